import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCsv } from '../inbox/csv.ts';
import { linesOf, readCsv } from './read-csv.ts';
import { toSent, toText } from './to-text.ts';

const most = 5000;
const cases: [what: string, text: string, rows: string[][]][] = [
  [
    'commas',
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'semicolons',
    'a;b\nc;"d;e"',
    [
      ['a', 'b'],
      ['c', 'd;e'],
    ],
  ],
  [
    'tabs, as cells are pasted',
    'a\tb\nc, d\t',
    [
      ['a', 'b'],
      ['c, d', ''],
    ],
  ],
  [
    'the line ends of an old Mac',
    'a,b\rc,d\r',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['no separator at all', 'a\nb', [['a'], ['b']]],
  ['the mark of UTF-8', '\uFEFFa,b', [['a', 'b']]],
  ['line breaks and separators in a cell', '"a\r\nb,c",d\n', [['a\r\nb,c', 'd']]],
  ['quotation marks in a cell', '"a ""b"" c",""""', [['a "b" c', '"']]],
  ['an empty quoted cell', '"",""\n""', [['', ''], ['']]],
  ['a quotation mark that opens no cell', 'Raju "Raj" Rai,5"', [['Raju "Raj" Rai', '5"']]],
  ['words after a closing mark', '"a"b,c', [['ab', 'c']]],
  [
    'empty rows, which a spreadsheet counts',
    'a,b\n\n,\nc,d',
    [['a', 'b'], [''], ['', ''], ['c', 'd']],
  ],
  [
    'more commas in a quoted heading than semicolons',
    '"a,b,c,d";e\n1;2',
    [
      ['a,b,c,d', 'e'],
      ['1', '2'],
    ],
  ],
  ['a title above the headings', 'Our school\na;b', [['Our school'], ['a', 'b']]],
  ['Devanagari', 'आरव,"हाँ"', [['आरव', 'हाँ']]],
  ['nothing', '', []],
];
for (const [what, text, rows] of cases)
  test(`${what}`, () => assert.deepEqual(readCsv(text, most), { rows }));

test('what was written is read', () => {
  const rows = [
    ['Name', 'x,y', 'two\nlines'],
    ['He said "yes"', '', 'आरव'],
  ];
  assert.deepEqual(readCsv(toCsv(rows), most), { rows });
});

test('a quotation mark that is never closed is told with its row, and swallows nothing', () =>
  assert.deepEqual(readCsv('a,b\nc,"d\ne,f\n', most), { unclosed: 2 }));

test('too many rows are not kept', () => {
  assert.equal(readCsv('\n'.repeat(2_000_000), most), 'too many rows');
  assert.equal(readCsv('a,b\n'.repeat(most + 1), most), 'too many rows');
  assert.deepEqual(readCsv('a,b\n'.repeat(2), 2), {
    rows: [
      ['a', 'b'],
      ['a', 'b'],
    ],
  });
});

test('a cell of a megabyte, and a million quotation marks, are read in one go', () => {
  const cell = 'x'.repeat(1_000_000);
  assert.deepEqual(readCsv(`${cell},b`, most), { rows: [[cell, 'b']] });
  assert.deepEqual(readCsv(`"${'""'.repeat(500_000)}"`, most), { rows: [['"'.repeat(500_000)]] });
});

test('only a line end ends a line: a million other separators are one line, which is looked at once', () => {
  const other = '\u2028\u2029\u0085\v\f'.repeat(200_000);
  assert.deepEqual([...linesOf(`\n${other}\r\n\rb`)], [other, 'b']);
  assert.deepEqual(readCsv(`${other}\na;b`, most), { rows: [[other], ['a', 'b']] });
});

const files: [what: string, bytes: Uint8Array, text: string | undefined][] = [
  ['UTF-8', Buffer.from('आरव,हाँ'), 'आरव,हाँ'],
  ['UTF-8 with its mark', Buffer.from('\uFEFFआरव'), 'आरव'],
  ['Windows-1252', Buffer.from([0x4a, 0x6f, 0x73, 0xe9, 0x20, 0x92]), 'José ’'],
  ['UTF-16, as Excel saves Unicode text', Buffer.from('\uFEFFआरव\thi', 'utf16le'), 'आरव\thi'],
  ['UTF-16 the other way round', Buffer.from('\uFEFFआरव', 'utf16le').swap16(), 'आरव'],
  ['an Excel workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), undefined],
  ['an old Excel workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), undefined],
  ['a PDF', Buffer.from('%PDF-1.4'), undefined],
  ['nothing', Buffer.from(''), ''],
];
for (const [what, bytes, text] of files)
  test(`${what} is ${text === undefined ? 'no text' : 'read'}`, () =>
    assert.equal(toText(bytes), text));

test('a workbook is sent as it is, text as text, and anything else is refused', () => {
  const workbook = Buffer.from([0x50, 0x4b, 3, 4, 0, 255]);
  assert.deepEqual(toSent(workbook), { workbook: workbook.toString('base64') });
  assert.deepEqual(toSent(Buffer.from('a,b')), { text: 'a,b' });
  for (const bytes of ['%PDF-1.4', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])])
    assert.throws(() => toSent(Buffer.from(bytes)), /neither an Excel workbook \(\.xlsx\) nor CSV/);
  assert.throws(() => toSent(Buffer.alloc(3 * 1024 * 1024 + 1)), /too much for a sheet/);
});
