import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  classKey,
  readAnswer,
  readBirthday,
  readClass,
  readSheetDay,
  toSheetDay,
} from './cells.ts';

const answers: Record<string, (string | undefined)[]> = {
  yes: ['yes', 'Yes ', 'Y', 'YES', 'हाँ', 'हां', '✓', '✔', '✔\uFE0F', '1', '१', 'TRUE', '\u00A0yes'],
  no: ['no', 'N', 'No', 'नहीं', 'नही', '0', '०', 'FALSE', '✗', 'no\u200B'],
  blank: ['', '  ', '-', '–', '\u00A0'],
};
for (const [answer, cells] of Object.entries(answers))
  for (const cell of cells)
    test(`${JSON.stringify(cell)} is ${answer}`, () =>
      assert.equal(readAnswer(String(cell)), answer));
for (const cell of [
  'maybe',
  'x',
  '☒',
  'yes no',
  'ye',
  '2',
  'last year: yes',
  '=1',
  '<b>yes</b>',
  'yes\u0000',
])
  test(`${JSON.stringify(cell)} is neither yes nor no`, () =>
    assert.equal(readAnswer(cell), undefined));

const days: [string, string | undefined][] = [
  ['15/08/2025', '2025-08-15'],
  ['15-8-25', '2025-08-15'],
  ['15.08.2025', '2025-08-15'],
  ['5.8.25', '2025-08-05'],
  ['15 08 2025', '2025-08-15'],
  ['15 Aug 2025', '2025-08-15'],
  ['15-Aug-25', '2025-08-15'],
  ['15 August, 2025', '2025-08-15'],
  ['15th Sept. 2025', '2025-09-15'],
  ['15 अगस्त 2025', '2025-08-15'],
  ['१५/०८/२०२५', '2025-08-15'],
  ['1 फ़रवरी 2025', '2025-02-01'],
  ['2025-08-15', '2025-08-15'],
  ['2025/8/5', '2025-08-05'],
  ['2025-08-15 00:00:00', '2025-08-15'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2025', undefined],
  ['31/04/2025', undefined],
  ['08/15/2025', undefined],
  ['0/1/2025', undefined],
  ['15 Foo 2025', undefined],
  ['15 Ma 2025', undefined],
  ['15/08/1925', undefined],
  ['15/08/202', undefined],
  ['15/08', undefined],
  ['45884', undefined],
  ['yesterday', undefined],
  ['', undefined],
];
for (const [cell, day] of days)
  test(`'${cell}' is ${day ?? 'no day'}`, () => assert.equal(readSheetDay(cell), day));

test('every month that is written is read', () => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `2025-${String(month).padStart(2, '0')}-09`;
    assert.equal(readSheetDay(toSheetDay(day)), day);
    // As Excel gives it back.
    assert.equal(readSheetDay(toSheetDay(day).replaceAll(' ', '-').replace('2025', '25')), day);
  }
  assert.equal(toSheetDay('2025-09-02'), '02 Sep 2025');
});

for (const [cell, key] of [
  ['X', 'x'],
  ['10', 'x'],
  ['10th', 'x'],
  ['Class 10', 'x'],
  ['class xii', 'xii'],
  ['कक्षा १०', 'x'],
  ['Nursery', 'nursery'],
  ['13', '13'],
  ['', ''],
] as const)
  test(`the class '${cell}' is ${key}`, () => assert.equal(classKey(cell), key));

const birthdays: [string, [number, number] | undefined][] = [
  ['15/08/2014', [15, 8]],
  ['15-8-14', [15, 8]],
  ['2014-08-15', [15, 8]],
  ['15 Aug', [15, 8]],
  ['१५ अगस्त', [15, 8]],
  ['15/08', [15, 8]],
  ['1/1/1999', [1, 1]],
  ['29 Feb', [29, 2]],
  ['29/02/2015', undefined],
  ['31/04', undefined],
  ['08/15/2014', undefined],
  ['15', undefined],
  ['', undefined],
];
for (const [cell, day] of birthdays)
  test(`'${cell}' is ${day ? 'a' : 'no'} birthday`, () =>
    assert.deepEqual(readBirthday(cell), day && { birthDay: day[0], birthMonth: day[1] }));

const classCells: [string, string, string][] = [
  ['X', 'X', ''],
  ['10th', 'X', ''],
  ['Class 10', 'X', ''],
  ['कक्षा १०', 'X', ''],
  ['l.k.g.', 'LKG', ''],
  ['KG-1', 'LKG', ''],
  ['KG II', 'UKG', ''],
  ['X-A', 'X', 'A'],
  ['10 A', 'X', 'A'],
  ['VI Rose', 'VI', 'Rose'],
  ['Class VI (B)', 'VI', 'B'],
  ['Nursery - Lily', 'Nursery', 'Lily'],
  ['LKG A', 'LKG', 'A'],
];
for (const [cell, name, section] of classCells)
  test(`'${cell}' is class ${name}, section ${section || 'not said'}`, () =>
    assert.deepEqual(readClass(cell), { class: name, section }));
for (const cell of ['', '13', 'Form 4', 'A', 'XIII', '()'])
  test(`'${cell}' is no class`, () => assert.equal(readClass(cell), undefined));
