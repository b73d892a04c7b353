/** A table block in the state of Payload's form: how the grid reads it, and how it writes it back. */
import type { FieldState, FormState } from 'payload';
import type { Place, Table } from './grid.ts';
import { headingRow } from './grid.ts';

/** A table with what the server has refused of it. */
export type ReadTable = Table & {
  unit: string;
  rowTotal: string;
  columnTotal: string;
  /** By `${row} ${column}`; the headings are row −1. */
  refused: Record<string, string>;
  /** What is wrong with a whole row, by its number. */
  refusedRows: Record<string, string>;
};

export const keyOf = ({ row, column }: Place): string => `${row} ${column}`;

const textOf = (field: FieldState | undefined): string =>
  typeof field?.value === 'string' ? field.value : '';
const refusalOf = (field: FieldState | undefined): string | undefined =>
  field?.valid === false ? field.errorMessage : undefined;

/** Reads the table whose block stands at a path, such as `blocks.0`. */
export const readTable = (fields: FormState, base: string): ReadTable => {
  const refused: Record<string, string> = {};
  const refusedRows: Record<string, string> = {};
  const read = (path: string, place: Place): string => {
    const refusal = refusalOf(fields[path]);
    if (refusal) refused[keyOf(place)] = refusal;
    return textOf(fields[path]);
  };
  const columns = (fields[`${base}.columns`]?.rows ?? []).map(({ id }, column) => ({
    id,
    label: read(`${base}.columns.${column}.label`, { row: headingRow, column }),
  }));
  const rows = (fields[`${base}.rows`]?.rows ?? []).map(({ id }, row) => {
    const path = `${base}.rows.${row}.cells`;
    const refusal = refusalOf(fields[path]);
    if (refusal) refusedRows[row] = refusal;
    const cells = (fields[path]?.rows ?? []).map((cell, column) => ({
      id: cell.id,
      value: read(`${path}.${column}.value`, { row, column }),
    }));
    return { id, cells };
  });
  return {
    columns,
    rows,
    refused,
    refusedRows,
    unit: textOf(fields[`${base}.unit`]),
    rowTotal: textOf(fields[`${base}.rowTotal`]),
    columnTotal: textOf(fields[`${base}.columnTotal`]),
  };
};

const listOf = (before: FieldState | undefined, ids: readonly string[]): FieldState => {
  const { errorMessage: _, ...kept } = before ?? {};
  return {
    ...kept,
    rows: ids.map((id) => before?.rows?.find((row) => row.id === id) ?? { id }),
    value: ids.length,
    disableFormData: ids.length > 0,
    errorPaths: [],
    valid: true,
    passesCondition: true,
  };
};

/** A text as it was, its refusal included; or changed, and not refused until somebody has looked at it. */
const textState = (before: FieldState | undefined, value: string): FieldState => {
  if (before && textOf(before) === value) return before;
  const { errorMessage: _, ...kept } = before ?? {};
  return { ...kept, value, isModified: true, valid: true, passesCondition: true };
};

const idState = (id: string): FieldState => ({
  value: id,
  initialValue: id,
  valid: true,
  passesCondition: true,
});

/** The state of the form with another table at a path. */
export const withTable = (fields: FormState, base: string, { columns, rows }: Table): FormState => {
  const own = [`${base}.columns.`, `${base}.rows.`];
  const isOwn = (path: string): boolean => own.some((start) => path.startsWith(start));
  const state: FormState = {};
  /** The paths at which each id stood. */
  const stood = new Map<unknown, string>();
  for (const [path, field] of Object.entries(fields)) {
    if (!isOwn(path)) state[path] = field;
    else if (path.endsWith('.id')) stood.set(field.value, path.slice(0, -'.id'.length));
  }
  const before = (id: string, name: string): FieldState | undefined =>
    stood.has(id) ? fields[`${stood.get(id)}.${name}`] : undefined;

  const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
  state[`${base}.columns`] = listOf(fields[`${base}.columns`], ids(columns));
  state[`${base}.rows`] = listOf(fields[`${base}.rows`], ids(rows));
  for (const [index, { id, label }] of columns.entries()) {
    state[`${base}.columns.${index}.id`] = idState(id);
    state[`${base}.columns.${index}.label`] = textState(before(id, 'label'), label);
  }
  for (const [index, { id, cells }] of rows.entries()) {
    const path = `${base}.rows.${index}`;
    state[`${path}.id`] = idState(id);
    state[`${path}.cells`] = listOf(before(id, 'cells'), ids(cells));
    for (const [at, cell] of cells.entries()) {
      state[`${path}.cells.${at}.id`] = idState(cell.id);
      state[`${path}.cells.${at}.value`] = textState(before(cell.id, 'value'), cell.value);
    }
  }
  return state;
};
