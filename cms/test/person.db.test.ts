/** One person's data: found wherever it is stored, given out, corrected and erased, and nobody else's touched. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Slug, slugs } from '../src/access/rights.ts';
import type { Done } from '../src/person/change-person.ts';
import { findPerson } from '../src/person/find-person.ts';
import { hasName } from '../src/person/name-in-words.ts';
import { notSearched } from '../src/person/ways.ts';
import { addConsent, picture, prose } from './api-content.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { createPlace, createSample, type Place } from './sample-records.ts';
import { type Data, openTestApi, type TestApi } from './test-api.ts';

const child = 'Ishita Punia';
const tokens: Record<string, string> = {};
let api: TestApi;
let own: Place;
let other: Place;
let portrait: Data & { id: number };
let shared: Data & { id: number };
let sharedPaper: number;

/** A paragraph in pieces, as when a word of it is bold. */
const inBold = (...texts: string[]): Data => {
  const words = prose(texts.join('')) as { root: { children: { children: object[] }[] } };
  const [paragraph] = words.root.children;
  const [node] = paragraph?.children ?? [];
  if (paragraph) paragraph.children = texts.map((text) => ({ ...node, text }));
  return words as unknown as Data;
};

/** Everything of a school in which the child is named, wherever a school can name her. */
const addChild = async (place: Place): Promise<void> => {
  const { school } = place;
  const published = { _status: 'published' };
  const photo = async (alt: string, file: string, width: number) =>
    api.add('media', { school, alt }, await picture(width, 300, file));
  portrait = await photo(`${child} with a cup`, 'ishita-punia.jpg', 300);
  shared = await photo('The winners', 'winners.jpg', 310);
  const { id: student } = await api.add('students', {
    school,
    name: child,
    class: 'XII',
    section: 'Rose',
    birthDay: 15,
    birthMonth: 8,
    photo: portrait.id,
  });
  const { id: paper } = await createSample(api.payload, 'private-files', place);
  await addConsent(api, school, { student }, { paper });
  // Under the name that she had before; and a brother's, who has the same mother and the same paper.
  await addConsent(api, school, { student }, { givenOn: '2021-04-01' });
  sharedPaper = (await createSample(api.payload, 'private-files', place)).id;
  await addConsent(api, school, { student }, { paper: sharedPaper, givenOn: '2022-04-01' });
  await addConsent(api, school, { name: 'Rohit Punia' }, { paper: sharedPaper, givenBy: child });
  await api.add('toppers', {
    school,
    name: child.toUpperCase(),
    division: 97,
    class: 'X',
    sessionYear: '2024-2025',
    attachments: portrait.id,
  });
  await api.add('messages', {
    school,
    category: 'HeadGirl',
    name: child,
    message: prose('Dear all'),
    attachments: shared.id,
  });
  await api.add('galleries', {
    school,
    title: 'Sports day',
    category: 'PhotoGallery',
    date: '2025-08-01',
    attachments: [shared.id],
  });
  await api.add('documents', {
    school,
    category: 'Achievement',
    title: 'Silver',
    description: `Won by ${child}.`,
    date: '2025-08-01',
    attachments: [portrait.id],
  });
  // Others: one whose name begins so, and a teacher who is called the same.
  await api.add('students', {
    school,
    name: `${child} Devi`,
    class: 'II',
    section: 'Rose',
    birthDay: 1,
    birthMonth: 1,
  });
  await api.add('faculty', { school, name: child, designation: 'PGT', order: 1 });
  await api.add('messages', { school, category: 'Principal', name: child, message: prose('Hi') });
  await api.add('news', {
    school,
    title: 'Gold',
    description: `Won by ${child} of XII Rose and Asha Rani.`,
    fromDate: '2025-08-01',
  });
  await api.add('pages', {
    school,
    path: '/SchoolCabinet',
    summary: 'The cabinet',
    blocks: [
      {
        blockType: 'people',
        people: [
          { name: child, role: 'Head Girl', photo: portrait.id },
          { name: 'Asha Rani', role: 'Deputy' },
        ],
      },
      { blockType: 'prose', text: inBold('Led by ', 'Ishita', ' Punia', '.') },
    ],
  });
  await api.add('annual-reports', {
    school,
    sessionYear: '2024-2025',
    words: inBold('Thanks to ', 'Ishita', ' Punia', '.'),
    blocks: [
      {
        blockType: 'table',
        heading: `Prizes of ${child}`,
        unit: 'none',
        columns: [{ label: 'Name' }, { label: 'Prize' }],
        rows: [{ cells: [{ value: child }, { value: 'Gold' }] }],
      },
      { blockType: 'list', items: [{ text: `Gold for ${child}` }] },
      { blockType: 'facts', rows: [{ label: 'Head Girl', value: child }] },
    ],
  });
  // Named in a draft, in an earlier version and in the trash alone.
  const plain = { school, title: 'Prize day', fromDate: '2025-08-02', ...published };
  const drafted = await api.add('news', { ...plain, description: 'Prizes.' });
  const named = { description: `Prizes, also for ${child}.` };
  await api.payload.update({ collection: 'news', id: drafted.id, data: named, draft: true });
  const changed = await api.add('news', { ...plain, title: 'Old', ...named });
  await api.payload.update({ collection: 'news', id: changed.id, data: { description: 'None.' } });
  const trashed = await api.add('news', { ...plain, title: 'Thrown away', ...named });
  await api.payload.update({
    collection: 'news',
    id: trashed.id,
    data: { deletedAt: new Date().toISOString() },
  });
  for (const slug of ['enquiries', 'privacy-requests', 'transfer-certificates'] as const) {
    const { id } = await createSample(api.payload, slug, place);
    await api.payload.db.updateOne({
      collection: slug,
      id,
      data: { name: child },
      returning: false,
    });
  }
};

