/// <reference path="./sax.d.ts" />
/** Reads XML piece by piece, and lets others in between: a large sheet takes a second. */
import { setImmediate as letOthersIn } from 'node:timers/promises';
import sax from 'sax';

/** Programs put names of their own before the colon. */
const plainName = (name: string): string => name.slice(name.indexOf(':') + 1);

type Tag = { attributes: Record<string, string> };
export const attributeOf = ({ attributes }: Tag, wanted: string): string =>
  attributes[wanted] ??
  Object.entries(attributes).find(([name]) => plainName(name) === wanted)?.[1] ??
  '';

type Readers = {
  open?: (name: string, tag: Tag) => void;
  /** `inside`: the elements around it, the nearest last. */
  text?: (piece: string, inside: readonly string[]) => void;
  close?: (name: string) => void;
};

const pieceLength = 256 * 1024;

/** Strictly: what is not XML throws, and so does an entity that the file would define itself. */
export const readXml = async (xml: string, { open, text, close }: Readers): Promise<void> => {
  if (xml === '') return;
  const parser = sax.parser(true);
  const inside: string[] = [];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = (tag) => {
    const name = plainName(tag.name);
    inside.push(name);
    open?.(name, tag);
  };
  parser.ontext = (piece) => text?.(piece, inside);
  parser.oncdata = parser.ontext;
  parser.onclosetag = (name) => {
    close?.(plainName(name));
    inside.pop();
  };
  for (let from = 0; from < xml.length; from += pieceLength) {
    await letOthersIn();
    parser.write(xml.slice(from, from + pieceLength));
  }
  parser.close();
};
