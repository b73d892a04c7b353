/** Circulars and the other papers: none of them is published without something to read. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ValidationError } from 'payload';
import { menuOfKinds, paperKinds } from '../src/papers/kinds.ts';
import { addSchools, type Content } from './api-content.ts';
import { createSample, fixtureFile } from './sample-records.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let content: Content;
let paper: number;
before(async () => {
  api = await openTestApi();
  content = await addSchools(api);
  const file = fixtureFile('documents/circular.pdf', 'application/pdf');
  const data = { alt: 'Winter timings', school: content.school };
  paper = (await api.payload.create({ collection: 'media', data, file })).id;
});
after(() => api.close());

const dataOf = (category: string) => ({
  school: content.school,
  category,
  title: 'Winter timings',
  date: '2026-10-01',
});
const add = (category: string, more: object = {}) =>
  api.add('documents', { ...dataOf(category), ...more });
const refusalOf = async (change: Promise<unknown>) => {
  const error = await change.then(
    () => undefined,
    (reason: ValidationError) => reason,
  );
  return error?.data.errors.map(({ path, message }) => [path, message]);
};

test('promise 12.30: what parents could not read is refused at the file, published or changed; a draft of it is not', async () => {
  for (const kind of menuOfKinds) {
    const words = paperKinds[kind].nothingToRead;
    if (words === null) {
      await add(kind);
      continue;
    }
    assert.deepEqual(await refusalOf(add(kind)), [['attachments', words]], kind);
    await add(kind, { description: 'From 9 AM.' });
    await api.payload.create({ collection: 'documents', data: dataOf(kind) as never, draft: true });
    const { id } = await add(kind, { attachments: [paper] });
    const change = (data: object) =>
      api.payload.update({ collection: 'documents', id, data: data as never });
    await change({ title: 'Winter timings, once more' });
    assert.deepEqual(await refusalOf(change({ attachments: [] })), [['attachments', words]], kind);
  }
});

test('a file that is none of the school’s, or none of these, is refused as before', async () => {
  const { id: sound } = await createSample(api.payload, 'media', {
    school: content.other,
    picture: 0,
    audio: 0,
    privateFile: 0,
  });
  assert.match(String(await refusalOf(add('Circular', { attachments: [sound] }))), /attachments/);
});
