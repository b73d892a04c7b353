import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingFrom, piecesOf } from './page-words.ts';

test('a page’s pieces are what can be read, once each, whatever stands around them', () => {
  const html = `<!doctype html><title>News &amp; views</title><style>p { color: red }</style>
    <script>let hidden = 'words';</script><!-- aside --><p>Sports
    Day</p><p>Sports Day</p><img src="a.webp" alt="Girls run &#x27;fast&#39;"><svg><text>n</text></svg><hr>–`;
  assert.deepEqual(piecesOf(html), ['News & views', 'Sports Day', "Girls run 'fast'"]);
});

const cases: [what: string, older: string, newer: string, missing: string[]][] = [
  ['the same', '<p>Annual Day</p>', '<p>Annual Day</p>', []],
  ['other tags', '<p>Annual Day at 9</p>', '<h2>Annual <b>Day</b></h2><p>at 9</p>', []],
  ['more words', '<p>Annual Day</p>', '<p>Annual Day, on Friday</p>', []],
  ['a word less', '<p>Annual Day</p><p>Free</p>', '<p>Annual Day</p>', ['Free']],
  ['another word', '<p>1,209</p>', '<p>1209</p>', ['1,209']],
];
for (const [what, older, newer, missing] of cases)
  test(`what a newer page no longer says: ${what}`, () => {
    assert.deepEqual(missingFrom(piecesOf(newer), piecesOf(older)), missing);
  });
