/** A table in a page: figures are understood as an office writes them, and one that is none is refused at its cell. */
import { findUnreadCells, notAFigure } from '@aangan/contract/figures.ts';
import type { ArrayField, Block, TextField, Validate } from 'payload';

import { listField } from './list-field.ts';
import { choiceField, heading, lineField } from './text-fields.ts';

type Cell = { value?: string | null };
type Row = { cells?: Cell[] | null };
type Table = {
  unit?: string | null;
  columns?: unknown[] | null;
  rows?: Row[] | null;
  rowTotal?: string | null;
  columnTotal?: string | null;
};

/** What stands in a record at a path. */
const at = (record: unknown, path: readonly (number | string)[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? (part as Record<string, unknown>)[key]
        : undefined,
    record,
  );

/** Looked for once a table, not once a cell. */
const unreadOf = new WeakMap<Table, Set<string>>();

const unreadCells = (table: Table): Set<string> => {
  const known = unreadOf.get(table);
  if (known) return known;
  const unread = findUnreadCells({
    unit: table.unit ?? 'none',
    columns: table.columns ?? [],
    rows: (table.rows ?? []).map(({ cells }) => (cells ?? []).map(({ value }) => value ?? '')),
    rowTotal: table.rowTotal,
    columnTotal: table.columnTotal,
  });
  const found = new Set(unread.map(({ row, column }) => `${row} ${column}`));
  unreadOf.set(table, found);
  return found;
};

const longestCell = 500;

const value: TextField = {
  name: 'value',
  label: 'Value',
  type: 'text',
  maxLength: longestCell,
  validate: (text: unknown, { data, path }: Pick<Parameters<Validate>[1], 'data' | 'path'>) => {
    if (typeof text === 'string' && text.length > longestCell)
      return `Please use at most ${longestCell} characters.`;
    // … rows, its number, cells, its number, value
    const table = at(data, path.slice(0, -5)) as Table | undefined;
    const [row, , column] = path.slice(-4);
    return table && unreadCells(table).has(`${row} ${column}`) ? notAFigure : true;
  },
};

const cells: ArrayField = {
  name: 'cells',
  label: 'Cells',
  labels: { singular: 'Cell', plural: 'Cells' },
  type: 'array',
  required: true,
  fields: [value],
  validate: (given, { data, path }) => {
    // … rows, its number, cells
    const table = at(data, path.slice(0, -3)) as Table | undefined;
    const wanted = table?.columns?.length;
    const count = Array.isArray(given) ? given.length : 0;
    return (
      wanted === undefined ||
      count === wanted ||
      `This row has ${count} cells, but the table has ${wanted} columns.`
    );
  },
};

export const table: Block = {
  slug: 'table',
  labels: { singular: 'Table', plural: 'Tables' },
  fields: [
    heading,
    lineField({
      name: 'caption',
      label: 'Caption',
      description: 'Optional. A line below the table.',
      maxLength: 500,
    }),
    choiceField({
      name: 'unit',
      label: 'Figures are',
      defaultValue: 'none',
      options: [
        { value: 'none', label: 'plain numbers or words' },
        { value: 'rupees', label: 'rupees' },
      ],
    }),
    listField({
      name: 'columns',
      label: 'Columns',
      labels: { singular: 'Column', plural: 'Columns' },
      required: true,
      minRows: 2,
      description: 'The first column names its row, such as Class.',
      fields: [lineField({ name: 'label', label: 'Heading', required: true })],
    }),
    listField({
      name: 'rows',
      label: 'Rows',
      labels: { singular: 'Row', plural: 'Rows' },
      fields: [cells],
    }),
    lineField({
      name: 'rowTotal',
      label: 'Heading of a total column',
      description:
        'Optional. Write Total here, and each row is added up by itself. Never type a total.',
    }),
    lineField({
      name: 'columnTotal',
      label: 'Name of a total row',
      description: 'Optional. Write Grand total here, and each column is added up by itself.',
    }),
  ],
};
