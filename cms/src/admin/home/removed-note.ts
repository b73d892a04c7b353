/** What the home says of the last night's run: how much it deleted for good, of which kinds. */
import { rules } from '../../retention/table.ts';

type Row = { collection: string; count?: number | null };

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** From lines of the log, of one school or of all; nothing, if nothing was deleted. */
export const toRemovedNote = (rows: readonly Row[]): string | undefined => {
  const parts = rules.flatMap(({ kind, one, many }) => {
    const count = rows
      .filter(({ collection }) => collection === kind)
      .reduce((sum, row) => sum + (row.count ?? 0), 0);
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return parts.length > 0
    ? `Deleted last night, because their time was over: ${list.format(parts)}.`
    : undefined;
};
