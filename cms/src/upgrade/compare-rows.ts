/** What became of rows: pure, so that the rules can be read. */
import type { Rows, Values } from './rows.ts';

export type RowChanges = {
  /** Rows of tables that are still there: data that nobody asked to be taken away. */
  lost: string[];
  /** What a release may well do: columns and tables that went, values that were rewritten. */
  changed: string[];
};

/** These are about the database itself, and change with it. */
const ownTables = new Set(['payload_migrations']);

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

const columnsOf = (rows: Iterable<Values>): string[] => {
  for (const row of rows) return Object.keys(row);
  return [];
};

const compareTable = (
  table: string,
  before: Map<string, Values>,
  after: Map<string, Values>,
): RowChanges => {
  const changes: RowChanges = { lost: [], changed: [] };
  const gone = [...before.keys()].filter((id) => !after.has(id));
  if (gone.length > 0) changes.lost.push(`${table} has lost ${count(gone.length, 'row')}`);
  const [then, now] = [columnsOf(before.values()), columnsOf(after.values())];
  for (const column of then) {
    const filled = [...before].filter(([id, row]) => after.has(id) && row[column] !== null);
    if (!now.includes(column)) {
      if (filled.length > 0)
        changes.changed.push(
          `${table} has no ${column} any more, which held ${count(filled.length, 'value')}`,
        );
      continue;
    }
    const other = [...before].filter(
      ([id, row]) => after.has(id) && after.get(id)?.[column] !== row[column],
    );
    if (other.length > 0)
      changes.changed.push(`${table}.${column} has ${count(other.length, 'other value')}`);
  }
  return changes;
};

/** What differs; rows and columns that came to it are no difference. */
export const compareRows = (before: Rows, after: Rows): RowChanges => {
  const all: RowChanges = { lost: [], changed: [] };
  for (const [table, rows] of before) {
    if (ownTables.has(table)) continue;
    const now = after.get(table);
    if (!now) {
      if (rows.size > 0)
        all.changed.push(
          `there is no table ${table} any more, which held ${count(rows.size, 'row')}`,
        );
      continue;
    }
    const { lost, changed } = compareTable(table, rows, now);
    all.lost.push(...lost);
    all.changed.push(...changed);
  }
  return all;
};

/** Whether both hold the same, to the value. */
export const areSame = (one: Rows, other: Rows): boolean => {
  const sizeOf = (rows: Rows) => [...rows].map(([table, { size }]) => `${table} ${size}`).sort();
  const { lost, changed } = compareRows(one, other);
  return lost.length + changed.length === 0 && sizeOf(one).join() === sizeOf(other).join();
};
