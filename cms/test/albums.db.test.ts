/** No album goes to the website before somebody has looked at its photos, and it is written down who has. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { today } from '../src/fields/day-field.ts';
import type { Gallery } from '../src/payload-types.ts';
import { addConsent } from './api-content.ts';
import { type Answer, askRest, makeSignedIn } from './rest.ts';
import { createPlace, createSample, type Place } from './sample-records.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let place: Place;
let photos: number[];
let editor: string;
let head: string;

const published = { _status: 'published' } as const;
const ticked = { photosChecked: true } as const;

before(async () => {
  api = await openTestApi();
  place = await createPlace(api.payload, 'ALBM');
  photos = [];
  for (let number = 0; number < 4; number += 1)
    photos.push((await createSample(api.payload, 'media', place)).id);
  await makeSignedIn(api.payload, 'operator', undefined);
  editor = await makeSignedIn(api.payload, 'editor', place.school);
  head = await makeSignedIn(api.payload, 'head', place.school);
});
after(() => api.close());

const sample = (count = 2) => ({
  title: 'Kite day',
  category: 'PhotoGallery',
  date: '2026-01-14',
  attachments: photos.slice(0, count),
  school: place.school,
});
const idOf = ({ body }: Answer): number => (body.doc as { id: number }).id;
const create = (body: object, query = '') =>
  askRest('POST', `/galleries?depth=0${query}`, { token: editor, body: { ...sample(), ...body } });
const change = (id: number, body: object, { token = editor, query = '' } = {}) =>
  askRest('PATCH', `/galleries/${id}?depth=0${query}`, { token, body });
const stored = (id: number, draft = false) =>
  api.payload.findByID({ collection: 'galleries', id, depth: 0, draft }) as Promise<Gallery>;
const facts = ({ photosChecked, photosCheckedBy, photosCheckedOn }: Gallery) => [
  Boolean(photosChecked),
  photosCheckedBy ?? null,
  photosCheckedOn ?? null,
];
const none = [false, null, null];

/** Refused beside the tick, in words. */
const assertRefused = ({ status, body, text }: Answer, words: RegExp) => {
  assert.equal(status, 400, text);
  const [error] = body.errors as { data: { errors: { path: string; message: string }[] } }[];
  assert.deepEqual(
    error?.data.errors.map(({ path }) => path),
    ['photosChecked'],
  );
  assert.match(String(error?.data.errors[0]?.message), words);
};
const assertSaved = ({ status, text }: Answer) => assert.ok(status === 200 || status === 201, text);

/** As the import makes them, and as they were before there was a tick. */
const addOld = async (count = 2): Promise<number> => {
  const { id } = await api.payload.create({
    collection: 'galleries',
    data: { ...sample(count), ...published } as never,
    depth: 0,
  });
  return id;
};

test('publishing without the tick is refused beside it; with it, the account and the day are kept', async () => {
  assertRefused(await create(published), /look at every photo, and tick this/);
  assertRefused(await create({ ...published, photosChecked: false }), /look at every photo/);
  const made = await create({ ...published, ...ticked });
  assertSaved(made);
  assert.deepEqual(facts(await stored(idOf(made))), [true, 'editor', today()]);
});

test('nobody can say that it was somebody else', async () => {
  const made = await create({
    ...published,
    ...ticked,
    photosCheckedBy: 'The Principal',
    photosCheckedOn: '2020-01-01',
  });
  assert.deepEqual(facts(await stored(idOf(made))), [true, 'editor', today()]);
  const id = await addOld();
  assertSaved(await change(id, { photosCheckedBy: 'The Principal', ...published }));
  assert.deepEqual(facts(await stored(id)), none);
});

test('a draft needs no tick, and is published with it, or with the one that was saved with it', async () => {
  const plain = idOf(await create({ _status: 'draft' }, '&draft=true'));
  assertRefused(await change(plain, published), /look at every photo/);
  assertSaved(await change(plain, { ...published, ...ticked }));

  const ready = idOf(await create({ _status: 'draft', ...ticked }, '&draft=true'));
  assert.deepEqual(facts(await stored(ready, true)), [true, 'editor', today()]);
  assertSaved(await change(ready, published, { token: head }));
  assert.deepEqual(
    facts(await stored(ready)),
    [true, 'editor', today()],
    'who ticked, not who published',
  );
});

