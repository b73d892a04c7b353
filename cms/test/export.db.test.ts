/** A school leaves with a folder, and is taken in elsewhere: the same website, to the byte, and nothing of anybody else. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { CollectionSlug } from 'payload';
import { parse, stringify } from 'yaml';
import type { Place } from '../src/backup/database/database.ts';
import { picture } from './api-content.ts';
import { editorTexts } from './editor-texts.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { fixtureFile } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';
import { answersOf, filesBelow, runExport, runImport } from './two-installations.ts';

const demo = fileURLToPath(new URL('../../schools/njms', import.meta.url));
const server = process.env.TEST_DATABASE_URL;
const outside = mkdtempSync(join(tmpdir(), 'aangan-export-'));
const within = (name: string): string => join(outside, name);
let cms: TestCms;
let original: Place;
let school: number;

/** An empty installation of the same kind of database. */
const newPlace = (): Place => {
  const name = `copy_${randomBytes(6).toString('hex')}`;
  return { dataDir: within(name), databaseUrl: server ? `${server}/${name}` : undefined };
};

type Listed = Record<string, unknown> & { key: string };

/** The demo school with all its pages and kinds of records, but only some of each: more would only take time. */
const smallDemo = (): string => {
  const folder = within('demo');
  mkdirSync(folder);
  for (const part of ['pages', 'records', 'school.yaml', 'portraits.yaml'])
    cpSync(join(demo, part), join(folder, part), { recursive: true });
  for (const part of [
    'pictures.yaml',
    'documents.yaml',
    'pictures',
    'documents',
    'voice',
    'private',
  ])
    symlinkSync(join(demo, part), join(folder, part));
  const read = (name: string) =>
    parse(readFileSync(join(demo, 'records', name), 'utf8')) as Listed[];
  const toppers = new Set(read('toppers.yaml').map(({ name }) => name));
  const roll = read('students.yaml').filter(({ name }, index) => index < 20 || toppers.has(name));
  const onRoll = new Set<unknown>([undefined, ...roll.map(({ key }) => key)]);
  for (const name of readdirSync(join(demo, 'records'))) {
    const all = read(name);
    const some: Record<string, Listed[]> = {
      'students.yaml': roll,
      'consents.yaml': all.filter(({ student }) => onRoll.has(student)),
      'certificates.yaml': all,
    };
    writeFileSync(join(folder, 'records', name), stringify(some[name] ?? all.slice(0, 8)));
  }
  return folder;
};

const add = async (collection: CollectionSlug, data: Record<string, unknown>, more = {}) =>
  (await cms.payload.create({
    collection,
    data: { _status: 'published', ...data, school } as never,
    depth: 0,
    ...more,
  })) as unknown as { id: number } & Record<string, unknown>;

const addFile = async (
  collection: 'media' | 'private-files',
  words: object,
  data: Buffer,
  type: string,
) =>
  add(
    collection,
    { ...words, _status: undefined },
    { file: { data, name: `भवन.${type.slice(-3)}`, mimetype: type, size: data.length } },
  );

const pdf = (words: string) =>
  Buffer.concat([
    fixtureFile('documents/circular.pdf', 'application/pdf').data,
    Buffer.from(`% ${words}\n`),
  ]);
const find = async (collection: CollectionSlug, where = {}) =>
  (await cms.payload.find({ collection, where, depth: 0, limit: 1, sort: 'id' }))
    .docs[0] as unknown as {
    id: number;
  } & Record<string, unknown>;

