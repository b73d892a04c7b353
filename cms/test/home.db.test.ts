/** The home of the back office: each role sees what it may read, of the school that it works for. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createLocalReq, type PayloadRequest } from 'payload';
import type { Role } from '../src/access/roles.ts';
import { form } from '../src/disclosure/form.ts';
import { today } from '../src/fields/day-field.ts';
import { createPlace, createSample, type Place } from './sample-records.ts';
import { openTestCms } from './test-cms.ts';

const cms = await openTestCms();
const { loadHome } = await import('../src/admin/home/load-home.ts');
let own: Place;
let other: Place;

const hours = (count: number) => new Date(Date.now() + count * 3600_000).toISOString();
const addNews = (school: unknown, title: string, more: object) =>
  cms.payload.create({
    collection: 'news',
    data: {
      title,
      description: 'x',
      fromDate: '2026-08-15',
      school: school as number,
      _status: 'published',
      ...more,
    },
    ...('_status' in more ? { draft: true } : {}),
  });

const signedIn = async (role: Role, headers: Record<string, string> = {}) => {
  const email = `${role}@a.example`;
  const { docs } = await cms.payload.find({
    collection: 'staff',
    where: { email: { equals: email } },
  });
  const account =
    docs[0] ??
    (await cms.payload.create({
      collection: 'staff',
      data: {
        name: `The ${role}`,
        email,
        password: 'a long pass phrase',
        role,
        tenants: role === 'operator' ? [] : [{ tenant: own.school as number }],
      },
    }));
  const user = { ...account, collection: 'staff' } as never;
  const req = await createLocalReq(
    { user, req: { headers: new Headers(headers) } as never },
    cms.payload,
  );
  return req as PayloadRequest;
};

before(async () => {
  own = await createPlace(cms.payload, 'AAAA');
  other = await createPlace(cms.payload, 'BBBB');
  await addNews(own.school, 'Draft', { _status: 'draft' });
  await addNews(own.school, 'Ends', { showUntil: hours(5) });
  await addNews(own.school, 'Begins', { showFrom: hours(2) });
  await addNews(own.school, 'Later', { showFrom: hours(100) });
  await addNews(other.school, 'Elsewhere', { _status: 'draft', showUntil: hours(5) });
  for (const place of [own, own, other]) await createSample(cms.payload, 'enquiries', place);
  // The very first account becomes an operator, whatever it asks for.
  await signedIn('operator');
  const req = await signedIn('head');
  await signedIn('editor');
  // Of the accounts nobody but the head is told who changed them.
  const { docs: accounts } = await cms.payload.find({
    collection: 'staff',
    where: { email: { equals: 'editor@a.example' } },
  });
  await cms.payload.update({
    collection: 'staff',
    id: accounts[0]?.id ?? 0,
    data: { name: 'The editor' },
    req,
    overrideAccess: false,
  });
  await cms.payload.create({
    collection: 'students',
    data: {
      name: 'Aarav',
      class: 'V',
      section: 'A',
      birthDay: 1,
      birthMonth: 1,
      school: own.school as number,
    } as never,
    req,
    overrideAccess: false,
  });
});
after(() => cms.close());

const titles = (entries: { title: string }[]) => entries.map(({ title }) => title);

/** From April to June nothing is said of an annual report that is missing. */
const missingReports = /^0[456]$/.test(today().slice(5, 7)) ? 0 : 1;
/** Rows of the form that a school has not given which has no more than its profile: name, number, address, e-mail and phone are in it. */
const emptyRows = form.flatMap(({ rows }) => rows).length - 5 + missingReports;