test('an album from before the tick is changed, reordered and made smaller without it, and made larger with it', async () => {
  const id = await addOld(3);
  assertSaved(await change(id, { title: 'Kites' }));
  assertSaved(await change(id, { ...published, title: 'Kites!', deletedAt: null }));
  assertSaved(await change(id, { ...published, attachments: [photos[2], photos[0]] }));
  assertRefused(await change(id, { ...published, attachments: photos }), /look at every photo/);
  assertRefused(await change(id, { attachments: photos }), /look at every photo/);
  assert.deepEqual((await stored(id)).attachments, [photos[2], photos[0]]);
  assertSaved(await change(id, { ...published, ...ticked, attachments: photos }));
});

test('with another photo the tick is needed again, and is the new account’s', async () => {
  const id = idOf(await create({ ...published, ...ticked }));
  assertSaved(await change(id, { ...published, ...ticked, title: 'Kites' }, { token: head }));
  assert.deepEqual(facts(await stored(id)), [true, 'editor', today()], 'nothing new to look at');
  assertRefused(
    await change(id, { attachments: photos.slice(0, 3) }, { token: head }),
    /photos that nobody has looked at yet/,
  );
  const more = { ...published, attachments: photos.slice(0, 3) };
  assertRefused(await change(id, { ...more, photosChecked: false }), /nobody has looked at/);
  assertSaved(await change(id, { ...more, ...ticked }, { token: head }));
  assert.deepEqual(facts(await stored(id)), [true, 'head', today()]);
});

test('a draft with more photos loses the tick, and what is live keeps it', async () => {
  const id = idOf(await create({ ...published, ...ticked }));
  const draft = { query: '&draft=true' };
  assertSaved(await change(id, { _status: 'draft', attachments: photos }, draft));
  assert.deepEqual(facts(await stored(id, true)), none);
  assert.deepEqual(facts(await stored(id)), [true, 'editor', today()]);
  assertSaved(await change(id, { title: 'Only the title' }));
  assert.deepEqual(facts(await stored(id)), [true, 'editor', today()]);
  assert.deepEqual((await stored(id)).attachments, photos.slice(0, 2));

  assertSaved(await change(id, { _status: 'draft', attachments: photos }, draft));
  assertRefused(await change(id, published), /nobody has looked at/);
  assertSaved(await change(id, { ...published, ...ticked }));
});

test('another file in the place of a photo of an album is refused; what is in none is replaced', async () => {
  const form = async (alt: string) => {
    const made = { width: 800, height: 600, channels: 3 as const, background: '#345' };
    const file = await sharp({ create: made }).png().toBuffer();
    const body = new FormData();
    body.append('file', new File([new Uint8Array(file)], 'other.png', { type: 'image/png' }));
    body.append('_payload', JSON.stringify({ alt }));
    return body;
  };
  const replace = async (id: number, alt: string) =>
    askRest('PATCH', `/media/${id}?depth=0`, { token: editor, body: await form(alt) });
  const pathOf = async (id: number) =>
    (await api.payload.findByID({ collection: 'media', id, depth: 0 })).path;
  const [photo] = photos as [number];
  await addOld();
  const before = await pathOf(photo);
  const { status, text } = await replace(photo, 'Another');
  assert.equal(status, 400, text);
  assert.match(text, /This photo is in the album “Kite day”/);
  assert.equal(await pathOf(photo), before);
  // Only in a draft.
  const lone = (await createSample(api.payload, 'media', place)).id;
  assertSaved(await create({ attachments: [lone], _status: 'draft' }, '&draft=true'));
  assert.equal((await replace(lone, 'Another')).status, 400);
  const free = (await createSample(api.payload, 'media', place)).id;
  const old = await pathOf(free);
  assertSaved(await replace(free, 'Another'));
  assert.notEqual(await pathOf(free), old);
});

test('an album is taken off the website, into the trash and back without a tick', async () => {
  const id = await addOld();
  assertSaved(await change(id, { deletedAt: new Date().toISOString() }));
  assertSaved(await change(id, { deletedAt: null }, { query: '&trash=true' }));
  assert.equal((await stored(id))._status, 'published');
  assertSaved(await change(id, { _status: 'draft' }));
  assertRefused(await change(id, published), /look at every photo/);
});

