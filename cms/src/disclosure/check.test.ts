/** Every row of the Board's form: missing, in order, lapsed, about to lapse, unsigned, old, and measured by its norm. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { roles } from '../access/roles.ts';
import type { Row } from '../api/records/stored.ts';
import type { DeadLink } from '../links/dead-links.ts';
import { writeLetter } from '../mail/weekly-letter.ts';
import { checkDisclosure, type State } from './check.ts';
import { figures } from './figures.ts';
import { form } from './form.ts';
import { countedAs, countPosts, postOf } from './posts.ts';
import { noRecords, type SchoolRecords } from './records.ts';
import { maySign, type SignerAccount, signsAsOf } from './signers.ts';

const today = '2026-11-16';
const updatedAt = '2026-11-01T06:00:00.000Z';

const papers = form.flatMap(({ rows }) =>
  rows.flatMap(({ source }) => ('certificate' in source ? [source.certificate] : [])),
);
const certificates = papers.map(
  (kind, index): Row => ({
    id: index + 1,
    kind,
    title: kind === 'health' ? 'Water certificate with the test of a sample' : kind,
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
  today,
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
  draftPages: new Map(),
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

test('to its head no letter is written; of one open row, or one dead link, there is', () => {
  const write = (records: SchoolRecords, deadLinks: DeadLink[] = []) =>
    writeLetter({ records, today, deadLinks, accounts: [], adminUrl: undefined });
  assert.equal(write(complete), undefined);
  const lapsing = certificates.map((row) =>
    row.kind === 'fire' ? { ...row, validUntil: '2026-11-20' } : row,
  );
  assert.match(write({ ...complete, certificates: lapsing })?.subject ?? '', /: one thing of/);
  const dead = { url: 'https://gone.example', reason: 'The link leads nowhere', places: [] };
  assert.match(write(complete, [dead])?.text ?? '', /https:\/\/gone\.example/);
});

describe('an empty school', () => {
  for (const { rows } of form)
    for (const { id, label } of rows)
      test(`${label} is missing, and there is a place to give it`, () => {
        const row = rowOf(noRecords, id);
        assert.equal(row.state, 'red');
        assert.match(row.mend, /^\/admin\/(collections\/[a-z-]+|staff-sheet)/);
      });
});

test('a school without vice principal or headmistress is told what to write', () => {
  for (const id of ['vicePrincipal', 'headmistress'])
    is(noRecords, id, 'red', /^It is missing; a school without one writes “Not applicable”$/);
  is(noRecords, 'campusArea', 'red', /^It is missing$/);
});

test('a page is written once its table has a figure: its form begins with the names of the rows', () => {
  const fee = (value: string): SchoolRecords => ({
    ...complete,
    pages: new Map([
      [
        '/FeeStructure',
        {
          id: 9,
          path: '/FeeStructure',
          updatedAt,
          blocks: [{ blockType: 'table', rows: [{ cells: [{ value: 'Tuition' }, { value }] }] }],
        },
      ],
    ]),
  });
  is(fee(''), 'fees', 'red', /The table of the page is empty/);
  is(fee('30000'), 'fees', 'green', /In order/);
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
      if (kind !== 'affiliation')
        is(withPaper(kind, { validUntil: null }), kind, 'green', /In order/);
      is({ ...complete, signatures: [] }, kind, 'amber', /by the Manager: .*by the Principal: /);
      const byOne = signatures.filter(({ as }) => as === 'Manager');
      is({ ...complete, signatures: byOne }, kind, 'amber', /Not signed by the Principal/);
      is(withPaper(kind, { file: 999 }), kind, 'amber', /Not signed/);
    });
});

describe('promise 2.14.8: several documents of one row', () => {
  const signed = (paper: Row): Row[] =>
    ['Manager', 'Principal'].map((as, index) => ({
      id: Number(paper.id) * 10 + index,
      certificate: paper.id,
      file: paper.file,
      as,
    }));
  const withPapers = (kind: string, ...papers: Partial<Row>[]): SchoolRecords => {
    const rows = papers.map(
      (paper, index): Row => ({
        kind,
        title: 'Extension',
        file: 500 + index,
        ...paper,
        id: 50 + index,
      }),
    );
    return {
      ...complete,
      certificates: [...certificates.filter((row) => row.kind !== kind), ...rows],
      signatures: [...signatures, ...rows.flatMap(signed)],
    };
  };
  const unsign = (records: SchoolRecords, id: number): SchoolRecords => ({
    ...records,
    signatures: records.signatures.filter(({ certificate }) => certificate !== id),
  });
  const letter = { title: 'First letter', issuedOn: '1998-04-01', validUntil: '2003-03-31' };
  const extension = { issuedOn: '2025-01-10', validUntil: '2030-03-31' };

  test('each one must be signed, and is named by its title', () => {
    const both = withPapers('affiliation', extension, letter);
    is(both, 'affiliation', 'green', /In order/);
    is(unsign(both, 51), 'affiliation', 'amber', /^“First letter”: Not signed by the Manager/);
    is(unsign(both, 50), 'affiliation', 'amber', /^“Extension”: Not signed by the Manager/);
    assert.match(rowOf(unsign(both, 51), 'affiliation').mend, /certificates\/51\?from/);
    const twins = withPapers('fire', { number: 'F 1' }, { issuedOn: '2020-02-01' });
    is(unsign(twins, 50), 'fire', 'amber', /^“Extension, F 1”: Not signed/);
    is(unsign(twins, 51), 'fire', 'amber', /^“Extension, of 1 February 2020”: Not signed/);
  });

  test('one that a newer one continues has not lapsed; the newest has, whatever stands before it', () => {
    const old = { ...extension, validUntil: '2026-03-31' };
    const lapsed = /^“Extension”: Lapsed on 31 March 2026; unpublish it/;
    is(withPapers('affiliation', letter, old), 'affiliation', 'red', lapsed);
    const endless = { ...letter, validUntil: null };
    is(withPapers('affiliation', endless, old), 'affiliation', 'red', lapsed);
    is(withPapers('recognition', old, { issuedOn: '2026-02-01' }), 'recognition', 'green', /order/);
    const soon = { ...letter, validUntil: '2026-12-01' };
    is(withPapers('fire', extension, soon), 'fire', 'green', /In order/);
  });

  test('a water test does not stand for a certificate that has lapsed', () => {
    const old = { title: 'Certificate', issuedOn: '2023-01-01', validUntil: '2026-01-01' };
    const tested = { title: 'Test', issuedOn: '2026-07-01', validUntil: '2027-07-01' };
    const lapsed = /^“Certificate”: Lapsed on 1 January 2026/;
    is(withPapers('health', tested, old), 'health', 'red', lapsed);
    is(withPapers('health', extension, tested, old), 'health', 'green', /In order/);
  });

  test('one paper is enough where it says it all; otherwise the row asks for the second', () => {
    const endless = { ...letter, validUntil: null };
    const asks = /^The latest extension is not here yet, if the Board has given one/;
    is(withPapers('affiliation', endless), 'affiliation', 'amber', asks);
    is(withPapers('affiliation', extension), 'affiliation', 'green', /In order/);
    is(withPapers('affiliation', endless, extension), 'affiliation', 'green', /In order/);
    const inspected = { title: 'Certificate', text: 'Drinking water was inspected.' };
    is(withPapers('health', inspected), 'health', 'amber', /^The water test is not here yet/);
    const details = [{ label: 'Water test', value: 'Fit' }];
    is(withPapers('health', { ...inspected, details }), 'health', 'green', /In order/);
    is(withPapers('health', inspected, { title: 'Report' }), 'health', 'green', /In order/);
  });

  test('another one can be added to those that are there', () => {
    const add = '/admin/collections/certificates/create?kind=fire&from=disclosure';
    assert.equal(rowOf(complete, 'fire').add, add);
    assert.equal(rowOf(noRecords, 'fire').mend, add);
    assert.equal(rowOf(noRecords, 'fire').add, undefined);
    assert.equal(rowOf(complete, 'campusArea').add, undefined);
  });

  test('a row that lacks nothing but a signature leads whoever can give it to where it is given', () => {
    const both = unsign(withPapers('affiliation', extension, letter), 51);
    const mendOf = (records: SchoolRecords, ...awaiting: number[]) =>
      checkDisclosure(records, today, [], [], awaiting).find(({ id }) => id === 'affiliation')
        ?.mend;
    assert.equal(mendOf(both, 51), '/admin/sign');
    assert.match(mendOf(both, 50) ?? '', /certificates\/51\?/);
    const lapsed = { ...extension, validUntil: '2026-03-31' };
    const more = unsign(withPapers('affiliation', lapsed, letter), 51);
    assert.match(mendOf(more, 51) ?? '', /certificates\/50\?/);
  });
});

test('of a signature that is missing it is told who can give it, or where that is set', () => {
  const unsigned = { ...complete, signatures: [] };
  const verdictsOf = (...accounts: SignerAccount[]) =>
    checkDisclosure(unsigned, today, [], accounts).find(({ id }) => id === 'fire')?.verdicts;
  const helpOf = { words: 'Staff accounts', href: '/admin/collections/staff' };
  assert.deepEqual(
    verdictsOf({ name: 'Asha Rani', as: 'Principal' }, { name: 'Ravi Kumar', as: 'Principal' }),
    [
      {
        state: 'amber',
        reason:
          'Not signed by the Manager: nobody is set to sign as Manager yet; the head of the school says in Staff accounts who does',
        help: helpOf,
      },
      {
        state: 'amber',
        reason: 'Not signed by the Principal: Asha Rani or Ravi Kumar can sign',
      },
    ],
  );
  assert.deepEqual(
    verdictsOf()?.map(({ help }) => help),
    [helpOf, helpOf],
  );
});

test('whoever signs can read certificates, and is of a school', () => {
  for (const role of roles) assert.equal(maySign(role), role === 'head' || role === 'editor', role);
  assert.equal(maySign(undefined), false);
  assert.equal(maySign('toString'), false);
  const account = { role: 'head', signsAs: 'Manager', disabled: false };
  assert.equal(signsAsOf(account), 'Manager');
  assert.equal(signsAsOf({ ...account, disabled: true }), undefined);
  assert.equal(signsAsOf({ ...account, role: 'office' }), undefined);
  assert.equal(signsAsOf({ ...account, signsAs: null }), undefined);
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
      '/admin/collections/annual-reports/create?session=2025-2026&from=disclosure',
    );
  });

  test('a draft is not there yet, and is where one goes on', () => {
    const draft = withReports(report('2025-2026', 'draft'), earlier);
    is(draft, row, 'amber', /The report of 2025-2026 is a draft/, '2026-08-01');
    is(draft, row, 'red', /The report of 2025-2026 is a draft/, '2026-11-16');
    assert.equal(rowOf(draft, row).mend, '/admin/collections/annual-reports/9?from=disclosure');
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

test('the students on roll are written with the same commas wherever they are told', () => {
  const many = {
    ...complete,
    pages: new Map([...complete.pages, strength(Array<number>(21).fill(51))]),
  };
  assert.equal(figures.students.of(many), '1,071');
  assert.match(rowOf(many, 'teachersPerSection').note ?? '', /21 sections, 1,071 students/);
});

test('what was read from School Strength is told, and what about it is in doubt', () => {
  const id = 'teachersPerSection';
  const read = 'Read from School Strength: 2 sections, 60 students, the largest 30';
  is(complete, id, 'green', /In order/);
  assert.equal(rowOf(complete, id).note, read);
  assert.equal(rowOf(complete, 'teachers').note, undefined);
  assert.equal(rowOf(noRecords, id).note, undefined);

  const withTable = (headings: string[], ...rows: string[][]) => {
    const [path, page] = strength([]);
    const block = {
      blockType: 'table',
      columns: headings.map((label) => ({ label })),
      rows: rows.map((row) => ({ cells: row.map((value) => ({ value })) })),
    };
    return { ...complete, pages: new Map(complete.pages).set(path, { ...page, blocks: [block] }) };
  };
  const perClass = withTable(['Class', 'Sections', 'Students'], ['VI', '3', '99']);
  is(perClass, id, 'green', /In order/);
  assert.match(rowOf(perClass, id).note ?? '', /3 sections, 99 students/);

  const uneven = withTable(['Class', 'A', 'B', 'Total'], ['VI', '30', '31', '62']);
  is(uneven, id, 'amber', /^The parts and the total do not agree: VI \(61 or 62\)$/);
  assert.match(rowOf(uneven, id).note ?? '', /2 sections, 61 students, the largest 31/);
  is(withTable(['Class', 'Sections'], ['VI', '3']), id, 'red', /missing; .*number of students/);
});

test('every one of the staff who counts as no post is named, with what to write', () => {
  const lecturers = [96, 97, 98, 99].map((index) => teacher('Lecturer in Physics', index));
  const faculty = [...complete.faculty, ...lecturers];
  is(
    { ...complete, faculty },
    'teachers',
    'amber',
    /^4 of the Staff List count as no post: Teacher 96/,
  );
  for (const { name } of lecturers)
    is(
      { ...complete, faculty },
      'teachers',
      'amber',
      new RegExp(`${name} \\(Lecturer in Physics\\)`),
    );
  is({ ...complete, faculty }, 'teachers', 'amber', /Begin .* with PGT, TGT, PRT or NTT/);
});

test('an honest list of all who work at a school is in order', () => {
  const faculty = [
    ...complete.faculty,
    ...others.map(([designation], index) => teacher(designation, 20 + index)),
  ];
  for (const id of ['teachers', 'pgt', 'tgt', 'prt', 'specialEducator', 'counsellor'])
    is({ ...complete, faculty }, id, 'green', /In order/);
});

test('what nobody has looked at for a year is told', () => {
  is(complete, 'fees', 'amber', /Nobody has looked at it since 1 November 2026/, '2027-11-03');
  is(complete, 'campusArea', 'amber', /Nobody has looked at it/, '2027-11-03');
});

/** Designations without a grade, and what each is counted as. */
const others: [designation: string, as: string][] = [
  ['Principal', 'Principal'],
  ['प्रधानाचार्या', 'Principal'],
  ['Vice Principal', 'Vice Principal'],
  ['Vice-Principal (Academics)', 'Vice Principal'],
  ['उप-प्रधानाचार्य', 'Vice Principal'],
  ['Headmistress', 'Headmistress or headmaster'],
  ['Head Master', 'Headmistress or headmaster'],
  ['Special Educator', 'Special educator'],
  ['Special Education Teacher', 'Special educator'],
  ['School Counsellor', 'Counsellor and wellness teacher'],
  ['Counselor', 'Counsellor and wellness teacher'],
  ['Health and Wellness Teacher', 'Counsellor and wellness teacher'],
  ['Physical Education Teacher (PET)', 'PET'],
  ['P.T.I.', 'PET'],
  ['Sports Coach', 'PET'],
  ['Activity Teacher', 'Activity teacher'],
  ['Art & Craft Teacher', 'Activity teacher'],
  ['Teacher (Music)', 'Activity teacher'],
  ['Dance Instructor', 'Activity teacher'],
  ['Yoga Teacher', 'Activity teacher'],
  ['Academic Co-ordinator', 'Management and coordination'],
  ['Manager', 'Management and coordination'],
  ['Librarian', 'Librarian'],
  ['Library Assistant', 'Librarian'],
  ['Lab Assistant', 'Laboratory staff'],
  ['Lab. Attendant (Chemistry)', 'Laboratory staff'],
  ['Accountant', 'Non-teaching staff'],
  ['U.D.C.', 'Non-teaching staff'],
  ['Office Assistant', 'Non-teaching staff'],
  ['Staff Nurse', 'Non-teaching staff'],
  ['Bus Driver', 'Non-teaching staff'],
  ['Aaya', 'Non-teaching staff'],
];

