/** Locks: whoever opens a record learns who of their own school is editing it, and nothing of other schools. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { locksSlug } from '../src/access/locks.ts';
import type { Member, Role } from '../src/access/roles.ts';
import { createPlace } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
const members: Record<string, Member> = {};
const locks: Record<string, number> = {};

const makeMember = async (name: string, role: Role, school?: number) => {
  const made = await cms.payload.create({
    collection: 'staff',
    data: {
      name,
      email: `${name}@test.example`,
      password: 'long-enough-1',
      role,
      tenants: school === undefined ? [] : [{ tenant: school }],
    },
    depth: 0,
  });
  members[name] = { ...made, collection: 'staff' } as unknown as Member;
};

/** As Payload makes one: below its access control. */
const makeLock = async (name: string, school: number) => {
  const made = await cms.payload.db.create({
    collection: locksSlug,
    data: {
      document: { relationTo: 'schools', value: school },
      user: { relationTo: 'staff', value: members[name]?.id },
    },
  });
  locks[name] = Number(made.id);
};

before(async () => {
  cms = await openTestCms();
  await makeMember('operator', 'operator');
  const own = (await createPlace(cms.payload, 'OWNS')).school;
  const other = (await createPlace(cms.payload, 'ELSE')).school;
  await makeMember('editor', 'editor', own);
  await makeMember('office', 'office', own);
  await makeMember('stranger', 'head', other);
  await makeLock('office', own);
  await makeLock('stranger', other);
});
after(() => cms.close());

const as = (name: string) => ({ user: members[name] as never, overrideAccess: false as const });

test('an editor sees a colleague’s lock, and none of another school', async () => {
  const { docs } = await cms.payload.find({ collection: locksSlug, ...as('editor') });
  assert.deepEqual(
    docs.map(({ id }) => id),
    [locks.office],
  );
});

test('an operator sees all locks, a visitor none', async () => {
  const { totalDocs } = await cms.payload.find({ collection: locksSlug, ...as('operator') });
  assert.equal(totalDocs, 2);
  await assert.rejects(
    cms.payload.find({ collection: locksSlug, overrideAccess: false }),
    /not allowed/,
  );
});

const takeOver = (name: string, lock: string, data: Record<string, unknown>) =>
  cms.payload.update({
    collection: locksSlug,
    id: locks[lock] as number,
    data: data as never,
    ...as(name),
  });
const by = (name: string) => ({ user: { relationTo: 'staff', value: members[name]?.id } });

test('a record is taken over from a colleague in one’s own name only', async () => {
  await assert.rejects(takeOver('editor', 'stranger', by('editor')));
  await assert.rejects(takeOver('editor', 'office', by('stranger')), /not allowed/);
  await assert.rejects(
    takeOver('editor', 'office', { document: { relationTo: 'news', value: 1 } }),
    /not allowed/,
  );
  await takeOver('editor', 'office', by('editor'));
});

test('a lock of one’s own school can be let go, and none of another', async () => {
  const unlock = (lock: string) =>
    cms.payload.delete({ collection: locksSlug, id: locks[lock] as number, ...as('editor') });
  await assert.rejects(unlock('stranger'));
  await unlock('office');
});
