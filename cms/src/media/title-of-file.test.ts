import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleOfFile } from './title-of-file.ts';

for (const [name, title] of [
  ['Fire_safety-certificate 2026.pdf', 'Fire safety certificate 2026'],
  ['datesheet_class-X.PDF', 'Datesheet class X'],
  ['परिपत्र 12.pdf', 'परिपत्र 12'],
  ['Circular No. 12.pdf', 'Circular No. 12'],
  ['morning prayer', 'Morning prayer'],
  ['IMG-20261102-WA0003.pdf', ''],
  ['Scan_0001.pdf', ''],
  ['CamScanner 04-11-2026 10.22.pdf', ''],
  ['WhatsApp Audio 2026-11-02 at 10.22.31 AM.m4a', ''],
  ['document (3).pdf', ''],
  ['.pdf', ''],
  ['', ''],
] as const)
  test(`the file ${JSON.stringify(name)} is called ${JSON.stringify(title)}`, () => {
    assert.equal(titleOfFile(name), title);
  });

test('the name of a file may be as long as it likes', () => {
  assert.equal(titleOfFile(`${'long '.repeat(100)}.pdf`).length, 200);
});
