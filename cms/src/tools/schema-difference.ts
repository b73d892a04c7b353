/** What differs between two states of the tables, in words for a developer. */
import { isDeepStrictEqual } from 'node:util';

type Columns = Record<string, unknown>;
type Table = { name: string; columns: Columns };
/** As drizzle-kit writes it, as far as it is read here. */
export type Schema = { tables: Record<string, Table>; enums?: Record<string, { name: string }> };

const namesOf = (one: object = {}, other: object = {}): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

const columnDifference = (before: Columns, after: Columns): string[] =>
  namesOf(before, after).flatMap((column) => {
    if (!(column in before)) return [`new column "${column}"`];
    if (!(column in after)) return [`column "${column}" is gone`];
    return isDeepStrictEqual(before[column], after[column]) ? [] : [`column "${column}" differs`];
  });

const tableDifference = (before: Table | undefined, after: Table | undefined): string[] => {
  if (!before) return ['new table'];
  if (!after) return ['table is gone'];
  const columns = columnDifference(before.columns, after.columns);
  if (columns.length > 0 || isDeepStrictEqual(before, after)) return columns;
  return ['its indexes or references differ'];
};

/** Tables of versions (`_news_v`) repeat what is said of the records themselves. */
const isOfVersions = (table: string): boolean => table.startsWith('_');

/** One line a difference; none if both are the same. */
export const describeDifference = (before: Schema, after: Schema): string[] => {
  const tables = namesOf(before.tables, after.tables).flatMap((key) => {
    const { name = key } = after.tables[key] ?? before.tables[key] ?? {};
    const lines = tableDifference(before.tables[key], after.tables[key]);
    return lines.map((line) => ({ name, line: `${name}: ${line}` }));
  });
  const ofRecords = tables.filter(({ name }) => !isOfVersions(name));
  if (tables.length > 0) return (ofRecords.length > 0 ? ofRecords : tables).map(({ line }) => line);
  // PostgreSQL keeps the values of a choice apart from the table.
  return namesOf(before.enums, after.enums)
    .filter((key) => !isDeepStrictEqual(before.enums?.[key], after.enums?.[key]))
    .map((key) => `${(after.enums?.[key] ?? before.enums?.[key])?.name}: its values differ`);
};
