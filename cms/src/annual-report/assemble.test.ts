/** A report is begun with what the records say of its session, and with no child's name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Row } from '../api/records/stored.ts';
import { noRecords, type SchoolRecords } from '../disclosure/records.ts';
import { type AssembledFrom, assembleReport, type Part } from './assemble.ts';
import { daysOf, lastEnded } from './session.ts';

const today = '2026-07-01';
const sessionYear = '2025-2026';
const cells = (...values: string[]) => ({ cells: values.map((value) => ({ id: 'x', value })) });
const table = (more: Partial<Row>): Row => ({ id: 't', blockType: 'table', unit: 'none', ...more });

const result = (ofClass: string, session: string, passed: number): Row => ({
  id: `${ofClass} ${session}`,
  class: ofClass,
  sessionYear: session,
  registered: 70,
  passed,
});
const committee = (id: number, kind: string, from: string, until: string, name: string): Row => ({
  id,
  kind,
  from,
  until,
  members: [{ id: 'm', name, office: 'Chairperson', who: 'Manager' }],
});

const records: SchoolRecords = {
  ...noRecords,
  school: {
    id: 1,
    disclosure: {
      principal: { name: 'Asha Rani' },
      campusArea: 60703,
      library: { size: 168, books: 11400 },
    },
  },
  faculty: [
    ['PGT (Physics)', 'M.Sc. (Physics), B.Ed.'],
    ['PGT (English)', 'M.A. (English), B.Ed.'],
    ['TGT', 'B.A., B.Ed.'],
    ['Librarian', 'M.Lib.'],
  ].map(([designation, qualification], id) => ({
    id,
    name: `Teacher ${id}`,
    designation,
    qualification,
  })),
  pages: new Map([
    [
      '/SchoolStrength',
      { id: 1, blocks: [table({ rows: [cells('I', '1030', '31'), cells('II', '29', '–')] })] },
    ],
    [
      '/FeeStructure',
      {
        id: 2,
        blocks: [
          { blockType: 'prose' },
          table({
            caption: 'Each quarter.',
            unit: 'rupees',
            columns: [{ id: 'c', label: 'Fee' }, { label: 'I to V' }],
            rows: [cells('Tuition', '3000')],
            columnTotal: 'Total',
          }),
        ],
      },
    ],
  ]),
  results: [
    result('X', '2024-2025', 60),
    result('X', sessionYear, 69),
    result('XII', sessionYear, 70),
  ],
  committees: [
    committee(1, 'SMC', '2026-04-01', '2029-03-31', 'Later'),
    committee(2, 'SMC', '2023-04-01', '2026-03-31', 'During'),
    committee(3, 'PTA', '2022-04-01', '2025-03-31', 'Before'),
  ],
};
const event = (title: string, date: string, category = 'Events'): Row => ({
  id: title,
  title,
  date,
  category,
});

const from: AssembledFrom = {
  sessionYear,
  today,
  records,
  events: [
    event('Last day', '2026-03-31'),
    event('Too early', '2025-03-31'),
    event('First day', '2025-04-01'),
    event('Too late', '2026-04-01'),
    event('A holiday', '2025-08-15', 'AcademicCalender'),
  ],
  toppers: [{ id: 1, sessionYear, name: 'Bhumika Chahal' }],
  achievements: [{ id: 1, date: '2025-10-05', title: 'Grace Minj wins' }],
};

const partsOf = (given: Partial<AssembledFrom> = {}): Part[] =>
  assembleReport({ ...from, ...given }).blocks;
const named = (heading: string, given: Partial<AssembledFrom> = {}): Part => {
  const part = partsOf(given).find((one) => one.heading === heading);
  assert.ok(part, heading);
  return part;
};
const rowsIn = (part: Part) =>
  (part.rows as { cells: { value: string }[] }[]).map((row) => row.cells.map(({ value }) => value));

test('the parts stand in the order in which a school tells its year', () => {
  assert.deepEqual(
    partsOf().map(({ blockType, heading, of }) => heading ?? `${blockType} ${of}`),
    [
      'The year in short',
      'ofSession results',
      'ofSession toppers',
      'ofSession achievements',
      'Events of the session',
      'Staff and their qualifications',
      'School Management Committee',
      'Parent-Teacher Association',
      'Fees',
      'Campus and equipment',
    ],
  );
  assert.equal(assembleReport(from).signedBy, 'Asha Rani, Principal');
});

test('students, sections, teachers and results in a few sentences', () => {
  const words = JSON.stringify(named('The year in short').text);
  assert.match(
    words,
    /As its lists stand on 1 July 2026, the school has 1,090 students in 3 sections and 3 teachers\./,
  );
  assert.match(
    words,
    /of the session 2025-2026, 69 of 70 students of Class X and 70 of 70 students of Class XII passed\./,
  );
});

test('staff by post, with the degrees that they hold', () => {
  assert.deepEqual(rowsIn(named('Staff and their qualifications')), [
    ['PGT', '2', 'B.Ed. 2, M.Sc. 1, M.A. 1'],
    ['TGT', '1', 'B.A. 1, B.Ed. 1'],
    ['Others', '1', 'M.Lib. 1'],
  ]);
});

test('events from 1 April to 31 March, the first of them first; the calendar’s holidays are none', () => {
  assert.deepEqual(named('Events of the session').items, [
    { text: '1 April 2025: First day' },
    { text: '31 March 2026: Last day' },
  ]);
});

test('committees of that session; where nobody has kept them, those of today, with their term', () => {
  const during = named('School Management Committee');
  assert.deepEqual(rowsIn(during), [['During', 'Chairperson', 'Manager']]);
  assert.equal(during.caption, 'Term from 1 April 2023 to 31 March 2026.');
  const present = named('Parent-Teacher Association');
  assert.deepEqual(rowsIn(present), [['Before', 'Chairperson', 'Manager']]);
  assert.equal(present.caption, 'Term from 1 April 2022 to 31 March 2025.');
});

test('fees and campus as they are on the day, without what would tie them to their page', () => {
  assert.deepEqual(named('Fees'), {
    blockType: 'table',
    heading: 'Fees',
    caption: 'Each quarter. As of 1 July 2026.',
    unit: 'rupees',
    columns: [{ label: 'Fee' }, { label: 'I to V' }],
    rows: [{ cells: [{ value: 'Tuition' }, { value: '3000' }] }],
    rowTotal: null,
    columnTotal: 'Total',
  });
  assert.deepEqual(named('Campus and equipment').rows, [
    { label: 'Campus area', value: '60,703 square metres' },
    { label: 'Library', value: '168 square metres, about 11,400 books' },
  ]);
});

test('no child is named: toppers and achievements stand for their records', () => {
  assert.doesNotMatch(JSON.stringify(partsOf()), /Bhumika|Grace/);
});

test('what has no records has no part', () => {
  const nothing = { ...from, records: noRecords, events: [], toppers: [], achievements: [] };
  assert.deepEqual(assembleReport(nothing), { signedBy: '', blocks: [] });
  const another = partsOf({ sessionYear: '2020-2021' }).map(({ of }) => of);
  assert.ok(!another.includes('results') && !another.includes('toppers'));
});

test('a session is from 1 April to 31 March', () => {
  assert.deepEqual(daysOf('2025-2026'), { from: '2025-04-01', until: '2026-03-31' });
  assert.equal(lastEnded('2026-03-31'), '2024-2025');
  assert.equal(lastEnded('2026-04-01'), '2025-2026');
  assert.equal(lastEnded('2026-12-31'), '2025-2026');
});
