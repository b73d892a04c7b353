/** A change that says nothing of publishing leaves it as it is: what is live stays live, what is a draft stays a draft. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { askRest, makeSignedIn } from './rest.ts';
import { createPlace, type Place } from './sample-records.ts';
import { openTestCms } from './test-cms.ts';

const cms = await openTestCms();
let own: Place;
let editor: string;

before(async () => {
  own = await createPlace(cms.payload, 'AAAA');
  await makeSignedIn(cms.payload, 'operator', undefined);
  editor = await makeSignedIn(cms.payload, 'editor', own.school);
});
after(() => cms.close());

type News = { title: string; description: string; _status: string };
const add = async (more: object = {}, draft = false) =>
  (
    await cms.payload.create({
      collection: 'news',
      draft,
      data: {
        title: 'Title',
        description: 'Words',
        fromDate: '2026-01-02',
        school: own.school,
        _status: 'published',
        ...more,
      },
    } as never)
  ).id;
const patch = async (path: string, body: object) => {
  const answer = await askRest('PATCH', path, { body, token: editor });
  assert.equal(answer.status, 200, answer.text);
};
const read = async (id: number, draft: boolean) => {
  const { title, description, _status } = (await cms.payload.findByID({
    collection: 'news',
    id,
    draft,
    depth: 0,
  })) as unknown as News;
  return [title, description, _status];
};
/** One record, and many at once: Payload has a way of its own for each. */
const ways: Record<string, (id: number) => string> = {
  one: (id) => `/news/${id}`,
  many: (id) => `/news?where[id][equals]=${id}`,
};

for (const [way, pathOf] of Object.entries(ways)) {
  test(`${way}: what is live stays live`, async () => {
    const id = await add();
    await patch(pathOf(id), { title: 'Changed' });
    assert.deepEqual(await read(id, false), ['Changed', 'Words', 'published']);
    assert.deepEqual(await read(id, true), ['Changed', 'Words', 'published']);
  });

  test(`${way}: what was never published stays a draft`, async () => {
    const id = await add({ _status: 'draft' }, true);
    await patch(pathOf(id), { title: 'Changed' });
    assert.deepEqual(await read(id, false), ['Changed', 'Words', 'draft']);
    assert.deepEqual(await read(id, true), ['Changed', 'Words', 'draft']);
  });

  test(`${way}: what is live and has an unfinished draft stays live, without the draft`, async () => {
    const id = await add();
    await cms.payload.update({
      collection: 'news',
      id,
      draft: true,
      data: { description: 'Unfinished' },
    });
    assert.deepEqual(await read(id, true), ['Title', 'Unfinished', 'draft']);
    await patch(pathOf(id), { title: 'Changed' });
    assert.deepEqual(await read(id, false), ['Changed', 'Words', 'published']);
  });

  test(`${way}: what says so is published, taken off, or kept as a draft`, async () => {
    const id = await add({ _status: 'draft' }, true);
    await patch(pathOf(id), { _status: 'published' });
    assert.deepEqual(await read(id, false), ['Title', 'Words', 'published']);
    await patch(`${pathOf(id)}${pathOf(id).includes('?') ? '&' : '?'}draft=true`, {
      title: 'Unfinished',
    });
    assert.deepEqual(await read(id, false), ['Title', 'Words', 'published']);
    assert.deepEqual(await read(id, true), ['Unfinished', 'Words', 'draft']);
    await patch(pathOf(id), { _status: 'draft' });
    assert.equal((await read(id, false))[2], 'draft');
  });
}
