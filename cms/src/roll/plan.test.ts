import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { columnKeys, columns, readSheet } from './columns.ts';
import { rollSample } from './endpoints.ts';
import { makeSheet } from './make-sheet.ts';
import { countPlan, makePlan, type Plan } from './plan.ts';
import type { Student } from './student.ts';

const today = '2026-11-18';
const aarav: Student = {
  id: 11,
  name: 'Aarav Sharma',
  admission: '1042',
  class: 'VI',
  section: 'A',
  birthDay: 15,
  birthMonth: 8,
  showBirthday: true,
  leftOn: null,
};
const asha: Student = { ...aarav, id: 12, name: 'Asha Rani', admission: null, section: 'Rose' };

const planOf = (text: string, ...students: Student[]): Plan => {
  const sheet = readSheet(text);
  if (typeof sheet === 'string') throw new Error(sheet);
  return makePlan(sheet.rows, students, today);
};
const head = 'Admission No.\tName\tClass\tSection\tDate of birth';
const planRow = (row: string, ...students: Student[]) => planOf(`${head}\n${row}`, ...students);
const dataOf = (plan: Plan) => plan.changes[0]?.updated?.data;
const whyOf = ({ problems: [problem] }: Plan) => [problem?.place, problem?.why];

describe('a new student', () => {
  test('is read as offices write it, headings in any order and case, in English and Hindi', () => {
    const sheets = [
      `${head}\n1050\tOm Prakash\tVI\tB\t02/01/2015`,
      'DATE OF BIRTH,section,NAME,Adm No,class\n2 Jan 15,B,Om Prakash,1050,Class 6',
      'क्र.\tनाम\tकक्षा\tवर्ग\tजन्म तिथि\tप्रवेश संख्या\n1\tOm Prakash\t६\tB\t०२/०१/२०१५\t1050',
      'Our school\n\nName;Std.;DOB;Admission number\nOm Prakash;6th - B;2015-01-02;1050',
      'Name\tClass\tSection\tBirthday: day\tBirthday: month\tAdmission No.\nOm Prakash\tVI\tB\t2\t1\t1050',
    ];
    for (const sheet of sheets)
      assert.deepEqual(planOf(sheet).changes[0]?.created, {
        name: 'Om Prakash',
        admission: '1050',
        class: 'VI',
        section: 'B',
        birthDay: 2,
        birthMonth: 1,
        showBirthday: true,
        leftOn: null,
      });
  });

  test('is told in words before anything is saved', () =>
    assert.deepEqual(planRow('1050\tOm\tVI\tB\t2 Jan').changes[0]?.words, [
      'VI B',
      'admission no. 1050',
      'birthday 2 January',
    ]));

  test('may be wished or not, and may have left', () => {
    const plan = planOf(
      'Name\tClass\tSection\tDOB\tWish\tLeft on\nOm\tV\tA\t1 Jan\tno\t31/03/2026\nAsha\tV\tA\t1 Jan\t\t',
    );
    assert.deepEqual(
      plan.changes.map(({ created }) => [created?.showBirthday, created?.leftOn]),
      [
        [false, '2026-03-31'],
        [true, null],
      ],
    );
  });
});

describe('who is on the roll already', () => {
  test('is found by the admission number, however it is written, and changed as told', () => {
    const plan = planRow('१०४२\tAARAV SHARMA\t7\tB\t', aarav);
    assert.deepEqual(dataOf(plan), { class: 'VII', section: 'B' });
    assert.deepEqual(plan.changes[0]?.words, ['class: VII B, until now VI A']);
    assert.equal(plan.changes[0]?.title, 'Aarav Sharma, VI A');
  });

  test('blank cells, capitals and dots change nothing', () => {
    assert.equal(planRow('1042\tAARAV  SHARMA.\tVI\t\t', aarav).unchanged, 1);
    assert.equal(planRow('10-42\tAarav Sharma\t6\ta\t15/08/2014', aarav).unchanged, 1);
  });

  test('whose number is not known yet is found by name and class, or by name and birthday, and gets it', () => {
    assert.deepEqual(dataOf(planRow('77\tAsha Rani\tVI\tRose\t', asha)), { admission: '77' });
    assert.deepEqual(dataOf(planRow('77\tAsha Rani\tVII\tLily\t15 Aug', asha)), {
      admission: '77',
      class: 'VII',
      section: 'Lily',
    });
    assert.equal(planRow('77\tAsha Rani\tVII\tLily\t16 Aug', asha).changes[0]?.kind, 'new');
  });

  test('another one of the same name with another number is new', () =>
    assert.equal(planRow('1043\tAarav Sharma\tVI\tA\t15 Aug', aarav).changes[0]?.kind, 'new'));

  test('of two of one name the class tells which; where it does not, it is asked', () => {
    const other = { ...asha, id: 13, section: 'Lily' };
    assert.deepEqual(
      planRow('\tAsha Rani\tVI\tLily\t1 Jan', asha, other).changes[0]?.updated?.id,
      13,
    );
    const [place, why] = whyOf(planRow('\tAsha Rani\tVI\t\t1 Jan', asha, other));
    assert.equal(place, 'B2');
    assert.match(why ?? '', /several of this name/);
  });

  test('a wrong name is corrected where number and birthday agree', () => {
    const plan = planRow('1042\tAarav Sharman\tVI\tA\t15/08/2014', aarav);
    assert.deepEqual(dataOf(plan), { name: 'Aarav Sharman' });
    assert.equal(plan.changes[0]?.wasCalled, 'Aarav Sharma');
  });

  test('the roll that was downloaded changes nothing when it is given back, and finds everybody by number', () => {
    const roll = [
      aarav,
      asha,
      { ...asha, id: 14, birthDay: 29, birthMonth: 2, showBirthday: false },
    ];
    const text = makeSheet(roll)
      .map((cells) => cells.join('\t'))
      .join('\n');
    const plan = planOf(text, ...roll);
    assert.deepEqual(countPlan(plan), { new: 0, changed: 0, unchanged: 3, problems: 0, absent: 0 });
    assert.deepEqual(dataOf(planOf(text.replace('12\t\t', '12\t99\t'), ...roll)), {
      admission: '99',
    });
  });

  test('nobody is taken off: who is not in the list is counted', () =>
    assert.equal(
      countPlan(
        planRow('1042\tAarav Sharma\tVI\tA\t', aarav, asha, {
          ...asha,
          id: 15,
          leftOn: '2026-01-01',
        }),
      ).absent,
      1,
    ));
});

