import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asGiven, toCsv } from './csv.ts';

test('commas, quotes, line breaks and Devanagari stay in their cell', () =>
  assert.equal(
    toCsv([
      ['Name', 'Message'],
      ['आरव', 'He said "yes",\nand left'],
    ]),
    '\uFEFF"Name","Message"\r\n"आरव","He said ""yes"",\nand left"\r\n',
  ));

for (const cell of [
  '=cmd|/c calc!A1',
  '+1+1',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =HYPERLINK("http://x")',
])
  test(`${JSON.stringify(cell)} is text`, () => assert.match(toCsv([[cell]]), /^\uFEFF"'/));

test('what is no formula is left as it is', () =>
  assert.equal(toCsv([['a=b', '5-6', '']]), '\uFEFF"a=b","5-6",""\r\n'));

test('what was made text is given back as it was', () => {
  for (const cell of ['=1+1', '-2', '＝1', "'quoted'", 'a=b', '', "'"]) {
    const [, written = ''] = /^\uFEFF"(.*)"\r\n$/.exec(toCsv([[cell]])) ?? [];
    assert.equal(asGiven(written), cell);
  }
});
