/** The pages of the demo school against the figures of promise 9, and every page file against the contract. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { type BlockOf, type Page, page } from '@aangan/contract/page-blocks.ts';
import { school } from '@aangan/contract/school.ts';
import { parse } from 'yaml';
import { routes } from '../contract/src/routes.ts';
import { readRecords, shownBlocks } from './shown-page.ts';

const folders = new URL('./', import.meta.url);
const readYaml = (path: string): unknown =>
  parse(readFileSync(new URL(path, folders), 'utf8'), { strict: true, uniqueKeys: true });

/** A page file writes Markdown in `text` where the contract has `html`; elsewhere the two are alike. */
function toContract(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toContract);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, toContract(inner)] as const);
  const isProse = 'kind' in value && value.kind === 'prose';
  return Object.fromEntries(
    entries.map(([key, v]) => [isProse && key === 'text' ? 'html' : key, v]),
  );
}

const fromRecords = ['certificate', 'results', 'committee', 'tables'];
type RawBlock = { kind: string; rows?: { figure?: string }[] };
/** Filled in by the API, from records: what it comes to has tests below. */
const isFilledIn = ({ kind, rows }: RawBlock): boolean =>
  fromRecords.includes(kind) || (kind === 'facts' && (rows ?? []).some(({ figure }) => figure));

function loadPage(code: string, route: string): Page {
  const file = toContract(readYaml(`${code}/pages/${route}.yaml`)) as { blocks: RawBlock[] };
  const blocks = file.blocks.filter((block) => !isFilledIn(block));
  const given = { picture: null, ...file, blocks, path: `/${route}` };
  const fitting = page.parse(given);
  // zod drops what it does not know: a misspelt field would vanish without a word.
  assert.deepEqual(fitting, given);
  return fitting;
}

/** Before the Board extends the affiliation beyond March 2027. */
const records = readRecords('njms', '2026-11-17');

const njms = (route: string): Page => loadPage('njms', route);
const blocksOf = <K extends Page['blocks'][number]['kind']>(route: string, kind: K) =>
  (kind === 'prose' ? njms(route).blocks : shownBlocks(records, route)).filter(
    (block): block is BlockOf<K> => block.kind === kind,
  );

function tableOf(route: string, heading?: string): BlockOf<'table'> {
  const found = blocksOf(route, 'table').find(
    (t) => heading === undefined || t.heading === heading,
  );
  assert.ok(found, `${route} has no table ${heading ?? ''}`);
  return found;
}

function toNumber(cell: string): number {
  if (cell === '–') return 0;
  assert.match(cell, /^\d+(\.\d+)?$/, `"${cell}" is neither a number nor a dash`);
  return Number(cell);
}
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const numbersOf = (table: BlockOf<'table'>): number[][] =>
  table.rows.map((row) => row.slice(1).map(toNumber));
const columnSums = (table: BlockOf<'table'>): number[] =>
  table.columns.slice(1).map((_, i) => sum(numbersOf(table).map((row) => row[i] ?? Number.NaN)));
const rowSums = (table: BlockOf<'table'>): number[] => numbersOf(table).map(sum);

/** The value beside a label, from all fact sheets of a page. */
function factOf(route: string, label: string): string {
  const rows = blocksOf(route, 'facts').flatMap((sheet) => sheet.rows);
  const found = rows.find((row) => row.label === label);
  assert.ok(found, `${route} does not tell "${label}"`);
  return found.value;
}
const textOf = (route: string): string => JSON.stringify(njms(route).blocks);

const groups = [
  'Nursery-LKG-UKG',
  'I-II',
  'III-V',
  'VI-X',
  'XI-XII Commerce and Arts',
  'XI-XII Science',
];
const annual = [43010, 43250, 43680, 44400, 52620, 54300];
const first = [15290, 15350, 15780, 15960, 18150, 18570];
const later = [9240, 9300, 9300, 9480, 11490, 11910];

