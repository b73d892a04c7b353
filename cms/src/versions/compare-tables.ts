/** Two versions of a table, cell by cell: by the first cell of its row and the heading of its column. */
import type { Field } from 'payload';
import type { Change } from './change.ts';
import { type Group, pairRows, rowsOf } from './pair-rows.ts';

type CompareFields = (
  fields: readonly Field[],
  before: Group,
  after: Group,
  where: string[],
) => Change[];

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const cellsOf = (row: Group | undefined): string[] =>
  rowsOf(row?.cells).map(({ value }) => textOf(value));

const gridFields = new Set(['columns', 'rows']);
const isBesideGrid = (field: Field): boolean => !('name' in field && gridFields.has(field.name));

export const compareTables = (
  fields: readonly Field[],
  before: Group,
  after: Group,
  where: string[],
  compareFields: CompareFields,
): Change[] => {
  const words = (old: string, now: string, ...at: string[]): Change[] =>
    old === now
      ? []
      : [{ where: [...where, at.join(', ')], before: { words: old }, after: { words: now } }];
  const { pairs: columns } = pairRows(rowsOf(before.columns), rowsOf(after.columns));
  const headings = columns.flatMap(({ old, now }) => {
    const place = (now ?? old)?.index ?? 0;
    return words(textOf(old?.row.label), textOf(now?.row.label), `Heading of column ${place + 1}`);
  });
  const { pairs: rows } = pairRows(rowsOf(before.rows), rowsOf(after.rows));
  const cells = rows.flatMap(({ old, now }): Change[] => {
    const [olds, nows] = [cellsOf(old?.row), cellsOf(now?.row)];
    const place = (now ?? old)?.index ?? 0;
    const [first = ''] = now ? nows : olds;
    const row = `Row ${place + 1}${first ? ` “${first}”` : ''}`;
    if (!old || !now)
      return [
        {
          where: [...where, row],
          before: { words: olds.join(' | ') },
          after: { words: nows.join(' | ') },
          note: old ? 'removed' : 'added',
        },
      ];
    // A cell has no id of its own that lasts: it is the one below its column's heading.
    return columns.flatMap((column) => {
      if (!column.old || !column.now) return [];
      const heading = textOf(column.now.row.label) || `Column ${column.now.index + 1}`;
      const [was = '', is = ''] = [olds[column.old.index], nows[column.now.index]];
      return words(was, is, row, heading);
    });
  });
  return [
    ...compareFields(fields.filter(isBesideGrid), before, after, where),
    ...headings,
    ...cells,
  ];
};
