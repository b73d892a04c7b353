/**
 * Puts the record of a preview among the rows that a query finds, in the place that its draft has there. The draft lies in another table than
 * what is published, so whether a query means it is asked here, of the few operators that the api's queries have.
 */
import type { Sort, Where, WhereField } from 'payload';
import { idOf, type Row } from '../records/stored.ts';

const valueIn = (row: Row, name: string): unknown => {
  const value = row[name];
  return typeof value === 'object' && value !== null ? idOf(value) : value;
};

const isThere = (value: unknown): boolean => value !== null && value !== undefined;

const operators: Record<string, (value: unknown, asked: unknown) => boolean> = {
  equals: (value, asked) => value === asked,
  not_equals: (value, asked) => value !== asked,
  in: (value, asked) => (asked as unknown[]).includes(value),
  exists: (value, asked) => isThere(value) === asked,
  greater_than: (value, asked) => isThere(value) && String(value) > String(asked),
  less_than_equal: (value, asked) => isThere(value) && String(value) <= String(asked),
};

const fits = (value: unknown, field: WhereField): boolean =>
  Object.entries(field).every(([operator, asked]) => {
    const holds = operators[operator];
    if (!holds) throw new Error(`A preview knows no operator ${operator}`);
    return holds(value, asked);
  });

/** Whether a query means a row. */
export const isMeant = (row: Row, where: Where): boolean =>
  Object.entries(where).every(([name, asked]) => {
    if (name === 'and') return (asked as Where[]).every((one) => isMeant(row, one));
    if (name === 'or') return (asked as Where[]).some((one) => isMeant(row, one));
    return fits(valueIn(row, name), asked as WhereField);
  });

/** As both databases order days, numbers and ids; what is empty comes first. */
const compare = (one: unknown, other: unknown): number => {
  if (!isThere(one) || !isThere(other)) return Number(isThere(one)) - Number(isThere(other));
  return (one as number) < (other as number) ? -1 : (one as number) > (other as number) ? 1 : 0;
};

const isBefore = (row: Row, other: Row, sort: readonly string[]): boolean => {
  for (const by of sort) {
    const name = by.replace(/^-/, '');
    const order = compare(valueIn(row, name), valueIn(other, name)) * (by === name ? 1 : -1);
    if (order !== 0) return order < 0;
  }
  return false;
};

/** `others` are the rows of the query without the record itself. */
export const withPreviewed = (
  others: readonly Row[],
  row: Row,
  { where, sort = [], limit = 0 }: { where: Where; sort?: Sort; limit?: number },
): Row[] => {
  if (!isMeant(row, where)) return [...others];
  const place = others.findIndex((other) => isBefore(row, other, [sort].flat()));
  const all = place < 0 ? [...others, row] : others.toSpliced(place, 0, row);
  return limit > 0 ? all.slice(0, limit) : all;
};