/** What staff do in a year: one of each kind of record and block, and what only the office knows. */
const workOn = async (): Promise<void> => {
  const { data } = await picture(900, 600);
  const photo = await addFile('media', { alt: 'From a camera: “quoted”, #1' }, data, 'image/png');
  const scan = await addFile('media', { alt: 'Licence' }, pdf('licence'), 'application/pdf');
  await addFile('media', { alt: 'Nobody shows it: LIBRARY' }, pdf('library'), 'application/pdf');
  const state = editorTexts['everything together'];
  await add('news', {
    title: '- 1: yes # "no"',
    description: 'One\n\n  two: * [x](y)\n',
    fromDate: '2026-10-02',
    image: photo.id,
  });
  await add('messages', {
    name: 'Fr. A',
    designation: 'Manager',
    message: state,
    category: 'Manager',
  });
  await add('galleries', {
    title: 'नया एल्बम',
    category: 'PhotoGallery',
    date: '2026-10-03',
    attachments: [photo.id],
  });
  await add('notifications', {
    title: 'Come',
    description: 'Today',
    url: 'https://example.in/a',
    urlTitle: 'Read',
    showFrom: '2026-01-01T00:00:00.000Z',
    showUntil: '2099-01-01T00:00:00.000Z',
  });
  await add('board-results', { class: 'X', sessionYear: '2019-2020', registered: 9, passed: 8 });
  const certificate = await add('certificates', {
    kind: 'other',
    title: 'Canteen licence',
    file: scan.id,
    issuedBy: 'City',
    text: 'It may cook.',
  });
  await makeSignedIn(cms.payload, 'operator', undefined);
  for (const as of ['Manager', 'Principal'] as const) {
    const account = { email: `${as}@a.example`.toLowerCase(), password: 'a long pass phrase' };
    await cms.payload.create({
      collection: 'staff',
      data: {
        ...account,
        name: `${as} One`,
        role: 'head',
        signsAs: as,
        tenants: [{ tenant: school }],
      },
    });
    const { body } = await askRest('POST', '/staff/login', { body: account });
    const path = `/certificates/${certificate.id}/sign`;
    const { status, text } = await askRest('POST', path, { token: String(body.token), body: {} });
    assert.equal(status, 200, text);
  }
  const prose = { blockType: 'prose', heading: 'Words', text: state };
  const facts = {
    blockType: 'facts',
    rows: [
      { label: 'A', value: '1' },
      { label: 'B', figure: 'rooms' },
    ],
  };
  const { id: page } = await find('pages', { path: { equals: '/Career' } });
  await cms.payload.update({
    collection: 'pages',
    id: page,
    data: {
      summary: 'Each kind',
      picture: photo.id,
      blocks: [
        prose,
        facts,
        {
          blockType: 'table',
          unit: 'rupees',
          caption: 'Fees',
          columns: [{ label: 'Class' }, { label: 'Fee' }],
          rows: [
            { cells: [{ value: '007' }, { value: '1200' }] },
            { cells: [{ value: '' }, { value: '' }] },
          ],
          columnTotal: 'All',
        },
        { blockType: 'figure', file: photo.id, caption: 'C' },
        { blockType: 'photos', photos: [{ file: photo.id }, { file: photo.id, caption: 'Twice' }] },
        { blockType: 'document', title: 'T', file: scan.id, text: 'X' },
        {
          blockType: 'people',
          people: [
            { name: 'N', role: 'R', photo: photo.id },
            { name: 'M', role: 'S' },
          ],
        },
        {
          blockType: 'list',
          ordered: true,
          items: [{ text: 'no' }, { text: '2026-01-01' }, { text: ' x\ny ' }],
        },
        { blockType: 'busRoutes', routes: [{ name: '1', stops: [{ place: 'P', time: '7:10' }] }] },
        {
          blockType: 'accordion',
          sections: [
            { title: 'T', blocks: [prose, facts] },
            { title: 'U', blocks: [] },
          ],
        },
        { blockType: 'certificate', of: 'other' },
        { blockType: 'results', of: 'X' },
        { blockType: 'tables', of: '/FeeStructure' },
        { blockType: 'committee', of: 'PTA' },
      ],
      _status: 'published',
    } as never,
  });
};

/** What no visitor sees, each with a word that is found nowhere else. */
const hide = async (): Promise<void> => {
  const news = { description: 'x', fromDate: '2026-10-02' };
  await add('news', { ...news, title: 'SECRET-DRAFT', _status: 'draft' });
  await add('news', { ...news, title: 'SECRET-TRASH', deletedAt: new Date().toISOString() });
  const { id } = await find('news');
  await cms.payload.update({
    collection: 'news',
    id,
    data: { title: 'SECRET-PENDING', _status: 'draft' },
    draft: true,
  });
  await add('notifications', {
    title: 'SECRET-FUTURE',
    description: 'x',
    showFrom: '2098-01-01T00:00:00.000Z',
  });
  await add('toppers', {
    name: 'SECRET TOPPER',
    stream: 'Science',
    division: 90,
    class: 'XII',
    sessionYear: '2024-2025',
  });
  const student = await add('students', {
    name: 'SECRET STUDENT',
    class: 'V',
    section: 'A',
    birthDay: 1,
    birthMonth: 2,
  });
  const scan = await addFile(
    'private-files',
    { title: 'SECRET-SCAN' },
    pdf('SECRET'),
    'application/pdf',
  );
  await add('consents', {
    student: student.id,
    givenBy: 'SECRET-PARENT',
    relation: 'Mother',
    givenOn: '2026-04-02',
    how: 'Admission',
    paper: scan.id,
    purposes: {
      naming: { given: true, withdrawnOn: '2026-05-01' },
      birthday: { given: true },
    },
  });
  await add('transfer-certificates', {
    admission: 'SECRET/1',
    name: 'SECRET LEAVER',
    file: scan.id,
  });
  await add('students', {
    name: 'SECRET FORMER',
    class: 'V',
    section: 'A',
    birthDay: 1,
    birthMonth: 2,
    deletedAt: new Date().toISOString(),
  });
  await add('enquiries', {
    name: 'SECRET-LETTER',
    message: 'Hello',
    receivedAt: new Date().toISOString(),
    status: 'new',
  });
};

