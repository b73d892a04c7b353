/** Consents from a sheet: seen before anything is written, written whole or not at all, and of one's own school alone. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { endOfSession } from '../src/consent/form-words.ts';
import { purposes } from '../src/consent/purposes.ts';
import { columnKeys, columns } from '../src/consent/sheet/columns.ts';
import type { Seen } from '../src/consent/sheet/endpoints.ts';
import { today } from '../src/fields/day-field.ts';
import { toCsv } from '../src/inbox/csv.ts';
import { toSheetDay } from '../src/sheet/cells.ts';
import { readCsv } from '../src/sheet/read-csv.ts';
import { addConsent, addSchools, type Content, picture } from './api-content.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { sheetOf } from './sheet.ts';
import { type Data, openTestApi, type TestApi } from './test-api.ts';

const child = 'Ishita Punia';
const tokens: Record<string, string> = {};
const ids: Record<string, number> = {};
let api: TestApi;
let content: Content;
let portrait: Data & { id: number };

const addStudent = async (school: number, name: string, more: Data = {}) => {
  const place = { class: 'V', section: 'Rose', birthDay: 1, birthMonth: 1 };
  const { id } = await api.add('students', { school, name, ...place, ...more });
  ids[name] = id;
  return id;
};

before(async () => {
  api = await openTestApi();
  // The back office goes by the real day.
  api.time.now = Date.now();
  content = await addSchools(api);
  const { school, other } = content;
  for (const role of ['operator', 'head', 'editor', 'office'] as const)
    tokens[role] = await makeSignedIn(api.payload, role, school);
  portrait = await api.add('media', { school, alt: 'A girl' }, await picture(300, 300, 'girl.jpg'));
  const student = await addStudent(school, child, { class: 'XII', photo: portrait.id });
  await addStudent(school, 'आरव शर्मा');
  await addStudent(school, '=HYPERLINK("http://x")');
  await addStudent(school, 'Gone Away', { leftOn: '2020-01-01' });
  const trashed = await addStudent(school, 'Thrown Away');
  const deletedAt = new Date().toISOString();
  await api.payload.update({ collection: 'students', id: trashed, data: { deletedAt } });
  await addStudent(other, 'Else Where');
  await addConsent(api, school, { student }, { givenOn: '2020-04-01', until: '2021-03-31' });
  await api.add('toppers', {
    school,
    name: child,
    division: 97,
    class: 'X',
    sessionYear: '2024-2025',
    attachments: portrait.id,
  });
});
after(() => api.close());

const download = (role: string | undefined, query = `?school=${content.school}`, cookie?: string) =>
  askRest('GET', `/consents/sheet${query}`, {
    token: role && tokens[role],
    ...(cookie && { cookie }),
  });
const cellsOf = async (query?: string): Promise<string[][]> => {
  const { text } = await download('office', query);
  const csv = readCsv(text, 5000);
  assert.ok(typeof csv === 'object' && 'rows' in csv);
  return csv.rows;
};
type Cells = Partial<Record<(typeof columnKeys)[number], string>>;
/** The sheet as it is downloaded, with some cells of some students changed. */
const filled = async (changes: Record<string, Cells>): Promise<string> => {
  const [head = [], ...rows] = await cellsOf();
  const nameAt = columnKeys.indexOf('name');
  return toCsv([
    head,
    ...rows.map((row) => {
      const cells = changes[row[nameAt] ?? ''] ?? {};
      return row.map((cell, index) => cells[columnKeys[index] ?? 'id'] ?? cell);
    }),
  ]);
};
const send = (word: 'read' | 'write', body: Data, role = 'office', cookie?: string) =>
  askRest('POST', `/consents/sheet/${word}`, {
    token: tokens[role],
    body: { school: content.school, ...body },
    ...(cookie && { cookie }),
  });
const { look, write } = sheetOf<Seen>(send);
const formsOf = async (name: string): Promise<Data[]> => {
  const { docs } = await api.payload.find({
    collection: 'consents',
    where: { student: { equals: ids[name] } },
    sort: 'givenOn',
    depth: 0,
  });
  return docs as unknown as Data[];
};
const countForms = async () => (await api.payload.count({ collection: 'consents' })).totalDocs;
const reason = (body: Data): string => String((body.errors as { message: string }[])[0]?.message);

