/** No child is shown without consent: each purpose, in each call and file that could show it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Purpose, purposes } from '../src/consent/purposes.ts';
import { addConsent, addSchools, type Content, picture, prose } from './api-content.ts';
import { type Data, openTestApi, startOfTests, type TestApi } from './test-api.ts';

let api: TestApi;
let content: Content;
let portrait: Data & { id: number };
let consent: Data & { id: number };

const child = 'Ishita Punia';
const calls = {
  birthday: '/api/birthdays/NJMS',
  topper: '/api/topper/NJMS',
  message: '/api/principalMessage/NJMS',
  achievement: '/api/documents/NJMS',
  voice: '/api/voice/NJMS',
  cabinet: '/api/page/NJMS?path=/SchoolCabinet',
  report: '/api/annualReport/NJMS',
};
type Call = keyof typeof calls;

const ask = async (call: Call): Promise<{ text: string; validUntil?: string }> => {
  const response = await api.get(calls[call]);
  assert.equal(response.status, 200, call);
  const text = await response.text();
  return { text, validUntil: JSON.parse(text).validUntil };
};
const path = () => String(portrait.path);
/** What is shown of the child: the calls that name her, and those that have her portrait. */
const shown = async () => {
  const named: Call[] = [];
  const pictured: Call[] = [];
  for (const call of Object.keys(calls) as Call[]) {
    const { text } = await ask(call);
    if (text.includes(child)) named.push(call);
    if (text.includes(path())) pictured.push(call);
  }
  return { named, pictured };
};
const fileStatus = async () => (await api.get(`/api/image/${path()}`)).status;
const agreeTo = (agreed: readonly Purpose[], more: Data = {}) =>
  api.payload.update({
    collection: 'consents',
    id: consent.id,
    data: {
      purposes: Object.fromEntries(
        purposes.map((purpose) => [
          purpose,
          { given: agreed.includes(purpose), withdrawnOn: null },
        ]),
      ),
      ...more,
    } as never,
  });

before(async () => {
  api = await openTestApi();
  content = await addSchools(api);
  const { school, paper, voice } = content;
  portrait = await api.add('media', { school, alt: 'A girl' }, await picture(300, 300, 'girl.jpg'));
  const { id: student } = await api.add('students', {
    school,
    name: child,
    class: 'XII',
    section: 'Rose',
    birthDay: 15,
    birthMonth: 8,
    photo: portrait.id,
  });
  await api.add('toppers', {
    school,
    name: child.toUpperCase(),
    division: 97,
    class: 'X',
    sessionYear: '2024-2025',
    attachments: portrait.id,
  });
  await api.add('toppers', {
    school,
    name: child,
    division: 96,
    class: 'XII',
    sessionYear: '2024-2025',
    attachments: portrait.id,
  });
  await api.add('messages', {
    school,
    category: 'HeadGirl',
    name: child,
    message: prose('Dear all'),
    attachments: portrait.id,
  });
  await api.add('documents', {
    school,
    category: 'Achievement',
    title: 'Gold',
    description: `Won by ${child} of XII Rose.`,
    date: '2025-08-01',
    attachments: [portrait.id],
  });
  await api.add('documents', {
    school,
    category: 'Circular',
    title: 'Fee',
    date: '2025-08-01',
    attachments: [paper.id],
  });
  await api.add('voices', {
    school,
    title: 'Annual Day',
    voiceOf: `${child}, Head Girl`,
    recordedOn: '2025-08-01',
    sentOn: '2025-08-01',
    audio: voice.id,
  });
  await api.add('pages', {
    school,
    path: '/SchoolCabinet',
    summary: 'The cabinet',
    blocks: [
      { blockType: 'people', people: [{ name: child, role: 'Head Girl', photo: portrait.id }] },
      { blockType: 'prose', text: prose('Elected in July') },
    ],
  });
  await api.add('annual-reports', {
    school,
    sessionYear: '2024-2025',
    words: prose(`A year of prizes, one of them for ${child}.`),
    blocks: [
      { blockType: 'ofSession', of: 'toppers' },
      { blockType: 'prose', heading: 'The year', text: prose('221 days of school.') },
    ],
  });
  await api.add('annual-reports', {
    school,
    sessionYear: '2025-2026',
    blocks: [
      { blockType: 'ofSession', of: 'achievements' },
      { blockType: 'list', items: [{ text: 'Sports day' }, { text: `Prize for ${child}` }] },
      { blockType: 'facts', rows: [{ label: 'Head Girl', value: child }] },
      { blockType: 'prose', heading: `In honour of ${child}`, text: prose('She led the school.') },
      { blockType: 'prose', heading: 'Our Head Girl', text: prose(`${child} led the school.`) },
    ],
  });
  consent = await addConsent(api, school, { student }, { purposes: {} });
});
after(() => api.close());