describe('what each role sees', () => {
  test('head: letters, drafts, what appears and disappears soon, and who changed what', async () => {
    const home = await loadHome(await signedIn('head'));
    assert.equal(home.name, 'The head');
    assert.equal(home.school?.name, 'School AAAA');
    assert.deepEqual(
      home.waiting.map(({ count }) => count),
      [2, 0, 0, emptyRows, 0],
    );
    assert.deepEqual(titles(home.drafts), ['Draft']);
    assert.deepEqual(titles(home.soon), ['Begins', 'Ends']);
    assert.deepEqual(
      home.soon.map(({ detail }) => detail),
      ['appears', 'disappears'],
    );
    assert.deepEqual(titles(home.latest), ['Aarav', 'The editor']);
    assert.match(home.latest[0]?.detail ?? '', /^The head · Student · added$/);
  });

  test('head and office are told of students who are named without consent', async () => {
    const topper = await createSample(cms.payload, 'toppers', own);
    for (const role of ['head', 'office'] as const) {
      const home = await loadHome(await signedIn(role));
      assert.deepEqual(home.waiting.at(-1), {
        what: 'student named on the website without consent',
        count: 1,
        href: '/admin/collections/consents',
      });
    }
    await cms.payload.delete({ collection: 'toppers', id: topper.id });
  });

  test('editor: no letters, and no word of a child', async () => {
    const home = await loadHome(await signedIn('editor'));
    assert.deepEqual(home.waiting, [
      { what: 'rows of the disclosure to see to', count: emptyRows, href: '/admin/disclosure' },
    ]);
    assert.deepEqual(titles(home.latest), []);
    assert.deepEqual(titles(home.drafts), ['Draft']);
    assert.ok(home.actions.every(({ label }) => label !== 'Transfer certificate'));
    assert.equal(home.actions[0]?.href, '/admin/collections/documents/create?category=Circular');
  });

  test('office: letters, certificates and children, and nothing of the website', async () => {
    const home = await loadHome(await signedIn('office'));
    assert.equal(home.waiting[0]?.count, 2);
    assert.deepEqual(titles(home.drafts), []);
    assert.deepEqual(titles(home.latest), ['Aarav']);
    assert.deepEqual(titles(home.actions.map(({ label }) => ({ title: label }))), [
      'Transfer certificate',
      'Student',
      'Consent',
    ]);
  });

  test('operator: all schools, or the one that was chosen', async () => {
    const all = await loadHome(await signedIn('operator'));
    assert.equal(all.school, undefined);
    assert.deepEqual(
      all.schools.map(({ name }) => name),
      ['School AAAA', 'School BBBB'],
      'to choose from',
    );
    assert.equal(all.waiting[0]?.count, 3);
    assert.deepEqual(titles(all.drafts).toSorted(), ['Draft', 'Elsewhere']);
    const cookie = `payload-tenant=${other.school}`;
    const one = await loadHome(await signedIn('operator', { cookie }));
    assert.equal(one.school?.name, 'School BBBB');
    assert.deepEqual(one.schools, []);
    assert.equal(one.waiting[0]?.count, 1);
    const stranger = await loadHome(await signedIn('head', { cookie }));
    assert.equal(stranger.school?.name, 'School AAAA', 'a school that is not theirs is not chosen');
  });

  test('operator: of each school when it was last changed, who works there and how much room it takes', async () => {
    const rowOf = async (place: Place) => {
      const { schools } = await loadHome(await signedIn('operator'));
      const row = schools.find(({ id }) => id === place.school);
      assert.ok(row);
      return row;
    };
    await signedIn('editor');
    const before = await rowOf(other);
    const { docs } = await cms.payload.find({
      collection: 'media',
      where: { school: { equals: other.school as number } },
      pagination: false,
    });
    const { docs: hidden } = await cms.payload.find({
      collection: 'private-files',
      where: { school: { equals: other.school as number } },
      pagination: false,
    });
    const bytes = [...docs, ...hidden].reduce((sum, file) => sum + Number(file.bytes), 0);
    assert.ok(bytes > 0);
    assert.equal(before.bytes, bytes);
    assert.equal(before.people, 0);
    assert.ok((await rowOf(own)).people > 0);

    const began = new Date().toISOString();
    await cms.payload.create({
      collection: 'news',
      data: {
        title: 'Just now',
        description: 'x',
        fromDate: '2026-08-15',
        school: other.school as number,
      },
      req: await signedIn('operator'),
    });
    const { changedAt = '' } = await rowOf(other);
    assert.ok(changedAt >= began, `${changedAt} is not after ${began}`);
    assert.notEqual(changedAt, before.changedAt);
    assert.deepEqual((await loadHome(await signedIn('head'))).schools, [], 'nobody else sees it');
  });
});

