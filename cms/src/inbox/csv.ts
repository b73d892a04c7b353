/** Rows as a file that a spreadsheet opens, in any script, and in which nothing that a visitor wrote is run. */

/** What a spreadsheet would take for a formula; full-width signs count there too. */
const formula = /^\s*[=+\-@＝＋－＠]/;
/** An apostrophe makes text of it. */
const harmless = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);
/** A cell as it was before that. */
export const asGiven = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

const quoted = (cell: string): string => `"${harmless(cell).replaceAll('"', '""')}"`;

/** With the mark by which Excel knows that it is UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
