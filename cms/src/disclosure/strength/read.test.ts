/** Sections and children from the tables of School Strength, as schools write them; what is in doubt is told. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Row } from '../../api/records/stored.ts';
import { roleOf } from './columns.ts';
import { describeStrength, readStrength, type Strength } from './read.ts';

/** A table as one would draw it: the first line has the headings. */
const table = (drawn: string, more: Partial<Row> = {}): Row => {
  const [columns = [], ...rows] = drawn
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return {
    id: 't',
    blockType: 'table',
    columns: columns.map((label) => ({ label })),
    rows: rows.map((row) => ({ cells: row.map((value) => ({ value })) })),
    ...more,
  };
};
const read = (...blocks: Row[]) =>
  readStrength({ pages: new Map([['/SchoolStrength', { id: 1, blocks }]]) });

type Told = [sections: number, students: number, largest: number | null];
const told = (strength: Strength | null): Told | null =>
  strength && [strength.sections, strength.students, strength.largest];

const sure: [what: string, drawn: string, told: Told][] = [
  [
    'a column for each section',
    `Class | A | B | C | D
     VI    | 33 | 32 | 34 | 31
     VII   | 30 | 29 | – |`,
    [6, 189, 34],
  ],
  [
    'sections with names',
    `Class | Lily | Rose
     I     | 30 | 31
     II    | 29 | –`,
    [3, 90, 31],
  ],
  [
    'sections called Section A, Sec. B, F and M',
    `Class | Section A | Sec. B | F | M
     I     | 30 | 31 | 20 | 21`,
    [4, 102, 31],
  ],
  [
    'a column for each section and a total, which is no section',
    `Class | A | B | Total
     VI    | 33 | 32 | 65
     VII   | 30 | 29 | 59`,
    [4, 124, 33],
  ],
  [
    'a row of totals, which is no section either',
    `Class | A | B | Total
     VI    | 33 | 32 | 65
     VII   | 30 | 29 | 59
     Grand Total | 63 | 61 | 124`,
    [4, 124, 33],
  ],
  [
    'totals of some classes in between',
    `Class | A | B
     I     | 33 | 32
     Total (Primary) | 33 | 32
     VI    | 30 | 29
     Sub-total | 30 | 29
     Total | 63 | 61`,
    [4, 124, 33],
  ],
  [
    'a section that no class has: nought is none',
    `Class | A | B
     I     | 33 | 0`,
    [1, 33, 33],
  ],
  [
    'how many sections and students each class has',
    `Class | Sections | Students
     VI    | 4 | 130
     VII   | 4 | 132
     VIII  | 4 | 132`,
    [12, 394, null],
  ],
  [
    'the same in other words and order',
    `Std. | Total Strength | No. of Sections
     6   | 130 | 4
     7   | 30  | 1`,
    [5, 160, null],
  ],
  [
    'one section in each class, which tells the largest',
    `Class | Number of sections | On roll
     I     | 1 | 31
     II    | 1 | 34`,
    [2, 65, 34],
  ],
  [
    'boys, girls and their total',
    `Class | Sections | Boys | Girls | Total
     VI    | 2 | 31 | 33 | 64
     VII   | 2 | 30 | 31 | 61
     Total | 4 | 61 | 64 | 125`,
    [4, 125, null],
  ],
  [
    'boys and girls without a total',
    `Class | Section | Boys | Girls
     VI    | 2 | 31 | 33`,
    [2, 64, null],
  ],
  [
    'a row for each section, with its letter',
    `Class | Section | Students
     VI    | A | 33
           | B | 32
     VII   | A | 30`,
    [3, 95, 33],
  ],
  [
    'a row for each section, with boys and girls, and rows that are numbered',
    `S. No. | Class | Section | Boys | Girls | Total
     1      | VI    | A | 16 | 17 | 33
     2      | VI    | B | 16 | 16 | 32
            | Total |   | 32 | 33 | 65`,
    [2, 65, 33],
  ],
  [
    'classes in digits after the number of the row',
    `Sr. No. | Class | A | B
     1       | 6     | 33 | 32
     2       | 7     | 30 | 29`,
    [4, 124, 33],
  ],
  [
    'the letters of the sections in one cell',
    `Class | Sections | Students
     VI    | A, B and C | 96
     VII   | A-D | 120
     VIII  | A | 33`,
    [8, 249, null],
  ],
  [
    'class and section in one cell',
    `Class and Section | Strength
     VI A  | 33
     VI-B  | 32
     XI Science | 40`,
    [3, 105, 40],
  ],
  [
    'boys and girls of each section',
    `Class | A (Boys) | A (Girls) | B (Boys) | B (Girls)
     VI    | 16 | 17 | 15 | 17`,
    [2, 65, 33],
  ],
  [
    'how many sections, and a column for each',
    `Class | Sections | A | B | Total
     VI    | 2 | 33 | 32 | 65
     VII   | 1 | 30 | – | 30`,
    [3, 95, 33],
  ],
  [
    'teachers beside the students are no section',
    `Class | Section | Students | Teachers | Room No.
     VI    | A | 33 | 2 | 14
     VI    | B | 32 | 2 | 15`,
    [2, 65, 33],
  ],
  [
    'an average is no section',
    `Class | Sections | Students | Average per section
     VI    | 2 | 65 | 32.5`,
    [2, 65, null],
  ],
  [
    'figures in Devanagari, and headings in Hindi',
    `कक्षा | अनुभाग | बालक | बालिका | कुल
     छठी  | २ | ३१ | ३३ | ६४`,
    [2, 64, null],
  ],
  [
    'a thousand with its comma',
    `Class | Sections | Students
     I to XII | 36 | 1,209`,
    [36, 1209, null],
  ],
];

