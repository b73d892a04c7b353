/** Locks: whoever may read a record learns by name who is editing it; only who may change it locks it or takes it over. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createLocalReq } from 'payload';
import { locksSlug, mayLock } from '../src/access/locks.ts';
import { may, type Slug, slugs } from '../src/access/rights.ts';
import type { Member, Role } from '../src/access/roles.ts';
import { askRest } from './rest.ts';
import { createPlace, createSample, type Place } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
const places: Record<'own' | 'other', Place> = {} as never;
const members: Record<string, Member> = {};
const tokens: Record<string, string> = {};

const password = 'a long pass phrase';
const makeMember = async (name: string, role: Role, school?: number) => {
  const email = `${name}@test.example`;
  const made = await cms.payload.create({
    collection: 'staff',
    data: {
      name,
      email,
      password,
      role,
      tenants: school === undefined ? [] : [{ tenant: school }],
    },
    depth: 0,
  });
  members[name] = { ...made, collection: 'staff' } as unknown as Member;
  const { body } = await askRest('POST', '/staff/login', { body: { email, password } });
  tokens[name] = String(body.token);
};

const makeRecord = async (slug: Slug, place: Place): Promise<number> =>
  (await createSample(cms.payload, slug, place)).id;

/** As Payload makes one: below its access control. */
const makeLock = async (name: string, slug: Slug, record: number): Promise<number> => {
  const made = await cms.payload.db.create({
    collection: locksSlug,
    data: {
      document: { relationTo: slug, value: record },
      user: { relationTo: 'staff', value: members[name]?.id },
    },
  });
  return Number(made.id);
};

before(async () => {
  cms = await openTestCms();
  await makeMember('operator', 'operator');
  places.own = await createPlace(cms.payload, 'OWNS');
  places.other = await createPlace(cms.payload, 'ELSE');
  await makeMember('editor', 'editor', places.own.school);
  await makeMember('colleague', 'editor', places.own.school);
  await makeMember('head', 'head', places.own.school);
  await makeMember('office', 'office', places.own.school);
  await makeMember('stranger', 'head', places.other.school);
});
after(() => cms.close());

const ask = (method: string, path: string, name?: string, body?: unknown) =>
  askRest(method, `/${locksSlug}${path}`, { token: name && tokens[name], body });

type Seen = { id: number; user: { value: { id: number; name: string; email: string } } };
const seenBy = async (name: string): Promise<Seen[]> => {
  const answer = await ask('GET', '', name);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.docs as Seen[];
};
const idsSeenBy = async (name: string) => (await seenBy(name)).map(({ id }) => id).toSorted();

/** Puts three locks there, and takes them away after the test. */
const withLocks = async (
  run: (locks: { colleagues: number; operators: number; strangers: number }) => Promise<void>,
) => {
  const news = await makeRecord('news', places.own);
  const events = await makeRecord('events', places.own);
  const elsewhere = await makeRecord('news', places.other);
  const locks = {
    colleagues: await makeLock('colleague', 'news', news),
    operators: await makeLock('operator', 'events', events),
    strangers: await makeLock('stranger', 'news', elsewhere),
  };
  try {
    await run(locks);
  } finally {
    await cms.payload.db.deleteMany({ collection: locksSlug, where: { id: { exists: true } } });
  }
};

test('an editor sees a colleague’s and an operator’s lock by name, and none of another school', () =>
  withLocks(async ({ colleagues, operators }) => {
    const seen = await seenBy('editor');
    assert.deepEqual(
      seen.map(({ id, user }) => [id, user.value.name]).toSorted(),
      [
        [colleagues, 'colleague'],
        [operators, 'operator'],
      ].toSorted(),
    );
    assert.ok(!JSON.stringify(seen).includes('@'), 'no address is told');
  }));

test('the same stands in a list and on a record, as the panel reads them', () =>
  withLocks(async () => {
    const { docs } = await cms.payload.find({
      collection: 'events',
      includeLockStatus: true,
      overrideAccess: false,
      user: members.editor as never,
    });
    const editing = docs.map((doc) => (doc as { _userEditing?: { name: string } })._userEditing);
    assert.deepEqual(
      editing.filter(Boolean).map((one) => one?.name),
      ['operator'],
    );
  }));

