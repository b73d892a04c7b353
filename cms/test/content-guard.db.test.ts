/** What no record may hold, tried in every field of the config that could hold it, as a draft where there are drafts. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CollectionSlug, Field, FieldAffectingData } from 'payload';
import { slugs } from '../src/access/rights.ts';
import { createPlace, createSample, type Place, samples } from './sample-records.ts';
import { openTestCms } from './test-cms.ts';

// Before the config is loaded, which reads the settings.
const cms = await openTestCms();
const { allCollections } = await import('../src/collections/all.ts');

type Data = Record<string, unknown>;
/** A field, and the least data in which it has a value. */
type Leaf = { path: string; field: FieldAffectingData; dataWith: (value: unknown) => Data };

function* leavesOf(fields: readonly Field[]): Generator<Leaf> {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) yield* leavesOf(tab.fields);
      continue;
    }
    if (!('name' in field) || !field.name) {
      if ('fields' in field) yield* leavesOf(field.fields);
      continue;
    }
    const { name } = field;
    const within = (leaves: Iterable<Leaf>, wrap: (data: Data) => unknown, step: string) =>
      [...leaves].map(({ path, field: leaf, dataWith }) => ({
        path: `${name}${step}.${path}`,
        field: leaf,
        dataWith: (value: unknown) => ({ [name]: wrap(dataWith(value)) }),
      }));
    if (field.type === 'group') yield* within(leavesOf(field.fields), (data) => data, '');
    else if (field.type === 'array') yield* within(leavesOf(field.fields), (data) => [data], '');
    else if (field.type === 'blocks')
      for (const block of field.blocks)
        yield* within(
          leavesOf(block.fields),
          (data) => [{ blockType: block.slug, ...data }],
          `:${block.slug}`,
        );
    else
      yield {
        path: name,
        field: field as FieldAffectingData,
        dataWith: (value) => ({ [name]: value }),
      };
  }
}

const richText = (node: Data) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [{ type: 'paragraph', format: '', indent: 0, version: 1, children: [node] }],
  },
});
const linkTo = (url: string) =>
  richText({
    type: 'link',
    version: 3,
    format: '',
    indent: 0,
    id: '1',
    fields: { url, linkType: 'custom', newTab: false },
    children: [
      { type: 'text', text: 'here', version: 1, format: 0, mode: 'normal', style: '', detail: 0 },
    ],
  });

/** Those of ours; the config has by now added Payload's own. */
const guarded = allCollections.filter(
  ({ slug }) =>
    (slugs as string[]).includes(slug) && !['staff', 'changes', 'activity'].includes(slug),
);
const leaves = guarded.flatMap((collection) =>
  [...leavesOf(collection.fields)].map((leaf) => ({ collection, ...leaf })),
);
const naming = leaves.filter(
  ({ field }) =>
    (field.type === 'upload' || field.type === 'relationship') && field.relationTo !== 'schools',
);
const linking = leaves.filter(({ field }) => field.custom?.holdsLink === true);
const writing = leaves.filter(({ field }) => field.type === 'richText');

let own: Place;
let other: Place;
let editor: Data;

before(async () => {
  await createSample(cms.payload, 'staff', { school: 0, picture: 0, audio: 0, privateFile: 0 });
  own = await createPlace(cms.payload, 'OWNS');
  other = await createPlace(cms.payload, 'ELSE');
  const { id } = await createSample(cms.payload, 'staff', own);
  editor = {
    ...(await cms.payload.findByID({ collection: 'staff', id, depth: 0 })),
    collection: 'staff',
    role: 'editor',
  };
});
after(() => cms.close());

/** Saves data as staff would: a draft where there are drafts, a whole record where not, a change of the school's own. */
const save = async (slug: CollectionSlug, data: Data, draft = true): Promise<unknown> => {
  const { payload } = cms;
  if (slug === 'schools')
    return payload.update({ collection: slug, id: own.school, data } as never);
  if (draft && cms.payload.collections[slug].config.versions)
    return payload.create({
      collection: slug,
      draft: true,
      // Which page it is, a draft says, too.
      data: { school: own.school, ...(slug === 'pages' ? { path: '/Career' } : {}), ...data },
    } as never);
  const sample = samples[slug as keyof typeof samples](own);
  return payload.create({
    collection: slug,
    data: { ...sample.data, school: own.school, ...data },
    ...(sample.file ? { file: sample.file } : {}),
  } as never);
};

