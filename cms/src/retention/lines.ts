import type { Count } from './apply.ts';
import { inWords } from './table.ts';

/** What a run did, or would do, as a table for people: a row for each school and kind, and the sum. */
export const toLines = (counts: readonly Count[], isDryRun: boolean): string[] => {
  const rows = [
    ['school', 'kind', 'kept for', isDryRun ? 'would go' : 'gone'],
    ...counts.map(({ school, rule, period, count }) => [
      school ?? 'none',
      rule.label,
      inWords(period),
      String(count),
    ]),
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const sum = counts.reduce((all, { count }) => all + count, 0);
  const end = isDryRun ? `${sum} would be deleted. Nothing was.` : `${sum} deleted for good.`;
  return [
    ...rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')),
    end,
  ];
};
