/** What staff delete lies in the trash: nobody sees it, and it comes back whole. How long it lies there: retention.db.test.ts. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CollectionSlug } from 'payload';
import { addSchools, type Content } from './api-content.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let content: Content;
before(async () => {
  api = await openTestApi();
  content = await addSchools(api);
});
after(() => api.close());

const trash = (collection: CollectionSlug, id: number, deletedAt: string | null) =>
  api.payload.update({ collection, id, data: { deletedAt } as never, trash: true });
const now = new Date().toISOString();
const titles = async (path: string) =>
  ((await (await api.get(path)).json()).data as { title: string }[]).map(({ title }) => title);
const changes = async () => (await api.payload.count({ collection: 'changes' })).totalDocs;

test('news in the trash is not on the website, and is again when it is restored', async () => {
  const { id } = await api.add('news', {
    school: content.school,
    title: 'Annual Day',
    description: 'x',
    fromDate: '2025-08-15',
  });
  const before = await changes();
  await trash('news', id, now);
  assert.deepEqual(await titles('/api/news/all/NJMS'), []);
  assert.equal(await changes(), before + 1, 'the website is told');
  await trash('news', id, null);
  assert.deepEqual(await titles('/api/news/all/NJMS'), ['Annual Day']);
  assert.equal(await changes(), before + 2);
});

test('what is trashed and restored comes back as parents knew it, whatever draft was unfinished', async () => {
  const { id } = await api.add('highlights', {
    school: content.school,
    description: 'As published',
  });
  const shown = async () =>
    ((await (await api.get('/api/highlight/NJMS')).json()).data as { description: string }[]).map(
      ({ description }) => description,
    );
  const others = (await shown()).filter((words) => words !== 'As published');
  await api.payload.update({
    collection: 'highlights',
    id,
    data: { description: 'Half a thought', _status: 'draft' },
    draft: true,
  });
  const token = await makeSignedIn(api.payload, 'editor', content.school);
  const patch = (body: object, query = '') =>
    askRest('PATCH', `/highlights/${id}?trash=true${query}`, { token, body });
  // Long ago, and as a draft: neither is possible.
  const trashed = await patch({ deletedAt: '2001-01-01T00:00:00.000Z' }, '&draft=true');
  assert.equal(trashed.status, 200, trashed.text);
  assert.deepEqual(await shown(), others);
  const { docs: stored } = await api.payload.find({
    collection: 'highlights',
    where: { id: { equals: id } },
    trash: true,
  });
  assert.ok(String(stored[0]?.deletedAt) >= now, 'since now, whatever the request says');
  assert.equal((await patch({ deletedAt: null })).status, 200);
  assert.deepEqual((await shown()).toSorted(), [...others, 'As published'].toSorted());
  const { docs } = await api.payload.findVersions({
    collection: 'highlights',
    where: { parent: { equals: id } },
    trash: true,
  });
  assert.ok(docs.some(({ version }) => version.description === 'Half a thought'));

  const made = await askRest('POST', '/highlights', {
    token,
    body: {
      school: content.school,
      description: 'New',
      deletedAt: '2001-01-01T00:00:00.000Z',
      _status: 'published',
    },
  });
  assert.equal(made.status, 201, made.text);
  assert.equal((made.body.doc as { deletedAt?: unknown }).deletedAt ?? null, null);
});

test('a draft of a form that says it is in no trash stays a draft', async () => {
  const { id } = await api.add('highlights', { school: content.school, description: 'Live' });
  const token = await makeSignedIn(api.payload, 'head', content.school);
  const { status, text } = await askRest('PATCH', `/highlights/${id}?draft=true`, {
    token,
    body: { description: 'Not yet', _status: 'draft', deletedAt: null },
  });
  assert.equal(status, 200, text);
  const shown = (await (await api.get('/api/highlight/NJMS')).json()).data as {
    description: string;
  }[];
  assert.ok(shown.some(({ description }) => description === 'Live'));
});

test('a page whose address lies in the trash is asked back from there', async () => {
  const page = { school: content.school, path: '/KidsCorner', summary: 'x', blocks: [] };
  const { id } = await api.add('pages', page);
  await assert.rejects(api.add('pages', page), /Page of the website/);
  await trash('pages', id, now);
  const token = await makeSignedIn(api.payload, 'operator', content.school);
  const { status, text } = await askRest('POST', '/pages', { token, body: page });
  assert.equal(status, 400);
  assert.match(text, /This page is in the trash\. Please restore it from there/);
});

test('a form that the office has deleted is not stored once more when it is sent again', async () => {
  const send = () =>
    api.post('/api/form/NJMS/Admission', {
      name: 'Sunita Devi',
      email: 's@example.in',
      phone: '98 000 00000',
      subject: 'Admission',
      address: 'Hisar',
      message: 'When may we visit?',
    });
  assert.equal((await send()).status, 200);
  const all = () => api.payload.find({ collection: 'enquiries', trash: true, depth: 0 });
  const [letter] = (await all()).docs;
  await trash('enquiries', letter?.id ?? 0, now);
  assert.equal((await send()).status, 200);
  assert.equal((await all()).totalDocs, 1);
});

test('a school with something in its trash is not deleted', async () => {
  const { id } = await api.add('highlights', { school: content.other, description: 'x' });
  await trash('highlights', id, now);
  await assert.rejects(
    api.payload.delete({ collection: 'schools', id: content.other }),
    /still has records/,
  );
});
