import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ta } from '@payloadcms/translations/languages/ta';
import type { CollectionConfig, Config } from 'payload';
import { allCollections } from '../collections/all.ts';
import { languages } from './all.ts';
import { english } from './english.ts';
import type { Language } from './language.ts';
import { panelLanguages, translate, translateLabels, wordsOf } from './translate.ts';

const tamil: Language = { code: 'ta', panel: ta, instead: {}, labels: { News: 'செய்திகள்' } };
const sample: CollectionConfig = {
  slug: 'news',
  labels: { singular: 'News item', plural: 'News' },
  custom: { label: 'not shown to anybody' },
  admin: { group: 'Website', description: ({ t }) => t('general:all') },
  fields: [
    {
      type: 'tabs',
      tabs: [{ label: 'News', fields: [{ name: 'title', type: 'text', label: 'Headline' }] }],
    },
    { name: 'kind', type: 'select', options: [{ label: 'News', value: 'label' }, 'plain'] },
  ],
};

test('every word of a collection is given in every language, and stays English where it has none', () => {
  const [translated] = translate([sample], [english, tamil]) ?? [];
  const news = { en: 'News', ta: 'செய்திகள்' };
  assert.deepEqual(translated, {
    ...sample,
    labels: { singular: { en: 'News item', ta: 'News item' }, plural: news },
    admin: { ...sample.admin, group: { en: 'Website', ta: 'Website' } },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: news,
            fields: [{ name: 'title', type: 'text', label: { en: 'Headline', ta: 'Headline' } }],
          },
        ],
      },
      { name: 'kind', type: 'select', options: [{ label: news, value: 'label' }, 'plain'] },
    ],
  });
});

test('with English alone nothing is touched; with another language its words are offered', async () => {
  const config = { collections: [sample] } as Config;
  assert.equal(await translateLabels([english])(config), config);
  const { collections } = await translateLabels([english, tamil])(config);
  assert.deepEqual(collections, translate([sample], [english, tamil]));
  const { supportedLanguages, translations } = panelLanguages([english, tamil]);
  assert.deepEqual(supportedLanguages, { en: english.panel, ta });
  assert.deepEqual(translations, { en: english.instead, ta: {} });
});

describe('the languages of the back office', () => {
  const words = wordsOf(allCollections);
  test('the collections have words', () =>
    assert.ok(words.has('Headline') && words.has('Website')));
  for (const { code, labels } of languages)
    test(`${code}: every label that it gives is one of the panel's`, () => {
      assert.deepEqual(
        Object.keys(labels).filter((label) => !words.has(label)),
        [],
      );
    });
});