describe('promise 9.3, fees', () => {
  const year = tableOf('FeeStructure', 'The whole year, 2025-2026');
  const one = tableOf('FeeStructure', 'First installment');
  const rest = tableOf('FeeStructure', 'Installments 2 to 4');

  for (const route of ['FeeStructure', 'SchoolFeeStructure']) {
    test(`${route}: a new student pays 3000 + 20000 + 500 = 23500`, () => {
      const table = tableOf(route, 'For a new student');
      assert.deepEqual(numbersOf(table).flat(), [3000, 20000, 500]);
      assert.deepEqual(columnSums(table), [23500]);
      assert.ok(table.columnTotal);
    });
  }
  for (const [name, table, totals] of [
    ['year', year, annual],
    ['first installment', one, first],
    ['later installments', rest, later],
  ] as const) {
    test(`totals of the ${name}, by class group`, () => {
      assert.deepEqual(table.columns.slice(1), groups);
      assert.deepEqual(columnSums(table), totals);
      assert.equal(table.unit, 'rupees');
      assert.ok(table.columnTotal);
    });
  }
  test('every component of the year is the first installment and three later ones', () => {
    const components = [
      'Tuition',
      'Amalgamated',
      'Smart class',
      'Campus care',
      'Child welfare',
      'Lab fee',
    ];
    for (const table of [year, one, rest])
      assert.deepEqual(
        table.rows.map((row) => row[0]),
        components,
      );
    const [y, f, l] = [year, one, rest].map(numbersOf) as [number[][], number[][], number[][]];
    assert.deepEqual(
      y,
      f.map((row, r) => row.map((amount, c) => amount + 3 * (l[r]?.[c] ?? Number.NaN))),
    );
  });
  test('the lab fee is for Science only, 1680 a year and 420 an installment', () => {
    const labFees = [year, one, rest].map((table) => numbersOf(table).at(-1));
    assert.deepEqual(labFees, [
      [0, 0, 0, 0, 0, 1680],
      [0, 0, 0, 0, 0, 420],
      [0, 0, 0, 0, 0, 420],
    ]);
  });
  test('the disclosed fees are those of Fee Structure', () => {
    assert.deepEqual(blocksOf('SchoolFeeStructure', 'table'), blocksOf('FeeStructure', 'table'));
  });
});

describe('promise 9.2, admission and withdrawal', () => {
  test('minimum ages on 1 April', () => {
    const table = tableOf('AdmissionWithdrawals', 'Minimum age');
    assert.match(table.columns[1] ?? '', /on 1 April$/);
    assert.deepEqual(table.rows, [
      ['LKG', '3.5 years'],
      ['UKG', '4.5 years'],
      ['Class I', '5.5 years'],
    ]);
  });
  for (const says of [
    /January to July/,
    /LKG: by interview/,
    /Class 1 onward: by an entrance test on the syllabus of the previous class/,
    /written application to the Principal one month ahead/,
    /one month's fee/,
    /issued after all dues are cleared/,
  ])
    test(`it says ${says}`, () => assert.match(textOf('AdmissionWithdrawals'), says));
});

