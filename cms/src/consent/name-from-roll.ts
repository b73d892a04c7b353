import type { CollectionBeforeValidateHook } from 'payload';
import { idOf } from '../access/roles.ts';

/** A consent keeps the name and the class that the roll has, also for when the student is no longer on it. */
export const nameFromRoll: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data;
  const student = data.student ?? null;
  const isNamed = typeof data.name === 'string' && data.name.trim() !== '';
  const isSame = originalDoc?.student && student && idOf(originalDoc.student) === idOf(student);
  if (student === null || (isNamed && isSame)) return data;
  const found = await req.payload.db.findOne<{
    id: number;
    name: string;
    class: string;
    section: string;
  }>({
    collection: 'students',
    where: { id: { equals: idOf(student) } },
    select: { name: true, class: true, section: true },
    req,
  });
  return found ? { ...data, name: found.name, class: `${found.class} ${found.section}` } : data;
};
