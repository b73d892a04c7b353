/** A website with two schools for tests of what pages show: NJMS has everything, SVNK has records without what is optional. */
import type { PageBlock } from '@aangan/contract/page-blocks.ts';
import { unescaped } from './html.ts';
import { TestProvider } from './provider.ts';
import { pdf, picture } from './samples.ts';
import { type Answer, makeFolder, removeFolder, Website } from './website.ts';

const photos: PageBlock = { kind: 'photos', photos: [{ file: picture, caption: 'The hall' }] };
const documentBlock = (title: string, file: string): PageBlock => ({
  kind: 'document',
  title,
  file,
  text: `${title} in words.`,
});

/** A second record where order or number matters, and a block of each kind that a page's promise names. */
const withMore = (provider: TestProvider): void => {
  const { documents, faculty, messages, page, panoramas } = provider.of('NJMS');
  for (const { attachments } of documents) attachments.push(`${'d4'.repeat(16)}.pdf`);
  messages.push(
    ...messages.map((one) => ({ ...one, _id: `${one._id}-2`, message: '<p>the later words</p>' })),
  );
  for (const one of messages) if (one.category === 'HeadBoy') one.designation = '';
  faculty.unshift(
    ...faculty.map((one) => ({ ...one, _id: 'later', name: 'NJMS later', order: 10 })),
  );
  panoramas.unshift({ _id: 'lab', place: 'NJMS lab', image: picture, order: 2 });
  page.blocks = [
    documentBlock('the letter', pdf),
    documentBlock('the scan', picture),
    photos,
    {
      kind: 'table',
      unit: 'rupees',
      columns: ['Fee', 'First', 'Second'],
      rows: [
        ['Tuition', '3000', '20000'],
        ['Laboratory', '–', '420'],
      ],
      rowTotal: 'Both',
      columnTotal: 'Total',
    },
    {
      kind: 'accordion',
      sections: ['Transport', 'Building'].map((title) => ({ title, blocks: [photos] })),
    },
  ];
};

const withoutOptional = (provider: TestProvider): void => {
  const bare = provider.of('SVNK');
  for (const news of bare.news) news.image = null;
  for (const event of bare.allEvents) Object.assign(event, { images: [], attachments: [] });
  for (const gallery of [...bare.allGalleries, bare.subGallery])
    Object.assign(gallery, { url: null, attachments: [] });
  for (const records of [bare.toppers, bare.videos, bare.faculty])
    for (const record of records) record.attachments = null;
  for (const document of bare.documents) document.attachments = [];
  for (const clipping of bare.clippings) clipping.title = null;
  for (const notice of bare.notifications)
    Object.assign(notice, { image: [], url: null, attachments: null });
  bare.messages = [];
  bare.highlights = [];
};

export type Pages = {
  provider: TestProvider;
  site: Website;
  /** A page of the school that has everything, or of the one that has little. */
  open: (path: string, school?: 'NJMS' | 'SVNK') => Promise<Answer>;
  stop: () => Promise<void>;
};

export const startPages = async (): Promise<Pages> => {
  const provider = new TestProvider();
  withMore(provider);
  withoutOptional(provider);
  await provider.start();
  const folder = await makeFolder();
  const site = await Website.start(provider.url, folder);
  return {
    provider,
    site,
    open: (path, school = 'NJMS') =>
      site.ask(path, { headers: { host: `${school.toLowerCase()}.localhost` } }),
    stop: async () => {
      await site.stop();
      await provider.stop();
      await removeFolder(folder);
    },
  };
};

/** The part of a page that is its own. */
export const mainOf = (html: string): string => html.match(/<main.*<\/main>/s)?.[0] ?? '';

/** What a visitor reads in some HTML, with single spaces. */
export const wordsOf = (html: string): string =>
  unescaped(html.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** The links of some HTML: where to, with which words, and whether in a new tab that is told of. */
export const linksOf = (html: string) =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inside = '']) => ({
    href: unescaped(attributes.match(/href="([^"]*)"/)?.[1] ?? ''),
    words: wordsOf(inside),
    newTab:
      /target="_blank"/.test(attributes) &&
      /rel="noopener"/.test(attributes) &&
      inside.includes('(opens in a new tab)'),
  }));

/** The names and options of a list's filters. */
export const filtersOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<(select|input)\b[^>]*name="(year|month|q)"[^>]*>(.*?<\/select>)?/gs)].map(
      ([, , name = '', options = '']) => [
        name,
        [...options.matchAll(/<option[^>]*>([^<]*)/g)].map(([, option]) => option),
      ],
    ),
  );
