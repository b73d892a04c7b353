import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textsIn } from './record-words.ts';

test('an address is no words; words that begin with one are', () => {
  for (const address of [
    'https://youtu.be/x',
    'tel:9800000000',
    '/News',
    'a@b.in',
    'mailto:a@b.in',
  ])
    assert.deepEqual(textsIn({ text: address }), [], address);
  for (const words of ['https://youtu.be/x shows Asha Rani', 'Tel: 98 000, Asha Rani', '/ Asha'])
    assert.deepEqual(textsIn({ text: words }), [words]);
});
