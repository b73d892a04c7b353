import assert from 'node:assert/strict';
import { test } from 'node:test';
import { certificateKinds } from '@aangan/contract/entities.ts';
import { usualWords, wordsFor } from './kinds.ts';

test('another kind brings its own title and words, whatever kind was chosen before', () => {
  for (const kind of certificateKinds.filter((one) => one !== 'other'))
    for (const before of ['', '  ', usualWords.fire.title])
      assert.equal(wordsFor(kind, 'title', before), usualWords[kind].title);
  assert.equal(wordsFor('health', 'text', usualWords.noc.text), usualWords.health.text);
});

test('what the clerk has written stays', () => {
  assert.equal(wordsFor('fire', 'title', 'Fire NOC of the hostel'), 'Fire NOC of the hostel');
  assert.equal(wordsFor('other', 'text', 'The lift is safe.'), 'The lift is safe.');
});

test('of another document nothing is known, and words of a kind that was chosen before do not stay', () => {
  assert.equal(wordsFor('other', 'title', usualWords.fire.title), '');
  assert.equal(wordsFor(undefined, 'title', ''), '');
});
