/** A picture that must go: where it is used is told, and with one action it and its copies are gone from all of that. */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pictureWidths } from '@aangan/contract/picture-widths.ts';
import type { CollectionSlug } from 'payload';
import type { Use } from '../src/media/find-uses.ts';
import type { Media } from '../src/payload-types.ts';
import { pdf } from './api-content.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { createPlace, fixtureFile, type Place, samples } from './sample-records.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let place: Place;
let other: Place;
const tokens: Record<string, string> = {};

const upload = (school = place.school) =>
  api.payload.create({
    collection: 'media',
    data: { alt: 'On the stage', school },
    file: fixtureFile('pictures/annual-day.jpg', 'image/jpeg'),
    depth: 0,
  }) as Promise<Media>;
const takeDown = (id: number, why: unknown = 'Her parents asked for it', token = tokens.editor) =>
  askRest('POST', `/media/${id}/take-down`, { token, body: { why } });
const usesOf = async (id: number) => {
  const answer = await askRest('GET', `/media/${id}/uses`, { token: tokens.editor });
  assert.equal(answer.status, 200, answer.text);
  return answer.body as unknown as { uses: Use[]; copies: number };
};
const statusOf = async (path: unknown, query = '') =>
  (await api.get(`/api/image/${path}${query}`)).status;
const isStored = async (id: number) =>
  (await api.payload.count({ collection: 'media', where: { id: { equals: id } } })).totalDocs === 1;

before(async () => {
  api = await openTestApi();
  place = await createPlace(api.payload, 'GONE');
  other = await createPlace(api.payload, 'STAY');
  tokens.operator = await makeSignedIn(api.payload, 'operator', undefined);
  for (const role of ['head', 'editor', 'office'] as const)
    tokens[role] = await makeSignedIn(api.payload, role, place.school);
});
after(() => api.close());

test('where it is used is told, in every kind of record that shows a picture, drafts among them', async () => {
  const { id, path } = await upload();
  const copy = await upload();
  const made: string[] = [];
  const nowhere = ['media', 'schools', 'staff', 'signatures', 'changes', 'activity'];
  for (const [slug, sample] of Object.entries(samples)) {
    const before = JSON.stringify(sample({ ...place, picture: -7 }).data);
    if (nowhere.includes(slug) || !before.includes('-7')) continue;
    const { data } = sample({ ...place, picture: id });
    const { id: record } = await api.payload.create({
      collection: slug as CollectionSlug,
      data: data as never,
    });
    made.push(`${slug} ${record}`);
  }
  const draft = await api.payload.create({
    collection: 'news',
    data: { ...samples.news({ ...place, picture: copy.id }).data, _status: 'draft' } as never,
  });
  made.push(`news ${draft.id}`);
  await api.payload.update({
    collection: 'schools',
    id: place.school,
    data: {
      home: {
        slides: [
          { picture: id, title: 'The stage' },
          { picture: place.picture, title: 'The gate' },
        ],
      },
    } as never,
  });
  made.push(`schools ${place.school}`);

  const { uses, copies } = await usesOf(id);
  assert.equal(copies, 1);
  assert.deepEqual(uses.map((use) => `${use.collection} ${use.id}`).sort(), made.sort());
  const of = (key: string) => uses.find((use) => `${use.collection} ${use.id}` === key);
  assert.equal(of(`schools ${place.school}`)?.path, '/');
  assert.equal(of(`news ${draft.id}`)?.path, undefined);
  assert.ok(uses.every(({ kind, title }) => kind && title));

  for (const query of ['', ...pictureWidths.map((width) => `?w=${width}`)])
    assert.equal(await statusOf(path, query), 200);
  const theirs = await upload(other.school);
  const answer = await takeDown(id);
  assert.deepEqual([answer.status, answer.body], [200, { deleted: 2 }], answer.text);

  for (const one of [path, copy.path]) {
    for (const query of ['', ...pictureWidths.map((width) => `?w=${width}`)])
      assert.equal(await statusOf(one, query), 404, `${one}${query}`);
    const name = String(one).split('.')[0] as string;
    const left = await readdir(join(api.dataDir, 'media'), { recursive: true });
    assert.deepEqual(
      left.filter((file) => file.includes(name)),
      [],
    );
    const { docs } = await api.payload.find({
      collection: 'changes',
      where: { file: { equals: one } },
      pagination: false,
    });
    assert.ok(docs.length > 0, 'the website is told which file is gone');
  }
  assert.equal(await statusOf(theirs.path), 200);
  for (const call of ['school', 'news/all', 'gallery', 'highlight', 'clipping/all'])
    assert.doesNotMatch(
      await (await api.get(`/api/${call}/GONE`)).text(),
      new RegExp(`${path}|${copy.path}`),
    );
  // A slide is nothing without its picture; the school and its other slides are as before.
  const school = await api.payload.findByID({
    collection: 'schools',
    id: place.school,
    depth: 0,
  });
  assert.deepEqual(
    [school.name, school.phones?.length, school.home.slides?.map(({ title }) => title)],
    ['School GONE', 1, ['The gate']],
  );
  const { docs } = await api.payload.find({
    collection: 'activity',
    where: { title: { contains: 'Her parents asked for it' } },
  });
  assert.deepEqual(
    docs.map(({ who, did, title }) => ({ who, did, title })),
    [{ who: 'editor', did: 'deleted', title: 'On the stage. Why: Her parents asked for it' }],
  );
});

