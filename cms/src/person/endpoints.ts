/**
 * One person's data, for the head of a school: `POST /api/students/person/{find,save,correct,erase}`. Names are sent in the body:
 * an address would stand in histories and logs.
 */
import {
  APIError,
  type Endpoint,
  Forbidden,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { may } from '../access/rights.ts';
import { isMember, type Member } from '../access/roles.ts';
import { schoolNow } from '../admin/school-now.ts';
import type { Id, Row } from '../api/records/stored.ts';
import { inOneTransaction } from '../endpoints/in-one-transaction.ts';
import { type Deed, logDeed } from '../hooks/record-activity.ts';
import { readBody } from '../login/asked.ts';
import { correctPerson, erasePerson } from './change-person.ts';
import { type Found, findPerson } from './find-person.ts';

/** What is asked for touches students and pages alike, so it is for those who may delete both. */
export const mayHandlePersons = (user: unknown): user is Member =>
  isMember(user) && may(user.role, 'delete', 'students') && may(user.role, 'delete', 'news');

const refuse = (message: string, status = 400): never => {
  throw new APIError(message, status, undefined, true);
};

const name = z.string().trim().min(3).max(200);
const id = z.union([z.string(), z.number()]);
const chosen = z.array(z.object({ collection: z.string(), id })).max(5000);
/** The school for which the records were found: another may have been chosen in another window since. */
const school = id;

type Asked<T> = { req: PayloadRequest; school: Id; body: T };

/** Checks who asks and what for. */
const asked =
  <T extends { school?: Id }>(
    schema: z.ZodType<T>,
    work: (asked: Asked<T>) => Promise<Response>,
  ): PayloadHandler =>
  async (req) => {
    if (!mayHandlePersons(req.user)) throw new Forbidden(req.t);
    const own = schoolNow(req, req.user) ?? refuse('Please choose a school above the menu.');
    const body = schema.safeParse(await readBody(req));
    if (!body.success) return refuse('Please give the whole name, of three letters at least.');
    if (body.data.school !== undefined && String(body.data.school) !== String(own))
      return refuse('Another school has been chosen meanwhile. Please search again.', 409);
    return work({ req, school: own, body: body.data });
  };

const tell = (req: PayloadRequest, to: Id, did: Deed, count: number): Promise<void> =>
  logDeed(req, {
    did,
    kind: 'Person',
    title: `${count} ${count === 1 ? 'record' : 'records'}`,
    collection: 'students',
    school: to,
  });

const find = asked(
  z.object({ name, school: school.optional() }),
  async ({ req, school: of, body }) => {
    const found = await findPerson(req, of, body.name);
    return Response.json({
      school: of,
      found: found.map(({ row: _, versions: __, texts: ___, ...listed }) => listed),
    });
  },
);

/** What says nothing about the person. */
const ours = ['fingerprint', 'importKey', 'preview'];
const plain = (row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !ours.includes(key)));
/** Of a record about others only the words around the name. */
const toSaved = ({ kind, title, row, texts, way }: Found) =>
  way === 'delete' || way === 'keep'
    ? { kind, title, data: plain(row) }
    : { kind, title, words: [...new Set(texts)] };

const save = inOneTransaction(
  asked(z.object({ name, school, chosen }), async ({ req, school: of, body }) => {
    const keys = new Set(body.chosen.map((one) => `${one.collection} ${one.id}`));
    const found = await findPerson(req, of, body.name);
    const records = found
      .filter((one) => keys.has(`${one.collection} ${one.id}`))
      .map((one) => toSaved(one));
    await tell(req, of, 'exported', records.length);
    return Response.json({ name: body.name, on: new Date().toISOString(), records });
  }),
);

const erase = inOneTransaction(
  asked(z.object({ name, school, chosen }), async ({ req, school: of, body }) => {
    const { done, count } = await erasePerson(req, of, body.name, body.chosen);
    if (count > 0) await tell(req, of, 'erased', count);
    return Response.json({ done });
  }),
);

const correct = inOneTransaction(
  asked(z.object({ name, by: name, school, chosen }), async ({ req, school: of, body }) => {
    const { done, count } = await correctPerson(req, of, body, body.chosen);
    if (count > 0) await tell(req, of, 'corrected', count);
    return Response.json({ done });
  }),
);

const handlers = { find, save, correct, erase };

export const personEndpoints: Omit<Endpoint, 'root'>[] = Object.entries(handlers).map(
  ([word, handler]) => ({ path: `/person/${word}`, method: 'post', handler }),
);