describe('read without doubt', () => {
  for (const [what, drawn, expected] of sure)
    test(what, () => {
      const { strength, doubts } = read(table(drawn));
      assert.deepEqual(doubts, []);
      assert.deepEqual(told(strength), expected);
    });
});

const doubted: [what: string, drawn: string, doubt: RegExp, told: Told | null][] = [
  [
    'a total beside the sections that does not agree with them',
    `Class | A | B | Total
     VI    | 33 | 32 | 65
     VII   | 30 | 29 | 95`,
    /^The parts and the total do not agree: VII \(59 or 95\)$/,
    [4, 124, 33],
  ],
  [
    'boys and girls that do not make the students',
    `Class | Sections | Boys | Girls | Students
     VI    | 2 | 31 | 33 | 46`,
    /do not agree: VI \(64 or 46\)/,
    [2, 64, null],
  ],
  [
    'a row of totals that does not agree with the others',
    `Class | Sections | Students
     VI    | 4 | 130
     VII   | 4 | 132
     Total | 9 | 261`,
    /“Total” says 261 students, but the others add up to 262; .*“Total” says 9 sections, but the others add up to 8/,
    [8, 262, null],
  ],
  [
    'a row of totals below a column for each section',
    `Class | A | B
     VI    | 33 | 32
     Total | 33 | 33`,
    /“Total” says 66 students, but the others add up to 65/,
    [2, 65, 33],
  ],
  [
    'classes without their sections',
    `Class | Students
     VI    | 30
     Class VII | 32
     LKG   | 28`,
    /does not say how many sections a class has.*please add a column Sections/,
    [3, 90, 32],
  ],
  [
    'more than sixty in a section',
    `Grade | Count
     VI    | 130
     VII   | 132`,
    /More than 60 students to a section: VI \(130 in 1\), VII \(132 in 1\)/,
    [2, 262, 132],
  ],
  [
    'columns that are the wrong way round',
    `Class | Sections | Students
     VI    | 130 | 4
     VII   | 32 | 1`,
    /not clear how many sections and students these have: VI, VII/,
    [162, 5, null],
  ],
  [
    'a class without its number of sections',
    `Class | Sections | Students
     VI    | 4 | 130
     VII   | – | 32`,
    /not clear .*: VII/,
    [5, 162, null],
  ],
  [
    'a number of sections that is not that of the figures',
    `Class | Sections | A | B
     VI    | 3 | 33 | 32`,
    /not clear .*: VI/,
    [2, 65, 33],
  ],
  [
    'what is no number',
    `Class | A | B
     VI    | 33 | 30+2
     VII   | 30 | 29`,
    /no numbers of students: “30\+2”/,
    [3, 92, 33],
  ],
  [
    'half a child',
    `Class | A | B
     VI    | 33 | 30.5`,
    /no numbers of students: “30\.5”/,
    [2, 63.5, 33],
  ],
  [
    'sections without students',
    `Class | Sections
     VI    | 4`,
    /no column with the number of students/,
    null,
  ],
];

