/** Reads the demo school's own folder: documents are printed from the same words that its pages show. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { schoolFolder } from '../maker.ts';

/** The demo school's folder. */
export const folder = schoolFolder('njms');

/** One of the school's YAML files. */
export const readYaml = <T>(path: string) => parse(readFileSync(new URL(path, folder), 'utf8')) as T;

/** A record of documents.yaml. */
export type DocumentRecord = { key: string; category: string; title: string; description: string; date: string };

const months = 'January February March April May June July August September October November December'.split(' ');

/** `last 09-25 -1y` as "25 September"; a day counted from today has no date to print. */
export function dayInWords(day: string): string | undefined {
  const match = /^(?:last|next) (\d\d)-(\d\d)/.exec(day);
  return match ? `${Number(match[2])} ${months[Number(match[1]) - 1]}` : undefined;
}
