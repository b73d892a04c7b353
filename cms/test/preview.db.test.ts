/** Preview links: the one record that a token names is read in its latest draft, everything else as everybody sees it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Call, calls } from '@aangan/contract/calls.ts';
import type { Collection } from '@aangan/contract/collections.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { previewHeader } from '@aangan/contract/preview.ts';
import { visitorAddressHeader, websiteKeyHeader } from '@aangan/contract/website-key.ts';
import type { CollectionSlug } from 'payload';
import { z } from 'zod';
import { type Slug, slugs } from '../src/access/rights.ts';
import { previewAllowances } from '../src/api/limits/limits.ts';
import { readSecret } from '../src/data-folder/secret.ts';
import { previewLifetime, previewTokens } from '../src/preview/token.ts';
import { addConsent } from './api-content.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { createPlace, createSample, type Place, samples, schoolProfile } from './sample-records.ts';
import { type Data, openTestApi, startOfTests, type TestApi } from './test-api.ts';

let api: TestApi;
let place: Place;
let editor: string;
let office: string;
let tokens: ReturnType<typeof previewTokens>;

before(async () => {
  api = await openTestApi();
  place = await createPlace(api.payload, 'NJMS');
  await api.payload.create({ collection: 'schools', data: schoolProfile('SVNK') as never });
  await makeSignedIn(api.payload, 'operator', undefined);
  editor = await makeSignedIn(api.payload, 'editor', place.school);
  office = await makeSignedIn(api.payload, 'office', place.school);
  tokens = previewTokens(readSecret(api.dataDir, undefined), () => api.time.now);
});
after(() => api.close());

type Record = Data & { id: number; _id: string; title?: string };
const addDraft = async (collection: CollectionSlug, data: Data): Promise<number> =>
  (
    (await api.payload.create({
      collection,
      data: { ...data, school: place.school, _status: 'draft' } as never,
      draft: true,
      depth: 0,
    })) as unknown as Record
  ).id;
const saveDraft = (collection: CollectionSlug, id: number, data: Data) =>
  api.payload.update({
    collection,
    id,
    data: { ...data, _status: 'draft' } as never,
    draft: true,
    depth: 0,
  });
const tokenFor = (collection: Collection, id: number, school = 'NJMS') =>
  tokens.issue({ school, collection, id }).token;

/** Each from a household of its own, so that none is counted with another. */
let household = 0;
const ask = (path: string, token?: string, address?: string) => {
  household += 1;
  return api.get(path, {
    headers: {
      [websiteKeyHeader]: api.websiteKey,
      [visitorAddressHeader]: address ?? `203.0.${household >> 8}.${household & 255}`,
      ...(token === undefined ? {} : { [previewHeader]: token }),
    },
  });
};
const read = async (path: string, token?: string): Promise<Record[]> => {
  const response = await ask(path, token);
  assert.equal(response.status, 200, path);
  assert.equal(response.headers.get('cache-control'), token ? 'no-store' : 'no-cache');
  const { data } = (await response.json()) as { data: Record[] | Record };
  return [data].flat();
};

const news = { title: 'Not yet', fromDate: '2025-08-14', description: 'A draft' };
const newsPath = '/api/news/all/NJMS';
const titles = async (token?: string) => (await read(newsPath, token)).map(({ title }) => title);

describe('promise 12.22: a draft is read with its token, and by nobody without it', () => {
  const listOf = (slug: Slug): string | undefined =>
    (Object.values(calls) as Call[]).find(
      ({ answer, reads }) => reads[0] === slug && answer instanceof z.ZodArray,
    )?.path;
  const versioned = slugs.filter((slug) => '_status' in samples[slug]({} as Place).data);
  assert.ok(versioned.length > 15);
  for (const slug of versioned)
    test(slug, async () => {
      const { data } = samples[slug](place);
      if (slug === 'toppers' || slug === 'messages')
        await addConsent(api, place.school, { name: String(data.name) });
      const id = await addDraft(slug as CollectionSlug, { ...data, photosChecked: true });
      const token = tokenFor(slug as Collection, id);
      if (slug === 'pages') {
        const path = `/api/page/NJMS?path=${encodeURIComponent(String(data.path))}`;
        assert.equal((await read(path, token))[0]?.summary, data.summary);
        assert.notEqual((await ask(path)).status, 200);
        return;
      }
      const path = listOf(slug)?.replace('{school}', 'NJMS') ?? '';
      const has = async (with_?: string) =>
        (await read(path, with_)).some(({ _id }) => _id === String(id));
      assert.deepEqual([await has(token), await has()], [true, false]);
    });
});

test('promise 12.22: of what is live the newest draft stands in its place, and nowhere twice', async () => {
  const { id } = await api.add('news', { ...news, title: 'Live', school: place.school });
  await api.add('news', {
    ...news,
    title: 'Newer',
    fromDate: '2025-08-15',
    school: place.school,
  });
  const before = await titles();
  await saveDraft('news', id, { title: 'Corrected', fromDate: '2025-08-16' });
  assert.deepEqual(await titles(), before);
  assert.deepEqual(await titles(tokenFor('news', id)), [
    'Corrected',
    ...before.filter((title) => title !== 'Live'),
  ]);
  // Another record's token shows nothing of this draft.
  const other = await addDraft('news', news);
  const seen = await titles(tokenFor('news', other));
  assert.ok(seen.includes('Live') && !seen.includes('Corrected'));
});

