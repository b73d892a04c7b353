/** A report that is begun without parts is filled from the school's records, in the same transaction. */
import {
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { idOf } from '../access/roles.ts';
import { findRows, publishedIn } from '../api/records/read-records.ts';
import { loadSchoolRecords } from '../api/records/school-records.ts';
import { type Id, rowsOf, text } from '../api/records/stored.ts';
import { today } from '../fields/day-field.ts';
import { readSessionYear } from '../fields/session-field.ts';
import { type Assembled, assembleReport } from './assemble.ts';

const refuse = (req: PayloadRequest, message: string): never => {
  throw new ValidationError(
    { collection: 'annual-reports', errors: [{ path: 'sessionYear', label: 'Session', message }] },
    req.t,
  );
};

const assemble = async (
  req: PayloadRequest,
  school: Id,
  sessionYear: string,
): Promise<Assembled> => {
  const context = { payload: req.payload, req };
  const find = (collection: CollectionSlug, fields: string[], where = {}) =>
    findRows(context, { collection, where: publishedIn(school, where), fields });
  const [records, events, toppers, achievements] = await Promise.all([
    loadSchoolRecords(context, school),
    find('events', ['title', 'date', 'category']),
    find('toppers', ['sessionYear']),
    find('documents', ['date'], { category: { equals: 'Achievement' } }),
  ]);
  return assembleReport({ sessionYear, today: today(), records, events, toppers, achievements });
};

export const beginReport: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data?.school || rowsOf(data.blocks).length > 0) return data;
  // A draft's fields are not asked, and without a session there is nothing to begin.
  const sessionYear =
    readSessionYear(text(data.sessionYear)) ??
    refuse(req, 'Please write the session as two years in a row, such as 2025-2026.');
  if (data._status === 'published')
    refuse(
      req,
      'Please save it as a draft first. It is then filled from your records, for you to read before anybody else does.',
    );
  const assembled = await assemble(req, idOf(data.school), sessionYear);
  return { ...data, ...assembled, signedBy: text(data.signedBy) || assembled.signedBy };
};
