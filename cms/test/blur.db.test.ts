/** A face on a picture is made unrecognisable: for whoever may change the picture, everywhere at once, and for good. */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pictureWidths } from '@aangan/contract/picture-widths.ts';
import sharp from 'sharp';
import type { Media } from '../src/payload-types.ts';
import { type Answer, askRest, makeSignedIn } from './rest.ts';
import { createPlace, fixtureFile, type Place, type TestFile } from './sample-records.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let place: Place;
const tokens: Record<string, string> = {};

const face = { x: 0.3, y: 0.2, width: 0.2, height: 0.3 };
const photo = () => fixtureFile('pictures/annual-day.jpg', 'image/jpeg');

const upload = (file: TestFile = photo(), school = place.school) =>
  api.payload.create({
    collection: 'media',
    data: { alt: 'On the stage', school },
    file,
    depth: 0,
  }) as Promise<Media>;
const stored = (id: number) =>
  api.payload.findByID({ collection: 'media', id, depth: 0 }) as Promise<Media>;
const blur = (
  { id, filename }: Media,
  areas: unknown = [face],
  token: string | undefined = tokens.editor,
  body: object = {},
): Promise<Answer> =>
  askRest('POST', `/media/${id}/blur`, { token, body: { filename, areas, ...body } });

/** Every file in the data folder that belongs to a path, whatever its width. */
const filesOf = async (path: string | null | undefined): Promise<string[]> => {
  const name = String(path).split('.')[0] as string;
  const all = await readdir(join(api.dataDir, 'media'), { recursive: true });
  return all.filter((file) => file.includes(name));
};

before(async () => {
  api = await openTestApi();
  place = await createPlace(api.payload, 'BLUR');
  // The first account ever made is the operator's.
  tokens.operator = await makeSignedIn(api.payload, 'operator', undefined);
  for (const role of ['head', 'editor', 'office'] as const)
    tokens[role] = await makeSignedIn(api.payload, role, place.school);
});
after(() => api.close());

for (const role of ['operator', 'head', 'editor'] as const)
  test(`${role}: the blurred picture takes the place of the old one, and nothing is left of that`, async () => {
    const record = await upload();
    const old = String(record.path);
    for (const width of pictureWidths)
      assert.equal((await api.get(`/api/image/${old}?w=${width}`)).status, 200);
    const answer = await blur(record, [face], tokens[role]);
    assert.equal(answer.status, 200, answer.text);

    const now = await stored(record.id);
    assert.notEqual(now.path, old);
    assert.deepEqual((answer.body.doc as Media).path, now.path);
    assert.deepEqual(
      [now.type, now.width, now.height, now.alt],
      ['image/webp', record.width, record.height, record.alt],
    );
    assert.notEqual(now.preview, record.preview);
    assert.match(String(now.filename), /^annual-day-[0-9a-f]{8}\.webp$/);
    for (const query of ['', ...pictureWidths.map((width) => `?w=${width}`)]) {
      assert.equal((await api.get(`/api/image/${old}${query}`)).status, 404, `old ${query}`);
      assert.equal((await api.get(`/api/image/${now.path}${query}`)).status, 200, `new ${query}`);
    }
    assert.deepEqual(await filesOf(old), []);
    const shown = await askRest('GET', `/media/file/${record.filename}`, { token: tokens[role] });
    // Payload says “forbidden” of what may not be there for somebody.
    assert.equal(shown.status, role === 'operator' ? 404 : 403);

    const file = Buffer.from(await (await api.get(`/api/image/${now.path}`)).arrayBuffer());
    const made = await sharp(file).metadata();
    for (const part of ['exif', 'xmp', 'iptc', 'orientation'] as const)
      assert.equal(made[part], undefined, part);

    const { docs: rows } = await api.payload.find({
      collection: 'changes',
      where: { file: { equals: old } },
      pagination: false,
    });
    assert.ok(rows.length > 0, 'the feed names the file that is gone');
    const { docs } = await api.payload.find({ collection: 'activity', limit: 1, sort: '-id' });
    assert.deepEqual(
      [docs[0]?.who, docs[0]?.did, docs[0]?.record],
      [role, 'blurred', String(record.id)],
    );
  });

test('it can be done again, and the name does not grow', async () => {
  let record = await upload();
  for (let time = 0; time < 3; time += 1) {
    assert.equal((await blur(record)).status, 200);
    record = await stored(record.id);
  }
  assert.match(String(record.filename), /^annual-day-[0-9a-f]{8}\.webp$/);
});

test('who may not change a picture may not blur it, and a stranger learns nothing', async () => {
  const record = await upload();
  const other = await createPlace(api.payload, 'ELSE');
  const theirs = await upload(photo(), other.school);
  assert.equal((await blur(record, [face], tokens.office)).status, 403);
  assert.equal((await blur(record, [face], 'none')).status, 403);
  assert.equal((await blur(theirs)).status, 404);
  assert.equal((await blur({ ...record, id: 999_999 })).status, 404);
  assert.equal((await askRest('POST', '/media/x/blur', { token: tokens.editor })).status, 404);
  assert.equal((await stored(record.id)).path, record.path);
  assert.equal((await stored(theirs.id)).path, theirs.path);
});