const isRefused = async (
  slug: string,
  data: Data,
  message: RegExp,
  draft = true,
): Promise<void> => {
  await assert.rejects(
    save(slug as CollectionSlug, data, draft),
    (error: Error & { data?: { errors?: { message: string }[] } }) => {
      assert.ok(
        error.data?.errors?.some((one) => message.test(one.message)),
        `${error.message} ${JSON.stringify(error.data)}`,
      );
      return true;
    },
  );
};

const fileOf = (place: Place, field: FieldAffectingData): unknown => {
  const id =
    'relationTo' in field && field.relationTo === 'private-files'
      ? place.privateFile
      : place.picture;
  return 'hasMany' in field && field.hasMany ? [id] : id;
};

test('there is something to try', () => {
  assert.ok(naming.length > 20 && linking.length > 10 && writing.length >= 3);
});

describe('a record of another school is not named', () => {
  for (const { collection, path, field, dataWith } of naming) {
    test(`${collection.slug} ${path}`, async () => {
      await isRefused(collection.slug, dataWith(fileOf(other, field)), /another school/);
      await isRefused(
        collection.slug,
        dataWith(field.type === 'upload' ? 999_999 : 0),
        /another school/,
      );
    });
  }
  for (const { collection, path, dataWith } of writing)
    test(`${collection.slug} ${path}, in the text`, async () => {
      const node = {
        type: 'upload',
        version: 3,
        relationTo: 'media',
        value: other.picture,
        id: 'x',
      };
      await isRefused(collection.slug, dataWith(richText(node)), /another school/);
      const internal = {
        type: 'link',
        version: 3,
        children: [],
        fields: {
          linkType: 'internal',
          doc: { relationTo: 'media', value: { id: other.picture } },
        },
      };
      await isRefused(collection.slug, dataWith(richText(internal)), /another school/);
    });
  test('one’s own is', async () => {
    await save('pages', { path: '/AboutUs', blocks: [{ blockType: 'figure', file: own.picture }] });
    await save('news', { title: 'x', attachments: own.picture });
  });
  test('a draft cannot be put into another school', async () => {
    await assert.rejects(
      cms.payload.create({
        collection: 'news',
        draft: true,
        data: { title: 'x', school: other.school },
        user: editor,
        overrideAccess: false,
      } as never),
      /school/,
    );
  });
  test('a picture that is gone does not keep a page from being saved', async () => {
    const picture = await createSample(cms.payload, 'media', own);
    const page = (await save('pages', {
      path: '/Aims',
      blocks: [{ blockType: 'figure', file: picture.id }],
    })) as { id: number };
    await cms.payload.delete({ collection: 'media', id: picture.id });
    await cms.payload.update({
      collection: 'pages',
      id: page.id,
      draft: true,
      data: { summary: 'Still here' },
    });
  });
});

describe('a link leads somewhere, or is not stored', () => {
  const bad = ['javascript:alert(1)', ' JAVA\nscript:alert(1)', 'data:text/html,x'];
  for (const { collection, path, dataWith } of linking)
    test(`${collection.slug} ${path}`, async () => {
      for (const url of bad) await isRefused(collection.slug, dataWith(url), /not a web address/);
    });
  // In a header each of these would say something of its own.
  const notPlain = [
    'https://maps.example;script-src',
    'https://maps.example,https://evil.example',
    "https://maps.example'unsafe-inline'",
    'https://maps.example x/',
    'https://*.example/',
  ];
  for (const { collection, path, dataWith } of linking)
    test(`${collection.slug} ${path}, published, by a plain name of its host`, async () => {
      for (const url of notPlain)
        await isRefused(collection.slug, dataWith(url), /not a web address/, false);
    });
  test('a page embeds nothing that is not encrypted', async () => {
    await isRefused('schools', { mapEmbed: 'http://maps.example/embed' }, /not a web address/);
  });
  for (const { collection, path, dataWith } of writing)
    test(`${collection.slug} ${path}, in the text`, async () => {
      for (const url of bad)
        await isRefused(collection.slug, dataWith(linkTo(url)), /not a web address/);
    });
  test('a good one is, and a half-written one in a draft', async () => {
    await save('pages', {
      path: '/OurPhilosophy',
      blocks: [{ blockType: 'prose', text: linkTo('mailto:office@school.example') }],
    });
    await save('videos', { title: 'x', videoUrl: 'www.exam' });
  });
});