test('an old version with photos that were taken out comes back as a draft only', async () => {
  const id = idOf(await create({ ...published, ...ticked, attachments: photos }));
  assertSaved(await change(id, { ...published, attachments: photos.slice(0, 1) }));
  const { docs } = await api.payload.findVersions({
    collection: 'galleries',
    where: { parent: { equals: id } },
    sort: 'createdAt',
    limit: 1,
  });
  const restore = (query: string) =>
    askRest('POST', `/galleries/versions/${docs[0]?.id}${query}`, { token: editor });
  assertRefused(await restore(''), /nobody has looked at/);
  assert.deepEqual((await stored(id)).attachments, photos.slice(0, 1));
  assertSaved(await restore('?draft=true'));
  assert.deepEqual((await stored(id, true)).attachments, photos);
  assert.deepEqual(facts(await stored(id, true)), none);
});

test('a copy of an album has its photos, and who has looked at them', async () => {
  const id = idOf(await create({ ...published, ...ticked }));
  const copy = await askRest('POST', `/galleries/${id}/duplicate`, { token: head });
  assertSaved(copy);
  assert.deepEqual(facts(await stored(idOf(copy), true)), [true, 'editor', today()]);
  assertRefused(await change(idOf(copy), { ...published, attachments: photos }), /nobody has/);
  assertSaved(await change(idOf(copy), published));
});

test('of many albums at once, those that nobody has looked at are not published', async () => {
  const title = 'Many at once';
  const plain = idOf(await create({ title, _status: 'draft' }, '&draft=true'));
  const ready = idOf(await create({ title, _status: 'draft', ...ticked }, '&draft=true'));
  await askRest('PATCH', `/galleries?where[title][equals]=${encodeURIComponent(title)}`, {
    token: editor,
    body: published,
  });
  assert.deepEqual(
    [(await stored(plain))._status, (await stored(ready))._status],
    ['draft', 'published'],
  );
});

test('the import needs no tick; what it brings anew has none', async () => {
  const id = idOf(await create({ ...published, ...ticked }));
  await api.payload.update({ collection: 'galleries', id, data: { attachments: photos } });
  assert.deepEqual(
    [(await stored(id))._status, ...facts(await stored(id))],
    ['published', ...none],
  );
});

test('the website is told nothing of it', async () => {
  const id = idOf(await create({ ...published, ...ticked, title: 'Looked at' }));
  for (const path of ['/api/gallery/ALBM', '/api/gallery/All/ALBM', `/api/subGallery?id=${id}`]) {
    const answer = await api.get(path);
    const text = await answer.text();
    assert.match(text, /Looked at/, path);
    assert.doesNotMatch(text, /photosChecked|editor/, path);
  }
});

test('who may not be seen on photographs is known class by class: who said no, and who was not asked', async () => {
  const { school } = await createPlace(api.payload, 'SEEN');
  const addStudent = (name: string, of: string) =>
    api.add('students', { school, name, class: of, section: 'Rose', birthDay: 1, birthMonth: 1 });
  const seen = await addStudent('Asha Rani', 'X');
  const refused = await addStudent('Bina Rani', 'X');
  const withdrawn = await addStudent('Chitra Rani', 'II');
  await addStudent('Devi Rani', 'UKG');
  const photograph = (given: object) => ({ purposes: { photograph: given } });
  await addConsent(api, school, { student: seen.id });
  await addConsent(api, school, { student: refused.id }, photograph({ given: false }));
  await addConsent(
    api,
    school,
    { student: withdrawn.id },
    photograph({ given: true, withdrawnOn: '2025-01-01' }),
  );
  const { findNotPictured } = await import('../src/consent/not-pictured.ts');
  assert.deepEqual(await findNotPictured(api, school, today()), {
    no: [
      { className: 'II Rose', names: ['Chitra Rani'] },
      { className: 'X Rose', names: ['Bina Rani'] },
    ],
    unknown: [{ className: 'UKG Rose', names: ['Devi Rani'] }],
  });
});

test('albums from before the migration stay as they are, published or not', async () => {
  const { db } = api.payload;
  const id = await addOld(3);
  const draft = idOf(await create({ _status: 'draft' }, '&draft=true'));
  const file = readdirSync(db.migrationDir).find((name) => name.endsWith('_albums.ts'));
  const { up, down } = await import(pathToFileURL(join(db.migrationDir, String(file))).href);
  const args = { db: (db as unknown as { drizzle: unknown }).drizzle, payload: api.payload };
  await down(args);
  await up(args);
  const album = await stored(id);
  assert.deepEqual(
    [album._status, album.title, album.attachments],
    ['published', 'Kite day', photos.slice(0, 3)],
  );
  assert.deepEqual(facts(album), none);
  assert.equal((await stored(draft))._status, 'draft');
  assertSaved(await change(id, { ...published, title: 'Kites' }));
});
