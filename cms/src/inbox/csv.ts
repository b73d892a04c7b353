/** Rows as a file that a spreadsheet opens, in any script, and in which nothing that a visitor wrote is run. */

/** What a spreadsheet would take for a formula gets an apostrophe, which makes it text; full-width signs count there too. */
const harmless = (cell: string): string => (/^\s*[=+\-@＝＋－＠]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => `"${harmless(cell).replaceAll('"', '""')}"`;

/** With the mark by which Excel knows that it is UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
