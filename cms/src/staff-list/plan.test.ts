import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { columns, readSheet } from './columns.ts';
import { countPlan, makePlan, type Person, type Plan, personKey } from './plan.ts';

const asha: Person = {
  id: 1,
  name: 'Mrs. Asha Rani',
  designation: 'Principal',
  qualification: 'M.A., B.Ed.',
  order: 1,
  isDraft: false,
};
const ravi: Person = { ...asha, id: 2, name: 'Ravi Kumar', designation: 'PGT', order: 40 };

const planOf = (text: string, ...people: Person[]): Plan => {
  const sheet = readSheet(text);
  if (typeof sheet === 'string') throw new Error(sheet);
  return makePlan(sheet.rows, people);
};
const head = 'S.No.\tName\tDesignation\tSubject\tQualification\tProfessional qualification';
const planRow = (row: string, ...people: Person[]): Plan => planOf(`${head}\n1\t${row}`, ...people);

describe('who is new', () => {
  test('is added below all others, in the order of the list, with what the disclosure counts them as', () => {
    const plan = planOf(
      `${head}\n1\tMr. Naveen Bishnoi\tPGT\tPhysics\tM.Sc.\tB.Ed.\n2\tसुनीता देवी\tटीजीटी\tहिन्दी\tएम.ए.\t\n`,
      asha,
      ravi,
    );
    assert.deepEqual(plan.problems, []);
    assert.deepEqual(
      plan.changes.map(({ kind, as, created }) => [kind, as, created]),
      [
        [
          'new',
          'PGT',
          {
            name: 'Mr. Naveen Bishnoi',
            designation: 'PGT (Physics)',
            qualification: 'M.Sc., B.Ed.',
            order: 41,
          },
        ],
        [
          'new',
          'TGT',
          { name: 'सुनीता देवी', designation: 'टीजीटी (हिन्दी)', qualification: 'एम.ए.', order: 42 },
        ],
      ],
    );
  });

  test('a subject that the designation names already is not named twice', () => {
    const [change] = planRow('A B\tPGT Physics\tphysics\t\t').changes;
    assert.equal(change?.created?.designation, 'PGT Physics');
  });

  test('counts as no post where the designation names none, and is written all the same', () => {
    const plan = planRow('A B\tLecturer\tPhysics\t\t');
    assert.equal(plan.changes[0]?.as, null);
    assert.equal(countPlan(plan).uncounted, 1);
  });
});

describe('who stands on the Staff List already', () => {
  test('is known by name, whatever the title and the letters', () => {
    for (const name of [
      'Mrs. Asha Rani',
      'ASHA RANI',
      'Smt Asha  Rani',
      'asha.rani',
      'Dr. (Mrs.) Asha Rani',
    ])
      assert.equal(personKey(name), personKey('Asha Rani'), name);
    assert.equal(personKey('श्रीमती सुनीता देवी'), personKey('सुनीता देवी'));
    // A title is a word of its own, and not all of a name.
    assert.notEqual(personKey('Shriya Rani'), personKey('ya Rani'));
    assert.notEqual(personKey('Drishti'), personKey('ishti'));
    assert.notEqual(personKey('Km.'), '');
  });

  test('is changed where the list says something else; blank cells change nothing', () => {
    const [change] = planRow('ASHA RANI\t\t\tPh.D.\t', asha).changes;
    assert.deepEqual(change?.updated, { id: 1, data: { qualification: 'Ph.D.' } });
    assert.deepEqual(change?.words, ['qualification: Ph.D., until now M.A., B.Ed.']);
    assert.equal(change?.title, 'Mrs. Asha Rani');
    assert.equal(planRow('Asha Rani\t\t\t\t', asha).unchanged, 1);
    assert.equal(planRow('Asha Rani\tPrincipal\t\tM.A.\tB.Ed.', asha).unchanged, 1);
  });

  test('given twice a list changes nothing the second time', () => {
    const text = `${head}\n1\tA B\tPGT\tPhysics\tM.Sc.\tB.Ed.\n2\tC D\tLibrarian\t\tM.Lib.\t`;
    const people = planOf(text).changes.flatMap(({ created }, id) =>
      created ? [{ ...created, id, isDraft: false }] : [],
    );
    const again = planOf(text, ...people);
    assert.deepEqual([again.changes, again.problems, again.unchanged], [[], [], 2]);
  });
});

const unread: [what: string, row: string, place: string, why: RegExp, people: Person[]][] = [
  ['no name', '\tPGT\t\t\t', 'B2', /name is missing/, []],
  ['signs for a name', '---\tPGT\t\t\t', 'B2', /name is missing/, []],
  ['nobody’s designation', 'A B\t\t\tM.A.\t', 'C2', /designation is missing/, []],
  ['201 letters', `A B\t${'x'.repeat(201)}\t\t\t`, 'C2', /at most 200/, []],
  [
    '201 letters together',
    `A B\tPGT\t\t${'x'.repeat(150)}\t${'y'.repeat(60)}`,
    'E2',
    /Together/,
    [],
  ],
  ['a draft', 'Asha Rani\tPGT\t\t\t', 'B2', /draft of this person/, [{ ...asha, isDraft: true }]],
  ['two on the list', 'Asha Rani\tPGT\t\t\t', 'B2', /Two of this name/, [asha, { ...asha, id: 9 }]],
];
for (const [what, row, place, why, people] of unread)
  test(`${what}: told at ${place}, in plain words`, () => {
    const { changes, problems } = planRow(row, ...people);
    assert.deepEqual(changes, []);
    assert.equal(problems.length, 1);
    assert.equal(problems[0]?.place, place);
    assert.match(problems[0]?.why ?? '', why);
  });

test('the same name twice: neither is written, and each names the other', () => {
  const { changes, problems } = planOf(`${head}\n1\tA B\tPGT\n2\tMr. A B\tTGT\n3\tC D\tPRT`);
  assert.deepEqual(
    changes.map(({ title }) => title),
    ['C D'],
  );
  assert.deepEqual(
    problems.map(({ row, why }) => [row, /rows 2, 3/.test(why)]),
    [
      [2, true],
      [3, true],
    ],
  );
});

test('two of one name are told apart as it is suggested: by the post behind it', () => {
  const { problems } = planOf(`${head}\n1\tA B\tPGT\n2\tA B\tTGT`);
  assert.match(problems[0]?.why ?? '', /by an initial; only if .* by the post or the class behind/);
  const { changes } = planOf(`${head}\n1\tA B (Class III)\tPRT\n2\tA B\tTGT`);
  assert.equal(changes.length, 2);
});

test('a title above the headings and other columns are left alone; without headings it says what to write', () => {
  const sheet = readSheet('Our School\n\nEmployee name;Post;Phone\nA B;PGT;1\n');
  assert.ok(typeof sheet !== 'string');
  assert.deepEqual(sheet.unread, ['Phone']);
  assert.equal(sheet.rows[0]?.cell('designation'), 'PGT');
  for (const text of ['', 'A B\tPGT', 'Name\nA B'])
    assert.match(String(readSheet(text)), /Name, Designation, Qualification/);
});

test('no two columns have the same heading', () => {
  const words = Object.values(columns).flatMap(({ heading, also }) => [heading, ...also]);
  assert.equal(new Set(words.map((word) => word.toLowerCase())).size, words.length);
});