const signed = {
  givenBy: 'Sunita Devi',
  relation: 'Mother',
  givenOn: toSheetDay(today()),
};
const yes = Object.fromEntries(purposes.map((purpose) => [purpose, 'yes'])) as Cells;

describe('promise 12.11: consents from a sheet', () => {
  test('the sheet has who is on the roll of the own school, with what is known, and no formula', async () => {
    const { status, headers, text } = await download('office');
    assert.equal(status, 200);
    assert.match(headers.get('content-disposition') ?? '', /consents-until-\d{4}-03-31\.csv/);
    assert.match(headers.get('content-type') ?? '', /^text\/csv/);
    assert.ok(text.startsWith('\uFEFF"Student no."') || text.startsWith('"Student no."'));
    const [head = [], ...rows] = await cellsOf();
    assert.deepEqual(
      head,
      columnKeys.map((key) => columns[key].heading),
    );
    const names = rows.map((row) => row[columnKeys.indexOf('name')]);
    assert.deepEqual(names.toSorted(), ['\'=HYPERLINK("http://x")', child, 'आरव शर्मा'].toSorted());
    const row = rows.find((cells) => cells.includes(child)) ?? [];
    const cell = (key: (typeof columnKeys)[number]) => row[columnKeys.indexOf(key)];
    assert.match(cell('last') ?? '', /^photograph yes, .* \(until 31 Mar 2021\)$/);
    assert.deepEqual(
      [cell('id'), cell('photograph'), cell('givenBy'), cell('givenOn'), cell('until')],
      [String(ids[child]), '', 'Sunita Devi', '', toSheetDay(endOfSession())],
    );
  });

  test('what would happen is told, and nothing is written', async () => {
    const before = await countForms();
    const text = await filled({
      [child]: { ...yes, ...signed },
      'आरव शर्मा': { photograph: 'maybe' },
    });
    const { counts, changes, problems } = await look(text);
    assert.deepEqual(counts, {
      new: 1,
      changed: 0,
      withdrawn: 0,
      unchanged: 0,
      blank: 1,
      problems: 1,
    });
    assert.deepEqual(
      changes.map(({ title, kind }) => [title, kind]),
      [[`${child}, XII Rose`, 'new']],
    );
    assert.deepEqual(
      problems.map(({ who, stands, why }) => [who, stands, why]),
      [['आरव शर्मा', 'maybe', 'This is neither yes nor no.']],
    );
    assert.equal(await countForms(), before);
    const unseen = await send('write', { text });
    assert.equal(unseen.status, 409);
    assert.equal(await countForms(), before);
  });

  test('then it is written, shown by the website, and told in the log with its counts', async () => {
    const shows = async () => (await (await api.get('/api/topper/NJMS')).text()).includes(child);
    assert.equal(await shows(), false);
    const counts = await write(
      await filled({
        [child]: { ...yes, ...signed },
        'आरव शर्मा': { photograph: 'no', naming: 'हाँ', ...signed, givenBy: '=cmd|<b>x</b>' },
      }),
    );
    assert.equal((counts as Data).new, 2);
    const [, form] = await formsOf(child);
    assert.deepEqual(
      [form?.name, form?.class, form?.relation, form?.how, form?.givenOn, form?.until],
      [child, 'XII Rose', 'Mother', 'Paper', today(), endOfSession()],
    );
    for (const purpose of purposes)
      assert.deepEqual((form?.purposes as Data | undefined)?.[purpose], {
        given: true,
        withdrawnOn: null,
      });
    const [other] = await formsOf('आरव शर्मा');
    assert.equal(other?.givenBy, '=cmd|<b>x</b>');
    assert.deepEqual((other?.purposes as Data | undefined)?.birthday, {
      given: false,
      withdrawnOn: null,
    });
    assert.equal(await shows(), true);
    assert.equal((await api.get(`/api/image/${portrait.path}`)).status, 200);
    const { docs } = await api.payload.find({ collection: 'activity', sort: '-id', limit: 1 });
    assert.deepEqual(
      docs.map(({ who, did, kind, title }) => [who, did, kind, title]),
      [['office', 'changed', 'Consents from a sheet', '2 new, 0 changed, 0 withdrawn']],
    );
  });

  test('what it then holds is downloaded again, and given back it changes nothing', async () => {
    const text = await filled({});
    assert.match(text, /"'=cmd\|/);
    const before = await countForms();
    const { counts } = await look(text);
    assert.deepEqual(counts, {
      new: 0,
      changed: 0,
      withdrawn: 0,
      unchanged: 2,
      blank: 1,
      problems: 0,
    });
    await write(text);
    assert.equal(await countForms(), before);
  });

  test('a no withdraws: the website stops showing it, the feed names the portrait, and an old sheet brings nothing back', async () => {
    const before = await filled({});
    const { last } = (await (await api.get('/api/changes')).json()).data;
    const text = await filled({ [child]: { photograph: 'no', naming: 'नहीं' } });
    assert.deepEqual(await write(text), {
      new: 0,
      changed: 1,
      withdrawn: 1,
      unchanged: 1,
      blank: 1,
      problems: 0,
    });
    const forms = await formsOf(child);
    assert.equal(forms.length, 2);
    assert.deepEqual(forms[1]?.purposes, {
      photograph: { given: true, withdrawnOn: today() },
      naming: { given: true, withdrawnOn: today() },
      birthday: { given: true, withdrawnOn: null },
      voice: { given: true, withdrawnOn: null },
    });
    assert.doesNotMatch(await (await api.get('/api/topper/NJMS')).text(), new RegExp(child));
    assert.equal((await api.get(`/api/image/${portrait.path}`)).status, 404);
    const { changes } = (await (await api.get(`/api/changes?since=${last}`)).json()).data;
    assert.ok(changes.some(({ file }: { file?: string }) => file === portrait.path));
    assert.equal(((await write(text)) as Data).unchanged, 2);
    assert.deepEqual(await formsOf(child), forms);
    const { problems } = await look(before);
    assert.match(problems[0]?.why ?? '', /was withdrawn on/);
  });

  test('nothing is written when something was changed since it was seen, nor twice at the same moment', async () => {
    const name = '=HYPERLINK("http://x")';
    const text = await filled({ [`'${name}`]: { ...yes, ...signed } });
    const { seen, counts } = await look(text);
    assert.equal(counts.new, 1);
    const twice = await Promise.all([1, 2].map(() => send('write', { text, seen })));
    assert.deepEqual(twice.map(({ status }) => status).toSorted(), [200, 409]);
    assert.equal((await formsOf(name)).length, 1);
    const { status, body } = await send('write', { text, seen });
    assert.equal(status, 409);
    assert.match(reason(body), /nothing was written/);
  });

  test('all of it is written, or nothing', async () => {
    const before = await countForms();
    for (let index = 0; index < 10; index += 1) await addStudent(content.school, `New ${index}`);
    const all = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`New ${index}`, { ...yes, ...signed }]),
    );
    const text = await filled(all);
    const { seen } = await look(text);
    // The website cannot be told, after all ten have been written.
    await api.withoutTable('changes', async () => {
      assert.equal((await send('write', { text, seen })).status, 500);
    });
    assert.equal(await countForms(), before);
    assert.equal((await send('write', { text, seen })).status, 200);
    assert.equal(await countForms(), before + 10);
  });

  test('1,200 students are written at once', async (t) => {
    const { inTransaction } = await import('../src/database/in-transaction.ts');
    await inTransaction(api.payload, async (req) => {
      for (let index = 0; index < 1200; index += 1)
        await api.payload.db.create({
          collection: 'students',
          data: {
            school: content.school,
            name: `Student ${index}`,
            class: 'IV',
            section: 'Lily',
            birthDay: 1,
            birthMonth: 1,
            showBirthday: true,
          },
          req,
        });
    });
    const [head = [], ...rows] = await cellsOf();
    const many = rows.filter((row) => row.some((cell) => cell.startsWith('Student ')));
    assert.equal(many.length, 1200);
    const cells: Cells = { ...yes, ...signed };
    const text = toCsv([
      head,
      ...many.map((row) => row.map((cell, index) => cells[columnKeys[index] ?? 'id'] ?? cell)),
    ]);
    const before = await countForms();
    const begun = Date.now();
    const { db } = api.payload;
    const { create } = db;
    const created: string[] = [];
    db.create = (asked) => {
      created.push(asked.collection);
      return create.call(db, asked);
    };
    try {
      assert.equal(((await write(text)) as Data).new, 1200);
    } finally {
      db.create = create;
    }
    t.diagnostic(`seen and written in ${Date.now() - begun} ms`);
    assert.ok(!created.includes('consents'), 'others would wait for as many statements as rows');
    assert.equal(await countForms(), before + 1200);
    assert.equal(((await write(text)) as Data).unchanged, 1200);
  });
});

