/** The words of a record, wherever in it they stand: in fields, lists, blocks and formatted text. */
import { type Id, idOf } from '../api/records/stored.ts';
import { hasName, isName, replaceAcross, replaceName } from './name-in-words.ts';

/** Not words: keys, names of files, and what we make of a file. */
const notWords = new Set([
  'filename',
  'fingerprint',
  'importKey',
  'path',
  'preview',
  'thumbnailURL',
  'url',
]);
/** Changed, these would lead nowhere. */
const isAddress = (text: string): boolean => /^\S+@\S+$|^((https?|mailto|tel):|\/)\S*$/i.test(text);

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

type TextNode = Group & { text: string };
const isTextNode = (value: unknown): value is TextNode =>
  isGroup(value) && value.type === 'text' && typeof value.text === 'string';

/** A list in pieces: pieces of formatted text that are read as one, and everything else by itself. */
const piecesOf = (list: readonly unknown[]): (TextNode[] | unknown)[] => {
  const pieces: (TextNode[] | unknown)[] = [];
  let run: TextNode[] | undefined;
  for (const one of list)
    if (!isTextNode(one)) {
      run = undefined;
      pieces.push(one);
    } else if (run) run.push(one);
    else {
      run = [one];
      pieces.push(run);
    }
  return pieces;
};
const isRun = (piece: unknown): piece is TextNode[] => Array.isArray(piece) && isTextNode(piece[0]);
const textsOf = (run: readonly TextNode[]): string[] => run.map(({ text }) => text);

/** All texts of a value. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return isAddress(value) ? [] : [value];
  if (Array.isArray(value))
    return piecesOf(value).flatMap((piece) =>
      textsIn(isRun(piece) ? textsOf(piece).join('') : piece),
    );
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => (notWords.has(key) ? [] : textsIn(one)));
};

/** All texts in which a name stands. */
export const textsWith = (value: unknown, name: string): string[] =>
  textsIn(value).filter((text) => hasName(text, name));

/** Whether a row of a list is that of the person, as one of the cabinet. */
const isRowOf = (value: unknown, name: string): boolean =>
  isGroup(value) && isName(value.name, name);

export type Change = {
  name: string;
  /** What stands in the place of the name. */
  by: string;
  /** Whether rows of the person leave their lists. */
  dropsRows: boolean;
};

/** The same value with the name replaced. */
export const changeWords = <T>(value: T, change: Change): T => {
  const { name, by, dropsRows } = change;
  const changed = (one: unknown): unknown => {
    if (typeof one === 'string') return isAddress(one) ? one : replaceName(one, name, by);
    if (Array.isArray(one))
      return piecesOf(one).flatMap((piece): unknown[] => {
        if (dropsRows && isRowOf(piece, name)) return [];
        if (!isRun(piece)) return [changed(piece)];
        const texts = replaceAcross(textsOf(piece), name, by);
        return piece.map((node, index) => ({ ...node, text: texts[index] }));
      });
    if (!isGroup(one)) return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, field]) => [key, notWords.has(key) ? field : changed(field)]),
    );
  };
  return changed(value) as T;
};

/** The fields that are others than before. */
export const changedFields = (before: Group, after: Group): Group =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
    ),
  );

/** The photos of the person's rows in lists. */
export const photosIn = (value: unknown, name: string): Id[] => {
  if (Array.isArray(value)) return value.flatMap((one) => photosIn(one, name));
  if (!isGroup(value)) return [];
  const own = isRowOf(value, name) ? idOf(value.photo) : null;
  const inside = Object.values(value).flatMap((one) => photosIn(one, name));
  return own === null ? inside : [own, ...inside];
};
