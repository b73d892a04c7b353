/** Which cells of a table are marked, and with what words. */
import { findUnreadCells, notAFigure } from '@aangan/contract/figures.ts';
import { headingRow, type Place } from './grid.ts';
import { keyOf, type ReadTable } from './table-state.ts';

/** What the server has refused: the very text, by the id of its cell. */
export type Refused = ReadonlyMap<string, { value: string; words: string }>;

type Written = { id: string; value: string; place: Place };

const cellsOf = ({ columns, rows }: ReadTable): Written[] => [
  ...columns.map(({ id, label }, column) => ({
    id,
    value: label,
    place: { row: headingRow, column },
  })),
  ...rows.flatMap(({ cells }, row) =>
    cells.map(({ id, value }, column) => ({ id, value, place: { row, column } })),
  ),
];

/**
 * With what the form's state tells of refusals now. They are kept here, because a late answer to an earlier change takes them out of that state
 * again (see hooks/tell-reason.ts). Whether something is a figure depends on its neighbours, too, and is found out anew each time.
 */
export const learnRefused = (before: Refused, table: ReadTable): Refused => {
  const news = cellsOf(table).flatMap(({ id, value, place }) => {
    const words = table.refused[keyOf(place)];
    const isKnown = before.get(id)?.value === value && before.get(id)?.words === words;
    return words && words !== notAFigure && !isKnown ? [[id, { value, words }] as const] : [];
  });
  return news.length > 0 ? new Map([...before, ...news]) : before;
};

/** The words at each cell: what the server has refused and nobody has changed since, and what it will refuse. */
export const refusalsOf = (table: ReadTable, refused: Refused): ReadonlyMap<string, string> => {
  const unread = findUnreadCells({
    ...table,
    rows: table.rows.map(({ cells }) => cells.map(({ value }) => value)),
  });
  const standing = cellsOf(table).flatMap(({ id, value, place }) => {
    const known = refused.get(id);
    return known?.value === value ? [[keyOf(place), known.words] as const] : [];
  });
  return new Map([...unread.map((place) => [keyOf(place), notAFigure] as const), ...standing]);
};
