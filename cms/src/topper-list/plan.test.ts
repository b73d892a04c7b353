import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { columns, readSheet } from './columns.ts';
import { topperSample } from './endpoints.ts';
import { makePlan, type Plan, readMarks, type Topper } from './plan.ts';

const asha: Topper = {
  id: 1,
  name: 'Asha Rani',
  class: 'XII',
  sessionYear: '2025-2026',
  stream: 'Science',
  division: 97.4,
  isDraft: false,
};
const planOf = (text: string, ...toppers: Topper[]): Plan => {
  const sheet = readSheet(text);
  if (typeof sheet === 'string') throw new Error(sheet);
  return makePlan(sheet.rows, toppers);
};
const head = 'Name\tClass\tSession\tStream\tMarks';
const planRow = (row: string, ...toppers: Topper[]) => planOf(`${head}\n${row}`, ...toppers);

const marks: [string, number | undefined][] = [
  ['98.2', 98.2],
  ['98.2%', 98.2],
  ['98.20 %', 98.2],
  ['98,2', 98.2],
  ['९८.२', 98.2],
  ['९८.२ प्रतिशत', 98.2],
  ['98.2 per cent', 98.2],
  ['491', 491],
  ['491/500', 491],
  ['４９１', 491],
  ['0', 0],
  ['A1', undefined],
  ['98.2.1', undefined],
  ['-3', undefined],
  ['1e3', undefined],
  ['first', undefined],
  ['', undefined],
];
for (const [cell, number] of marks)
  test(`'${cell}' are ${number ?? 'no'} marks`, () => assert.equal(readMarks(cell), number));

describe('a list of toppers', () => {
  test('is read with headings in any order and case, in English and Hindi', () => {
    for (const sheet of [
      `${head}\nOm Prakash\tX\t2025-26\t\t98.2%`,
      'percentage,ACADEMIC YEAR,class,student name\n98.2,2025/2026,Class 10,Om Prakash',
      'सत्र\tकक्षा\tनाम\tप्रतिशत\n२०२५-२६\t१०\tOm Prakash\t९८.२',
    ])
      assert.deepEqual(planOf(sheet).changes[0]?.created, {
        name: 'Om Prakash',
        class: 'X',
        sessionYear: '2025-2026',
        stream: '',
        division: 98.2,
      });
  });

  test('changes who is there, by name, class and session; blanks change nothing', () => {
    const [change] = planRow('ASHA RANI\t12\t2025-26\tHumanities\t98', asha).changes;
    assert.deepEqual(change?.updated, { id: 1, data: { stream: 'Humanities', division: 98 } });
    assert.deepEqual(change?.words, [
      'stream: Humanities, until now Science',
      'marks: 98, until now 97.4',
    ]);
    assert.equal(planRow('Asha Rani\tXII\t2025-26\tscience\t', asha).unchanged, 1);
    for (const row of ['Asha Rani\tX\t2025-26\t\t98', 'Asha Rani\tXII\t2024-25\t\t98'])
      assert.equal(planRow(row, asha).changes[0]?.kind, 'new');
  });

  test('names a class or session that is missing at once', () =>
    assert.match(String(readSheet('Name\tClass\tMarks\nOm\tX\t98')), /“Session” is missing/));

  test('has a sample that is read whole, and no two columns with the same heading', () => {
    const sheet = readSheet(topperSample.rows.map((row) => [...row]));
    assert.ok(typeof sheet !== 'string');
    assert.deepEqual([sheet.unread, makePlan(sheet.rows, []).problems], [[], []]);
    const words = Object.values(columns).flatMap(({ heading, also }) => [heading, ...also]);
    assert.equal(new Set(words.map((word) => word.toLowerCase())).size, words.length);
  });
});

const draft = { ...asha, isDraft: true };
const wrong: [what: string, row: string, place: string, why: RegExp, toppers: Topper[]][] = [
  ['no name', '\tX\t2025-26\t\t98', 'A2', /name is missing/, []],
  ['another class', 'Om\tIX\t2025-26\t\t98', 'B2', /class X or XII/, []],
  ['one year', 'Om\tX\t2025\t\t98', 'C2', /two years in a row/, []],
  ['no marks', 'Om\tX\t2025-26\t\t', 'E2', /marks are missing/, []],
  ['a grade', 'Om\tX\t2025-26\t\tA1', 'E2', /only the marks, such as 98.2/, []],
  ['101 letters', `Om\tX\t2025-26\t${'s'.repeat(101)}\t98`, 'D2', /at most 100/, []],
  ['a draft', 'Asha Rani\tXII\t2025-26\t\t99', 'A2', /publish or discard it first/, [draft]],
  ['two of one name', 'Asha Rani\tXII\t2025-26\t\t99', 'A2', /by hand/, [asha, { ...asha, id: 2 }]],
];
for (const [what, row, place, why, toppers] of wrong)
  test(`${what}: told at ${place}, with what to do`, () => {
    const plan = planRow(row, ...toppers);
    assert.equal(plan.problems[0]?.place, place);
    assert.match(plan.problems[0]?.why ?? '', why);
    assert.deepEqual(plan.changes, []);
  });

test('the same topper twice: neither is written', () => {
  const plan = planOf(`${head}\nOm\tX\t2025-26\t\t98\nOM\t10\t2025-2026\t\t97`);
  assert.deepEqual(plan.changes, []);
  assert.match(plan.problems[0]?.why ?? '', /in the rows 2, 3/);
});
