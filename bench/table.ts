/** The tables that measurements print: every column with its unit, every figure with the bound that it must keep. */

export type Bound = { sign: '≤' | '<' | '≥'; limit: number };
/** What was measured; without a bound it only informs. */
export type Figure = { value: number; digits?: number; bound?: Bound | undefined };
/** `unit` says what its figures count. */
export type Column = { title: string; unit: string };

export const atMost = (limit: number): Bound => ({ sign: '≤', limit });
export const below = (limit: number): Bound => ({ sign: '<', limit });
export const atLeast = (limit: number): Bound => ({ sign: '≥', limit });

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Whether a figure keeps its bound; one that could not be measured does not. */
export const holds = ({ value, bound }: Figure): boolean => {
  if (!bound) return true;
  if (bound.sign === '≥') return value >= bound.limit;
  return bound.sign === '<' ? value < bound.limit : value <= bound.limit;
};

const toCell = (figure: Figure): string => {
  const value = figure.value.toFixed(figure.digits ?? 0);
  if (!figure.bound) return value;
  return `${holds(figure) ? '' : '✗ '}${value} (${figure.bound.sign} ${figure.bound.limit})`;
};

/** The head of a table, whose first column names what was measured and whose last says whether all bounds of a row hold. */
export const toHead = (first: string, columns: readonly Column[]): string => {
  const titles = [first, ...columns.map(({ title, unit }) => `${title}, ${unit}`), 'bounds'];
  return `| ${titles.join(' | ')} |\n|${titles.map(() => '---|').join('')}`;
};

/** One row of it. */
export const toRow = (name: string, figures: readonly Figure[]): string =>
  `| ${[name, ...figures.map(toCell), figures.every(holds) ? 'hold' : 'MISSED'].join(' | ')} |`;