describe('promise 12.11: whose sheet it is', () => {
  const row = (id: number, name: string) =>
    `Student no.,Name,Photograph,Signed by,Relation,Signed on\n${id},${name},yes,S D,Mother,${signed.givenOn}`;

  test('editor and strangers get none and give none back', async () => {
    for (const role of ['editor', undefined]) {
      assert.equal((await download(role)).status, 403, role);
      for (const word of ['read', 'write'] as const) {
        const text = row(ids[child] ?? 0, child);
        const { status } = await askRest('POST', `/consents/sheet/${word}`, {
          token: role && tokens[role],
          body: { school: content.school, text },
        });
        assert.equal(status, 403, `${role} ${word}`);
      }
    }
    assert.equal((await download('head')).status, 200);
  });

  test('of another school nothing is given out or written, whatever the browser says', async () => {
    const { other } = content;
    const elsewhere = ids['Else Where'] ?? 0;
    for (const cookie of [undefined, `payload-tenant=${other}`]) {
      assert.equal((await download('office', `?school=${other}`, cookie)).status, 403);
      assert.doesNotMatch((await download('office', undefined, cookie)).text, /Else Where/);
      for (const word of ['read', 'write'] as const) {
        const text = row(elsewhere, 'Else Where');
        const { status } = await send(word, { school: other, text }, 'office', cookie);
        assert.equal(status, 403);
      }
      const { body } = await send('read', { text: row(elsewhere, 'Else Where') }, 'office', cookie);
      assert.match(JSON.stringify(body.problems), /Nobody on the roll/);
    }
    assert.match((await download('operator', `?school=${other}`)).text, /Else Where/);
    const { docs } = await api.payload.find({
      collection: 'consents',
      where: { school: { equals: other } },
    });
    assert.deepEqual(docs, []);
  });

  test('what was seen for one school is not written for another', async () => {
    const { school, other } = content;
    const text = row(ids['Else Where'] ?? 0, 'Else Where');
    const { body } = await send('read', { school: other, text }, 'operator');
    const { status } = await send('write', { school, text, seen: body.seen }, 'operator');
    assert.equal(status, 409);
  });
});