const everywhere: Call[] = [
  'birthday',
  'topper',
  'message',
  'achievement',
  'voice',
  'cabinet',
  'report',
];
const withPortrait: Call[] = everywhere.filter((call) => call !== 'voice' && call !== 'report');
const ofPurpose: Record<Purpose, Call[]> = {
  photograph: [],
  naming: ['topper', 'message', 'achievement', 'cabinet', 'report'],
  birthday: ['birthday'],
  voice: ['voice'],
};

describe('promise 12.11: no child is shown without consent', () => {
  test('a consent keeps the name and class of the roll', async () => {
    assert.equal(consent.name, child);
    assert.equal(consent.class, 'XII Rose');
  });

  for (const purpose of purposes)
    test(`${purpose} alone shows what it is for, and nothing else`, async () => {
      await agreeTo([purpose]);
      assert.deepEqual(await shown(), { named: ofPurpose[purpose], pictured: [] });
      assert.equal(await fileStatus(), purpose === 'photograph' ? 200 : 404);
    });

  test('the picture of a student in the trash is not given out either', async () => {
    const { school } = content;
    const photo = await api.add(
      'media',
      { school, alt: 'A boy' },
      await picture(310, 310, 'b.jpg'),
    );
    const { id } = await api.add('students', {
      school,
      name: 'Rohit Dalal',
      class: 'V',
      section: 'Rose',
      birthDay: 1,
      birthMonth: 1,
      photo: photo.id,
    });
    const status = async () => (await api.get(`/api/image/${photo.path}`)).status;
    assert.equal(await status(), 404);
    const deletedAt = new Date().toISOString();
    await api.payload.update({ collection: 'students', id, data: { deletedAt } });
    assert.equal(await status(), 404);
  });

  test('each purpose together with the photograph shows the portrait, too', async () => {
    for (const purpose of purposes) {
      await agreeTo([purpose, 'photograph']);
      const named = ofPurpose[purpose];
      const pictured = named.filter((call) => withPortrait.includes(call));
      assert.deepEqual(await shown(), { named, pictured }, purpose);
    }
  });

  test('withdrawn, it is gone from every call and the portrait is not given out; the feed tells', async () => {
    await agreeTo(purposes);
    assert.deepEqual(await shown(), { named: everywhere, pictured: withPortrait });
    const feed = async (since: number) => (await api.get(`/api/changes?since=${since}`)).json();
    const { last } = (await (await api.get('/api/changes')).json()).data;
    const withdrawnOn = '2025-08-15';
    await agreeTo(purposes, {
      purposes: Object.fromEntries(
        purposes.map((purpose) => [purpose, { given: true, withdrawnOn }]),
      ),
    });
    assert.deepEqual(await shown(), { named: [], pictured: [] });
    assert.equal(await fileStatus(), 404);
    for (const w of ['160', '320', '640', '960', '1600'])
      assert.equal((await api.get(`/api/image/${path()}?w=${w}`)).status, 404);
    const { changes } = (await feed(last)).data as {
      changes: { collection: string; file?: string }[];
    };
    const told = new Set(changes.map(({ collection }) => collection));
    for (const slug of [
      'students',
      'toppers',
      'messages',
      'documents',
      'voices',
      'pages',
      'annual-reports',
    ])
      assert.ok(told.has(slug), slug);
    assert.ok(changes.some(({ file }) => file === path()));
    await agreeTo(purposes);
    assert.equal(await fileStatus(), 200);
  });

  test('of a report’s own words a paragraph, a point, a row or a headed part goes, and the rest stays', async () => {
    const reports = async () =>
      JSON.parse((await ask('report')).text).data as { words: string; blocks: object[] }[];
    const count = async () =>
      (await reports()).map(({ words, blocks }) => [words !== '', blocks.length]);
    await agreeTo(['naming']);
    assert.deepEqual(await count(), [
      [false, 5],
      [true, 2],
    ]);
    await agreeTo([]);
    const [later, earlier] = await reports();
    assert.deepEqual(later?.blocks, [{ kind: 'list', ordered: false, items: ['Sports day'] }]);
    assert.deepEqual(
      [earlier?.words, earlier?.blocks],
      [
        '',
        [
          {
            kind: 'prose',
            heading: 'The year',
            html: '<p><strong>221 days of school.</strong></p>',
          },
        ],
      ],
    );
    await agreeTo(purposes);
  });

  test('a form that runs out tells the website when, and shows nothing afterwards', async () => {
    await agreeTo(purposes, { until: '2025-08-31' });
    for (const call of ['topper', 'message', 'voice', 'cabinet', 'achievement', 'report'] as const)
      assert.equal((await ask(call)).validUntil, '2025-08-31T18:30:00.000Z', call);
    api.time.now = Date.parse('2025-08-31T18:30:00Z');
    assert.deepEqual((await shown()).named, []);
    assert.equal(await fileStatus(), 404);
    api.time.now = startOfTests;
    await agreeTo(purposes, { until: null });
  });

  test('a consent in the trash does not count', async () => {
    const trash = (deletedAt: string | null) =>
      api.payload.update({
        collection: 'consents',
        id: consent.id,
        data: { deletedAt } as never,
        trash: true,
      });
    await trash('2025-08-15T00:00:00.000Z');
    assert.deepEqual(await shown(), { named: [], pictured: [] });
    await trash(null);
    assert.deepEqual((await shown()).named, everywhere);
  });

  test('until consents are needed, those who were not asked are shown, and those who said no are not', async () => {
    const { school } = content;
    const needFrom = (consentFrom: string | null) =>
      api.payload.update({
        collection: 'schools',
        id: school,
        data: { consentFrom } as never,
      });
    await api.add('toppers', {
      school,
      name: 'Never Asked',
      division: 91,
      class: 'X',
      sessionYear: '2024-2025',
    });
    assert.doesNotMatch((await ask('topper')).text, /Never Asked/);
    await agreeTo([]);
    await needFrom('2027-05-13');
    assert.match((await ask('topper')).text, /Never Asked/);
    assert.equal((await ask('topper')).validUntil, '2027-05-12T18:30:00.000Z');
    assert.deepEqual((await shown()).named, []);
    await needFrom(null);
    assert.doesNotMatch((await ask('topper')).text, /Never Asked/);
    await agreeTo(purposes);
  });

  test('who is deleted from the roll is still known by the form that was signed', async () => {
    const { docs } = await api.payload.find({ collection: 'students', limit: 1 });
    await api.payload.delete({ collection: 'students', id: Number(docs[0]?.id) });
    assert.deepEqual((await shown()).named, [
      'topper',
      'message',
      'achievement',
      'voice',
      'cabinet',
      'report',
    ]);
  });

  test('a form needs a name, and a student of the same school', async () => {
    const { school, other } = content;
    for (const name of ['', 'x'.repeat(201)])
      await assert.rejects(addConsent(api, school, { name }), /Name/);
    const { id: student } = await api.add('students', {
      school: other,
      name: 'Elsewhere',
      class: 'V',
      section: 'A',
      birthDay: 1,
      birthMonth: 1,
    });
    await assert.rejects(addConsent(api, school, { student }), /another school|Student/);
  });
});
