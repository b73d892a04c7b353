/**
 * What each page of the website begins with, as a new one's form has it: the sentence of its banner, and its parts. Those of the public
 * disclosure are made of records; while a school has written none of its own, the website draws them from here.
 */
import type { CertificateKind } from '@aangan/contract/entities.ts';
import { writtenRoutes } from '@aangan/contract/routes.ts';
import { type FigureName, figures } from '../disclosure/figures.ts';
import { certificatePages } from '../disclosure/form.ts';
import { classes } from '../fields/classes.ts';

type Part = { blockType: string } & Record<string, unknown>;
export type Beginning = { summary?: string; blocks: readonly Part[] };

const prose: Part = { blockType: 'prose' };
const list: Part = { blockType: 'list', items: [{}] };
const photos: Part = { blockType: 'photos', photos: [{}] };
const people: Part = { blockType: 'people', people: [{}] };
const figure: Part = { blockType: 'figure' };
const facts: Part = { blockType: 'facts', rows: [{}] };

const taken = (heading: string, ...names: FigureName[]): Part => ({
  blockType: 'facts',
  heading,
  rows: names.map((name) => ({ label: figures[name].label, figure: name })),
});

type Grid = {
  caption?: string;
  unit: 'none' | 'rupees';
  columns: string[];
  rows: readonly string[];
};

/** Columns and the names of rows; the figures are the school's. No totals: a sheet that is pasted in mostly has its own, which would be added up again. */
const table = ({ columns, rows, ...more }: Grid): Part => ({
  blockType: 'table',
  ...more,
  columns: columns.map((label) => ({ label })),
  rows: rows.map((name) => ({ cells: columns.map((_, index) => ({ value: index ? '' : name })) })),
});

const general = taken(
  'General information',
  'name',
  'affiliationNumber',
  'affiliationUntil',
  'schoolCode',
  'udise',
  'address',
  'founded',
  'society',
  'manager',
  'principal',
  'principalQualification',
  'emails',
  'phones',
);
const staff = taken(
  'Staff',
  'principal',
  'vicePrincipal',
  'headmistress',
  'teachers',
  'pgt',
  'tgt',
  'prt',
  'ntt',
  'pet',
  'teachersPerSection',
  'specialEducator',
  'counsellor',
  'nonTeaching',
);
const students = taken('Students', 'sections', 'students', 'largestSection');
const campus = taken(
  'Land and buildings',
  'campusArea',
  'builtUpArea',
  'playgroundArea',
  'rooms',
  'classrooms',
);
const laboratories = taken('Laboratories and library', 'laboratories', 'computers', 'library');
const facilities = taken(
  'Facilities',
  'internet',
  'toiletsGirls',
  'toiletsBoys',
  'toiletsSpecial',
  'toiletsStaff',
  'inspectionVideo',
);

const certificateSummaries: Partial<Record<CertificateKind, string>> = {
  affiliation: 'Our affiliation to the Central Board of Secondary Education.',
  registration: 'The registration of the society, trust or company that runs the school.',
  noc: 'The No Objection Certificate of the State Government.',
  recognition: 'Our recognition by the Government under the Right to Education Act.',
  building: 'The safety of our buildings, as it is certified.',
  fire: 'Our fire safety certificate.',
  'self-declaration': 'What the school has declared to the Board.',
  health: 'Safe drinking water and clean toilets, as they are certified.',
  leaving: 'The form in which we certify that a student has studied here and left in good order.',
  minority: 'The certificate of our status as a minority institution.',
};
const certificates = Object.fromEntries(
  Object.entries(certificatePages).map(([kind, path]): [string, Beginning] => [
    path,
    {
      summary: certificateSummaries[kind as CertificateKind],
      blocks: [{ blockType: 'certificate', of: kind }],
    },
  ]),
);

const plainText: Beginning = { blocks: [prose] };

/** Those that begin with more than a text. Pages without parts are lists and forms: only the sentence in their banner is written. */
export const pageBeginnings: Readonly<Record<string, Beginning>> = {
  '/SchoolInformation': {
    summary: 'The statutory information sheet of the school.',
    blocks: [general, students, staff, campus, laboratories, facilities],
  },
  '/Aims': { blocks: [prose, list] },
  '/OurPrinciples': { blocks: [prose, list] },
  '/CampusInformation': { blocks: [facts] },
  '/SchoolStrength': {
    summary: 'How many children study in each class and section of the school.',
    blocks: [
      table({
        caption: 'Students on roll, by class and section.',
        unit: 'none',
        columns: ['Class', 'A', 'B', 'C', 'D'],
        rows: classes,
      }),
    ],
  },
  '/Infrastructure': { blocks: [{ blockType: 'accordion', sections: [{ blocks: [photos] }] }] },
  '/ManagingCommittee': { blocks: [people] },
  '/SchoolCabinet': { blocks: [people] },
  '/ErpSoftware': { blocks: [prose, photos] },
  '/AdmissionWithdrawals': { blocks: [prose, list] },
  '/FeeStructure': {
    summary: 'The fees of the session, by class.',
    blocks: [
      table({
        caption: 'Fees of the whole year.',
        unit: 'rupees',
        columns: ['Fee', 'Nursery to UKG', 'I to V', 'VI to X', 'XI and XII'],
        rows: ['Admission', 'Tuition', 'Development', 'Other charges'],
      }),
    ],
  },
  '/JuniorWing': { blocks: [prose, photos] },
  '/SeniorWing': { blocks: [prose, photos] },
  '/SpecialFeatures': { blocks: [list, photos] },
  '/EvaluationScholarships': { blocks: [prose, list] },
  '/AcademicCalendar': {
    summary: 'The school year from April to March.',
    // Written or pasted; a school that has it as a PDF or a picture adds that part instead.
    blocks: [table({ unit: 'none', columns: ['Month', 'What'], rows: [] })],
  },
  '/KidsCorner': { blocks: [figure] },
  ...certificates,
  '/GeneralInformation': {
    summary: 'Name, numbers, address and head of the school.',
    blocks: [general],
  },
  '/SchoolFeeStructure': {
    summary: 'The fees of the school, as disclosed to the Board.',
    blocks: [{ blockType: 'tables', of: '/FeeStructure' }],
  },
  '/Smc': {
    summary: 'The School Management Committee, its members and their term.',
    blocks: [{ blockType: 'committee', of: 'SMC' }],
  },
  '/PTAMembers': {
    summary: 'The parents and teachers of the Parent-Teacher Association.',
    blocks: [{ blockType: 'committee', of: 'PTA' }],
  },
  '/ResultAnalysis': {
    summary: 'Three years of board results in Class X and Class XII.',
    blocks: [
      { blockType: 'results', of: 'X' },
      { blockType: 'results', of: 'XII' },
    ],
  },
  '/TeachingStaff': {
    summary: 'How many teachers the school has, and of which kind.',
    blocks: [staff],
  },
  '/SchoolInfrastructure': {
    summary: 'Land, rooms, laboratories and facilities.',
    blocks: [campus, laboratories, facilities],
  },
  '/PortalHelp': { blocks: [prose, list] },
};

/** What a page's form begins with: a text, where the table says nothing else. Undefined for a page that has no parts, and for none. */
export const beginningOf = (path: unknown): Beginning | undefined => {
  const route = writtenRoutes.find((one) => one.path === path);
  if (!route) return undefined;
  return pageBeginnings[route.path] ?? (route.page.kind === 'content' ? plainText : undefined);
};
