/** What the website will add up, while the table is filled: the same sums, shown as it shows them. Nothing of it is saved. */
import {
  columnTotals,
  formatNumber,
  grandTotal,
  rowTotals,
} from '@aangan/contract/table-totals.ts';
import type { Place } from './grid.ts';
import type { ReadTable } from './table-state.ts';

type Added = Pick<ReadTable, 'columns' | 'rows' | 'unit' | 'rowTotal' | 'columnTotal'>;

export type Sums = {
  perRow: string[] | undefined;
  /** Of all columns but the first, which names the row; empty where there is no figure. */
  perColumn: string[] | undefined;
  grand: string;
};

const cellsOf = ({ rows }: Added): string[][] =>
  rows.map(({ cells }) => cells.map(({ value }) => value));

/** Only what the table has a name for is added up. */
export const addUp = (table: Added): Sums => {
  const rows = cellsOf(table);
  const show = (sum: number | null): string => {
    if (sum === null) return '';
    return table.unit === 'rupees' ? formatNumber(sum) : String(sum);
  };
  return {
    perRow: table.rowTotal.trim() ? rowTotals(rows).map(show) : undefined,
    perColumn:
      table.columnTotal.trim() && table.columns.length > 0
        ? columnTotals(rows, table.columns.length).map(show)
        : undefined,
    grand: show(grandTotal(rows)),
  };
};

/** The sums that a cell belongs to, in a sentence each. */
export const sayTotals = (table: Added, { row, column }: Place): string => {
  const { perRow, perColumn, grand } = addUp(table);
  const name = table.rows[row]?.cells[0]?.value.trim() || `row ${row + 1}`;
  const heading = table.columns[column]?.label.trim() || `column ${column + 1}`;
  const ofRow = perRow?.[row];
  const ofColumn = perColumn?.[column - 1];
  return [
    ofRow && `${table.rowTotal} of ${name}: ${ofRow}.`,
    ofColumn && `${table.columnTotal} of ${heading}: ${ofColumn}.`,
    perRow && perColumn && (ofRow || ofColumn) && `In all: ${grand}.`,
  ]
    .filter(Boolean)
    .join(' ');
};
