/** Every row of the Board's form: missing, in order, lapsed, about to lapse, unsigned, old, and measured by its norm. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Row } from '../api/records/stored.ts';
import { checkDisclosure, type State } from './check.ts';
import { figures } from './figures.ts';
import { form } from './form.ts';
import { countPosts, postOf } from './posts.ts';
import { noRecords, type SchoolRecords } from './records.ts';

const today = '2026-11-16';
const updatedAt = '2026-11-01T06:00:00.000Z';

const papers = form.flatMap(({ rows }) =>
  rows.flatMap(({ source }) => ('certificate' in source ? [source.certificate] : [])),
);
const certificates = papers.map(
  (kind, index): Row => ({
    id: index + 1,
    kind,
    title: kind,
    file: 100 + index,
    validUntil: '2030-01-01',
    updatedAt,
  }),
);
const signatures = certificates.flatMap(({ id, file }): Row[] => [
  { id: Number(id) * 2, certificate: id, file, as: 'Manager', name: 'A' },
  { id: Number(id) * 2 + 1, certificate: id, file, as: 'Principal', name: 'B' },
]);
const written = (path: string): [string, Row] => [
  path,
  { id: 7, path, updatedAt, blocks: [{ blockType: 'prose' }] },
];
const strength = (sizes: number[]): [string, Row] => [
  '/SchoolStrength',
  {
    id: 8,
    path: '/SchoolStrength',
    updatedAt,
    blocks: [
      {
        blockType: 'table',
        rows: [{ cells: [{ value: 'I' }, ...sizes.map((size) => ({ value: String(size) }))] }],
      },
    ],
  },
];
const teacher = (designation: string, index: number): Row => ({
  id: index,
  name: `Teacher ${index}`,
  designation,
  updatedAt,
});
const results = ['X', 'XII'].flatMap((ofClass) =>
  ['2023-2024', '2024-2025', '2025-2026'].map(
    (sessionYear, index): Row => ({
      id: index,
      class: ofClass,
      sessionYear,
      registered: 70,
      passed: 69,
      updatedAt,
    }),
  ),
);

/** A school whose disclosure is in order. */
const complete: SchoolRecords = {
  school: {
    id: 1,
    name: 'Test School',
    affiliationNumber: '530000',
    address: { street: '1 Test Road', city: 'Hisar', state: 'Haryana', pin: '125001' },
    phones: [{ number: '01662-000000' }],
    emails: [{ email: 'office@test.example' }],
    disclosure: {
      schoolCode: '99581',
      principal: { name: 'Asha Rani', qualification: 'M.A., B.Ed.' },
      vicePrincipal: 'Ravi Kumar',
      headmistress: 'Mary Kujur',
      campusArea: 60703,
      classrooms: { number: 37, size: 52 },
      laboratories: [{ name: 'Physics', number: 1, size: 84 }],
      library: { size: 168, books: 11400 },
      internet: 'Fibre',
      toilets: { girls: 22, boys: 20, special: 6 },
      inspectionVideo: 'https://videos.example/inspection',
    },
    updatedAt,
  },
  faculty: [
    'PGT (Physics)',
    'PGT (Psychology), Counsellor',
    'TGT, Special Educator',
    'TGT (Hindi)',
    'PRT',
    'PRT',
  ].map(teacher),
  pages: new Map([
    written('/SchoolFeeStructure'),
    written('/AcademicCalendar'),
    strength([30, 30]),
  ]),
  certificates,
  results,
  committees: ['SMC', 'PTA'].map(
    (kind, index): Row => ({ id: index, kind, until: '2027-03-31', members: [], updatedAt }),
  ),
  signatures,
  reports: [{ id: 5, sessionYear: '2025-2026', _status: 'published', updatedAt }],
};

const rowOf = (records: SchoolRecords, id: string, on = today) => {
  const row = checkDisclosure(records, on).find((one) => one.id === id);
  assert.ok(row, id);
  return row;
};
const is = (records: SchoolRecords, id: string, state: State, reason: RegExp, on = today) => {
  const row = rowOf(records, id, on);
  assert.equal(row.state, state, `${id}: ${JSON.stringify(row.verdicts)}`);
  assert.match(row.verdicts.map((verdict) => verdict.reason).join('; '), reason);
};

test('a school that has given everything is in order, row by row', () => {
  for (const row of checkDisclosure(complete, today))
    assert.equal(row.state, 'green', `${row.id}: ${JSON.stringify(row.verdicts)}`);
});

