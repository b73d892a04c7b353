import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Cell,
  makeWorkbook,
  packWorkbook,
  workbookParts,
} from '../../../test/make-workbook.ts';
import { NotAWorkbook, readWorkbook } from './read-workbook.ts';

const shown: [what: string, cell: Cell, text: string][] = [
  ['a text', 'आरव <A> & "B"', 'आरव <A> & "B"'],
  ['a number', 1042, '1042'],
  ['a number that is stored with noise', 97.400000000000006, '97.4'],
  ['a day', { value: 45884, format: 14 }, '2025-08-15'],
  ['a day in a format of its own', { value: 45884, format: 'dd\\-mmm\\-yy;@' }, '2025-08-15'],
  ['a moment', { value: 45884.5, format: 22 }, '2025-08-15'],
  ['a day with its country', { value: 45884, format: '[$-4009]dd mmmm yyyy' }, '2025-08-15'],
  ['per cent', { value: 0.982, format: 10 }, '98.2%'],
  ['leading noughts', { value: 123, format: '00000' }, '00123'],
  ['money with a word', { value: 12, format: '"Rs. day" 0.00' }, '12'],
  ['red numbers', { value: 12, format: '[Red]0' }, '12'],
];
for (const [what, cell, text] of shown)
  test(`${what} is read as it is shown: ${text}`, async () =>
    assert.deepEqual(await readWorkbook(makeWorkbook([[cell]])), [[text]]));

test('rows and columns stay where they are, those that are empty, too', async () => {
  const rows = [['Our school'], [], ['Name', '', 'Class'], [], ['Om', null, 'V']];
  assert.deepEqual(await readWorkbook(makeWorkbook(rows)), [
    ['Our school'],
    [],
    ['Name', '', 'Class'],
    [],
    ['Om', '', 'V'],
  ]);
});

/** With one part of it written by another program. */
const withPart = (name: string, xml: string, rows: Cell[][] = [['Om', 'V']]): Uint8Array =>
  packWorkbook({ ...workbookParts(rows), [name]: xml });
const sheet = 'xl/worksheets/sheet2.xml';

test('texts in the cell, results of formulas, yes and no, and cells without an address', async () => {
  const cells = [
    '<x:c t="inlineStr"><x:is><x:r><x:t>O</x:t></x:r><x:r><x:t>m</x:t></x:r></x:is></x:c>',
    '<x:c t="str"><x:f>A1&amp;"x"</x:f><x:v>Omx</x:v></x:c>',
    '<x:c t="b"><x:v>1</x:v></x:c>',
    '<x:c><x:f>1+1</x:f><x:v>2</x:v></x:c>',
  ];
  const xml = `<x:worksheet xmlns:x="m"><x:sheetData><x:row>${cells.join('')}</x:row></x:sheetData></x:worksheet>`;
  assert.deepEqual(await readWorkbook(withPart(sheet, xml)), [['Om', 'Omx', 'true', '2']]);
});

test('pieces of one text are joined, and how it is pronounced is left out', async () => {
  const xml =
    '<sst><si><r><t>Asha </t></r><r><t>Rani</t></r><rPh><t>x</t></rPh></si><si><t>V</t></si></sst>';
  assert.deepEqual(await readWorkbook(withPart('xl/sharedStrings.xml', xml)), [['Asha Rani', 'V']]);
});

test('days of an old Mac begin in 1904', async () => {
  const parts = workbookParts([[{ value: 44422, format: 14 }]]);
  const main = parts['xl/workbook.xml'] ?? '';
  const book = {
    ...parts,
    'xl/workbook.xml': main.replace('<workbookPr', '<workbookPr date1904="1"'),
  };
  assert.deepEqual(await readWorkbook(packWorkbook(book)), [['2025-08-15']]);
});

const refused = (bytes: Uint8Array, why: RegExp) =>
  assert.rejects(
    readWorkbook(bytes),
    (error) => error instanceof NotAWorkbook && why.test(error.message),
  );

test('an archive that unpacks to gigabytes is refused before it is unpacked', async () => {
  const nought = ' '.repeat(17 * 1024 * 1024);
  const bomb = withPart(sheet, `<worksheet>${nought}</worksheet>`);
  assert.ok(bomb.length < 50_000);
  await refused(bomb, /too large for a list/);
});

test('one that lies about how much that is takes no more than it said', async () => {
  const bytes = withPart(sheet, `<worksheet>${' '.repeat(4_000_000)}</worksheet>`);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  // The size of each part stands in the directory at the end, behind its signature.
  for (let at = 0; at + 46 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 4_000_000)
      view.setUint32(at + 24, 1000, true);
  await refused(bytes, /cannot be read/);
});

test('entities that a file defines itself are not followed', async () => {
  const xml = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>`;
  await refused(withPart(sheet, xml), /cannot be read/);
});

test('something in the millionth row is refused; empty cells there are passed over', async () => {
  const at = (row: number, cell: string) =>
    `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>Om</v></c></row><row r="${row}">${cell}</row></sheetData></worksheet>`;
  const value = '<c r="A1048576" t="str"><v>x</v></c>';
  await refused(withPart(sheet, at(1_048_576, value)), /below the 10000th/);
  const empty = '<c r="A1048576" s="1"/><c r="XFD1048576"/>';
  assert.deepEqual(await readWorkbook(withPart(sheet, at(1_048_576, empty))), [['Om']]);
});

const others: [what: string, bytes: Uint8Array][] = [
  ['a workbook that was cut off', makeWorkbook([['Om']]).slice(0, 300)],
  ['four bytes', Buffer.from([0x50, 0x4b, 3, 4])],
  ['another kind of archive', packWorkbook({ 'content.xml': '<office/>' })],
  [
    'a workbook whose sheet is gone',
    packWorkbook({ ...workbookParts([['Om']]), 'xl/_rels/workbook.xml.rels': '<Relationships/>' }),
  ],
  ['a workbook whose sheet is no XML', withPart(sheet, '<worksheet><row></worksheet>')],
];
for (const [what, bytes] of others)
  test(`${what} is refused in plain words`, () => refused(bytes, /cannot be read/));