describe('promise 9.4, campus and school facts', () => {
  test('1209 students, Nursery to XII, one to four sections each', () => {
    const table = tableOf('SchoolStrength');
    assert.deepEqual(table.columns, ['Class', 'Lily', 'Rose', 'Tulip', 'Lotus']);
    assert.deepEqual(
      table.rows.map((row) => row[0]),
      'Nursery LKG UKG I II III IV V VI VII VIII IX X XI XII'.split(' '),
    );
    const sections = numbersOf(table).map((row) => row.filter((size) => size > 0));
    for (const sizes of sections)
      assert.ok(sizes.length >= 1 && sizes.length <= 4 && sizes.every((size) => size <= 40));
    assert.equal(sum(rowSums(table)), 1209);
    assert.equal(sum(columnSums(table)), 1209);
    assert.ok(table.rowTotal && table.columnTotal);
    assert.equal(factOf('SchoolInformation', 'Students on roll'), '1,209');
    assert.equal(factOf('SchoolInformation', 'Sections in all'), String(sections.flat().length));
    const boysAndGirls = ['Boys', 'Girls'].map((of) => Number(factOf('SchoolInformation', of)));
    assert.equal(sum(boysAndGirls), 1209);
  });

  for (const [route, label, value] of [
    ['SchoolInformation', 'Teachers', /^58$/],
    ['SchoolInformation', 'Post-graduate teachers (PGT)', /^11$/],
    ['SchoolInformation', 'Trained graduate teachers (TGT)', /^24$/],
    ['SchoolInformation', 'Primary teachers (PRT)', /^20$/],
    ['SchoolInformation', 'Nursery-trained teachers (NTT)', /^3$/],
    ['SchoolInformation', 'Physical education teacher (PET)', /^1$/],
    ['SchoolInformation', 'Non-teaching staff', /^7$/],
    ['SchoolInformation', 'Rooms', /^40$/],
    ['SchoolInformation', 'Computers', /^33\b/],
    ['SchoolInformation', 'Affiliation valid until', /^March 2027$/],
    ['SchoolInformation', 'Classes', /^Nursery to XII$/],
    ['SchoolInformation', 'Sections in each class', /^1 to 4$/],
    ['TeachingStaff', 'Teachers', /^58$/],
    ['TeachingStaff', 'PGT', /^11$/],
    ['TeachingStaff', 'TGT', /^24$/],
    ['TeachingStaff', 'PRT', /^20$/],
    ['TeachingStaff', 'NTT', /^3$/],
    ['TeachingStaff', 'PET', /^1\b/],
    ['SchoolInfrastructure', 'Rooms', /^40\b/],
    ['SchoolInfrastructure', 'Computers', /^33\b/],
    ['AffiliationCertificate', 'Valid', /to 31 March 2027$/],
    ['CampusInformation', 'Area', /^15 acres$/],
    ['CampusInformation', 'Periodicals', /^14$/],
    ['CampusInformation', 'Dailies', /^8$/],
    ['CampusInformation', 'Magazines', /^16$/],
    ['CampusInformation', 'Session', /^April to March$/],
    ['CampusInformation', 'Summer vacation', /^20 May to 2 July$/],
    ['PortalHelp', 'Hours', /^8 AM to 8 PM\b/],
  ] as const)
    test(`${route}: ${label}`, () => assert.match(factOf(route, label), value));
});

describe('promises 2.12 to 2.19, what each page holds', () => {
  const photoCount = (route: string) => sum(blocksOf(route, 'photos').map((b) => b.photos.length));
  for (const [route, count] of [
    ['ErpSoftware', 3],
    ['JuniorWing', 3],
    ['SeniorWing', 3],
    ['SpecialFeatures', 7],
  ] as const)
    test(`${route} has ${count} pictures`, () => assert.equal(photoCount(route), count));

  for (const route of ['AcademicCalendar', 'KidsCorner'])
    test(`${route} is a single picture`, () =>
      assert.deepEqual(
        njms(route).blocks.map((block) => block.kind),
        ['figure'],
      ));

  test('Discipline is one paragraph', () => {
    const [only, ...others] = blocksOf('Discipline', 'prose');
    assert.equal(others.length, 0);
    assert.doesNotMatch(only?.html.trim() ?? '\n', /\n/);
  });
  test('School management has four cards', () =>
    assert.deepEqual(
      blocksOf('ManagingCommittee', 'people').flatMap((b) => b.people.map((p) => p.role)),
      ['Manager', 'Principal', 'Coordinator, KG Block', 'Coordinator, School Block'],
    ));
  test('Infrastructure has sixteen sections, Transport first, each with photos', () => {
    const [accordion] = blocksOf('Infrastructure', 'accordion');
    assert.deepEqual(
      accordion?.sections.map((section) => section.title),
      [
        'Transport',
        'Building',
        'Basketball',
        'Biology Lab',
        'Chemistry Lab',
        'Physics Lab',
        'Computer Lab',
        'Library',
        'Music Room',
        'Dance Room',
        'Football Ground',
        'Karate',
        "Kids' Classroom",
        "Kids' Park",
        'Bus Parking',
        'Yoga',
      ],
    );
    for (const { title, blocks } of accordion?.sections ?? [])
      assert.ok(
        blocks.some((block) => block.kind === 'photos'),
        title,
      );
    const transport = accordion?.sections[0]?.blocks ?? [];
    assert.ok(transport.some((block) => block.kind === 'busRoutes'));
    assert.ok(transport.some((block) => block.heading === 'A letter to parents'));
    assert.ok(transport.some((block) => /^Safety rules/.test(block.heading ?? '')));
  });
  test('The cabinet has its houses, and nobody twice', () => {
    const sheets = blocksOf('SchoolCabinet', 'people');
    assert.deepEqual(
      sheets.flatMap((sheet) => sheet.heading?.match(/^(\w+) House/)?.[1] ?? []),
      ['Ashoka', 'Raman', 'Tagore', 'Kalpana'],
    );
    const people = sheets.flatMap((sheet) => sheet.people);
    assert.equal(new Set(people.map((p) => p.name)).size, people.length);
    assert.equal(new Set(people.map((p) => p.photo)).size, people.length);
  });
  test('Portal Help tells of all that promise 2.19 lists', () => {
    for (const says of [/registered mobile number/, /Jyoti Connect/, /UPI/, /five minutes early/])
      assert.match(textOf('PortalHelp'), says);
  });
  test('result bands add up to the students registered', () => {
    for (const table of blocksOf('ResultAnalysis', 'table'))
      for (const row of table.rows) {
        const [registered = 0, passed = 0, percentage, ...bands] = row.slice(1, 8).map(toNumber);
        assert.equal(sum(bands), registered);
        assert.equal(percentage, Math.round((passed / registered) * 10000) / 100);
      }
  });
});

