/**
 * The Board's form of mandatory public disclosure, row by row: what is asked, and what each row is taken from. Source: CBSE, Appendix IX
 * as revised in January 2026; the labels are our own words. The page, its PDF, the API's answer and the back office's check follow from
 * this table.
 */
import type { DisclosureSection } from '@aangan/contract/disclosure.ts';
import type { CertificateKind, CommitteeKind, TopperClass } from '@aangan/contract/entities.ts';
import type { FigureName } from './figures.ts';

/** A page of the website that has parts of its own; or another one, of which it repeats what is written there once. */
export type PageSource = { page: string; writtenAt?: string };

/** What a row is taken from. */
export type Source =
  | { figure: FigureName }
  | { certificate: CertificateKind }
  | PageSource
  | { committee: CommitteeKind }
  | { results: TopperClass };

export type FormRow = { id: string; label: string; source: Source; page: string };
export type FormSection = { id: DisclosureSection; title: string; rows: readonly FormRow[] };

/** Where the website shows each certificate. */
export const certificatePages: Partial<Record<CertificateKind, string>> = {
  affiliation: '/AffiliationCertificate',
  registration: '/RegistrationCertificate',
  noc: '/Noc',
  recognition: '/RecognitionCertificate',
  building: '/BuildingSafetyCertificate',
  fire: '/FireSafetyCertificate',
  'self-declaration': '/AffiliationSelfDeclaration',
  health: '/HealthSanitationCertificate',
  leaving: '/SchoolLeavingCertificate',
  minority: '/Minority',
};

const figureOn =
  (page: string) =>
  (figure: FigureName, label: string): FormRow => ({ id: figure, label, source: { figure }, page });
const general = figureOn('/GeneralInformation');
const ofStaff = figureOn('/TeachingStaff');
const ofCampus = figureOn('/SchoolInfrastructure');
const paper = (kind: CertificateKind, label: string): FormRow => ({
  id: kind,
  label,
  source: { certificate: kind },
  page: certificatePages[kind] ?? '/MandatoryDisclosure',
});

export const form: readonly FormSection[] = [
  {
    id: 'A',
    title: 'General information',
    rows: [
      general('name', 'Name of the school'),
      general('affiliationNumber', 'Affiliation number'),
      general('schoolCode', 'School code'),
      general('address', 'Complete address with PIN code'),
      general('principal', 'Principal'),
      general('principalQualification', 'Principal’s qualification'),
      general('emails', 'School e-mail'),
      general('phones', 'Telephone'),
    ],
  },
  {
    id: 'B',
    title: 'Documents and information',
    rows: [
      paper('affiliation', 'Affiliation letter and latest extension'),
      paper('registration', 'Registration of the society, trust or company'),
      paper('noc', 'No Objection Certificate of the State Government'),
      paper('recognition', 'Recognition under the RTE Act, and its renewal'),
      paper('building', 'Building safety certificate'),
      paper('fire', 'Fire safety certificate'),
      paper('self-declaration', 'Certificate of the DEO, or self-certification by the school'),
      paper('health', 'Water, health and sanitation certificate, with the water test'),
    ],
  },
  {
    id: 'C',
    title: 'Results and academics',
    rows: [
      {
        id: 'fees',
        label: 'Fee structure of the school',
        source: { page: '/SchoolFeeStructure', writtenAt: '/FeeStructure' },
        page: '/SchoolFeeStructure',
      },
      {
        id: 'calendar',
        label: 'Annual academic calendar',
        source: { page: '/AcademicCalendar' },
        page: '/AcademicCalendar',
      },
      {
        id: 'smc',
        label: 'School Management Committee',
        source: { committee: 'SMC' },
        page: '/Smc',
      },
      {
        id: 'pta',
        label: 'Parent-Teacher Association',
        source: { committee: 'PTA' },
        page: '/PTAMembers',
      },
      {
        id: 'resultsX',
        label: 'Results of the last three years, Class X',
        source: { results: 'X' },
        page: '/ResultAnalysis',
      },
      {
        id: 'resultsXII',
        label: 'Results of the last three years, Class XII',
        source: { results: 'XII' },
        page: '/ResultAnalysis',
      },
    ],
  },
  {
    id: 'D',
    title: 'Teaching staff',
    rows: [
      ofStaff('principal', 'Principal'),
      ofStaff('vicePrincipal', 'Vice Principal'),
      ofStaff('headmistress', 'Headmistress or headmaster'),
      ofStaff('teachers', 'Teachers in all'),
      ofStaff('pgt', 'PGT'),
      ofStaff('tgt', 'TGT'),
      ofStaff('prt', 'PRT'),
      ofStaff('teachersPerSection', 'Teachers to each section'),
      ofStaff('specialEducator', 'Special educator'),
      ofStaff('counsellor', 'Counsellor and wellness teacher'),
    ].map((row) => (row.id === 'principal' ? { ...row, id: 'principalOfStaff' } : row)),
  },
  {
    id: 'E',
    title: 'School infrastructure',
    rows: [
      ofCampus('campusArea', 'Campus area'),
      ofCampus('classrooms', 'Classrooms, number and size'),
      ofCampus('laboratories', 'Laboratories, number and size'),
      ofCampus('library', 'Library'),
      ofCampus('internet', 'Internet'),
      ofCampus('toiletsGirls', 'Toilets for girls'),
      ofCampus('toiletsBoys', 'Toilets for boys'),
      ofCampus('toiletsSpecial', 'Toilets for children with special needs'),
      ofCampus('inspectionVideo', 'Video of the inspection'),
    ],
  },
];

/** The Board asks for it apart from the form; it stands with the results, as a row that the school adds. */
export const annualReportRow = { id: 'added-annual-report', label: 'Annual report' };

/** The pages that rows are taken from. */
export const formPages: ReadonlySet<string> = new Set([
  '/SchoolStrength',
  ...form.flatMap(({ rows }) =>
    rows.flatMap(({ source }) =>
      'page' in source ? [source.page, source.writtenAt ?? source.page] : [],
    ),
  ),
]);
