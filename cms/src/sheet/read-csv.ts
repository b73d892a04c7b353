/** The rows of a file or of pasted cells: separated by comma, semicolon or tab, quoted as spreadsheets quote (RFC 4180). */

/** `unclosed`: the row in which a quotation mark opens and none closes it. */
export type Csv = { rows: string[][] } | { unclosed: number } | 'too many rows';

const separators = [',', ';', '\t'] as const;

/** The lines in which something is written. `^` would begin one after U+2028, too: with many of those, each is read to the end again. */
export const linesOf = (text: string): IteratorObject<string> =>
  text.matchAll(/[^\n\r]+/g).map(([line]) => line);

/** What stands most often between the cells of the first line that has any. */
const findSeparator = (text: string): string => {
  const first = linesOf(text).find((line) => /[,;\t]/.test(line)) ?? '';
  const plain = first.replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((one) => plain.split(one).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
};

/** Empty lines are rows, too: a spreadsheet counts them. Nothing is kept of more than so many. */
export const readCsv = (given: string, mostRows: number): Csv => {
  const text = given.replace(/^\uFEFF/, '');
  const endOfCell = new RegExp(`[${findSeparator(text)}\\r\\n]|$`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    let cell = '';
    if (text[at] === '"') {
      do {
        const close = text.indexOf('"', at + 1);
        if (close === -1) return { unclosed: rows.length + 1 };
        cell += text.slice(at + 1, close);
        at = close + 1;
        // Two of them stand for one, and the cell goes on.
        if (text[at] === '"') cell += '"';
      } while (text[at] === '"');
    }
    endOfCell.lastIndex = at;
    const end = endOfCell.exec(text)?.index ?? text.length;
    row.push(cell + text.slice(at, end));
    const isLast = text[end] === undefined || text[end] === '\r' || text[end] === '\n';
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (!isLast) continue;
    if (rows.length === mostRows) return 'too many rows';
    rows.push(row);
    row = [];
  }
  return { rows };
};
