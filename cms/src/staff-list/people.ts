/** Reads who stands on the Staff List. */
import type { PayloadRequest } from 'payload';
import { type Id, text } from '../api/records/stored.ts';
import { findRecords, findWithDrafts } from '../sheet/find-records.ts';
import type { Person } from './plan.ts';

/** As the transaction of the request sees it, where it has one; without those in the trash. */
export const loadPeople = async (req: PayloadRequest, school: Id): Promise<Person[]> => {
  const docs = await findRecords(req, 'faculty', school, ['order', 'id']);
  const withDraft = await findWithDrafts(req, 'faculty', school);
  return docs.map((row) => ({
    id: row.id,
    name: text(row.name),
    designation: text(row.designation),
    qualification: text(row.qualification),
    order: typeof row.order === 'number' ? row.order : 0,
    isDraft: row._status !== 'published' || withDraft.has(String(row.id)),
  }));
};
