import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columns, readSheet } from './columns.ts';
import { certificateSample } from './endpoints.ts';
import { numberKey, numbersIn } from './match-files.ts';
import { type Certificate, makePlan, type Plan } from './plan.ts';

const planOf = (text: string, files: string[], ...kept: Certificate[]): Plan => {
  const sheet = readSheet(text);
  if (typeof sheet === 'string') throw new Error(sheet);
  return makePlan(sheet.rows, kept, files);
};
const head = 'Admission No.\tName\tTC No.';
const aarav: Certificate = { id: 1, admission: '1042', name: 'Aarav Sharma' };

const names: [file: string, number: string][] = [
  ['123.pdf', '123'],
  ['TC 123.pdf', '123'],
  ['tc_0123.PDF', '123'],
  ['TC-123.pdf', '123'],
  ['TC123.pdf', '123'],
  ['T.C. No. 123.pdf', '123'],
  ['१२३.pdf', '123'],
  ['TC 123 Aarav Sharma.pdf', '123'],
  ['Aarav_Sharma_123.jpg', '123'],
  ['scan (123).pdf', '123'],
  ['A-1188.pdf', 'A/1188'],
  ['TC A-1188.pdf', 'a 1188'],
  ['2024/123', '2024/123'],
];
for (const [file, number] of names)
  test(`${file} is the scan of ${number}`, () => assert.ok(numbersIn(file).has(numberKey(number))));
for (const [file, number] of [
  ['1234.pdf', '123'],
  ['TC 12.pdf', '123'],
  ['Aarav.pdf', '123'],
  ['tc.pdf', ''],
] as const)
  test(`${file} is not the scan of ${number || 'nobody'}`, () =>
    assert.equal(numbersIn(file).has(numberKey(number)), false));

test('a row and its scan are found by the admission number or the TC number, headings in any order', () => {
  const text = 'name\ttc number\tADM NO\nOm Prakash\t311\t1050\nसुनीता\t\t1051';
  const plan = planOf(text, ['tc_0311.PDF', 'TC 1051.pdf']);
  assert.deepEqual(
    plan.changes.map(({ created, file }) => [created, file]),
    [
      [{ admission: '1050', name: 'Om Prakash' }, 'tc_0311.PDF'],
      [{ admission: '1051', name: 'सुनीता' }, 'TC 1051.pdf'],
    ],
  );
  assert.deepEqual([plan.problems, plan.unmatched, plan.notNeeded], [[], [], []]);
});

test('what does not fit is named, both ways', () => {
  const plan = planOf(`${head}\n1050\tOm\t`, ['1060.pdf', 'holiday.pdf']);
  assert.deepEqual(plan.changes, []);
  assert.match(plan.problems[0]?.why ?? '', /No scan with this number was chosen/);
  assert.deepEqual(plan.unmatched, ['1060.pdf', 'holiday.pdf']);
});

test('a certificate that is here already stays, with its scan', () => {
  const plan = planOf(`${head}\n1042\tAARAV SHARMA\t`, ['1042.pdf'], aarav);
  assert.deepEqual([plan.changes, plan.unchanged, plan.notNeeded], [[], 1, ['1042.pdf']]);
});

test('of two with the same number, as old registers have it, the name tells which is meant', () => {
  const other = { ...aarav, id: 2, name: 'Second Child' };
  assert.equal(planOf(`${head}\n1042\tSecond Child\t`, [], aarav, other).unchanged, 1);
});

const wrong: [what: string, rows: string[], files: string[], place: string, why: RegExp][] = [
  ['no number', ['\tOm\t'], ['1.pdf'], 'A2', /parents ask by it/],
  ['no name', ['7\t\t'], ['7.pdf'], 'B2', /full name is missing/],
  ['two scans', ['7\tOm\t'], ['7.pdf', 'TC 07.pdf'], 'A2', /7\.pdf and TC 07\.pdf/],
  ['a scan of two rows', ['7\tOm\t', '8\tAsha\t7'], ['7.pdf', '8.pdf'], 'A2', /fits several rows/],
  ['another’s number', ['1042\tOm\t'], ['1042.pdf'], 'B2', /certificate of Aarav Sharma/],
  ['the same number twice', ['7\tOm\t', '7\tAsha\t'], ['7.pdf'], 'A2', /in the rows 2, 3/],
];
for (const [what, rows, files, place, why] of wrong)
  test(`${what}: told at ${place}, with what to do`, () => {
    const plan = planOf([head, ...rows].join('\n'), files, aarav);
    assert.equal(plan.problems[0]?.place, place);
    assert.match(plan.problems[0]?.why ?? '', why);
    assert.deepEqual(plan.changes, []);
  });

test('no two columns have the same heading, and the sample is read whole', () => {
  const words = Object.values(columns).flatMap(({ heading, also }) => [heading, ...also]);
  assert.equal(new Set(words.map((word) => word.toLowerCase())).size, words.length);
  const sheet = readSheet(certificateSample.rows.map((row) => [...row]));
  assert.ok(typeof sheet !== 'string');
  assert.deepEqual(sheet.unread, []);
});
