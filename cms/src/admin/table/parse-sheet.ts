/** What Excel, Google Sheets and Word put on the clipboard as plain text: cells with a tab between them, one line for each row. */
import { toOneLine } from '@aangan/contract/one-line.ts';

export type Sheet = string[][];

/** A cell with a line end, a tab or a quote in it stands in quotes; one that only begins with a quote is taken as it is. */
const quoted = /^"((?:[^"]|"")*)"(?=\t|\n|$)/;
const plain = /^[^\t\n]*/;

const toCell = (text: string): string => toOneLine(text.replaceAll('\u00a0', ' ')).trim();
const isEmpty = (cell: string): boolean => cell === '';

/** Whole columns that were chosen in a sheet come with hundreds of empty cells behind them. */
const trim = (lines: Sheet): Sheet => {
  const height = lines.findLastIndex((line) => !line.every(isEmpty)) + 1;
  const width = Math.max(0, ...lines.map((line) => line.findLastIndex((cell) => cell !== '') + 1));
  return lines
    .slice(0, height)
    .map((line) => Array.from({ length: width }, (_, column) => line[column] ?? ''));
};

/** The rows of a copied sheet, all of one length; none where nothing but space was copied. */
export const parseSheet = (text: string): Sheet => {
  let rest = text.replace(/\r\n?/g, '\n');
  const lines: Sheet = [[]];
  for (;;) {
    const inQuotes = quoted.exec(rest);
    const [whole = '', inner] = inQuotes ?? plain.exec(rest) ?? [];
    lines.at(-1)?.push(toCell(inner === undefined ? whole : inner.replaceAll('""', '"')));
    const end = rest[whole.length];
    if (end === undefined) return trim(lines);
    if (end === '\n') lines.push([]);
    rest = rest.slice(whole.length + 1);
  }
};
