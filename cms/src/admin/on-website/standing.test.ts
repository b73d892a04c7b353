import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressForAnother, standingOf, whatsAppLink } from './standing.ts';

const now = new Date('2026-08-15T04:30:00Z');
const later = '2026-08-16T04:30:00.000Z';
const earlier = '2026-08-14T04:30:00.000Z';
const address = 'https://njms.example.in/News';

const cases: [
  saved: Record<string, string>,
  address: string | undefined,
  words: RegExp,
  isPreviewable: boolean,
][] = [
  [{ _status: 'draft' }, undefined, /^A draft/, true],
  [{ _status: 'draft', showUntil: earlier }, undefined, /^A draft/, true],
  [{ _status: 'draft' }, address, /what was published before/, true],
  [{ _status: 'published', showFrom: later }, undefined, /appears .* 16 Aug 2026/, true],
  [{ _status: 'published', showFrom: earlier }, address, /^Published\.$/, false],
  [{ _status: 'published', showUntil: earlier }, undefined, /no more/, false],
  [{}, address, /^Published\.$/, false],
];
for (const [saved, at, words, isPreviewable] of cases)
  test(`${JSON.stringify(saved)}${at ? ', seen by visitors' : ''}: ${words}`, () => {
    const standing = standingOf(saved, at, now);
    assert.match(standing.words, words);
    assert.equal(standing.isPreviewable, isPreviewable);
  });

test('another one is of the same kind, where that is asked for first', () => {
  assert.equal(
    addressForAnother('documents', { category: 'Circular' }),
    '/admin/collections/documents/create?category=Circular',
  );
  assert.equal(addressForAnother('news', { category: 'x' }), '/admin/collections/news/create');
});

test('what is shared has a name that parents know, and its address', () => {
  const shared = (title: string, at: string) =>
    new URL(whatsAppLink(title, `https://njms.example.in${at}`)).searchParams.get('text');
  assert.equal(shared('Holi & water', '/News'), 'Holi & water\nhttps://njms.example.in/News');
  assert.match(String(shared('/FeeStructure', '/FeeStructure')), /^Fee Structure\n/);
  assert.match(
    String(shared('2025-2026', '/AnnualReport?session=2025-2026')),
    /^Annual Report 2025-2026\nhttps:.*\?session=2025-2026$/,
  );
});
