/** What is copied in Excel, Google Sheets and Word, as their clipboards have it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSheet, type Sheet } from './parse-sheet.ts';

const copied: [what: string, text: string, sheet: Sheet][] = [
  [
    'cells from Excel, with the line end behind the last row',
    'Fee\tAmount\r\nTuition\t31,240\r\n',
    [
      ['Fee', 'Amount'],
      ['Tuition', '31,240'],
    ],
  ],
  [
    'cells from Google Sheets, without it',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['the line ends of an old Mac', 'a\rb', [['a'], ['b']]],
  ['one cell', '31240\r\n', [['31240']]],
  ['a column', 'VI\nVII\nVIII\n', [['VI'], ['VII'], ['VIII']]],
  [
    'a cell with a line end in it is one line',
    'Fee\t"First\nsecond\r\nthird"\nBus\t300',
    [
      ['Fee', 'First second third'],
      ['Bus', '300'],
    ],
  ],
  ['a cell with a tab in it', '"a\tb"\tc', [['a b', 'c']]],
  [
    'quotes within quotes',
    '"The ""Lily"" section\nof VI"\t30',
    [['The "Lily" section of VI', '30']],
  ],
  ['an empty cell in quotes', '""\tx', [['', 'x']]],
  ['quotes that are words', '"Lily" section\t30', [['"Lily" section', '30']]],
  [
    'a quote that never ends',
    '"Lily\t30\nRose\t31',
    [
      ['"Lily', '30'],
      ['Rose', '31'],
    ],
  ],
  ['inches', '12"\t5" pipe', [['12"', '5" pipe']]],
  [
    'empty cells in between',
    'a\t\tc\n\t\t\nd\t\tf',
    [
      ['a', '', 'c'],
      ['', '', ''],
      ['d', '', 'f'],
    ],
  ],
  [
    'rows of different length are filled up',
    'a\nb\tc\td',
    [
      ['a', '', ''],
      ['b', 'c', 'd'],
    ],
  ],
  ['empty rows and columns behind are left out', 'a\tb\t\t\n\t\t\t\n\t\t\t\n', [['a', 'b']]],
  ['spaces around, and those that do not break', ' \u00a0Rs\u00a031240 \t b', [['Rs 31240', 'b']]],
  ['Devanagari and rupees', 'शुल्क\t₹ ३१,२४०/-', [['शुल्क', '₹ ३१,२४०/-']]],
  ['characters that nobody sees', 'a\u202eb\u0000\tc', [['ab', 'c']]],
  ['nothing', '', []],
  ['space alone', ' \t \r\n', []],
];
for (const [what, text, sheet] of copied)
  test(what, () => assert.deepEqual(parseSheet(text), sheet));

test('ten thousand rows are read at once', () => {
  const text = Array.from({ length: 10_000 }, (_, row) => `${row}\t"a\n""b"""\tc`).join('\n');
  const sheet = parseSheet(text);
  assert.equal(sheet.length, 10_000);
  assert.deepEqual(sheet.at(-1), ['9999', 'a "b"', 'c']);
});