test('promise 12.22: what waits for its moment is read as if that had come, and moves between lists', async () => {
  const { id } = await api.add('documents', {
    school: place.school,
    category: 'Datesheet',
    title: 'Half-yearly',
    description: 'From the 12th to the 20th',
    date: '2025-08-15',
    showFrom: new Date(startOfTests + 3600_000).toISOString(),
  });
  const token = tokenFor('documents', id);
  const has = async (path: string, with_?: string) =>
    (await read(path, with_)).some(({ _id }) => _id === String(id));
  assert.deepEqual(
    [await has('/api/documents/NJMS', token), await has('/api/documents/NJMS')],
    [true, false],
  );
  assert.equal(await has('/api/circular/all/NJMS', token), false);
  await saveDraft('documents', id, { category: 'Circular' });
  assert.equal(await has('/api/circular/all/NJMS', token), true);
});

test('an album is read by its own address, without photos that nobody has looked at', async () => {
  const extra = (await createSample(api.payload, 'media', place)).id;
  const album = { ...samples.galleries(place).data, attachments: [place.picture] };
  const { id } = await api.add('galleries', { ...album, school: place.school });
  const token = tokenFor('galleries', id);
  const countOf = async (path = `/api/subGallery?id=${id}&school=NJMS`) => {
    const found = (await read(path, token)).find(({ _id }) => _id === String(id));
    return (found?.attachments as unknown[] | undefined)?.length;
  };
  await saveDraft('galleries', id, { attachments: [place.picture, extra] });
  assert.deepEqual([await countOf(), await countOf('/api/gallery/NJMS')], [1, 1]);
  // The tick is a person's: the Local API cannot give it.
  const { status } = await askRest('PATCH', `/galleries/${id}?draft=true&depth=0`, {
    token: editor,
    body: { attachments: [place.picture, extra], photosChecked: true, _status: 'draft' },
  });
  assert.equal(status, 200);
  assert.equal(await countOf(), 2);
});

test('promise 12.22: consents hold for a preview, and a preview changes nothing of what is remembered of them', async () => {
  const name = 'Meena Rawat';
  const id = await addDraft('toppers', { ...samples.toppers(place).data, name });
  const toppers = await read('/api/topper/NJMS', tokenFor('toppers', id));
  assert.ok(!toppers.some((topper) => topper.name === name));
  // In running text a name that a teacher has, too, is the teacher's: a draft that calls her one must not make it so.
  const draft = await addDraft('faculty', { ...samples.faculty(place).data, name });
  await api.add('students', { ...samples.students(place).data, name });
  const { id: won } = await api.add('documents', {
    school: place.school,
    category: 'Achievement',
    title: `${name} won`,
    date: '2025-08-15',
  });
  // After any change the consents are read anew, here by the preview first.
  await api.add('news', { ...news, school: place.school });
  for (const token of [tokenFor('faculty', draft), tokenFor('documents', won), undefined]) {
    const documents = await read('/api/documents/NJMS', token);
    assert.ok(!documents.some(({ title }) => title === `${name} won`), String(token));
  }
});

describe('promise 12.22: a token that is none, another school’s, over, or of a record that is gone, opens nothing', () => {
  const assertRefused = async (token: string, status: number, school = 'NJMS') => {
    for (const path of [`/api/preview/${school}`, `/api/news/all/${school}`]) {
      const response = await ask(path, token);
      assert.equal(response.status, status, path);
      assert.equal(response.headers.get('cache-control'), 'no-store');
      assert.deepEqual(await response.json(), { error: { message: refusals.previewEnded } });
    }
  };
  test('one that is none', async () => {
    const token = tokenFor('news', await addDraft('news', news));
    for (const forged of ['x', token.slice(0, -1), `${token}, ${token}`, `A${token}`])
      await assertRefused(forged, 403);
  });
  test('another school’s', async () => {
    const id = await addDraft('news', news);
    await assertRefused(tokenFor('news', id), 403, 'SVNK');
    await assertRefused(tokenFor('news', id, 'SVNK'), 410, 'SVNK');
  });
  test('one that is over', async () => {
    const token = tokenFor('news', await addDraft('news', news));
    api.time.now += previewLifetime;
    await assertRefused(token, 410);
    api.time.now = startOfTests;
  });
  test('one of a record that was deleted', async () => {
    const id = await addDraft('news', news);
    const token = tokenFor('news', id);
    await read(newsPath, token);
    await api.payload.update({
      collection: 'news',
      id,
      data: { deletedAt: new Date().toISOString() } as never,
    });
    await assertRefused(token, 410);
    await api.payload.delete({ collection: 'news', id, trash: true });
    await assertRefused(token, 410);
  });
});

