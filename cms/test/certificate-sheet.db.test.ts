/** Transfer certificates from a list: rows and scans matched before anything is written, and nobody else sees one. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Listed } from '../src/certificate-list/endpoints.ts';
import type { Seen as AnySeen } from '../src/sheet/endpoints.ts';
import type { Counts } from '../src/sheet/plan.ts';
import { addSchools, type Content, pdf } from './api-content.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { type Data, openTestApi, type TestApi } from './test-api.ts';

type Seen = AnySeen<Listed, keyof Counts>;
const tokens: Record<string, string> = {};
let api: TestApi;
let content: Content;
const scans: Record<string, number> = {};

before(async () => {
  api = await openTestApi();
  content = await addSchools(api);
  for (const role of ['operator', 'editor', 'office'] as const)
    tokens[role] = await makeSignedIn(api.payload, role, content.school);
  for (const name of ['TC 1042.pdf', 'tc_0311.PDF', '77.pdf'])
    scans[name] = await addScan(name, content.school);
});
after(() => api.close());

const addScan = async (title: string, school: number): Promise<number> =>
  (await api.add('private-files', { school, title }, pdf(title, `${title}.pdf`))).id;
const send = (word: 'read' | 'write', body: Data, role: string | undefined = 'office') =>
  askRest('POST', `/transfer-certificates/sheet/${word}`, {
    token: tokens[role],
    body: { school: content.school, ...body },
  });
const look = async (text: string, files: string[]) => {
  const answer = await send('read', { text, files });
  assert.equal(answer.status, 200, answer.text);
  return answer.body as unknown as Seen;
};
const certificates = async (school: number = content.school) => {
  const { docs } = await api.payload.find({
    collection: 'transfer-certificates',
    where: { school: { equals: school } },
    pagination: false,
    depth: 0,
    sort: 'id',
  });
  return docs.map((one) => [one.admission, one.name, one.file]);
};
/** As a parent asks. */
const ask = (admission: string, name: string) =>
  api.post(
    '/api/tc/NJMS',
    { admission, name },
    { 'x-visitor-address': '203.0.113.1', 'x-website-key': api.websiteKey },
  );

const text =
  'TC No.\tName\tAdmission No.\n\tAarav Sharma\t1042\n311\tसुनीता कुमारी\tA-7\n\tNo Scan\t99';
const files = ['TC 1042.pdf', 'tc_0311.PDF', 'holiday.pdf'];

describe('promise 12.23: transfer certificates from a list', () => {
  test('what fits and what does not is named, both ways, and nothing is written', async () => {
    const { counts, changes, problems, notes } = await look(text, files);
    assert.deepEqual(counts, { new: 2, changed: 0, unchanged: 0, problems: 1 });
    assert.deepEqual(
      changes.map(({ title, file, scanTitle }) => [title, file, scanTitle]),
      [
        ['Aarav Sharma', 'TC 1042.pdf', 'TC 1042 Aarav Sharma'],
        ['सुनीता कुमारी', 'tc_0311.PDF', 'TC A-7 सुनीता कुमारी'],
      ],
    );
    assert.deepEqual(
      problems.map(({ place, who }) => [place, who]),
      [['C4', 'No Scan']],
    );
    assert.deepEqual(notes, ['Scans that fit no row of the list, and are not sent: holiday.pdf']);
    assert.deepEqual(await certificates(), []);
  });

  test('without its scans, or with those of another school or another certificate, nothing is written', async () => {
    const { seen } = await look(text, files);
    const elsewhere = await addScan('elsewhere', content.other);
    const full = { ...scans, 'tc_0311.PDF': scans['tc_0311.PDF'] };
    for (const uploaded of [
      {},
      { 'TC 1042.pdf': scans['TC 1042.pdf'] },
      { ...full, 'TC 1042.pdf': elsewhere },
      { ...full, 'TC 1042.pdf': scans['tc_0311.PDF'] },
      { ...full, 'TC 1042.pdf': 999_999 },
    ]) {
      const answer = await send('write', { text, files, seen, uploaded });
      assert.equal(answer.status, 409, JSON.stringify(uploaded));
      assert.match(answer.text, /has not come. Nothing was written/);
    }
    assert.equal((await send('write', { text, files, uploaded: full })).status, 409, 'unseen');
    assert.equal((await send('read', { text, files: 'x' })).status, 400);
    assert.deepEqual(await certificates(), []);
  });

  test('then they are written all together, found by a parent with number and name, and in the log in one line', async () => {
    const { seen } = await look(text, files);
    const answer = await send('write', { text, files, seen, uploaded: scans });
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(await certificates(), [
      ['1042', 'Aarav Sharma', scans['TC 1042.pdf']],
      ['A-7', 'सुनीता कुमारी', scans['tc_0311.PDF']],
    ]);
    const found = await ask('a 7', 'सुनीता  कुमारी');
    assert.equal(found.status, 200);
    assert.equal((await ask('1042', 'Somebody Else')).status, 404);
    const { docs } = await api.payload.find({
      collection: 'activity',
      where: { collection: { equals: 'transfer-certificates' } },
      depth: 0,
    });
    assert.deepEqual(
      docs.map(({ who, did, kind, title }) => `${who} ${did}: ${kind}: ${title}`),
      ['office added: Transfer certificates from a list: 2 new'],
    );
  });

  test('a record that was written so is the same as one that is entered by hand', async () => {
    const where = { admission: { equals: '1042' } };
    const find = async () =>
      (await api.payload.db.find<Data>({ collection: 'transfer-certificates', where, sort: 'id' }))
        .docs;
    const [many] = await find();
    await api.add('transfer-certificates', {
      school: content.school,
      admission: '1042',
      name: 'Aarav Sharma',
      file: scans['TC 1042.pdf'],
    });
    const [, hand] = (await find()) as (Data & { id: number })[];
    const same = { id: 0, createdAt: 0, updatedAt: 0 };
    assert.deepEqual({ ...hand, ...same }, { ...many, ...same });
    await api.payload.delete({ collection: 'transfer-certificates', id: hand?.id ?? 0 });
  });

  test('a second time nothing is changed, and no scan is put in the place of another', async () => {
    const { counts, notes } = await look(text, ['TC 1042.pdf']);
    assert.deepEqual([counts.new, counts.unchanged], [0, 2]);
    assert.match(notes?.[0] ?? '', /here already, which stay as they are: TC 1042\.pdf/);
  });

  test('the editor, strangers and people of another school see and write nothing', async () => {
    for (const role of ['editor', 'nobody']) {
      assert.equal((await send('read', { text, files }, role)).status, 403);
      assert.equal((await send('write', { text, files }, role)).status, 403);
      const sample = '/transfer-certificates/sheet/sample';
      assert.equal((await askRest('GET', sample, { token: tokens[role] })).status, 403);
    }
    assert.equal((await send('read', { text, files, school: content.other })).status, 403);
    const row = 'Admission No.\tName\n77\tSeven';
    const { seen } = await look(row, ['77.pdf']);
    const body = { text: row, files: ['77.pdf'], seen, uploaded: scans, school: content.other };
    assert.equal((await send('write', body, 'operator')).status, 409);
    assert.deepEqual(await certificates(content.other), []);
  });
});
