/** Rows that are written many at once are stored just as those that Payload writes one by one. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PayloadRequest } from 'payload';
import { inTransaction } from '../src/database/in-transaction.ts';
import { insertMany, insertVersions, updateMany } from '../src/database/write-many.ts';
import { createPlace, type Place } from './sample-records.ts';
import type { Data } from './test-api.ts';
import { openTestCms } from './test-cms.ts';

const cms = await openTestCms();
const { db } = cms.payload;
let place: Place;
before(async () => {
  place = await createPlace(cms.payload, 'MANY');
});
after(() => cms.close());

/** What is no other's: its number and its moments. */
const own = ['id', 'parent', 'createdAt', 'updatedAt'];
const plain = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && !Array.isArray(row)
    ? Object.fromEntries(
        Object.entries(row)
          .filter(([key]) => !own.includes(key))
          .map(([key, value]) => [key, plain(value)]),
      )
    : row;
const inOne = <T>(work: (req: PayloadRequest) => Promise<T>) => inTransaction(cms.payload, work);
const stored = async (collection: 'faculty' | 'consents') =>
  (await db.find<Data & { id: number }>({ collection, sort: 'id', pagination: false, limit: 0 }))
    .docs;
const versionsOf = async (parent: number) => {
  const where = { parent: { equals: parent } };
  const found = await db.findVersions<Data>({
    collection: 'faculty',
    where,
    sort: 'id',
    pagination: false,
    limit: 0,
  });
  return found.docs as unknown as (Data & { latest: boolean; version: Data })[];
};
const person = () => ({
  school: place.school,
  name: 'Asha Rani',
  designation: 'PGT (Hindi)',
  qualification: 'M.A.',
  order: 3,
  _status: 'published' as const,
});

test('a consent, with the fields of its groups and its days', async () => {
  const data = {
    school: place.school,
    name: 'Asha Rani',
    class: 'V Rose',
    purposes: {
      photograph: { given: true },
      naming: { given: false, withdrawnOn: '2026-04-02' },
      birthday: { given: false },
      voice: { given: true },
    },
    givenBy: 'Sunita Devi',
    relation: 'Mother',
    givenOn: '2026-04-01',
    until: '2027-03-31',
    how: 'Paper',
  };
  await db.create({ collection: 'consents', data: structuredClone(data) });
  await inOne((req) => insertMany(req, 'consents', [data]));
  const [one, other] = await stored('consents');
  assert.deepEqual(plain(other), plain(one));
  assert.ok(other?.createdAt && other.updatedAt);
});

test('a change of some fields, as Payload makes it; the others stay', async () => {
  const [one, other] = await stored('consents');
  const data = {
    until: '2028-03-31',
    paper: null,
    purposes: {
      photograph: { given: true, withdrawnOn: '2026-05-01' },
      naming: { given: true, withdrawnOn: null },
    },
  };
  const before = other?.updatedAt;
  await db.updateOne({
    collection: 'consents',
    id: Number(one?.id),
    data: structuredClone(data),
    returning: false,
  });
  await inOne((req) => updateMany(req, 'consents', [{ id: Number(other?.id), data }]));
  const [byPayload, many] = await stored('consents');
  assert.equal(many?.until, '2028-03-31');
  assert.equal(many?.givenBy, 'Sunita Devi');
  assert.deepEqual(plain(many), plain(byPayload));
  assert.notEqual(many?.updatedAt, before);
  const wrong = [{ id: Number(other?.id), data: { salary: 1 } }];
  await assert.rejects(
    inOne((req) => updateMany(req, 'consents', wrong)),
    /no column for salary/,
  );
});

test('a record with its version: the newest one alone is the latest, and no more are kept than Payload keeps', async () => {
  const byPayload = await cms.payload.create({ collection: 'faculty', data: person(), depth: 0 });
  const [many] = await inOne(async (req) => {
    const added = await insertMany(req, 'faculty', [person()]);
    await insertVersions(req, 'faculty', added);
    return added;
  });
  const [one, other] = await stored('faculty');
  assert.deepEqual(plain(other), plain(one));
  assert.deepEqual(
    (await versionsOf(Number(many?.id))).map(plain),
    (await versionsOf(byPayload.id)).map(plain),
  );
  for (let count = 0; count < 12; count += 1)
    await inOne(async (req) => insertVersions(req, 'faculty', await stored('faculty')));
  for (const { id } of await stored('faculty'))
    assert.deepEqual(
      (await versionsOf(id)).map(({ latest }) => latest),
      [...Array(9).fill(false), true],
    );
  // By hand it goes on from there.
  await cms.payload.update({ collection: 'faculty', id: byPayload.id, data: { order: 4 } });
  const after = await versionsOf(byPayload.id);
  assert.deepEqual([after.length, after.filter(({ latest }) => latest).length], [10, 1]);
});

test('hundreds are a few statements; what has no column is refused, and so is all of it without a transaction', async () => {
  const rows = Array.from({ length: 250 }, () => person());
  const adapter = db as unknown as { insert: (given: object) => Promise<unknown> };
  const { insert } = adapter;
  let statements = 0;
  adapter.insert = (given) => {
    statements += 1;
    return insert.call(db, given);
  };
  try {
    const added = await inOne((req) => insertMany(req, 'faculty', rows));
    assert.deepEqual([added.length, statements], [250, 3]);
  } finally {
    adapter.insert = insert;
  }
  const wrong = [{ ...person(), salary: 1 }];
  await assert.rejects(
    inOne((req) => insertMany(req, 'faculty', wrong)),
    /no column for salary/,
  );
  const outside = { payload: cms.payload } as PayloadRequest;
  await assert.rejects(insertMany(outside, 'faculty', rows), /within a transaction/);
});
