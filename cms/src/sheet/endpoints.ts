/**
 * A sheet that is given is first seen and then written: `POST …/sheet/read` says what it would change, and `POST …/sheet/write` changes
 * just that, all of it or nothing. `GET …/sheet/sample` gives one to fill in.
 */
import { createHash } from 'node:crypto';
import {
  APIError,
  type Endpoint,
  Forbidden,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import type { Member } from '../access/roles.ts';
import { schoolOfForm } from '../admin/school-now.ts';
import type { Id } from '../api/records/stored.ts';
import { type Lock, oneAtATime } from '../database/one-at-a-time.ts';
import { inOneTransaction } from '../endpoints/in-one-transaction.ts';
import { isId } from '../hooks/check-shapes.ts';
import { toCsv } from '../inbox/csv.ts';
import { readBody } from '../login/asked.ts';
import type { Given, Sheet, SheetRow } from './columns.ts';
import { exampleRows } from './example-rows.ts';
import type { Problem } from './problems.ts';
import { isTooLarge, tooLarge } from './to-text.ts';
import { NotAWorkbook, readWorkbook } from './workbook/read-workbook.ts';

export const refuse = (message: string, status = 400): never => {
  throw new APIError(message, status, undefined, true);
};

type MayUse = (user: unknown) => user is Member;

/** The school that the page was made for, if it is one of theirs. */
export const ownSchool = (req: PayloadRequest, mayUse: MayUse, named: unknown): Id => {
  const { user } = req;
  if (!mayUse(user)) throw new Forbidden(req.t);
  const school = isId(named) ? schoolOfForm(req, user, { school: Number(named) }) : undefined;
  return school !== undefined && String(school) === String(named)
    ? school
    : refuse('This is a sheet of another school. Please load the page again.', 403);
};

/** A row of what would change, as the page shows it. */
export type Listed = { row: number; title: string; words: string[] };
/** What the page shows of a sheet before it is written. */
export type Seen<Change extends Listed = Listed, Count extends string = string> = {
  /** By which writing knows that nothing has changed since it was seen. */
  seen: string;
  counts: Record<Count, number>;
  changes: Change[];
  problems: Problem[];
  unread: string[];
  /** What else there is to say. */
  notes?: string[];
};

/** A sheet to download and to fill in. */
export type Sample = { fileName: string; rows: readonly (readonly string[])[] };

export type SheetKind<Column extends string, Plan> = {
  mayUse: MayUse;
  sample?: Sample;
  /** What one at a time may write. */
  lock: Lock;
  read: (given: Given) => Sheet<Column> | string;
  /** `body`: what else was sent with the sheet, as it came. */
  plan: (
    req: PayloadRequest,
    school: Id,
    rows: readonly SheetRow<Column>[],
    body: Record<string, unknown>,
  ) => Promise<Plan>;
  show: (plan: Plan) => Omit<Seen, 'seen' | 'unread'>;
  write: (
    req: PayloadRequest,
    school: Id,
    plan: Plan,
    body: Record<string, unknown>,
  ) => Promise<void>;
};

/** `text` of a file or of cells; or a `workbook`, its bytes in Base64. */
const bodyOf = z
  .object({
    text: z.string().optional(),
    workbook: z.base64().optional(),
    seen: z.string().optional(),
  })
  .refine(({ text, workbook }) => (text === undefined) !== (workbook === undefined));
type Body = z.infer<typeof bodyOf>;

const givenIn = async ({ text, workbook }: Body): Promise<Given> => {
  if (isTooLarge(text ?? workbook ?? '')) return refuse(tooLarge, 413);
  if (workbook === undefined) return text ?? '';
  try {
    return await readWorkbook(Buffer.from(workbook, 'base64'));
  } catch (error) {
    if (error instanceof NotAWorkbook) return refuse(error.message);
    throw error;
  }
};

/** A file of a spreadsheet, which nobody keeps on the way. */
export const asDownload = (rows: Sample['rows'], fileName: string): Response =>
  new Response(toCsv(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}.csv"`,
      'cache-control': 'no-store',
    },
  });

/** By which writing knows that it does what was seen, and no more. */
export const fingerprint = (school: Id, plan: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([school, plan]))
    .digest('hex');

export const sheetEndpoints = <Column extends string, Plan>(
  kind: SheetKind<Column, Plan>,
): Omit<Endpoint, 'root'>[] => {
  const readGiven = async (req: PayloadRequest) => {
    const given = await readBody(req);
    const school = ownSchool(req, kind.mayUse, given.school);
    const body = bodyOf.safeParse(given);
    if (!body.success) return refuse('Please choose the file, or paste the cells.');
    const { seen } = body.data;
    const cells = await givenIn(body.data);
    const sheet = kind.read(cells);
    if (typeof sheet === 'string') return refuse(sheet);
    const examples = exampleRows(cells);
    if (examples.length > 0)
      return refuse(
        `Row ${examples.join(', ')}: these are the sample’s examples. Please take them away, and give your own rows alone.`,
      );
    const planNow = () => kind.plan(req, school, sheet.rows, given);
    return { school, seen, unread: sheet.unread, planNow, given };
  };

  const read: PayloadHandler = async (req) => {
    const { school, unread, planNow } = await readGiven(req);
    const plan = await planNow();
    const answer: Seen = { seen: fingerprint(school, plan), ...kind.show(plan), unread };
    return Response.json(answer);
  };

  const write = inOneTransaction(async (req) => {
    const { school, seen, planNow, given } = await readGiven(req);
    await oneAtATime(req, kind.lock);
    const plan = await planNow();
    if (fingerprint(school, plan) !== seen)
      return refuse(
        'Something has been changed since you looked, and nothing was written. Please look again.',
        409,
      );
    await kind.write(req, school, plan, given);
    return Response.json({ counts: kind.show(plan).counts });
  });

  const { sample } = kind;
  const giveSample: PayloadHandler = (req) => {
    if (!sample || !kind.mayUse(req.user)) throw new Forbidden(req.t);
    return asDownload(sample.rows, sample.fileName);
  };

  return [
    { path: '/sheet/read', method: 'post', handler: read },
    { path: '/sheet/write', method: 'post', handler: write },
    ...(sample ? [{ path: '/sheet/sample', method: 'get' as const, handler: giveSample }] : []),
  ];
};