/** In which collections of a school her name is stored, versions included. */
const storedIn = async ({ school }: Place): Promise<Slug[]> => {
  const named: Slug[] = [];
  for (const collection of slugs) {
    const { docs } = await api.payload.db.find<Data>({ collection, where: {}, pagination: false });
    const versions = api.payload.collections[collection].config.versions
      ? (await api.payload.db.findVersions({ collection, where: {}, pagination: false })).docs
      : [];
    const rows = [...docs, ...versions.map(({ version }) => version as Data)].filter(
      (row) => row.school === school,
    );
    if (rows.some((row) => hasName(JSON.stringify(row), child))) named.push(collection);
  }
  return named;
};

before(async () => {
  api = await openTestApi();
  own = await createPlace(api.payload, 'AAAA');
  other = await createPlace(api.payload, 'BBBB');
  await makeSignedIn(api.payload, 'operator', undefined);
  for (const role of ['head', 'editor', 'office'] as const)
    tokens[role] = await makeSignedIn(api.payload, role, own.school);
  await addChild(other);
  await addChild(own);
  // The head did something with her, which the log tells.
  const { docs } = await api.payload.find({
    collection: 'students',
    where: { and: [{ school: { equals: own.school } }, { name: { equals: child } }] },
  });
  await askRest('PATCH', `/students/${docs[0]?.id}`, {
    token: tokens.head,
    body: { section: 'Lily' },
  });
});
after(() => api.close());

const ask = (path: string, body: object, role = 'head') =>
  askRest('POST', `/students/person/${path}`, {
    token: tokens[role],
    body: { school: own.school, ...body },
  });
const found = async () => findPerson(api, own.school, child);
const keysOf = (list: readonly { collection: string; id: unknown }[]) =>
  list.map(({ collection, id }) => ({ collection, id }));
/** As the back office ticks them at first. */
const chosen = async () => keysOf((await found()).filter(({ way }) => way !== 'look'));
const waysNow = async () =>
  (await found()).map(({ collection, way }) => `${collection}: ${way}`).toSorted();
const others = ['consents: look', 'faculty: look', 'messages: look', 'students: look'];
const kept = ['privacy-requests: keep', 'transfer-certificates: keep'];