const gone: Student = { ...aarav, leftOn: '2026-03-31' };
const twin: Student = { ...aarav, id: 16, name: 'Someone Else' };
const wrong: [what: string, row: string, place: string, why: RegExp, students: Student[]][] = [
  ['no name', '1\t\tVI\tA\t1 Jan', 'B2', /name is missing/, []],
  ['no class', '1\tOm\t\tA\t1 Jan', 'C2', /class is missing/, []],
  ['a class that there is not', '1\tOm\t13\tA\t1 Jan', 'C2', /I to XII \(1 to 12\)/, []],
  ['no section', '1\tOm\tVI\t\t1 Jan', 'D2', /If the class has only one, write A/, []],
  ['no birthday', '1\tOm\tVI\tA\t', 'E2', /date of birth is missing/, []],
  ['a day that there is not', '1\tOm\tVI\tA\t31/02/2015', 'E2', /15\/08\/2014: day, month/, []],
  ['month first', '1\tOm\tVI\tA\t08/15/2015', 'E2', /15\/08\/2014: day, month/, []],
  ['a number that is none', '--\tOm\tVI\tA\t1 Jan', 'A2', /no number/, []],
  ['51 letters', `${'9'.repeat(51)}\tOm\tVI\tA\t1 Jan`, 'A2', /at most 50/, []],
  ['another one’s number', '1042\tOm\tVI\tA\t1 Jan', 'B2', /Aarav Sharma’s, of VI A/, [aarav]],
  ['one who has left', '1042\tAarav Sharma\tVII\tA\t', 'B2', /has left the school on 31/, [gone]],
  ['a number that two have', '1042\tOm\tVI\tA\t1 Jan', 'A2', /Two on the roll/, [aarav, twin]],
];
for (const [what, row, place, why, students] of wrong)
  test(`${what}: told at ${place}, with what to do`, () => {
    const plan = planRow(row, ...students);
    assert.equal(plan.problems[0]?.place, place);
    assert.match(plan.problems[0]?.why ?? '', why);
    assert.deepEqual(plan.changes, []);
  });

test('a number of the roll that nobody has, and an admission number that is another one’s', () => {
  const text = (row: string) => `Student no.\t${head}\n${row}`;
  assert.match(
    String(whyOf(planOf(text('99\t\tOm\tVI\tA\t1 Jan'), aarav))),
    /A2,Nobody on the roll/,
  );
  assert.match(
    String(whyOf(planOf(text('12\t1042\tAsha Rani\tVI\tRose\t'), aarav, asha))),
    /B2,This is the number of Aarav Sharma/,
  );
});

test('the same student twice: neither is written, and each names the other', () => {
  const rows = ['1\tOm\tVI\tA\t1 Jan', '1\tOm\tVI\tB\t1 Jan', '2\tAsha\tVI\tA\t1 Jan'];
  const { changes, problems } = planOf([head, ...rows].join('\n'));
  assert.deepEqual(
    changes.map(({ title }) => title),
    ['Asha'],
  );
  assert.deepEqual(
    problems.map(({ row }) => row),
    [2, 3],
  );
  assert.match(problems[0]?.why ?? '', /in the rows 2, 3/);
});

test('no two columns have the same heading, and the sample is read whole', () => {
  const words = columnKeys.flatMap((key) => [columns[key].heading, ...columns[key].also]);
  assert.equal(new Set(words.map((word) => word.toLowerCase())).size, words.length);
  const sheet = readSheet(rollSample.rows.map((row) => [...row]));
  assert.ok(typeof sheet !== 'string');
  assert.deepEqual(sheet.unread, []);
  assert.deepEqual(makePlan(sheet.rows, [], today).problems, []);
});
