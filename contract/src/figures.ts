/** Figures in the cells of a table, as a school's office writes them: `31,240`, `Rs 31240`, `31240/-`, `₹ 31,240`, `३१२४०`. */

/** The zero of each script that India counts in; its other digits follow it. */
const zeros = [...'०০੦૦୦௦౦೦൦٠۰'].map((zero) => zero.codePointAt(0) as number);

/** Digits of any of these scripts as 0 to 9. */
export const toLatinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number;
    const zero = zeros.find((each) => code >= each && code <= each + 9);
    return zero === undefined ? digit : String(code - zero);
  });

const minus = '[-−]?';
const currency = '(?:₹|rs\\.?|inr|रु\\.?|रुपये)?';
/** Plain digits, or in groups whose last one has three: `1,20,900` and `120,900`, but not the slip `31,24`. */
const digits = '(?:\\d+|\\d{1,3}(?:[, ]\\d{2,3})*[, ]\\d{3})(?:\\.\\d+)?';
const figure = new RegExp(
  `^(?<sign>${minus})\\s*${currency}\\s*(?<digits>${digits})\\s*(?:/[-–—=])?\\s*(?:rupees|only)?$`,
  'i',
);

/** The number in a cell; null for `–`, an empty cell, or words. */
export const readFigure = (cell: string): number | null => {
  const found = figure.exec(toLatinDigits(cell).replaceAll(/\s+/g, ' ').trim())?.groups;
  if (!found?.digits) return null;
  const value = Number(found.digits.replaceAll(/[, ]/g, ''));
  return found.sign ? -value : value;
};

/** How an office says that there is nothing: it counts as nothing, and is shown as it is. */
const nothing = /^(?:[-–—.]*|n\/?a|n\.a\.|nil|none|free|शून्य)$/i;
const speaksOfMoney = /₹|\brs\b|\binr\b|रु|\/[-–—=]|\brupees?\b/i;

type Table = {
  unit: string;
  columns: readonly unknown[];
  rows: readonly (readonly string[])[];
  rowTotal?: string | null | undefined;
  columnTotal?: string | null | undefined;
};

/**
 * The cells of a table that should hold a figure and hold none: they would count as nothing in its sums, and nobody would
 * see it. A column of words or days is left alone; in one with figures every cell is a figure, or says that there is none.
 */
export const findUnreadCells = (table: Table): { row: number; column: number }[] => {
  if (table.unit !== 'rupees' && !table.rowTotal && !table.columnTotal) return [];
  return table.columns.flatMap((_, column) => {
    if (column === 0) return [];
    const cells = table.rows.map((row) => row[column] ?? '');
    const hasFigures = cells.some((cell) => readFigure(cell) !== null);
    return cells.flatMap((cell, row) => {
      if (readFigure(cell) !== null || nothing.test(cell.trim())) return [];
      return hasFigures || speaksOfMoney.test(cell) ? [{ row, column }] : [];
    });
  });
};

export const notAFigure =
  'This is not a figure. Please write it in digits, such as 31240 or 31,240, or – where there is none.';