test('promise 12.22: the website learns until when a link works, and whether everybody sees the same', async () => {
  const id = await addDraft('news', news);
  const token = tokenFor('news', id);
  const learn = async () => (await read('/api/preview/NJMS', token))[0];
  const until = new Date(startOfTests + previewLifetime).toISOString();
  assert.deepEqual(await learn(), { collection: 'news', until, isPublic: false });
  const publish = (data: Data) =>
    api.payload.update({ collection: 'news', id, data: { ...data, _status: 'published' } });
  await publish({ showFrom: new Date(startOfTests + 60_000).toISOString() });
  assert.equal((await learn())?.isPublic, false);
  await publish({ showFrom: null });
  assert.equal((await learn())?.isPublic, true);
  await saveDraft('news', id, { title: 'Corrected' });
  assert.equal((await learn())?.isPublic, false);
});

test('an unfinished draft is left out, and no problem is told of it', async () => {
  const id = await addDraft('news', { title: 'Only a headline', fromDate: '2025-08-14' });
  await saveDraft('news', id, { title: '' });
  api.lines.length = 0;
  const seen = await titles(tokenFor('news', id));
  assert.ok(seen.length > 0);
  assert.ok(!api.lines.some(({ kind }) => kind === 'problem'));
});

test('promise 12.22: previews are counted by address and by record, the refused ones too', async () => {
  const path = '/api/preview/NJMS';
  const token = tokenFor('news', await addDraft('news', news));
  const times = async (count: number, next: (turn: number) => Promise<Response>) => {
    const answers = [];
    for (let turn = 0; turn < count; turn += 1) answers.push(await next(turn));
    return answers;
  };
  const { address, record } = previewAllowances;
  const guesses = await times(address.burst + 1, () => ask(path, 'x', '198.51.100.7'));
  assert.deepEqual(
    [guesses.at(-2)?.status, guesses.at(-1)?.status, guesses.at(-1)?.headers.get('retry-after')],
    [403, 429, String(address.refill / 1000)],
  );
  assert.equal((await ask(path, token, '198.51.100.8')).status, 200);
  const opened = await times(record.burst, () => ask(path, token));
  assert.deepEqual([opened.at(-2)?.status, opened.at(-1)?.status], [200, 429]);
  api.time.now += record.refill;
  assert.equal((await ask(path, token)).status, 200);
  api.time.now = startOfTests;
});

describe('promise 12.22: whoever may change a record gets a link to it, and nobody else', () => {
  const link = (id: number, token?: string, slug = 'news') =>
    askRest('POST', `/${slug}/${id}/preview-link`, { token });
  const message = ({ body }: Awaited<ReturnType<typeof link>>) =>
    (body.errors as { message: string }[])[0]?.message;

  test('an editor, to the page on which it will stand', async () => {
    const { status, body, headers } = await link(await addDraft('news', news), editor);
    assert.equal(status, 200);
    assert.equal(headers.get('cache-control'), 'no-store');
    const { pathname, searchParams } = new URL(String(body.link));
    assert.equal(pathname, '/News');
    const opened = previewTokens(readSecret(api.dataDir, undefined), Date.now).open(
      searchParams.get('preview') ?? '',
    );
    assert.ok(typeof opened === 'object' && opened.school === 'NJMS');
    assert.equal(new Date(opened.until).toISOString(), body.until);
  });
  test('a page with a query of its own keeps it', async () => {
    const { data } = samples['annual-reports'](place);
    const id = await addDraft('annual-reports', data);
    const { searchParams } = new URL(String((await link(id, editor, 'annual-reports')).body.link));
    assert.equal(searchParams.get('session'), data.sessionYear);
    assert.ok(searchParams.get('preview'));
  });
  test('neither the office, nor a stranger, nor another school’s', async () => {
    const id = await addDraft('news', news);
    assert.equal((await link(id, office)).status, 403);
    assert.ok([401, 403, 404].includes((await link(id)).status));
    const elsewhere = await createPlace(api.payload, 'ELSE');
    const foreign = (await createSample(api.payload, 'news', elsewhere)).id;
    assert.equal((await link(foreign, editor)).status, 404);
    assert.equal((await link(999_999, editor)).status, 404);
  });
  test('what the website could not show is said before', async () => {
    const id = await addDraft('news', { title: 'Only a headline', fromDate: '2025-08-14' });
    const unfinished = await link(id, editor);
    assert.equal(unfinished.status, 409);
    assert.match(String(message(unfinished)), /filled in: Text\.$/);
    const album = await addDraft('galleries', samples.galleries(place).data);
    assert.match(String(message(await link(album, editor, 'galleries'))), /look at every photo/);
  });
  test('a school without an address on the web has none to give', async () => {
    const nameless = await createPlace(api.payload, 'NONE');
    const other = await makeSignedIn(api.payload, 'head', nameless.school);
    const { id } = await createSample(api.payload, 'news', nameless);
    assert.match(String(message(await link(id, other))), /no address/);
  });
});