test('posts without a grade are known, and of them the activity teachers are teachers', () => {
  for (const [designation, as] of others) {
    assert.equal(postOf(designation), null, designation);
    assert.equal(countedAs(designation), as, designation);
    const { teachers, pgt, tgt, prt, unknown } = countPosts([{ name: 'A', designation }]);
    assert.deepEqual(unknown, []);
    const expected = as === 'Activity teacher' ? 1 : 0;
    assert.deepEqual([teachers, pgt, tgt, prt], [expected, 0, 0, 0], designation);
  }
  for (const designation of [
    'Lecturer in Accounts',
    'Teacher, Classes I and II',
    'Computer Teacher',
    'Weaving and carpentry',
    'Mathematics',
    'Department',
    '',
  ])
    assert.equal(countedAs(designation), null, designation);
});

test('grades are read however they are written, the first one counts', () => {
  const written: Record<string, string[]> = {
    PGT: [
      'P.G.T. Physics',
      'Post Graduate Teacher',
      'PGT-Hindi',
      'PGTs',
      'पीजीटी (हिन्दी)',
      'PGT, formerly TGT',
    ],
    TGT: ['T.G.T.(Maths)', 'Trained Graduate Teacher (English)', 'Headmistress, TGT'],
    PRT: ['Primary Teacher', 'JBT', 'Assistant Primary School Teacher'],
    NTT: [
      'N.T.T.',
      'Nursery Teacher',
      'Pre-Primary Teacher',
      'Nursery Trained Teacher',
      'KG Teacher',
    ],
  };
  for (const [post, designations] of Object.entries(written))
    for (const designation of designations) assert.equal(postOf(designation), post, designation);
});

test('a principal with a grade is a teacher and counts for no ratio, a vice principal counts', () => {
  const of = (designation: string) => countPosts([{ name: 'A', designation }]);
  assert.deepEqual([of('PGT, Principal').teachers, of('PGT, Principal').inRatios], [1, 0]);
  assert.equal(of('PGT, Vice Principal').inRatios, 1);
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
    inRatios: 1,
    unknown: [],
  });
});

test('figures are told in words that a parent reads', () => {
  assert.equal(figures.campusArea.of(complete), '60,703 square metres');
  assert.equal(figures.classrooms.of(complete), '37, of 52 square metres each');
  assert.equal(figures.laboratories.of(complete), 'Physics: 1 of 84 square metres');
  assert.equal(figures.library.of(complete), '168 square metres, about 11,400 books');
  assert.equal(
    figures.teachersPerSection.of(complete),
    '2.50 (5 teachers, 2 sections; principal, PET and counsellor are not counted here)',
  );
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
