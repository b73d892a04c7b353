'use client';
/** What can be done with the row and the column in which somebody is: buttons below the grid, of the size of a thumb. */
import { fewestColumns, mostInGrid } from '../../fields/table-limits.ts';
import {
  addColumn,
  addRow,
  headingRow,
  moveColumn,
  moveRow,
  type Place,
  removeColumn,
  removeRow,
  type Table,
} from './grid.ts';

type Props = {
  table: Table;
  at: Place;
  /** Takes the changed table, and where one is in it then. */
  onChange: (table: Table, at: Place) => void;
};

type Tool = { label: string; name: string; isOff: boolean; run: () => void };

/** One that cannot be used just now keeps its place, and the focus. */
const Tools = ({ title, tools }: { title: string; tools: readonly Tool[] }) => (
  <fieldset className="table-grid__tools">
    <legend>{title}</legend>
    {tools.map(({ label, name, isOff, run }) => (
      <button
        key={label}
        type="button"
        aria-label={name}
        aria-disabled={isOff}
        onClick={() => !isOff && run()}
      >
        {label}
      </button>
    ))}
  </fieldset>
);

export const GridTools = ({ table, at: { row, column }, onChange }: Props) => {
  const { rows, columns } = table;
  const isRow = row !== headingRow && row < rows.length;
  const isColumn = column < columns.length;
  const notInRow = row === headingRow ? 'the headings' : 'the last row';
  const ofRow = isRow ? `row ${row + 1}` : notInRow;
  const ofColumn = `column ${columns[column]?.label.trim() || column + 1}`;
  const rowTools: Tool[] = [
    {
      label: 'Add below',
      name: `Add below ${ofRow}`,
      isOff: rows.length >= mostInGrid.rows,
      run: () =>
        onChange(addRow(table, Math.min(row, rows.length - 1) + 1), { row: row + 1, column }),
    },
    {
      label: 'Move up',
      name: `Move up ${ofRow}`,
      isOff: !isRow || row === 0,
      run: () => onChange(moveRow(table, row, row - 1), { row: row - 1, column }),
    },
    {
      label: 'Move down',
      name: `Move down ${ofRow}`,
      isOff: !isRow || row === rows.length - 1,
      run: () => onChange(moveRow(table, row, row + 1), { row: row + 1, column }),
    },
    {
      label: 'Remove',
      name: `Remove ${ofRow}`,
      isOff: !isRow,
      run: () => onChange(removeRow(table, row), { row, column }),
    },
  ];
  const columnTools: Tool[] = [
    {
      label: 'Add after',
      name: `Add after ${ofColumn}`,
      isOff: columns.length >= mostInGrid.columns,
      run: () => onChange(addColumn(table, column + 1), { row, column: column + 1 }),
    },
    {
      label: 'Move left',
      name: `Move left ${ofColumn}`,
      isOff: !isColumn || column === 0,
      run: () => onChange(moveColumn(table, column, column - 1), { row, column: column - 1 }),
    },
    {
      label: 'Move right',
      name: `Move right ${ofColumn}`,
      isOff: !isColumn || column === columns.length - 1,
      run: () => onChange(moveColumn(table, column, column + 1), { row, column: column + 1 }),
    },
    {
      label: 'Remove',
      name: `Remove ${ofColumn}`,
      isOff: !isColumn || columns.length <= fewestColumns,
      run: () => onChange(removeColumn(table, column), { row, column: Math.max(0, column - 1) }),
    },
  ];
  return (
    <>
      <Tools title={isRow ? `Row ${row + 1}` : 'Rows'} tools={rowTools} />
      <Tools title={`Column ${columns[column]?.label.trim() || column + 1}`} tools={columnTools} />
    </>
  );
};
