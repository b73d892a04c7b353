import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentCategories } from '@aangan/contract/entities.ts';
import { kindAskedFor, menuOfKinds, nothingToRead, paperKinds } from './kinds.ts';

test('every kind of document has an entry', () => {
  assert.deepEqual(menuOfKinds.toSorted(), documentCategories.toSorted());
});

test('the kind of a list is known as an address says it and as Payload makes it of that', () => {
  const circulars = { category: { equals: 'Circular' } };
  for (const where of [
    circulars,
    { and: [circulars, { title: { like: 'winter' } }] },
    { or: [{ and: [circulars] }] },
  ])
    assert.equal(kindAskedFor(where), 'Circular');
  for (const where of [undefined, null, {}, { category: { equals: 'Recipe' } }, { or: [] }])
    assert.equal(kindAskedFor(where), undefined);
});

test('promise 12.30: a paper without a file or a text is refused in the words of its kind; an achievement needs neither', () => {
  for (const kind of menuOfKinds) {
    const { nothingToRead: words } = paperKinds[kind];
    const said = (content: object) => nothingToRead({ category: kind, ...content });
    for (const content of [{}, { attachments: [] }, { description: ' \n' }, { attachments: null }])
      assert.equal(said(content), words ?? undefined, kind);
    assert.equal(said({ attachments: [7] }), undefined);
    assert.equal(said({ description: 'Learn poem 3.' }), undefined);
  }
  assert.equal(paperKinds.Achievement.nothingToRead, null);
  assert.match(paperKinds.Circular.nothingToRead ?? '', /photograph the paper, or write the text/);
});