const privateFolder = within('private-export');
const publicFolder = within('public-export');
let copy: Place;

before(async () => {
  cms = await openTestCms();
  original = { dataDir: cms.dataDir, databaseUrl: process.env.DATABASE_URL || undefined };
  const { importSchool } = await import('../src/import/import-school.ts');
  await importSchool(cms.payload, smallDemo(), { update: false, say: () => {} });
  school = (await find('schools')).id;
  await workOn();
  await hide();
});
after(async () => {
  await cms.close();
  rmSync(outside, { recursive: true, force: true });
});

test('promise 12.17: exported with what is private and imported elsewhere, every answer to visitors and every file is the same to the byte', async () => {
  const exported = await runExport(original, 'NJMS', privateFolder, '--private');
  assert.deepEqual([exported.code, exported.error], [0, '']);
  copy = newPlace();
  const imported = await runImport(copy, privateFolder);
  assert.equal(imported.code, 0, imported.error);
  const [here, there] = [await answersOf(original, 'NJMS'), await answersOf(copy, 'NJMS')];
  assert.ok(here.calls.size > 90 && here.files.size > 50);
  assert.deepEqual([...there.calls.keys()], [...here.calls.keys()]);
  for (const [call, answer] of here.calls) assert.equal(there.calls.get(call), answer, call);
  assert.deepEqual(there.files, here.files);
  const signed = here.calls.get('/api/disclosure/NJMS') ?? '';
  assert.ok(signed.includes('Manager One') && signed.includes('Principal One'));
});

test('promise 12.17: what is exported there again is the same folder, what is private included', async () => {
  const folder = within('again');
  const { code, error } = await runExport(copy, 'NJMS', folder, '--private');
  assert.equal(code, 0, error);
  const [one, other] = [filesBelow(privateFolder), filesBelow(folder)];
  // What the import leaves alone, for people to read.
  const isRead = (path: string) =>
    /^private\/(letters|drafts|trash)\/|^private\/log\.csv$/.test(path);
  const taken = [...one.keys()].filter((path) => !isRead(path));
  assert.deepEqual(
    [...other.keys()].filter((path) => !isRead(path)),
    taken,
  );
  for (const path of taken) assert.equal(other.get(path)?.text, one.get(path)?.text, path);
  assert.deepEqual([...one.keys()].filter(isRead), [
    'private/drafts/news.yaml',
    'private/letters/enquiries.csv',
    'private/log.csv',
    'private/trash/news.yaml',
    'private/trash/students.yaml',
  ]);
  const all = [...one.values()].map(({ text }) => text).join('\n');
  for (const word of ['DRAFT', 'TRASH', 'PENDING', 'FUTURE', 'SCAN', 'PARENT', 'LETTER'])
    assert.ok(all.includes(`SECRET-${word}`), word);
  assert.match(one.get('records/consents.yaml')?.text ?? '', /withdrawn:\s+naming: 2026-05-01/);
  assert.ok(one.get('documents.yaml')?.text.includes('LIBRARY'));
  assert.deepEqual(new Set([...one.values()].map(({ mode }) => mode)), new Set(['600']));
});

test('promise 12.17: without what is private the folder holds nothing that the website does not show; elsewhere all but the children is the same', async () => {
  const exported = await runExport(original, 'NJMS', publicFolder);
  assert.equal(exported.code, 0, exported.error);
  const files = filesBelow(publicFolder);
  for (const [path, { text }] of files) {
    assert.ok(!/SECRET|LIBRARY/.test(text), path);
    assert.ok(!/private|students|consents|transfer/.test(path), path);
  }
  const bare = newPlace();
  const imported = await runImport(bare, publicFolder);
  assert.equal(imported.code, 0, imported.error);
  const [here, there] = [await answersOf(original, 'NJMS'), await answersOf(bare, 'NJMS')];
  const rests =
    /topper|principalMessage|voice|documents|circular|birthdays|annualReport|SchoolCabinet/;
  for (const [call, answer] of here.calls) {
    if (rests.test(call) || call.includes('notification')) continue;
    assert.equal(there.calls.get(call), answer, call);
  }
  assert.ok(
    !there.calls.get('/api/topper/NJMS')?.includes('"name"'),
    'nobody is shown without a consent',
  );
});
