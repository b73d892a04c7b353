/** Everybody one class up: seen first, done once a session in one transaction, written in the log, and taken back. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Seen } from '../src/move-up/endpoints.ts';
import { addSchools, type Content } from './api-content.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { countStatements } from './sheet.ts';
import { type Data, openTestApi, type TestApi } from './test-api.ts';

const tokens: Record<string, string> = {};
let api: TestApi;
let content: Content;

const add = (name: string, of: string, more: Data = {}) =>
  api.add('students', {
    school: content.school,
    name,
    class: of,
    section: 'A',
    birthDay: 1,
    birthMonth: 2,
    ...more,
  });

before(async () => {
  api = await openTestApi();
  content = await addSchools(api);
  for (const role of ['head', 'editor', 'office'] as const)
    tokens[role] = await makeSignedIn(api.payload, role, content.school);
  await api.payload.delete({ collection: 'students', where: { id: { exists: true } } });
  for (const [name, of] of [
    ['Om', 'UKG'],
    ['Asha', 'X'],
    ['Ravi', 'XII'],
  ] as const)
    await add(name, of);
  await add('Long Gone', 'XII', { leftOn: '2020-03-31' });
  await add('Other School', 'V', { school: content.other });
});
after(() => api.close());

const send = (
  word: 'read' | 'write' | 'undo',
  body: Data = {},
  role: string | undefined = 'office',
) =>
  askRest('POST', `/students/move-up/${word}`, {
    token: tokens[role],
    body: { school: content.school, last: 'XII', ...body },
  });
const look = async (body: Data = {}) => {
  const answer = await send('read', body);
  assert.equal(answer.status, 200, answer.text);
  return answer.body as unknown as Seen;
};
const classesNow = async () => {
  const { docs } = await api.payload.find({
    collection: 'students',
    pagination: false,
    depth: 0,
    sort: 'id',
  });
  return docs.map((one) => `${one.name}: ${one.class}${one.leftOn ? ', left' : ''}`);
};
const deeds = async () => {
  const { docs } = await api.payload.find({
    collection: 'activity',
    where: { collection: { equals: 'students' }, did: { equals: 'changed' } },
    sort: 'id',
    depth: 0,
  });
  return docs.map(({ who, kind, title }) => `${who}: ${kind}: ${title}`);
};
const year = Number(
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format(
    new Date(),
  ),
);
const session = `${year}-${year + 1}`;
const unmoved = ['Om: UKG', 'Asha: X', 'Ravi: XII', 'Long Gone: XII, left', 'Other School: V'];
const moved = ['Om: I', 'Asha: XI', 'Ravi: XII, left', 'Long Gone: XII, left', 'Other School: V'];

describe('promise 12.23: everybody one class up', () => {
  test('is told class by class, and nobody is moved by looking', async () => {
    const { steps, movedBefore, session: of } = await look();
    assert.deepEqual(steps, [
      { from: 'XII', to: null, count: 1 },
      { from: 'X', to: 'XI', count: 1 },
      { from: 'UKG', to: 'I', count: 1 },
    ]);
    assert.deepEqual([movedBefore, of], [0, session]);
    assert.equal((await send('write')).status, 409, 'not before it was seen');
    assert.match((await send('undo')).text, /nothing to take back/);
    assert.deepEqual(await classesNow(), unmoved);
  });

  test('is done for all or for nobody; the website and the log are told once', async () => {
    const { seen } = await look();
    await api.withoutTable('changes', async () => {
      assert.equal((await send('write', { seen })).status, 500);
    });
    assert.deepEqual(await classesNow(), unmoved);
    const { last } = (await (await api.get('/api/changes')).json()).data;
    const answer = await send('write', { seen });
    assert.deepEqual([answer.status, answer.body], [200, { up: 2, leaving: 1 }]);
    assert.deepEqual(await classesNow(), moved);
    const { changes } = (await (await api.get(`/api/changes?since=${last}`)).json()).data;
    assert.deepEqual(
      changes.map(({ collection }: Data) => collection),
      ['students'],
    );
    assert.deepEqual(await deeds(), [
      `office: Moved up a class: Session ${session}: 2 moved up, 1 have left`,
    ]);
  });

  test('a second time in the same session is refused, unless it is asked for', async () => {
    const { seen, movedBefore } = await look();
    assert.equal(movedBefore, 3);
    const refused = await send('write', { seen });
    assert.equal(refused.status, 409);
    assert.match(refused.text, new RegExp(`moved up for the session ${session} already`));
    assert.deepEqual(await classesNow(), moved);
  });

  test('is taken back in one step, with those who left; who was changed since stays', async () => {
    const late = await add('Came Late', 'II');
    const { docs } = await api.payload.find({
      collection: 'students',
      where: { name: { equals: 'Om' } },
    });
    await api.payload.update({
      collection: 'students',
      id: Number(docs[0]?.id),
      data: { class: 'LKG' },
    });
    const answer = await send('undo');
    assert.deepEqual([answer.status, answer.body], [200, { back: 2, kept: 1 }]);
    assert.deepEqual(await classesNow(), ['Om: LKG', ...unmoved.slice(1), 'Came Late: II']);
    assert.match(
      (await deeds()).at(-1) ?? '',
      /Moving up taken back: .*: 2 back in their class, 1 /,
    );
    assert.match((await send('undo')).text, /nothing to take back/);
    await api.payload.delete({ collection: 'students', id: late.id });
  });

  test('asked for again it is done again; of two clicks at the same moment one moves them', async () => {
    const first = await look();
    const clicks = await Promise.all([1, 2].map(() => send('write', { seen: first.seen })));
    assert.deepEqual(clicks.map(({ status }) => status).sort(), [200, 409]);
    const { seen } = await look();
    assert.equal((await send('write', { seen, again: true })).status, 200);
    assert.deepEqual((await classesNow()).slice(0, 2), ['Om: I', 'Asha: XII']);
  });

  test('2,000 are moved in a few statements', async () => {
    const { inTransaction } = await import('../src/database/in-transaction.ts');
    const { insertMany } = await import('../src/database/write-many.ts');
    await inTransaction(api.payload, (req) =>
      insertMany(
        req,
        'students',
        Array.from({ length: 2000 }, (_, index) => ({
          school: content.school,
          name: `Child ${index}`,
          class: 'V',
          section: 'A',
          birthDay: 1,
          birthMonth: 1,
        })),
      ),
    );
    const { seen } = await look();
    const statements = await countStatements(api.payload.db, async () => {
      assert.equal((await send('write', { seen, again: true })).status, 200);
    });
    assert.ok(statements <= 100, String(statements));
    assert.equal((await classesNow()).filter((one) => one.endsWith(': VI')).length, 2000);
  });

  test('the editor and strangers move nobody, and nobody moves another school', async () => {
    const now = await classesNow();
    for (const word of ['read', 'write', 'undo'] as const) {
      assert.equal((await send(word, {}, 'editor')).status, 403, word);
      assert.equal((await send(word, {}, 'nobody')).status, 403, word);
      assert.equal((await send(word, { school: content.other })).status, 403, word);
    }
    assert.match((await send('read', { last: 'XIII' })).text, /choose the last class/);
    assert.deepEqual(await classesNow(), now);
  });
});
