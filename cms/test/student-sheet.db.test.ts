/** Students from a list: seen before anything is written, written whole or not at all, and of one's own school alone. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Listed } from '../src/roll/endpoints.ts';
import type { Counts } from '../src/roll/plan.ts';
import type { Seen as AnySeen } from '../src/sheet/endpoints.ts';
import { readCsv } from '../src/sheet/read-csv.ts';
import { addConsent, addSchools, type Content, picture } from './api-content.ts';
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
  for (const role of ['operator', 'head', 'editor', 'office'] as const)
    tokens[role] = await makeSignedIn(api.payload, role, content.school);
  await api.payload.delete({ collection: 'students', where: { id: { exists: true } } });
});
after(() => api.close());

const send = (word: 'read' | 'write', body: Data, role: string | undefined = 'office') =>
  askRest('POST', `/students/sheet/${word}`, {
    token: tokens[role],
    body: { school: content.school, ...body },
  });
const { look, write } = sheetOf<Seen>(send);
const students = async (school: number = content.school) => {
  const { docs } = await api.payload.find({
    collection: 'students',
    where: { school: { equals: school } },
    pagination: false,
    depth: 0,
    sort: 'id',
  });
  return docs;
};
const rolls = async () =>
  (await students()).map((one) => [one.admission, one.name, one.class, one.section]);
const lastDeed = async () => {
  const { docs } = await api.payload.find({
    collection: 'activity',
    where: { collection: { equals: 'students' } },
    sort: '-id',
    limit: 1,
    depth: 0,
  });
  return docs.map(({ who, did, kind, title }) => `${who} ${did}: ${kind}: ${title}`)[0];
};
const feed = async (since?: unknown) =>
  (await (await api.get(`/api/changes${since === undefined ? '' : `?since=${since}`}`)).json())
    .data as { last: unknown; changes: Data[] };

const head = 'Admission No.\tName\tClass\tSection\tDate of birth';
const list = [
  head,
  '1042\tAarav Sharma\tVI\tA\t15/08/2014',
  '1043\tसुनीता कुमारी\t6\tB\t02-01-2015',
  'A-7\tMary\u200B  Kujur\tLKG\tLily\t29 Feb 2020',
].join('\n');

describe('promise 12.23: students from a list', () => {
  test('what would happen is told, and nothing is written', async () => {
    const { counts, problems, changes } = await look(`${list}\n1044\tNo Day\tVI\tA\t31/02/2015`);
    assert.deepEqual(counts, { new: 3, changed: 0, unchanged: 0, problems: 1, absent: 0 });
    assert.deepEqual(
      problems.map(({ row, place, who, heading }) => [row, place, who, heading]),
      [[5, 'E5', 'No Day', 'Date of birth']],
    );
    assert.equal(changes.length, 3);
    assert.deepEqual(await rolls(), []);
    assert.equal((await send('write', { text: list })).status, 409, 'not before it was seen');
    assert.deepEqual(await rolls(), []);
  });

  test('then it is written with clean names, told to the website once, and in the log in one line', async () => {
    const { last } = await feed();
    await write(list);
    assert.deepEqual(await rolls(), [
      ['1042', 'Aarav Sharma', 'VI', 'A'],
      ['1043', 'सुनीता कुमारी', 'VI', 'B'],
      ['A-7', 'Mary Kujur', 'LKG', 'Lily'],
    ]);
    const [first] = await students();
    assert.deepEqual(
      [first?.birthDay, first?.birthMonth, first?.showBirthday, first?.leftOn],
      [15, 8, true, null],
    );
    assert.deepEqual(
      (await feed(last)).changes.map(({ collection }) => collection),
      ['students'],
    );
    assert.equal(await lastDeed(), 'office changed: Students from a list: 3 new, 0 changed');
  });

  test('a record that was written so is the same as one that is entered by hand', async () => {
    const [many] = await students();
    const { id: _, createdAt, updatedAt, importKey, admission, ...values } = many ?? {};
    const hand = await api.payload.create({
      collection: 'students',
      data: { ...values, admission: '9999' } as never,
      depth: 0,
    });
    assert.deepEqual({ ...hand, id: 0, createdAt, updatedAt, admission }, { ...many, id: 0 });
    await api.payload.delete({ collection: 'students', id: hand.id });
  });

  test('an Excel workbook does as well, with real dates, and changes who is there', async () => {
    const bytes = makeWorkbook([
      ['Navjyoti School'],
      [],
      ['Name', 'DOB', 'Class', 'Sec', 'Adm No'],
      ['Aarav Sharma', { value: 41866, format: 14 }, 7, 'A', 1042],
      [
        'Om Prakash',
        { value: 42006, format: 'dd/mm/yyyy' },
        'LKG',
        'Lily',
        { value: 9, format: '0000' },
      ],
    ]);
    const workbook = Buffer.from(bytes).toString('base64');
    const { changes, counts } = await look({ workbook });
    assert.deepEqual(
      changes.map(({ title, kind, words }) => [title, kind, words]),
      [
        ['Aarav Sharma, VI A', 'changed', ['class: VII A, until now VI A']],
        ['Om Prakash', 'new', ['LKG Lily', 'admission no. 0009', 'birthday 2 January']],
      ],
    );
    assert.equal(counts.absent, 2);
    await write({ workbook });
    assert.deepEqual((await rolls())[0], ['1042', 'Aarav Sharma', 'VII', 'A']);
    assert.equal((await look({ workbook })).counts.unchanged, 2);
  });

  test('what is no workbook, and both or neither of the two ways, are refused in plain words', async () => {
    const workbook = Buffer.from([0x50, 0x4b, 3, 4]).toString('base64');
    const answer = await send('read', { workbook });
    assert.equal(answer.status, 400);
    assert.match(answer.text, /This workbook cannot be read/);
    for (const body of [{}, { text: list, workbook }, { workbook: '*' }, { workbook: 7 }])
      assert.match((await send('read', body)).text, /choose the file, or paste the cells/);
  });

  test('the website wishes who was entered so, with consent, and not whose wish is off', async () => {
    const [day, month] = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' })
      .format(api.time.now)
      .split('/');
    await write(
      `Admission No.\tName\tClass\tSection\tDOB\tWish\n501\tWish Me\tV\tA\t${day}/${month}\tyes\n502\tWish Not\tV\tA\t${day}/${month}\tno`,
    );
    for (const name of ['Wish Me', 'Wish Not']) {
      const student = (await students()).find((one) => one.name === name)?.id ?? 0;
      await addConsent(api, content.school, { student }, {});
    }
    const { data } = (await (await api.get('/api/birthdays/NJMS')).json()) as { data: Data[] };
    assert.deepEqual(
      data.map(({ name }) => name).filter((name) => String(name).startsWith('Wish')),
      ['Wish Me'],
    );
  });

  test('a picture remembers who is on it by the old and by the new name', async () => {
    const photo = await api.add(
      'media',
      { school: content.school, alt: 'A girl' },
      await picture(320, 300, 'mary.jpg'),
    );
    const mary = (await students()).find(({ name }) => name === 'Mary Kujur');
    await api.payload.update({
      collection: 'students',
      id: mary?.id ?? 0,
      data: { photo: photo.id },
    });
    await write(`${head}\nA-7\tMaria Kujur\tLKG\tLily\t29 Feb`);
    const { portrays } = await api.payload.findByID({
      collection: 'media',
      id: photo.id,
      showHiddenFields: true,
    });
    const { portrayalOf } = await import('../src/consent/remembered.ts');
    for (const name of ['Mary Kujur', 'Maria Kujur'])
      assert.ok(portrays?.includes(portrayalOf(name)), name);
  });

  test('nothing is written when something was changed since it was seen, nor twice at the same moment', async () => {
    const text = `${head}\n601\tTwo Clicks\tV\tA\t1 Jan`;
    const { seen } = await look(text);
    const outcomes = await Promise.all([1, 2].map(() => send('write', { text, seen })));
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), [200, 409]);
    assert.equal((await rolls()).filter(([number]) => number === '601').length, 1);
  });

  test('2,000 students are written all or nothing, in a few statements', async () => {
    const before = await students();
    const names = Array.from({ length: 2000 }, (_, index) => index + 10_000);
    const textOf = (section: string) =>
      [
        head,
        ...names.map(
          (n) => `${n}\tChild ${n}\t${(n % 12) + 1}\t${section}\t1/${(n % 12) + 1}/2015`,
        ),
      ].join('\n');
    const text = textOf('A');
    const { seen, counts } = await look(text);
    assert.equal(counts.new, 2000);
    // The website cannot be told, after all of them have been written.
    await api.withoutTable('changes', async () => {
      assert.equal((await send('write', { text, seen })).status, 500);
    });
    assert.deepEqual(await students(), before);
    const writeAll = async (given: string) => {
      const { seen: known } = await look(given);
      return countStatements(api.payload.db, async () => {
        const answer = await send('write', { text: given, seen: known });
        assert.equal(answer.status, 200, answer.text);
      });
    };
    const added = await writeAll(text);
    const changed = await writeAll(textOf('B'));
    assert.equal((await students()).length, before.length + 2000);
    assert.ok((await students()).filter(({ section }) => section === 'B').length >= 2000);
    for (const statements of [added, changed]) assert.ok(statements <= 100, String(statements));
  });

  test('editing one student by hand reads that one, not the roll; a number that is another one’s is refused', async () => {
    const [one, other] = (await students()).slice(-2);
    const { db } = api.payload;
    const { find } = db;
    let read = 0;
    db.find = async (given) => {
      const answer = await find.call(db, given);
      if (given.collection === 'students') read += answer.docs.length;
      return answer as never;
    };
    try {
      const path = `/students/${one?.id}?depth=0`;
      const ask = (body: Data) => askRest('PATCH', path, { token: tokens.office, body });
      assert.equal((await ask({ section: 'C' })).status, 200);
      assert.equal((await ask({ admission: '777001' })).status, 200);
      const refused = await ask({ admission: other?.admission });
      assert.equal(refused.status, 400);
      assert.match(refused.text, new RegExp(`the number of ${other?.name}`));
    } finally {
      db.find = find;
    }
    assert.ok(read <= 5, `${read} students were read`);
  });

  test('the roll and a sample are downloaded, and nothing in them is run by a spreadsheet', async () => {
    await write(`${head}\n701\t=HYPERLINK("x")\tV\tA\t1 Jan`);
    const get = (path: string, role: string) => askRest('GET', path, { token: tokens[role] });
    const roll = await get(`/students/sheet?school=${content.school}`, 'office');
    assert.equal(roll.headers.get('cache-control'), 'no-store');
    assert.match(roll.text, /"'=HYPERLINK/);
    const again = await look(roll.text);
    assert.deepEqual([again.changes, again.problems], [[], []]);
    const sample = await get('/students/sheet/sample', 'office');
    assert.match(sample.headers.get('content-disposition') ?? '', /students-sample\.csv/);
    const csv = readCsv(sample.text, 10);
    assert.ok(typeof csv !== 'string' && 'rows' in csv && csv.rows.length > 2);
    const unedited = await send('read', { text: sample.text });
    assert.equal(unedited.status, 400);
    assert.match(unedited.text, /Row 2, 3, 4: these are the sample’s examples/);
    for (const role of ['editor', 'nobody'])
      for (const path of [`/students/sheet?school=${content.school}`, '/students/sheet/sample'])
        assert.equal((await get(path, role)).status, 403, `${role} ${path}`);
    assert.equal((await get(`/students/sheet?school=${content.other}`, 'office')).status, 403);
  });

  test('the editor, strangers and people of another school write nothing', async () => {
    const { other } = content;
    const there = await students(other);
    assert.equal((await send('read', { text: list }, 'editor')).status, 403);
    assert.equal((await send('write', { text: list }, 'nobody')).status, 403);
    for (const school of [other, String(other), null, [other], 'x'])
      assert.equal((await send('read', { text: list, school })).status, 403, String(school));
    const text = `${head}\n801\tElse Where\tV\tA\t1 Jan`;
    const { seen } = await look(text);
    assert.equal((await send('write', { text, seen, school: other }, 'operator')).status, 409);
    assert.deepEqual(await students(other), there);
  });
});