describe('an empty school', () => {
  for (const { rows } of form)
    for (const { id, label } of rows)
      test(`${label} is missing, and there is a place to give it`, () => {
        const row = rowOf(noRecords, id);
        assert.equal(row.state, 'red');
        assert.match(row.mend, /^\/admin\/collections\/[a-z-]+/);
      });
});

describe('each document', () => {
  const withPaper = (kind: string, change: Partial<Row>): SchoolRecords => ({
    ...complete,
    certificates: certificates.map((row) => (row.kind === kind ? { ...row, ...change } : row)),
  });
  for (const kind of papers)
    test(`${kind}: lapsed, lapsing, unsigned, and signed for another file`, () => {
      is(withPaper(kind, { validUntil: '2026-11-15' }), kind, 'red', /^Lapsed on 15 November 2026/);
      is(withPaper(kind, { validUntil: today }), kind, 'amber', /Lapses today/);
      is(withPaper(kind, { validUntil: '2026-11-17' }), kind, 'amber', /Lapses tomorrow/);
      is(withPaper(kind, { validUntil: '2027-01-15' }), kind, 'amber', /Lapses in 60 days/);
      is(withPaper(kind, { validUntil: '2027-01-16' }), kind, 'green', /In order/);
      is(withPaper(kind, { validUntil: null }), kind, 'green', /In order/);
      is({ ...complete, signatures: [] }, kind, 'amber', /by the Manager and the Principal/);
      const byOne = signatures.filter(({ as }) => as === 'Manager');
      is({ ...complete, signatures: byOne }, kind, 'amber', /Not signed by the Principal/);
      is(withPaper(kind, { file: 999 }), kind, 'amber', /Not signed/);
    });
});

test('results: the last session that is out, three of them, and bands that add up', () => {
  const without = (...sessions: string[]) => ({
    ...complete,
    results: results.filter(({ sessionYear }) => !sessions.includes(String(sessionYear))),
  });
  is(without('2025-2026'), 'resultsX', 'red', /The results of 2025-2026 are missing/);
  // Those of the session that ended in March are out by June.
  is(without('2025-2026'), 'resultsX', 'amber', /Only 2 of the last 3/, '2026-05-31');
  is(without('2023-2024'), 'resultsXII', 'amber', /Only 2 of the last 3 sessions/);
  const bands = { from90: 10, from75: 20, from60: 30, below60: 9 };
  const uneven = { ...complete, results: results.map((row) => ({ ...row, ...bands })) };
  is(uneven, 'resultsX', 'amber', /do not add up/);
});

test('a committee whose term has ended, or is about to', () => {
  const until = (day: string) => ({
    ...complete,
    committees: complete.committees.map((row) => ({ ...row, until: day })),
  });
  is(until('2026-11-01'), 'smc', 'red', /The term ended on 1 November 2026/);
  is(until('2026-11-20'), 'pta', 'amber', /The term ends in 4 days/);
});

describe('the annual report of the session that ended on 31 March', () => {
  const row = 'added-annual-report';
  const withReports = (...reports: Row[]): SchoolRecords => ({ ...complete, reports });
  const report = (sessionYear: string, _status: string): Row => ({ id: 9, sessionYear, _status });
  const earlier = report('2024-2025', 'published');

  test('missing: nothing to do before July, time to write it until 15 September, then overdue', () => {
    for (const missing of [withReports(), withReports(earlier)]) {
      is(missing, row, 'green', /In order/, '2026-04-01');
      is(missing, row, 'green', /In order/, '2026-06-30');
      is(missing, row, 'amber', /2025-2026 is missing; it is due before 15 Sep/, '2026-07-01');
      is(missing, row, 'amber', /2025-2026 is missing; it is due before 15 Sep/, '2026-09-15');
      is(missing, row, 'red', /2025-2026 is missing; it was due before 15 Sep/, '2026-09-16');
      is(missing, row, 'red', /2025-2026 is missing/, '2027-03-31');
    }
    assert.equal(
      rowOf(withReports(), row).mend,
      '/admin/collections/annual-reports/create?session=2025-2026',
    );
  });

  test('a draft is not there yet, and is where one goes on', () => {
    const draft = withReports(report('2025-2026', 'draft'), earlier);
    is(draft, row, 'amber', /The report of 2025-2026 is a draft/, '2026-08-01');
    is(draft, row, 'red', /The report of 2025-2026 is a draft/, '2026-11-16');
    assert.equal(rowOf(draft, row).mend, '/admin/collections/annual-reports/9');
  });

  test('published: in order until the next session has ended and July has come', () => {
    const published = withReports(report('2025-2026', 'published'));
    for (const day of ['2026-07-01', '2026-09-16', '2027-03-31', '2027-06-30'])
      is(published, row, 'green', /In order/, day);
    is(published, row, 'amber', /2026-2027 is missing/, '2027-07-01');
  });
});

