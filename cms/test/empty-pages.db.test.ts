/** Which pages a school has nothing on yet, as its records say it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contentRoutes, listingRoutes } from '@aangan/contract/empty-pages.ts';
import { addRecords, addSchools, type Content, prose } from './api-content.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let content: Content;
before(async () => {
  api = await openTestApi();
  content = await addSchools(api);
});
after(() => api.close());

const all = [...listingRoutes, ...contentRoutes].map(({ path }) => path);
const emptyOf = async (code: string): Promise<string[]> => {
  const response = await api.get(`/api/emptyPages/${code}`);
  assert.equal(response.status, 200);
  return (await response.json()).data.paths;
};
const isEmpty = async (path: string) => (await emptyOf('SVNK')).includes(path);

test('a school without records has nothing on any of them', async () => {
  assert.deepEqual((await emptyOf('NJMS')).sort(), all.toSorted());
});

test('a record fills the pages that list it, of its own school', async () => {
  await addRecords(api, content);
  const left = new Set(await emptyOf('NJMS'));
  const whole = listingRoutes.filter(({ needs }) => !needs.field);
  for (const { path } of whole) assert.equal(left.has(path), false, path);
  assert.ok((await emptyOf('SVNK')).length > 0);
});

test('documents and toppers fill the page of their own kind alone', async () => {
  const { other } = content;
  await api.add('documents', {
    school: other,
    category: 'Datesheet',
    title: 'Half-yearly',
    date: '2026-09-01',
    description: 'From the 12th to the 20th',
    _status: 'published',
  });
  assert.equal(await isEmpty('/Datesheet'), false);
  for (const path of ['/Circular', '/HomeWork', '/Syllabus', '/OurAchievements'])
    assert.equal(await isEmpty(path), true, path);
});

test('a page is written once it has a block that is published; a draft, a sentence for the banner and the trash are not enough', async () => {
  const { other } = content;
  const page = { school: other, path: '/Aims', summary: 'What we aim at', _status: 'draft' };
  const { id } = await api.add('pages', page);
  const change = (data: object) =>
    api.payload.update({ collection: 'pages', id, data: data as never });
  assert.equal(await isEmpty('/Aims'), true, 'a draft');
  await change({ _status: 'published' });
  assert.equal(await isEmpty('/Aims'), true, 'a sentence');
  await change({ blocks: [{ blockType: 'prose', text: prose('To learn') }], _status: 'published' });
  assert.equal(await isEmpty('/Aims'), false);
  await change({ deletedAt: new Date().toISOString() });
  assert.equal(await isEmpty('/Aims'), true, 'in the trash');
});

test('a school that there is not is not there', async () => {
  assert.equal((await api.get('/api/emptyPages/NONE')).status, 404);
});