describe('read, and told what is in doubt', () => {
  for (const [what, drawn, doubt, expected] of doubted)
    test(what, () => {
      const { strength, doubts } = read(table(drawn));
      assert.match(doubts.join('; '), doubt);
      assert.deepEqual(told(strength), expected);
    });

  test('a long list of rows is cut short', () => {
    const rows = ['VI', 'VII', 'VIII', 'IX', 'X'].map((name) => `${name} | 130`);
    const { doubts } = read(table(['Class | Count', ...rows].join('\n')));
    assert.match(
      doubts.join('; '),
      /VI \(130 in 1\), VII \(130 in 1\), VIII \(130 in 1\) and 2 more/,
    );
  });

  test('a total that the page adds up by itself counts sections as children, or children twice', () => {
    const drawn = `Class | Sections | Students
                   VI    | 4 | 130`;
    const [doubt] = read(table(drawn, { rowTotal: 'Total' })).doubts;
    assert.match(
      doubt ?? '',
      /column “Total” adds up “Sections” and “Students”, too: please empty/,
    );
    const withRow = `${drawn}\nTotal | 4 | 130`;
    const [twice] = read(table(withRow, { columnTotal: 'Grand total' })).doubts;
    assert.match(twice ?? '', /counts the row “Total” once more: please take that row out/);
    assert.deepEqual(read(table(drawn, { columnTotal: 'Grand total' })).doubts, []);
  });
});

describe('which table', () => {
  const strength = table(`Class | A
                          VI    | 33`);
  test('the first that tells how many', () => {
    const words = table(`Class | Class teacher
                         VI    | Asha Rani`);
    const sections = table(`Class | Sections
                            VI    | 2`);
    const other = table(`Class | A
                         VI    | 12`);
    assert.deepEqual(told(read(words, sections, strength, other).strength), [1, 33, 33]);
  });
  test('none where there is no page, no table or no figure', () => {
    assert.deepEqual(readStrength({ pages: new Map() }), { strength: null, doubts: [] });
    assert.deepEqual(read(), { strength: null, doubts: [] });
    assert.deepEqual(read(table('Class | A\nVI | –')), { strength: null, doubts: [] });
    assert.deepEqual(read({ ...strength, blockType: 'prose' }), { strength: null, doubts: [] });
  });
  test('a table whose headings are not written yet is one of sections', () =>
    assert.deepEqual(told(read({ ...strength, columns: [] }).strength), [1, 33, 33]));
});

const headings: [string, ReturnType<typeof roleOf>][] = [
  ['Sections', 'sections'],
  ['Section', 'sections'],
  ['No. of sections', 'sections'],
  ['Total Sections', 'sections'],
  ['Sections in each class', 'sections'],
  ['Class & Section', 'class'],
  ['Section A', 'part'],
  ['A', 'part'],
  ['S', 'part'],
  ['', 'part'],
  ['S.No.', 'class'],
  ['Sl. No', 'class'],
  ['Students', 'students'],
  ['No. of Students', 'students'],
  ['STRENGTH', 'students'],
  ['Class strength', 'students'],
  ['Students on roll', 'students'],
  ['Total enrolment', 'students'],
  ['Boys + Girls', 'students'],
  ['Number', 'students'],
  ['Boys', 'boys'],
  ['Total girls', 'girls'],
  ['Total', 'total'],
  ['Grand Total', 'total'],
  ['Section A total', 'ignored'],
  ['Students per section', 'ignored'],
  ['Average strength', 'ignored'],
];
for (const [heading, role] of headings)
  test(`a column called ${JSON.stringify(heading)} is read as ${role}`, () =>
    assert.equal(roleOf(heading), role));

test('what was read is told in a sentence', () => {
  assert.equal(
    describeStrength({ sections: 42, students: 1276, largest: 34 }),
    'Read from School Strength: 42 sections, 1,276 students, the largest 34',
  );
  assert.match(
    describeStrength({ sections: 1, students: 1, largest: null }),
    /1 section, 1 student, each class in one figure/,
  );
});