test('she is found in records, drafts, earlier versions and the trash, of her own school alone, and others are told from her', async () => {
  assert.deepEqual(
    await waysNow(),
    [
      ...others,
      ...kept,
      'annual-reports: words',
      'consents: delete',
      'consents: delete',
      'consents: delete',
      'documents: unpublish',
      'enquiries: delete',
      'media: words',
      'messages: delete',
      'news: words',
      'news: words',
      'news: words',
      'news: words',
      'pages: words',
      'students: delete',
      'toppers: delete',
    ].toSorted(),
  );
  assert.deepEqual(await findPerson(api, own.school, 'Nobody Of That Name'), []);
  const asked = await ask('find', { name: child });
  assert.equal(asked.status, 200, asked.text);
  assert.equal((asked.body.found as object[]).length, (await found()).length);
  assert.doesNotMatch(asked.text, /birthDay|"row"/);
});

test('what is chosen is given out, of records about others the words alone, and it is written down', async () => {
  const saved = await ask('save', { name: child, chosen: await chosen() });
  assert.equal(saved.status, 200, saved.text);
  const records = saved.body.records as { kind: string; data?: Data; words?: string[] }[];
  assert.equal(records.length, (await chosen()).length);
  assert.equal(records.find(({ kind }) => kind === 'Student')?.data?.class, 'XII');
  const news = records.find(({ kind }) => kind.startsWith('News'));
  assert.deepEqual([news?.data, news?.words?.length], [undefined, 1]);
  assert.doesNotMatch(saved.text, /fingerprint|Punia Devi/);
  const { docs } = await api.payload.find({
    collection: 'activity',
    where: { did: { equals: 'exported' } },
  });
  assert.deepEqual(
    docs.map(({ who, title }) => [who, title]),
    [['head', '17 records']],
  );
});

test('nobody but the head, for nothing but a name, and for the school that was searched', async () => {
  const before = await waysNow();
  for (const role of ['editor', 'office', 'nobody'])
    for (const path of ['find', 'save', 'correct', 'erase']) {
      const body = { name: child, by: 'Asha Rani', chosen: await chosen() };
      assert.equal((await ask(path, body, role)).status, 403, `${role} ${path}`);
    }
  for (const name of ['', 'x', '  y ', 'z'.repeat(201), 7, null])
    assert.equal((await ask('erase', { name, chosen: [] })).status, 400, String(name));
  const elsewhere = { name: child, chosen: await chosen(), school: other.school };
  assert.equal((await ask('erase', elsewhere)).status, 409);
  assert.deepEqual(await waysNow(), before);
});

test('a name is corrected in every record that is chosen but letters and certificates, and in no other', async () => {
  const by = 'Ishita Poonia';
  const some = (await chosen()).filter(({ collection }) => collection !== 'toppers');
  const answer = await ask('correct', { name: child, by, chosen: some });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(
    await waysNow(),
    [...others, ...kept, 'enquiries: delete', 'media: words', 'toppers: delete'].toSorted(),
    'the name of a file stays until it is erased',
  );
  const again = keysOf(await findPerson(api, own.school, by));
  await ask('correct', { name: by, by: child, chosen: again });
  assert.equal((await chosen()).length, 17);
});

test('others have a turn after each record that is looked at', async () => {
  for (let count = 0; count < 150; count += 1) await createSample(api.payload, 'guest-book', own);
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const all = await found();
  clearImmediate(next);
  assert.ok(all.length > 0 && turns >= 150, `${turns} turns`);
});

