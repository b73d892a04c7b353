import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownInline } from './content-disposition.ts';

const cases: [title: string, type: string, expected: string][] = [
  ['Circular 12', 'application/pdf', 'inline; filename="Circular 12.pdf"'],
  ['', 'application/pdf', 'inline; filename="file.pdf"'],
  ['a/b\\c"d\r\nX: y', 'image/png', 'inline; filename="a b c d X y.png"'],
  [
    'सूचना',
    'application/pdf',
    `inline; filename="_____.pdf"; filename*=UTF-8''${encodeURIComponent('सूचना.pdf')}`,
  ],
  [
    '50% (new)',
    'audio/mpeg',
    `inline; filename="50_ (new).mp3"; filename*=UTF-8''50%25%20%28new%29.mp3`,
  ],
  ['\ud800', 'text/x', `inline; filename="_"; filename*=UTF-8''%EF%BF%BD`],
];

for (const [title, type, expected] of cases)
  test(`the file name of ${JSON.stringify(title)}`, () => {
    assert.equal(shownInline(title, type), expected);
    assert.match(shownInline('x'.repeat(5000), type), /^.{0,150}$/);
  });
