import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareWords } from './words.ts';

/** The words that differ, in brackets. */
const marked = (before: string, after: string): string[] => {
  const difference = compareWords(before, after);
  return [difference.before, difference.after].map((pieces) =>
    pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
  );
};

test('what stands in both is not marked, wherever it stands', () => {
  assert.deepEqual(marked('School opens at 8', 'The school opens at 9 now'), [
    '[School ]opens at [8]',
    '[The school ]opens at [9 now]',
  ]);
  assert.deepEqual(marked('', 'New'), ['', '[New]']);
  assert.deepEqual(marked('same words', 'same words'), ['same words', 'same words']);
  assert.deepEqual(marked('one\ntwo', 'one two'), ['one\ntwo', 'one two']);
});

test('two long texts are shown whole, and not compared for minutes', () => {
  const [before = '', after = ''] = marked('old '.repeat(5000), 'new '.repeat(5000));
  assert.ok(before.startsWith('[old') && after.startsWith('[new'));
});