test('others write while she is looked for, and what they wrote is neither undone nor left with the name', async () => {
  const { db } = api.payload;
  const place = { school: own.school, fromDate: '2025-08-03', _status: 'published' };
  const words = `Won by ${child}.`;
  const kept = await api.add('news', { ...place, title: 'Meanwhile', description: words });
  const free = await api.add('news', { ...place, title: 'Without', description: words });
  const change = (id: number, description: string) =>
    api.payload.update({ collection: 'news', id, data: { description } });
  const { find } = db;
  // When the last collection is read, all others have been.
  const last = slugs.filter((slug) => !notSearched.includes(slug)).at(-1);
  let isDone = false;
  db.find = (async (asked: Parameters<typeof find>[0]) => {
    if (asked.collection === last && !isDone) {
      isDone = true;
      await change(kept.id, `At last won by ${child}.`);
      await change(free.id, 'Won by nobody.');
      await db.deleteVersions({ collection: 'news', where: { parent: { equals: free.id } } });
    }
    return find.call(db, asked);
  }) as typeof find;
  try {
    const chosen = [kept, free].map(({ id }) => ({ collection: 'news', id }));
    const answer = await ask('correct', { name: child, by: 'Asha Rani', chosen });
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(
      (answer.body.done as Done[]).map(({ title }) => title),
      ['Meanwhile'],
    );
  } finally {
    db.find = find;
  }
  assert.ok(isDone);
  const read = async (id: number) =>
    (await api.payload.findByID({ collection: 'news', id })).description;
  assert.equal(await read(kept.id), 'At last won by Asha Rani.');
  assert.equal(await read(free.id), 'Won by nobody.');
  assert.ok(!(await found()).some(({ id, collection }) => collection === 'news' && id === kept.id));
  for (const { id } of [kept, free]) await api.payload.delete({ collection: 'news', id });
});

test('erased, she stands in no public answer, no version, no trash and no log; what is kept is told with the reason', async () => {
  const answer = await ask('erase', { name: child, chosen: await chosen() });
  assert.equal(answer.status, 200, answer.text);
  const done = answer.body.done as Done[];
  for (const line of done) assert.ok(line.why && line.done && line.kind, JSON.stringify(line));
  const kindsOf = (how: string) =>
    done
      .filter((line) => line.done === how)
      .map(({ kind }) => kind)
      .toSorted();
  assert.deepEqual(kindsOf('Kept'), ['Privacy request', 'Transfer certificate']);
  assert.deepEqual(kindsOf('To be looked at'), ['File', 'File'], 'an album’s picture, a paper');
  assert.deepEqual(await waysNow(), [...others, ...kept].toSorted());
  assert.deepEqual(await storedIn(own), [
    'transfer-certificates',
    'students',
    'consents',
    'messages',
    'faculty',
    'privacy-requests',
  ]);
  assert.equal((await api.get(`/api/image/${portrait.path}`)).status, 404);
  assert.equal((await api.get(`/api/image/${shared.path}`)).status, 200);
  assert.ok(await api.payload.findByID({ collection: 'private-files', id: sharedPaper }));

  const news = await (await api.get('/api/news/all/AAAA')).text();
  assert.match(news, /Won by a student of XII Rose and Asha Rani\./);
  const page = await (await api.get('/api/page/AAAA?path=/SchoolCabinet')).text();
  assert.match(page, /Led by /);
  assert.match(page, /a student/);
  assert.doesNotMatch(page, /Head Girl|Punia/);
  assert.doesNotMatch(await (await api.get('/api/documents/AAAA')).text(), /Silver/);
  // The draft is still one, without the name.
  const { docs } = await api.payload.find({
    collection: 'news',
    where: { and: [{ school: { equals: own.school } }, { title: { equals: 'Prize day' } }] },
    draft: true,
  });
  assert.equal(docs[0]?.description, 'Prizes, also for a student.');

  const { docs: lines } = await api.payload.find({
    collection: 'activity',
    where: { did: { equals: 'erased' } },
  });
  assert.deepEqual(
    lines.map(({ who, title }) => [who, title]),
    [['head', '15 records']],
  );
});

test('the other school, and who is not chosen, stay as they are', async () => {
  assert.equal((await findPerson(api, other.school, child)).length, 21);
  const before = await waysNow();
  const answer = await ask('erase', { name: child, chosen: [{ collection: 'students', id: 0 }] });
  assert.deepEqual([answer.status, answer.body.done], [200, []]);
  assert.deepEqual(await waysNow(), before);
});
