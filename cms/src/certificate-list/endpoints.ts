/**
 * Transfer certificates from a list, for those who keep them: seen and written as any other sheet (sheet/endpoints.ts). The names of the scans
 * come with the list; the scans themselves are uploaded as private files once it was seen, and written by their numbers.
 */
import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { may } from '../access/rights.ts';
import { isMember, type Member } from '../access/roles.ts';
import { type Id, idOf, type Row, text } from '../api/records/stored.ts';
import { insertMany } from '../database/write-many.ts';
import { logDeed } from '../hooks/record-activity.ts';
import { admissionKey, nameKey } from '../name-key.ts';
import {
  type Listed as AnyListed,
  refuse,
  type Sample,
  sheetEndpoints,
} from '../sheet/endpoints.ts';
import { findRecords } from '../sheet/find-records.ts';
import { countPlan, toListed } from '../sheet/plan.ts';
import { type Column, readSheet } from './columns.ts';
import { type Certificate, type Change, makePlan, type Plan } from './plan.ts';

export const mayUseCertificateSheet = (user: unknown): user is Member =>
  isMember(user) &&
  may(user.role, 'create', 'transfer-certificates') &&
  may(user.role, 'create', 'private-files');

export const certificateSample: Sample = {
  fileName: 'transfer-certificates-sample',
  rows: [
    ['Admission No.', 'Name', 'TC No.'],
    ['1042', 'Aarav Sharma (example)', '311'],
    ['A-1188', 'सुनीता कुमारी (example)', '312'],
  ],
};

export type Listed = AnyListed &
  Pick<Change, 'kind' | 'file'> & {
    /** What the scan is called among the private files. */
    scanTitle: string;
  };

const collection = 'transfer-certificates';
const mostFiles = 1000;
const given = z.object({
  /** The names of the scans that were chosen. */
  files: z.array(z.string().min(1).max(300)).max(mostFiles).default([]),
  /** Of those that were uploaded: the private file of each name. */
  uploaded: z.record(z.string(), z.int().positive()).default({}),
});
type Body = Record<string, unknown>;
const readGiven = (body: Body): z.infer<typeof given> => {
  const read = given.safeParse(body);
  return read.success
    ? read.data
    : refuse(`Please choose at most ${mostFiles} scans at once, and the list of them.`);
};

const planNow = async (
  req: PayloadRequest,
  school: Id,
  rows: Parameters<typeof makePlan>[0],
  body: Body,
): Promise<Plan> => {
  const kept = await findRecords(req, collection, school);
  const certificates = kept.map(
    (row): Certificate => ({ id: row.id, admission: text(row.admission), name: text(row.name) }),
  );
  return makePlan(rows, certificates, readGiven(body).files);
};

/** The private file of each change: of this school, and of no other certificate. */
const filesOf = async (
  req: PayloadRequest,
  school: Id,
  { changes }: Plan,
  body: Body,
): Promise<Map<string, number>> => {
  const { uploaded } = readGiven(body);
  const ids = changes.flatMap(({ file }) => uploaded[file] ?? []);
  const find = async (slug: typeof collection | 'private-files', where: Where): Promise<Row[]> => {
    const { docs } = await req.payload.db.find<Row>({
      collection: slug,
      where: { and: [{ school: { equals: school } }, where] },
      pagination: false,
      limit: 0,
      req,
    });
    return docs;
  };
  const own = new Set(
    (await find('private-files', { id: { in: ids } })).map(({ id }) => Number(id)),
  );
  const taken = new Set(
    (await find(collection, { file: { in: ids } })).map(({ file }) => Number(idOf(file))),
  );
  const files = new Map<string, number>();
  for (const { file } of changes) {
    const id = uploaded[file];
    if (id === undefined || !own.has(id) || taken.has(id))
      return refuse(`The scan ${file} has not come. Nothing was written. Please try again.`, 409);
    taken.add(id);
    files.set(file, id);
  }
  return files;
};

/** In the request's transaction, past the hooks: one line of the log says how many they are. */
const writePlan = async (
  req: PayloadRequest,
  school: Id,
  plan: Plan,
  body: Body,
): Promise<void> => {
  if (plan.changes.length === 0) return;
  const files = await filesOf(req, school, plan, body);
  await insertMany(
    req,
    'transfer_certificates',
    plan.changes.flatMap(({ created, file }) =>
      created
        ? [
            {
              ...created,
              admissionKey: admissionKey(created.admission),
              nameKey: nameKey(created.name),
              file: files.get(file),
              school: Number(school),
            },
          ]
        : [],
    ),
  );
  await logDeed(req, {
    did: 'added',
    kind: 'Transfer certificates from a list',
    title: `${plan.changes.length} new`,
    collection,
    school,
  });
};

const named = (words: string, files: readonly string[]): string[] =>
  files.length === 0 ? [] : [`${words}: ${files.join(', ')}`];

export const certificateSheetEndpoints = sheetEndpoints<Column, Plan>({
  mayUse: mayUseCertificateSheet,
  lock: 'certificates',
  sample: certificateSample,
  read: readSheet,
  plan: planNow,
  show: (plan) => ({
    counts: countPlan(plan),
    changes: plan.changes.map(
      (change): Listed => ({
        ...toListed(change),
        file: change.file,
        scanTitle: `TC ${change.created?.admission} ${change.title}`,
      }),
    ),
    problems: plan.problems,
    notes: [
      ...named('Scans that fit no row of the list, and are not sent', plan.unmatched),
      ...named(
        'Scans of certificates that are here already, which stay as they are',
        plan.notNeeded,
      ),
    ],
  }),
  write: writePlan,
});