test('teachers to a section and students to a teacher, without PET and counsellor', () => {
  const inSections = (...sizes: number[]) => ({
    ...complete,
    pages: new Map([...complete.pages, strength(sizes)]),
  });
  // Six teachers, of whom the counsellor is not counted: five.
  is(inSections(30, 30, 30), 'teachersPerSection', 'green', /In order/);
  is(inSections(20, 20, 20, 20), 'teachersPerSection', 'red', /1\.25 teachers to a section/);
  is(inSections(80, 80), 'teachersPerSection', 'red', /32\.0 students to a teacher/);
});

test('staff who count as nothing are named', () => {
  const faculty = [...complete.faculty, teacher('Lecturer in Physics', 99)];
  is({ ...complete, faculty }, 'teachers', 'amber', /Teacher 99/);
});

test('what nobody has looked at for a year is told', () => {
  is(complete, 'fees', 'amber', /Nobody has looked at it since 1 November 2026/, '2027-11-03');
  is(complete, 'campusArea', 'amber', /Nobody has looked at it/, '2027-11-03');
});

test('posts are read from designations as schools write them', () => {
  assert.equal(postOf('PGT (Physics)'), 'PGT');
  assert.equal(postOf('Coordinator, TGT'), 'TGT');
  assert.equal(postOf('prt'), 'PRT');
  assert.equal(postOf('Librarian'), null);
  const posts = countPosts([
    { name: 'A', designation: 'TGT and PET (Physical Education)' },
    { name: 'B', designation: 'PGT (Psychology), Wellness Teacher and Counsellor' },
    { name: 'C', designation: 'TGT, Special Educator' },
  ]);
  assert.deepEqual(posts, {
    teachers: 3,
    pgt: 1,
    tgt: 2,
    prt: 0,
    ntt: 0,
    pet: 1,
    specialEducators: ['C'],
    counsellors: ['B'],
    uncounted: 2,
    unknown: [],
  });
});

test('figures are told in words that a parent reads', () => {
  assert.equal(figures.campusArea.of(complete), '60,703 square metres');
  assert.equal(figures.classrooms.of(complete), '37, of 52 square metres each');
  assert.equal(figures.laboratories.of(complete), 'Physics: 1 of 84 square metres');
  assert.equal(figures.library.of(complete), '168 square metres, about 11,400 books');
  assert.equal(figures.teachersPerSection.of(complete), '3.00 (6 teachers, 2 sections)');
  assert.equal(figures.address.of(complete), '1 Test Road, Hisar, Haryana 125001');
  assert.equal(figures.affiliationUntil.of(complete), 'January 2030');
  for (const figure of Object.values(figures)) assert.equal(figure.of(noRecords), null);
});

test('a dead link makes the row red that it belongs to, and no other', () => {
  const url = String(figures.inspectionVideo.of(complete));
  const places = [{ label: 'Profile of the school', href: '/admin/collections/schools/1' }];
  const reason = 'The link leads nowhere';
  const fees: Row = { ...complete.pages.get('/SchoolFeeStructure'), id: 77 };
  const records = { ...complete, pages: new Map(complete.pages).set('/SchoolFeeStructure', fees) };
  const href = '/admin/collections/pages/77';
  const inFees = { url: 'https://fees.school.in/', reason, places: [{ label: 'Fees', href }] };
  const rows = checkDisclosure(records, today, [{ url, reason, places }, inFees]);
  assert.deepEqual(
    rows.filter(({ state }) => state !== 'green').map(({ id, verdicts }) => [id, verdicts]),
    [
      ['fees', [{ state: 'red', reason: `${reason}: ${inFees.url}` }]],
      ['inspectionVideo', [{ state: 'red', reason: `${reason}: ${url}` }]],
    ],
  );
});
