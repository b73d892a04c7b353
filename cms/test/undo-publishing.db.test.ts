/** Publishing can be undone: the website shows again what it showed before, and nothing that was written is lost. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CollectionSlug } from 'payload';
import { slugs } from '../src/access/rights.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { createPlace, createSample, type Place } from './sample-records.ts';
import { openTestCms } from './test-cms.ts';

const cms = await openTestCms();
let own: Place;
let editor: string;
let stranger: string;

before(async () => {
  own = await createPlace(cms.payload, 'AAAA');
  const other = await createPlace(cms.payload, 'BBBB');
  await makeSignedIn(cms.payload, 'operator', undefined);
  editor = await makeSignedIn(cms.payload, 'editor', own.school);
  stranger = await makeSignedIn(cms.payload, 'head', other.school);
});
after(() => cms.close());

type Stored = Record<string, unknown> & { id: number; updatedAt: string; _status: string };
const read = async (slug: CollectionSlug, id: number, draft: boolean) =>
  (await cms.payload.findByID({
    collection: slug,
    id,
    draft,
    depth: 0,
  })) as unknown as Stored;
const undo = async (slug: CollectionSlug, id: number, wasLive: boolean, token = editor) => {
  const { updatedAt } = await read(slug, id, false);
  return askRest('POST', `/${slug}/${id}/undo-publishing`, { token, body: { updatedAt, wasLive } });
};
/** All but what the database says of a record. */
const contentOf = ({ updatedAt: _, createdAt: __, _status: ___, ...content }: Stored) => content;
const changes = async () => (await cms.payload.count({ collection: 'changes' })).totalDocs;

describe('promise 12.31: in every collection with drafts', () => {
  const withDrafts = slugs.filter((slug) => cms.payload.collections[slug].config.versions);
  assert.ok(withDrafts.length > 0);
  for (const slug of withDrafts)
    test(slug, async () => {
      const { id } = await createSample(cms.payload, slug, own);
      const first = await read(slug, id, false);
      assert.equal(first._status, 'published');
      const publish = await askRest('PATCH', `/${slug}/${id}`, {
        token: editor,
        body: { _status: 'published' },
      });
      assert.equal(publish.status, 200, publish.text);
      const undone = await undo(slug, id, true);
      assert.equal(undone.status, 200, undone.text);
      assert.deepEqual(contentOf(await read(slug, id, false)), contentOf(first));
      assert.equal((await read(slug, id, false))._status, 'published');
      const draft = await read(slug, id, true);
      assert.equal(draft._status, 'draft');
      assert.deepEqual(contentOf(draft), contentOf(first));
    });
});

const addNews = async (more: object = {}) =>
  (
    (await cms.payload.create({
      collection: 'news',
      data: {
        title: 'Before',
        description: 'Words',
        fromDate: '2026-01-02',
        school: own.school,
        _status: 'published',
        ...more,
      },
    } as never)) as unknown as Stored
  ).id;
const publishNews = async (id: number, title: string) => {
  const answer = await askRest('PATCH', `/news/${id}`, {
    token: editor,
    body: { title, _status: 'published' },
  });
  assert.equal(answer.status, 200, answer.text);
};
const standing = async (id: number) => {
  const [live, draft] = [await read('news', id, false), await read('news', id, true)];
  return [live.title, live._status, draft.title, draft._status];
};

test('promise 12.31: what was live before is live again, the website is told, and what was published is a draft', async () => {
  const id = await addNews();
  // Drafts in between were never on the website.
  await askRest('PATCH', `/news/${id}?draft=true`, {
    token: editor,
    body: { title: 'Half', _status: 'draft' },
  });
  await publishNews(id, 'Wrong');
  const told = await changes();
  assert.equal((await undo('news', id, true)).status, 200);
  assert.deepEqual(await standing(id), ['Before', 'published', 'Wrong', 'draft']);
  assert.ok((await changes()) > told);
});

test('promise 12.31: what was not on the website before is off it again', async () => {
  const id = await addNews({ title: 'New' });
  assert.equal((await undo('news', id, false)).status, 200);
  assert.deepEqual(await standing(id), ['New', 'draft', 'New', 'draft']);
});

test('promise 12.31: only the last publishing is undone, by those who may change the record', async () => {
  const id = await addNews();
  const { updatedAt } = await read('news', id, false);
  await publishNews(id, 'Second');
  const late = await askRest('POST', `/news/${id}/undo-publishing`, {
    token: editor,
    body: { updatedAt, wasLive: true },
  });
  assert.equal(late.status, 409);
  assert.match(late.text, /changed again since then/);
  assert.equal((await undo('news', id, true, stranger)).status, 404);
  const nobody = await askRest('POST', `/news/${id}/undo-publishing`, { body: {} });
  assert.equal(nobody.status, 403);
  const unread = await askRest('POST', `/news/${id}/undo-publishing`, {
    token: editor,
    body: { updatedAt: 'now' },
  });
  assert.equal(unread.status, 400);
  assert.deepEqual(await standing(id), ['Second', 'published', 'Second', 'published']);
});

test('promise 12.31: what is not kept any more is not promised', async () => {
  const id = await addNews();
  for (let turn = 0; turn < 12; turn += 1)
    await askRest('PATCH', `/news/${id}?draft=true`, {
      token: editor,
      body: { title: `Draft ${turn}`, _status: 'draft' },
    });
  await publishNews(id, 'At last');
  const answer = await undo('news', id, true);
  assert.equal(answer.status, 409, answer.text);
  assert.match(answer.text, /not kept any more/);
  assert.deepEqual((await standing(id)).slice(0, 2), ['At last', 'published']);
});
