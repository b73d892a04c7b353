/** Toppers from a list: seen before anything is written, published whole or not at all, and of one's own school alone. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Seen as AnySeen } from '../src/sheet/endpoints.ts';
import type { Counts } from '../src/sheet/plan.ts';
import type { Listed } from '../src/topper-list/endpoints.ts';
import { addConsent, addSchools, type Content } from './api-content.ts';
import { makeWorkbook } from './make-workbook.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { countStatements, sheetOf } from './sheet.ts';
import { type Data, openTestApi, type TestApi } from './test-api.ts';

type Seen = AnySeen<Listed, keyof Counts>;
const tokens: Record<string, string> = {};
let api: TestApi;
let content: Content;

before(async () => {
  api = await openTestApi();
  content = await addSchools(api);
  for (const role of ['operator', 'editor', 'office'] as const)
    tokens[role] = await makeSignedIn(api.payload, role, content.school);
  await api.payload.delete({ collection: 'toppers', where: { id: { exists: true } } });
});
after(() => api.close());

const send = (word: 'read' | 'write', body: Data, role: string | undefined = 'editor') =>
  askRest('POST', `/toppers/sheet/${word}`, {
    token: tokens[role],
    body: { school: content.school, ...body },
  });
const { look, write } = sheetOf<Seen>(send);
const toppers = async (school: number = content.school) => {
  const { docs } = await api.payload.find({
    collection: 'toppers',
    where: { school: { equals: school } },
    pagination: false,
    depth: 0,
    sort: 'id',
  });
  return docs.map((one) => [
    one.name,
    one.class,
    one.sessionYear,
    one.stream,
    one.division,
    one._status,
  ]);
};
const head = 'Name\tClass\tSession\tStream\tMarks';
const list = `${head}\nOm Prakash\tX\t2025-26\t\t98.2%\nसुनीता\tXII\t२०२५-२६\tScience\t९७.४`;

describe('promise 12.23: toppers from a list', () => {
  test('are seen, then published, told to the website once and in the log in one line', async () => {
    assert.deepEqual((await look(list)).counts, { new: 2, changed: 0, unchanged: 0, problems: 0 });
    assert.deepEqual(await toppers(), []);
    const { last } = (await (await api.get('/api/changes')).json()).data;
    await write(list);
    assert.deepEqual(await toppers(), [
      ['Om Prakash', 'X', '2025-2026', '', 98.2, 'published'],
      ['सुनीता', 'XII', '2025-2026', 'Science', 97.4, 'published'],
    ]);
    const { changes } = (await (await api.get(`/api/changes?since=${last}`)).json()).data;
    assert.deepEqual(
      changes.map(({ collection }: Data) => collection),
      ['toppers'],
    );
    const { docs } = await api.payload.find({
      collection: 'activity',
      where: { collection: { equals: 'toppers' }, did: { equals: 'changed' } },
      depth: 0,
    });
    assert.deepEqual(
      docs.map(({ who, kind, title }) => `${who}: ${kind}: ${title}`),
      ['editor: Toppers from a list: 2 new, 0 changed'],
    );
  });

  test('are on the website with the parents’ consent alone', async () => {
    await addConsent(api, content.school, { name: 'Om Prakash' });
    await addConsent(api, content.school, { name: 'सुनीता' }, { purposes: {} });
    const { data } = (await (await api.get('/api/topper/NJMS')).json()) as { data: Data[] };
    assert.deepEqual(
      data.map(({ name, division }) => [name, Number(division)]),
      [['Om Prakash', 98.2]],
    );
  });

  test('a workbook with per cents changes who is there, with a version to go back to', async () => {
    const bytes = makeWorkbook([
      ['Class', 'Percentage', 'Student name', 'Year'],
      [10, { value: 0.986, format: 10 }, 'OM PRAKASH', '2025-26'],
    ]);
    const workbook = Buffer.from(bytes).toString('base64');
    const { changes } = await look({ workbook });
    assert.deepEqual(changes[0]?.words, ['marks: 98.6, until now 98.2']);
    await write({ workbook });
    assert.equal((await toppers())[0]?.[4], 98.6);
    assert.equal((await look({ workbook })).counts.unchanged, 1);
    const versions = await api.payload.findVersions({ collection: 'toppers', depth: 0 });
    const marks = versions.docs
      .filter(({ version }) => version.name === 'Om Prakash')
      .map(({ version }) => version.division);
    assert.deepEqual(marks.toSorted(), [98.2, 98.6]);
  });

  test('all of them or none, in a few statements; a draft is not published by a list', async () => {
    const rows = Array.from({ length: 200 }, (_, n) => `Child ${n}\tX\t2024-25\t\t${n % 100}`);
    const text = [head, ...rows].join('\n');
    const { seen } = await look(text);
    const before = await toppers();
    await api.withoutTable('changes', async () => {
      assert.equal((await send('write', { text, seen })).status, 500);
    });
    assert.deepEqual(await toppers(), before);
    const statements = await countStatements(api.payload.db, async () => {
      assert.equal((await send('write', { text, seen })).status, 200);
    });
    assert.ok(statements <= 40, String(statements));
    await api.payload.create({
      collection: 'toppers',
      data: {
        school: content.school,
        name: 'Half',
        class: 'X',
        division: 1,
        sessionYear: '2025-2026',
      },
      draft: true,
    });
    const { problems } = await look(`${head}\nHalf\tX\t2025-26\t\t99`);
    assert.match(problems[0]?.why ?? '', /publish or discard it first/);
  });

  test('the office, strangers and people of another school write nothing; the sample is the editor’s', async () => {
    const there = await toppers(content.other);
    assert.equal((await send('read', { text: list }, 'office')).status, 403);
    assert.equal((await send('write', { text: list }, 'nobody')).status, 403);
    assert.equal((await send('read', { text: list, school: content.other })).status, 403);
    assert.deepEqual(await toppers(content.other), there);
    const sample = (role: string) =>
      askRest('GET', '/toppers/sheet/sample', { token: tokens[role] });
    assert.match((await sample('editor')).text, /"Marks"/);
    assert.equal((await sample('office')).status, 403);
  });
});