test('promise 12.13: open privacy requests are counted apart, and it is told when the first is due', async () => {
  const { id: elsewhere } = await createSample(cms.payload, 'privacy-requests', other);
  const asked = async (role: Role, now?: string) =>
    (await loadHome(await signedIn(role), now ? Date.parse(now) : undefined)).waiting.filter(
      ({ href }) => href.startsWith('/admin/collections/privacy-requests'),
    );
  const add = async (dueOn: string) => {
    const { id } = await createSample(cms.payload, 'privacy-requests', own);
    await cms.payload.update({ collection: 'privacy-requests', id, data: { dueOn } });
    return id;
  };
  const href = '/admin/collections/privacy-requests?where[status][equals]=new&sort=dueOn';
  assert.deepEqual(await asked('office'), [{ what: 'open privacy requests', count: 0, href }]);
  await add('2099-01-31');
  const first = await add('2099-01-02');
  for (const role of ['head', 'office'] as const)
    assert.deepEqual(await asked(role, '2099-01-02T18:00:00Z'), [
      { what: 'open privacy requests', count: 2, href, due: 'the first due on 2 January 2099' },
    ]);
  const [late] = await asked('office', '2099-01-02T19:00:00Z');
  assert.equal(late?.due, 'the first was due on 2 January 2099', 'the day is over in India');
  assert.deepEqual(await asked('editor'), []);
  assert.equal((await asked('operator'))[0]?.count, 3, 'of all schools');
  for (const id of [first, elsewhere])
    await cms.payload.update({
      collection: 'privacy-requests',
      id,
      data: { status: 'answered' },
    });
  assert.deepEqual(await asked('office'), [
    { what: 'open privacy request', count: 1, href, due: 'due on 31 January 2099' },
  ]);
});

test('the operator alone is told of backups, and of one that failed', async () => {
  const { noteBackup, noteFailedBackup } = await import('../src/data-folder/last-backup.ts');
  assert.match((await loadHome(await signedIn('operator'))).backup?.words ?? '', /no backup yet/);
  const good = { taken: '2026-11-15T09:00:00Z', file: '/b/a.tar', bytes: 1, missing: 0 };
  noteBackup(cms.dataDir, good);
  assert.match((await loadHome(await signedIn('operator'))).backup?.words ?? '', /2:30 pm/);
  noteFailedBackup(cms.dataDir, 'The disk is full.', new Date());
  const { backup } = await loadHome(await signedIn('operator'));
  assert.ok(backup?.isBad);
  assert.match(backup.words, /The disk is full\..*2:30 pm/);
  assert.equal((await loadHome(await signedIn('head'))).backup, undefined);
});

test('head and operator are told what the last night deleted, of their schools, until the next one', async () => {
  const now = Date.parse('2026-11-16T10:00:00+05:30');
  const addLine = (school: number, kind: string, count: number, createdAt: string) =>
    cms.payload.db.create({
      collection: 'activity',
      data: {
        school,
        who: 'Aangan, by itself',
        did: 'expired',
        kind,
        title: 'x',
        collection: kind,
        record: '',
        count,
        createdAt: new Date(createdAt).toISOString(),
      },
    });
  await addLine(own.school, 'enquiries', 3, '2026-11-16T02:30:00+05:30');
  await addLine(own.school, 'enquiries', 100, '2026-11-16T02:29:00+05:30');
  await addLine(other.school, 'enquiries', 4, '2026-11-16T02:31:00+05:30');
  const toldTo = async (role: Role, at = now) =>
    (await loadHome(await signedIn(role), at)).removed?.words;
  assert.match((await toldTo('head')) ?? '', /: 3 enquiries\.$/);
  assert.match((await toldTo('operator')) ?? '', /: 7 enquiries\.$/);
  for (const role of ['editor', 'office'] as const) assert.equal(await toldTo(role), undefined);
  assert.equal(await toldTo('head', now + 24 * 3600_000), undefined);
  const { latest } = await loadHome(await signedIn('head'), now);
  assert.ok(latest.every(({ detail }) => !detail.includes('Aangan')));
});