describe('what is no sheet does no harm', () => {
  const head = columnKeys.map((key) => columns[key].heading).join(',');
  const bodies: [what: string, body: Data, status: number][] = [
    ['no text', {}, 400],
    ['a number', { text: 1 }, 400],
    ['a list', { text: ['a'] }, 400],
    ['nothing', { text: '' }, 400],
    ['NUL bytes', { text: '\u0000'.repeat(1000) }, 400],
    ['two million line ends', { text: '\n'.repeat(2_000_000) }, 400],
    ['an open quotation mark', { text: `${head}\n"` }, 400],
    ['four megabytes', { text: 'x'.repeat(4_000_000) }, 413],
    ['a list for a school', { text: head, school: [1] }, 403],
    ['words for a school', { text: head, school: '1 or 1=1' }, 403],
    ['no school', { text: head, school: null }, 403],
    ['headings alone', { text: head }, 200],
    ['a cell of a megabyte', { text: `${head}\n1,,,${'x'.repeat(1_000_000)},,yes` }, 200],
    ['a NUL byte in each cell', { text: `${head}\n${'a\u0000,'.repeat(14)}` }, 200],
    ['a script', { text: `${head}\n<script>,,,<img src=x onerror=alert(1)>,,yes` }, 200],
  ];
  for (const [what, body, status] of bodies)
    test(`${what}: ${status}`, async () => {
      const answer = await send('read', body);
      assert.equal(answer.status, status, answer.text.slice(0, 500));
      assert.ok(answer.text.length < 2000, 'it is told in few words');
    });
  test('a session that there is not', async () =>
    assert.equal((await download('office', `?school=${content.school}&session=x`)).status, 400));
});