const half = { x: 0.9, y: 0.9, width: 0.2, height: 0.2 };
for (const [what, areas, words] of [
  ['no rectangle', [], /Please mark what is to be blurred/],
  ['nothing at all', undefined, /Please mark what is to be blurred/],
  ['a rectangle that leaves the picture', [face, half], /within the picture/],
  ['a word', 'all', /Please mark what is to be blurred/],
  ['more than sixty', Array(61).fill(face), /At most 60 parts/],
] as const)
  test(`${what} is refused, and the picture stays`, async () => {
    const record = await upload();
    const { status, body } = await blur(record, areas, tokens.editor, { areas });
    assert.equal(status, 400);
    assert.match(String((body.errors as { message: string }[])[0]?.message), words);
    assert.equal((await stored(record.id)).path, record.path);
  });

test('what is no picture, and a picture whose file is lost, are refused in words', async () => {
  const pdf = await upload(fixtureFile('documents/circular.pdf', 'application/pdf'));
  const { status, text } = await blur(pdf);
  assert.equal(status, 400);
  assert.match(text, /Only a picture can be blurred/);
  const record = await upload();
  const { removeStored } = await import('../src/media/store.ts');
  await removeStored('media', String(record.path));
  const lost = await blur(record);
  assert.equal(lost.status, 409);
  assert.match(lost.text, /Please upload it again/);
});

test('a picture that is larger than any that is taken is refused in words', async () => {
  const record = await upload();
  const { writeStored } = await import('../src/media/store.ts');
  const blank = { width: 12_000, height: 12_000, channels: 3, background: '#fff' } as const;
  const data = await sharp({ create: blank, limitInputPixels: false }).png().toBuffer();
  await writeStored('media', String(record.path), data);
  const { status, text } = await blur(record);
  assert.equal(status, 400);
  assert.match(text, /12000 × 12000 pixels; at most 120 million/);
});

test('rectangles that were drawn on another picture are refused', async () => {
  const record = await upload();
  await api.payload.update({
    collection: 'media',
    id: record.id,
    data: {},
    file: fixtureFile('pictures/sports-day.webp', 'image/webp'),
  });
  const replaced = await stored(record.id);
  const { status, text } = await blur(record);
  assert.equal(status, 409);
  assert.match(text, /has been changed meanwhile/);
  assert.equal((await stored(record.id)).path, replaced.path);
});

test('of two at once one is refused: neither undoes what the other has hidden', async () => {
  const record = await upload();
  const answers = await Promise.all([0.1, 0.4, 0.7].map((x) => blur(record, [{ ...face, x }])));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
  const { path } = await stored(record.id);
  const done = answers.find(({ status }) => status === 200)?.body.doc as Media;
  assert.equal(path, done.path);
  assert.equal((await api.get(`/api/image/${path}`)).status, 200);
  const folder = join(api.dataDir, 'media');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.includes('.'));
  const { docs } = await api.payload.find({ collection: 'media', pagination: false, depth: 0 });
  const known = docs.map((one) => String(one.path).split('.')[0] as string);
  const strays = files.filter((file) => !known.some((name) => file.includes(name)));
  assert.deepEqual(strays, [], 'no file without a record');
});

test('words that are changed at the same moment bring no old file back', async () => {
  const record = await upload();
  const words = (number: number) =>
    askRest('PATCH', `/media/${record.id}`, {
      token: tokens.head,
      body: { alt: `Words ${number}` },
    });
  const [blurred, ...answers] = await Promise.all([blur(record), ...[1, 2, 3, 4, 5].map(words)]);
  assert.equal(blurred.status, 200, blurred.text);
  assert.ok(answers.every(({ status }) => status === 200));
  const now = await stored(record.id);
  assert.equal(now.path, (blurred.body.doc as Media).path);
  assert.equal((await api.get(`/api/image/${now.path}`)).status, 200);
});

test('a narrower copy that is being made when its picture is replaced does not stay', async () => {
  const { openMediaFile } = await import('../src/media/files.ts');
  const record = await upload();
  // Begun before, and done after.
  const making = pictureWidths.map((width) => openMediaFile(record, width));
  const { removeStored } = await import('../src/media/store.ts');
  await removeStored('media', String(record.path));
  await Promise.all(making);
  assert.deepEqual(await filesOf(record.path), []);
});

test('a picture that goes between finding and reading it is not there', async () => {
  const { openMediaFile } = await import('../src/media/files.ts');
  const { readAll, removeStored } = await import('../src/media/store.ts');
  const record = await upload();
  const file = await openMediaFile(record);
  await removeStored('media', String(record.path));
  assert.ok(file);
  assert.equal(await readAll(file), undefined);
});

test('what cannot be stored leaves the picture as it was, and no file behind', async () => {
  const record = await upload();
  const files = async () =>
    (await readdir(join(api.dataDir, 'media'), { recursive: true }))
      .filter((file) => file.includes('.'))
      .sort();
  const before = await files();
  await api.withoutTable('changes', async () => {
    const { status } = await blur(record);
    assert.ok(status >= 500, `${status}`);
  });
  assert.equal((await stored(record.id)).path, record.path);
  assert.deepEqual(await files(), before);
});
