import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BlockKind, type BlockOf, page, pageBlock } from './page-blocks.ts';

/** One block of each kind; a kind without one is a compile error. */
const samples: { [K in BlockKind]: BlockOf<K> } = {
  prose: { kind: 'prose', html: '<p>नमस्ते</p>' },
  facts: { kind: 'facts', rows: [{ label: 'Campus', value: '15 acres' }] },
  table: { kind: 'table', unit: 'none', columns: ['Class', 'Lily'], rows: [['I', '30']] },
  figure: { kind: 'figure', file: 'a.webp' },
  photos: { kind: 'photos', photos: [{ file: 'a.webp', caption: 'Yoga' }] },
  document: { kind: 'document', title: 'NOC', file: 'a.pdf', text: 'It certifies.' },
  people: { kind: 'people', people: [{ name: 'Asha', role: 'Principal', photo: null }] },
  list: { kind: 'list', ordered: false, items: ['One'] },
  busRoutes: {
    kind: 'busRoutes',
    routes: [{ name: 'Route 1', stops: [{ place: 'Bus stand', time: '7:10' }] }],
  },
  accordion: {
    kind: 'accordion',
    sections: [{ title: 'Transport', blocks: [{ kind: 'prose', html: '' }] }],
  },
};

for (const [kind, block] of Object.entries(samples))
  test(`a block of kind ${kind} is taken as it is`, () =>
    assert.deepEqual(pageBlock.parse(block), block));

const refused: [string, unknown][] = [
  ['an unknown kind', { kind: 'carousel' }],
  ['no kind', { html: '' }],
  ['a table of one column', { ...samples.table, columns: ['Class'] }],
  ['a file that climbs out of its folder', { ...samples.figure, file: '../secret' }],
  ['an empty photo set', { ...samples.photos, photos: [] }],
  ['an empty list', { ...samples.list, items: [] }],
  ['an accordion without sections', { ...samples.accordion, sections: [] }],
  [
    'an accordion inside an accordion',
    { ...samples.accordion, sections: [{ title: 'x', blocks: [samples.accordion] }] },
  ],
];
for (const [name, block] of refused)
  test(`refused: ${name}`, () => assert.equal(pageBlock.safeParse(block).success, false));

test('a page may be empty, but its path begins with a slash', () => {
  const empty = { path: '/Aims', summary: '', picture: null, blocks: [] };
  assert.ok(page.safeParse(empty).success);
  assert.equal(page.safeParse({ ...empty, path: 'Aims' }).success, false);
});