test('an operator sees all locks, who may read no such record and a visitor none', () =>
  withLocks(async ({ colleagues, operators, strangers }) => {
    assert.deepEqual(await idsSeenBy('operator'), [colleagues, operators, strangers].toSorted());
    assert.deepEqual(await idsSeenBy('stranger'), [strangers]);
    assert.deepEqual(await idsSeenBy('office'), []);
    assert.equal((await ask('GET', '')).status, 403);
  }));

const by = (name: string) => ({ user: { relationTo: 'staff', value: members[name]?.id } });

test('a record is taken over in one’s own name, and nothing else of its lock changes', () =>
  withLocks(async ({ colleagues, operators, strangers }) => {
    const never = '2999-01-01T00:00:00.000Z';
    const refused: [string, unknown][] = [
      [`/${strangers}`, by('editor')],
      [`/${colleagues}`, by('stranger')],
      [`/${colleagues}`, {}],
      [`/${colleagues}`, { ...by('editor'), updatedAt: never }],
      [`/${colleagues}`, { ...by('editor'), globalSlug: 'x' }],
      [`/${colleagues}`, { document: { relationTo: 'news', value: 1 } }],
      [`?where[id][equals]=${colleagues}`, by('stranger')],
    ];
    for (const [path, body] of refused) {
      const { status } = await ask('PATCH', path, 'editor', body);
      assert.equal(status, 403, `${path} ${JSON.stringify(body)}`);
    }
    assert.equal((await ask('PATCH', `/${colleagues}`, 'office', by('office'))).status, 403);
    // Many at once are those that one may see.
    await ask('PATCH', '?where[id][exists]=true', 'editor', by('editor'));
    const holders = Object.fromEntries(
      (await seenBy('operator')).map(({ id, user }) => [id, user.value.name]),
    );
    assert.deepEqual(holders, {
      [colleagues]: 'editor',
      [operators]: 'editor',
      [strangers]: 'stranger',
    });
  }));

test('a lock is let go by who may change its record', () =>
  withLocks(async ({ colleagues, strangers }) => {
    assert.equal((await ask('DELETE', `/${strangers}`, 'editor')).status, 403);
    assert.equal((await ask('DELETE', `/${colleagues}`, 'office')).status, 403);
    assert.equal((await ask('DELETE', `/${colleagues}`, 'editor')).status, 200);
  }));

test('nobody makes a lock over REST', async () => {
  const body = { ...by('operator'), document: { relationTo: 'schools', value: 1 } };
  assert.equal((await ask('POST', '', 'operator', body)).status, 403);
});

const reqOf = (name: string) => createLocalReq({ user: members[name] as never }, cms.payload);

test('every collection: who may change a record may lock it, and nobody else', async () => {
  for (const slug of slugs) {
    // Nobody writes these.
    if (slug === 'changes' || slug === 'activity') continue;
    const isSchool = slug === 'schools';
    const own = isSchool ? places.own.school : await makeRecord(slug, places.own);
    const elsewhere = isSchool ? places.other.school : await makeRecord(slug, places.other);
    for (const name of ['operator', 'head', 'editor', 'office']) {
      const req = await reqOf(name);
      const role = members[name]?.role as Role;
      const isOwnAccount: boolean = slug === 'staff' && (role === 'editor' || role === 'office');
      assert.equal(
        await mayLock(req, { collectionSlug: slug, id: own }),
        may(role, 'update', slug) && !isOwnAccount,
        `${name}, ${slug}`,
      );
      assert.equal(
        await mayLock(req, { collectionSlug: slug, id: elsewhere }),
        role === 'operator' && may(role, 'update', slug),
        `${name}, ${slug} of another school`,
      );
    }
  }
});

test('what is no record is not locked', async () => {
  const req = await reqOf('operator');
  const news = await makeRecord('news', places.own);
  const none = [
    { collectionSlug: 'news', id: 99_999_999 },
    { collectionSlug: 'news', id: [news] },
    { collectionSlug: 'news', id: { exists: true } },
    { collectionSlug: 'news', id: `${news} or 1` },
    { collectionSlug: 'news' },
    { collectionSlug: locksSlug, id: 1 },
    { collectionSlug: '__proto__', id: 1 },
    { globalSlug: 'anything' },
  ];
  for (const record of none)
    assert.equal(await mayLock(req, record), false, JSON.stringify(record));
  assert.equal(await mayLock(req, { collectionSlug: 'news', id: news }), true);
});
