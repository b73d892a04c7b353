/** A table in a page: figures are understood as an office writes them, and one that is none is refused at its cell. */
import { findUnreadCells, notAFigure } from '@aangan/contract/figures.ts';
import type {
  ArrayField,
  ArrayFieldValidation,
  Block,
  SelectField,
  TextField,
  Validate,
} from 'payload';
import { array as checkArray } from 'payload/shared';
import {
  fewestColumns,
  longestCell,
  longestHeading,
  mostInGrid,
  tooMuchForTable,
} from './table-limits.ts';
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

/** Cells that are no figure and should be one: as they stand in the table, and by their row and column. */
type Unread = { cells: ReadonlySet<unknown>; places: ReadonlySet<string> };

/** Looked for once a table, not once a cell. */
const unreadOf = new WeakMap<Table, Unread>();

const findUnread = (table: Table): Unread => {
  const known = unreadOf.get(table);
  if (known) return known;
  const rows = table.rows ?? [];
  const unread = findUnreadCells({
    unit: table.unit ?? 'none',
    columns: table.columns ?? [],
    rows: rows.map(({ cells }) => (cells ?? []).map(({ value }) => value ?? '')),
    rowTotal: table.rowTotal,
    columnTotal: table.columnTotal,
  });
  const found = {
    cells: new Set(unread.map(({ row, column }) => rows[row]?.cells?.[column])),
    places: new Set(unread.map(({ row, column }) => `${row} ${column}`)),
  };
  unreadOf.set(table, found);
  return found;
};

type Checked = Pick<Parameters<Validate>[1], 'blockData' | 'siblingData'> & {
  /** Not given while the panel's form is checked as it is edited: there the cell is the very one of the table. */
  path?: readonly (number | string)[];
};

const value: TextField = {
  name: 'value',
  label: 'Value',
  type: 'text',
  maxLength: longestCell,
  validate: (text: unknown, { blockData, siblingData, path }: Checked) => {
    if (typeof text === 'string' && text.length > longestCell)
      return `Please use at most ${longestCell} characters.`;
    const { cells, places } = findUnread(blockData as Table);
    // … rows, its number, cells, its number, value
    const [row, , column] = path?.slice(-4) ?? [];
    const isUnread = path ? places.has(`${row} ${column}`) : cells.has(siblingData);
    return isUnread ? notAFigure : true;
  },
};

const cells: ArrayField = {
  name: 'cells',
  label: 'Cells',
  labels: { singular: 'Cell', plural: 'Cells' },
  type: 'array',
  required: true,
  fields: [value],
  validate: (given, { blockData }) => {
    const wanted = (blockData as Table).columns?.length;
    const count = Array.isArray(given) ? given.length : 0;
    return (
      wanted === undefined ||
      count === wanted ||
      `This row has ${count} cells, but the table has ${wanted} columns.`
    );
  },
};

const atMost =
  (most: number): ArrayFieldValidation =>
  (given, options) =>
    Array.isArray(given) && given.length > most ? tooMuchForTable : checkArray(given, options);

const unitField = choiceField({
  name: 'unit',
  label: 'Figures are',
  defaultValue: 'none',
  options: [
    { value: 'none', label: 'plain numbers or words' },
    { value: 'rupees', label: 'rupees (₹)' },
  ],
});
const unit: SelectField = {
  ...unitField,
  admin: { ...unitField.admin, components: { Field: '/admin/unit-input.tsx#UnitInput' } },
};

const columns: ArrayField = {
  name: 'columns',
  label: 'Columns',
  labels: { singular: 'Column', plural: 'Columns' },
  type: 'array',
  required: true,
  minRows: fewestColumns,
  validate: atMost(mostInGrid.columns),
  admin: {
    description: 'The first column names its row, such as Class.',
    components: { Field: '/admin/table/table-grid.tsx#TableGrid' },
  },
  fields: [
    lineField({ name: 'label', label: 'Heading', required: true, maxLength: longestHeading }),
  ],
};

/** The grid of the columns shows them. */
const rows: ArrayField = {
  name: 'rows',
  label: 'Rows',
  labels: { singular: 'Row', plural: 'Rows' },
  type: 'array',
  validate: atMost(mostInGrid.rows),
  admin: { components: { Field: '/admin/table/table-grid.tsx#ShownInGrid' } },
  fields: [cells],
};

export const table: Block = {
  slug: 'table',
  labels: { singular: 'Table', plural: 'Tables' },
  fields: [
    heading,
    lineField({
      name: 'caption',
      label: 'Caption',
      description: 'Optional. A line above the table.',
      maxLength: 500,
    }),
    unit,
    columns,
    rows,
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
