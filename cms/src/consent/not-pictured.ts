/** Which students may not be seen on photographs: for whoever is about to publish some. */
import type { Payload, Where } from 'payload';
import { findRows } from '../api/records/read-records.ts';
import { type Id, type Row, text } from '../api/records/stored.ts';
import { classes } from '../fields/classes.ts';
import { loadConsents } from './load-registry.ts';

export type OfClass = { className: string; names: string[] };
/** Whose parents said no, and who was not asked, class by class. */
export type NotPictured = { no: OfClass[]; unknown: OfClass[] };

const rankOf = (row: Row): number => classes.indexOf(row.class as (typeof classes)[number]);

/** The students of a school who have not left it. */
export const onRoll = (school: Id, day: string): Where => ({
  and: [
    { school: { equals: school } },
    { or: [{ leftOn: { exists: false } }, { leftOn: { greater_than: day } }] },
  ],
});

/** Students class by class, and by name in each. */
export const inClassOrder = (one: Row, other: Row): number =>
  rankOf(one) - rankOf(other) ||
  text(one.section).localeCompare(text(other.section)) ||
  text(one.name).localeCompare(text(other.name));

const byClass = (rows: readonly Row[]): OfClass[] => {
  const sorted = rows.toSorted(inClassOrder);
  const groups = Map.groupBy(sorted, (row) => `${text(row.class)} ${text(row.section)}`.trim());
  return [...groups].map(([className, members]) => ({
    className,
    names: members.map(({ name }) => text(name)),
  }));
};

export const findNotPictured = async (
  context: { payload: Payload },
  school: Id,
  day: string,
): Promise<NotPictured> => {
  const [consents, students] = await Promise.all([
    loadConsents(context, school),
    findRows(context, {
      collection: 'students',
      where: onRoll(school, day),
      fields: ['name', 'class', 'section'],
    }),
  ]);
  const replies = new Map(
    consents.refused('photograph', day).map(({ id, reply }) => [String(id), reply]),
  );
  const withReply = (reply: string) =>
    byClass(students.filter(({ id }) => replies.get(String(id)) === reply));
  return { no: withReply('no'), unknown: withReply('unknown') };
};