test('a file that no record uses can go, too; one that looks alike stays', async () => {
  const add = (note: string) =>
    api.add('media', { alt: 'A paper', school: place.school }, pdf(note));
  const [paper, alike] = [await add('one'), await add('two')];
  assert.equal(paper.bytes, alike.bytes);
  assert.deepEqual(await usesOf(paper.id), { uses: [], copies: 0 });
  assert.equal((await takeDown(paper.id, 'Wrong paper', tokens.head)).status, 200);
  assert.equal(await statusOf(paper.path), 404);
  assert.equal(await statusOf(alike.path), 200);
});

test('it needs a reason, the right to delete and a file of one’s own school; otherwise nothing goes', async () => {
  const { id, path } = await upload();
  for (const why of [undefined, '', '  x ', 7, 'x'.repeat(301)])
    assert.equal((await takeDown(id, why ?? null)).status, 400, String(why));
  assert.match((await takeDown(id, '')).text, /Please say in a few words why it must go/);
  const theirs = await upload(other.school);
  for (const [token, file, status] of [
    [tokens.office, id, 403],
    ['', id, 403],
    [tokens.editor, theirs.id, 404],
    [tokens.head, 999_999, 404],
  ] as const) {
    assert.equal((await takeDown(file, 'It must go', token)).status, status);
    const asked = await askRest('GET', `/media/${file}/uses`, { token });
    assert.equal(asked.status, status);
  }
  assert.equal(await statusOf(path), 200);
  assert.ok((await isStored(id)) && (await isStored(theirs.id)));
});

test('the file of a transfer certificate cannot be deleted, and it is said which', async () => {
  const { id } = await api.add('transfer-certificates', {
    admission: 'B-7',
    name: 'Asha Rani',
    file: place.privateFile,
    school: place.school,
  });
  const answer = await askRest('DELETE', `/private-files/${place.privateFile}`, {
    token: tokens.head as string,
  });
  assert.equal(answer.status, 409, answer.text);
  assert.match(answer.text, /transfer certificate of Asha Rani \(B-7\)/);
  await api.payload.delete({ collection: 'transfer-certificates', id });
  const again = await askRest('DELETE', `/private-files/${place.privateFile}`, {
    token: tokens.head as string,
  });
  assert.equal(again.status, 200, again.text);
});
