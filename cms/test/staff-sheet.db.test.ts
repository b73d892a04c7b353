/** Staff from a list: seen before anything is written, written whole or not at all, and of one's own school alone. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Disclosure } from '@aangan/contract/disclosure.ts';
import type { Seen } from '../src/staff-list/endpoints.ts';
import { addSchools, type Content } from './api-content.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { countStatements, sheetOf } from './sheet.ts';
import { type Data, openTestApi, type TestApi } from './test-api.ts';

const tokens: Record<string, string> = {};
let api: TestApi;
let content: Content;

before(async () => {
  api = await openTestApi();
  content = await addSchools(api);
  for (const role of ['operator', 'head', 'editor', 'office'] as const)
    tokens[role] = await makeSignedIn(api.payload, role, content.school);
  await api.payload.delete({ collection: 'faculty', where: { id: { exists: true } } });
});
after(() => api.close());

const send = (word: 'read' | 'write', body: Data, role: string | undefined = 'editor') =>
  askRest('POST', `/faculty/sheet/${word}`, {
    token: tokens[role],
    body: { school: content.school, ...body },
  });
const { look, write } = sheetOf<Seen>(send);
const people = async (school: number = content.school) => {
  const { docs } = await api.payload.find({
    collection: 'faculty',
    where: { school: { equals: school } },
    pagination: false,
    depth: 0,
    sort: 'order',
  });
  return docs.map(({ name, designation, qualification, _status }) => [
    name,
    designation,
    qualification,
    _status,
  ]);
};
const shownFor = async (id: string) => {
  const { data } = (await (await api.get('/api/disclosure/NJMS')).json()) as { data: Disclosure };
  return data.sections.flatMap(({ rows }) => rows).find((row) => row.id === id)?.value;
};
const deeds = async () => {
  const { docs } = await api.payload.find({
    collection: 'activity',
    where: { collection: { equals: 'faculty' }, did: { not_equals: 'deleted' } },
    sort: 'id',
    pagination: false,
    depth: 0,
  });
  return docs.map(({ who, kind, title }) => `${who}: ${kind}: ${title}`);
};

const head = 'Name\tDesignation\tSubject\tQualification';
const list = [
  head,
  'Mrs. Asha Rani\tPrincipal\t\tM.A., B.Ed.',
  'सुनीता देवी\tTGT\tHindi\tएम.ए., बी.एड.',
  'Ravi Kumar\tPGT\tPhysics\tM.Sc.',
].join('\n');

describe('promise 12.16: staff from a list', () => {
  test('what would happen is told, and nothing is written', async () => {
    const { counts, changes, problems, unread } = await look(`${list}\nNo Body\t\t\t`);
    assert.deepEqual(counts, { new: 3, changed: 0, unchanged: 0, uncounted: 0, problems: 1 });
    assert.deepEqual(
      changes.map(({ title, words }) => [title, words.at(-1)]),
      [
        ['Mrs. Asha Rani', 'counts as Principal'],
        ['सुनीता देवी', 'counts as TGT'],
        ['Ravi Kumar', 'counts as PGT'],
      ],
    );
    assert.deepEqual(
      problems.map(({ row, place, who }) => [row, place, who]),
      [[5, 'B5', 'No Body']],
    );
    assert.deepEqual(unread, []);
    assert.deepEqual(await people(), []);
    assert.equal((await send('write', { text: list })).status, 409, 'not before it was seen');
    assert.deepEqual(await people(), []);
  });

  test('then it is written and published, counted by the disclosure, and told in the log as one', async () => {
    const { last } = (await (await api.get('/api/changes')).json()).data;
    assert.deepEqual(await write(list), {
      new: 3,
      changed: 0,
      unchanged: 0,
      uncounted: 0,
      problems: 0,
    });
    assert.deepEqual(await people(), [
      ['Mrs. Asha Rani', 'Principal', 'M.A., B.Ed.', 'published'],
      ['सुनीता देवी', 'TGT (Hindi)', 'एम.ए., बी.एड.', 'published'],
      ['Ravi Kumar', 'PGT (Physics)', 'M.Sc.', 'published'],
    ]);
    assert.deepEqual(
      [await shownFor('teachers'), await shownFor('pgt'), await shownFor('tgt')],
      ['2', '1', '1'],
    );
    assert.deepEqual(await deeds(), ['editor: Staff from a list: 3 new, 0 changed']);
    const { changes } = (await (await api.get(`/api/changes?since=${last}`)).json()).data;
    assert.ok(changes.length > 0);
    assert.ok(changes.every(({ collection }: Data) => collection === 'faculty'));
  });

  test('who is there already is changed as shown, and a second time nothing is', async () => {
    const text = `${head}\nASHA RANI\t\t\tPh.D.\nRavi Kumar\tPGT\tPhysics\t\nMary Kujur\tLibrarian\t\tM.Lib.`;
    const { changes } = await look(text);
    assert.deepEqual(
      changes.map(({ title, kind }) => [title, kind]),
      [
        ['Mrs. Asha Rani', 'changed'],
        ['Mary Kujur', 'new'],
      ],
    );
    await write(text);
    assert.deepEqual(
      (await people()).map(([name, , qualification]) => [name, qualification]),
      [
        ['Mrs. Asha Rani', 'Ph.D.'],
        ['सुनीता देवी', 'एम.ए., बी.एड.'],
        ['Ravi Kumar', 'M.Sc.'],
        ['Mary Kujur', 'M.Lib.'],
      ],
    );
    const again = await look(text);
    assert.deepEqual([again.changes, again.counts.unchanged], [[], 3]);
  });

  test('nothing is written when something was changed since it was seen', async () => {
    const text = `${head}\nRavi Kumar\tPGT\tMathematics\t`;
    const { seen } = await look(text);
    const { docs } = await api.payload.find({
      collection: 'faculty',
      where: { name: { equals: 'Ravi Kumar' } },
    });
    await api.payload.update({
      collection: 'faculty',
      id: Number(docs[0]?.id),
      data: { designation: 'Vice Principal', _status: 'published' },
    });
    const answer = await send('write', { text, seen });
    assert.equal(answer.status, 409);
    assert.match(answer.text, /look again/);
    assert.ok((await people()).some(([, designation]) => designation === 'Vice Principal'));
  });

  test('of two clicks at the same moment one writes', async () => {
    const text = `${head}\nTwo Clicks\tPRT\t\t`;
    const { seen } = await look(text);
    const outcomes = await Promise.all([1, 2].map(() => send('write', { text, seen })));
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), [200, 409]);
    assert.equal((await people()).filter(([name]) => name === 'Two Clicks').length, 1);
  });

  test('a draft of somebody is not published by a list', async () => {
    const { id } = await api.payload.create({
      collection: 'faculty',
      data: { school: content.school, name: 'Half Written', designation: 'PRT', order: 9 },
      draft: true,
    });
    const { problems, changes } = await look(`${head}\nHalf Written\tTGT\t\t`);
    assert.deepEqual(changes, []);
    assert.match(problems[0]?.why ?? '', /draft of this person/);
    await api.payload.delete({ collection: 'faculty', id });
  });

  test('two hundred rows are written, all of them or none', async () => {
    const before = await people();
    const rows = Array.from(
      { length: 200 },
      (_, index) => `Teacher Number ${index}\t${index % 2 ? 'PGT' : 'TGT'}\tHindi\tM.A.`,
    );
    const text = [head, ...rows].join('\n');
    const { seen } = await look(text);
    // The website cannot be told, after all of them have been written.
    await api.withoutTable('changes', async () => {
      assert.equal((await send('write', { text, seen })).status, 500);
    });
    assert.deepEqual(await people(), before);
    const answer = await send('write', { text, seen });
    assert.equal(answer.status, 200, answer.text);
    assert.equal((await people()).length, before.length + 200);
  });

  test('others wait for a few statements, not for as many as there are rows', async () => {
    const count = async (qualification: string) => {
      const rows = Array.from(
        { length: 200 },
        (_, index) => `Counted Number ${index}\tPGT\tHindi\t${qualification}`,
      );
      const text = [head, ...rows].join('\n');
      const { seen } = await look(text);
      return countStatements(api.payload.db, async () => {
        assert.equal((await send('write', { text, seen })).status, 200);
      });
    };
    // A fifth of the rows, whatever the sign-in and the plan read.
    const [added, changed] = [await count('M.A.'), await count('Ph.D.')];
    assert.ok(added <= 40, `new: ${added}`);
    assert.ok(changed <= 40, `changed, besides one each: ${changed}`);
  });

  test('the office, strangers and people of another school write nothing', async () => {
    const { other } = content;
    assert.equal((await send('read', { text: list }, 'office')).status, 403);
    assert.equal((await send('write', { text: list }, 'nobody')).status, 403);
    const there = await people(other);
    for (const school of [other, String(other), null, [other], 'x'])
      assert.equal((await send('read', { text: list, school })).status, 403, String(school));
    const { seen } = await look(`${head}\nElse Where\tPGT\t\t`);
    const body = { text: `${head}\nElse Where\tPGT\t\t`, seen, school: other };
    assert.equal((await send('write', body, 'operator')).status, 409);
    assert.deepEqual(await people(other), there);
  });
});
