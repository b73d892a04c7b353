/** The picture or the voice of a child who has not agreed stays closed, whatever becomes of the record that it stood in. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CollectionSlug } from 'payload';
import { type Purpose, purposes } from '../src/consent/purposes.ts';
import { addConsent, addSchools, type Content, picture, silence } from './api-content.ts';
import { type Data, openTestApi, type TestApi } from './test-api.ts';

const child = 'Ishita Punia';
let api: TestApi;
let content: Content;
let student: number;
let consent: Data & { id: number };

const agreeTo = (agreed: readonly Purpose[]) =>
  api.payload.update({
    collection: 'consents',
    id: consent.id,
    data: {
      purposes: Object.fromEntries(
        purposes.map((purpose) => [purpose, { given: agreed.includes(purpose) }]),
      ),
    } as never,
  });
let made = 0;
const addPicture = async () => {
  made += 1;
  const file = await picture(300 + made, 300, `child-${made}.jpg`);
  return api.add('media', { school: content.school, alt: 'A girl' }, file);
};
const statusOf = async ({ path }: Data, query = '') =>
  (await api.get(`/api/image/${path}${query}`)).status;
const change = (collection: CollectionSlug, id: number, data: Data) =>
  api.payload.update({ collection, id, data: data as never, trash: true });

before(async () => {
  api = await openTestApi();
  content = await addSchools(api);
  const { school } = content;
  ({ id: student } = await api.add('students', {
    school,
    name: child,
    class: 'XII',
    section: 'Rose',
    birthDay: 15,
    birthMonth: 8,
  }));
  consent = await addConsent(api, school, { student }, { purposes: {} });
});
after(() => api.close());

const records = {
  toppers: (attachments: number) => ({
    name: child,
    division: 96,
    class: 'XII',
    sessionYear: '2024-2025',
    attachments,
  }),
  documents: (attachment: number) => ({
    category: 'Achievement',
    title: `Gold for ${child}`,
    date: '2025-08-01',
    attachments: [attachment],
  }),
} satisfies Partial<Record<CollectionSlug, (file: number) => Data>>;

const endings: Record<string, (slug: CollectionSlug, id: number, other: number) => unknown> = {
  'made a draft': (slug, id) => change(slug, id, { _status: 'draft' }),
  'put into the trash': (slug, id) => change(slug, id, { deletedAt: new Date().toISOString() }),
  'deleted for good': (collection, id) => api.payload.delete({ collection, id }),
  'given another picture': (slug, id, other) =>
    change(slug, id, { attachments: slug === 'documents' ? [other] : other }),
  'no longer said to be hers': (slug, id) =>
    change(slug, id, slug === 'documents' ? { title: 'Gold for us' } : { attachments: null }),
};

for (const slug of ['toppers', 'documents'] as const)
  for (const [ending, end] of Object.entries(endings))
    test(`promise 12.11: a picture of ${slug} that is ${ending} opens for nobody, until the family agrees`, async () => {
      await agreeTo([]);
      const [file, other] = [await addPicture(), await addPicture()];
      const { id } = await api.add(slug, { school: content.school, ...records[slug](file.id) });
      assert.equal(await statusOf(file), 404, 'while it stands there');
      await end(slug, id, other.id);
      assert.equal(await statusOf(file), 404);
      assert.equal(await statusOf(file, '?w=320'), 404);
      await agreeTo(['photograph']);
      assert.equal(await statusOf(file), 200);
    });

test('promise 12.11: a student’s picture that is taken off stays closed', async () => {
  await agreeTo([]);
  const file = await addPicture();
  await change('students', student, { photo: file.id });
  assert.equal(await statusOf(file), 404);
  await change('students', student, { photo: null });
  assert.equal(await statusOf(file), 404);
});

test('promise 12.11: a recording is heard with the consent to the voice alone', async () => {
  const { school } = content;
  const file = await api.add('media', { school, alt: 'A voice' }, silence('child.mp3'));
  assert.equal(await statusOf(file), 200, 'of nobody yet');
  const { id } = await api.add('voices', {
    school,
    title: 'Annual Day',
    voiceOf: `${child}, Head Girl`,
    recordedOn: '2025-08-01',
    sentOn: '2025-08-01',
    audio: file.id,
  });
  await agreeTo(['photograph']);
  assert.equal(await statusOf(file), 404);
  await agreeTo(['voice']);
  assert.equal(await statusOf(file), 200);
  const { last } = (await (await api.get('/api/changes')).json()).data;
  await agreeTo([]);
  assert.equal(await statusOf(file), 404);
  const { changes } = (await (await api.get(`/api/changes?since=${last}`)).json()).data as {
    changes: { file?: string }[];
  };
  assert.ok(
    changes.some((one) => one.file === file.path),
    'the website drops its copy',
  );
  await api.payload.delete({ collection: 'voices', id });
  assert.equal(await statusOf(file), 404);
});

test('promise 12.11: what a file remembers is told to nobody, and names nobody', async () => {
  const { docs } = await api.payload.find({ collection: 'media', limit: 0, depth: 0 });
  assert.ok(docs.every((one) => !('portrays' in one)));
  const { docs: rows } = await api.payload.db.find<Data & { id: number }>({ collection: 'media' });
  const kept = rows.map(({ portrays }) => portrays).filter(Boolean);
  assert.ok(kept.length > 0);
  assert.doesNotMatch(kept.join(' '), /ishita|punia/i);
});