/**
 * Promise 2.14: the scan that a certificate's record has, or the PDF that is made of its words. The other pages are shown as a PDF of what they
 * say themselves.
 */
const disclosure = {
  AffiliationCertificate: 'papers/affiliation.pdf',
  RegistrationCertificate: 'pictures/scan-registration-certificate.webp',
  Noc: 'pictures/scan-noc.webp',
  RecognitionCertificate: 'pictures/scan-recognition-certificate.webp',
  BuildingSafetyCertificate: 'papers/building.pdf',
  FireSafetyCertificate: 'papers/fire.pdf',
  AffiliationSelfDeclaration: 'papers/self-declaration.pdf',
  HealthSanitationCertificate: 'papers/health.pdf',
  SchoolLeavingCertificate: 'pictures/scan-school-leaving-certificate.webp',
  Minority: 'pictures/scan-minority.webp',
};

describe('every route of promise 2.1', () => {
  test('has its page file, and no file is without a route', () => {
    const files = readdirSync(new URL('njms/pages/', folders)).map((name) =>
      name.replace(/\.yaml$/, ''),
    );
    const pages = routes.map(({ path }) => path.slice(1)).filter((name) => name !== '');
    assert.deepEqual(files.sort(), pages.sort());
  });
  for (const [route, file] of Object.entries(disclosure))
    test(`${route} discloses ${file}, and says it in words`, () => {
      const [only, ...others] = blocksOf(route, 'document');
      assert.equal(only?.file, file);
      assert.ok((only?.text.length ?? 0) > 80);
      assert.equal(others.length, 0);
    });
});

for (const code of ['njms', 'svnk'])
  describe(`${code}: files and contract`, () => {
    for (const name of readdirSync(new URL(`${code}/pages/`, folders)))
      test(`${name} fits`, () => {
        const { summary, blocks } = loadPage(code, name.replace(/\.yaml$/, ''));
        assert.match(summary, /^[A-Z].{15,180}\.$/s);
        const tables = blocks.filter((block) => block.kind === 'table');
        for (const table of tables)
          for (const row of table.rows) assert.equal(row.length, table.columns.length);
      });
    test('school.yaml fits', () => {
      const {
        hostnames,
        disclosure: _disclosure,
        ...profile
      } = readYaml(`${code}/school.yaml`) as Record<string, unknown>;
      assert.deepEqual(hostnames, [`${code}.localhost`]);
      // A document of the folder gets its address when it is imported.
      const links = Object.entries(profile.links as Record<string, string | null>).map(
        ([name, link]) => {
          if (!link?.startsWith('documents/')) return [name, link];
          assert.ok(existsSync(new URL(`${code}/${link}`, folders)), link);
          return [name, `/api/image/${link.slice('documents/'.length)}`];
        },
      );
      const imported = { ...profile, links: Object.fromEntries(links) };
      const fitting = school.parse(imported);
      assert.deepEqual(fitting, imported);
      const { home, code: stated } = fitting;
      assert.equal(stated, code.toUpperCase());
      assert.equal(home.slides.length, code === 'njms' ? 10 : 3);
      assert.equal(home.recentActivities.length, 3);
      assert.equal(fitting.links.board, 'https://www.cbse.gov.in');
    });
  });
