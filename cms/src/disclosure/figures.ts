/**
 * The figures and words that several pages repeat, each from its one place: the school's profile, the Staff List, the School Strength
 * table, the affiliation's certificate. A fact of a page names one of these instead of a value that somebody typed.
 */
import { groupOf, type Row, rowsOf, text } from '../api/records/stored.ts';
import { counted, withCommas } from './counted.ts';
import { countPosts, type Posts } from './posts.ts';
import type { SchoolRecords } from './records.ts';
import { type Strength, strengthOf } from './strength/read.ts';

const square = (value: unknown): string | null =>
  typeof value === 'number' ? `${withCommas(value)} square metres` : null;
const count = (value: unknown): string | null => (typeof value === 'number' ? String(value) : null);
const words = (value: unknown): string | null => text(value).trim() || null;
const joined = (parts: readonly (string | null | undefined)[], by = ', '): string | null =>
  parts.filter(Boolean).join(by) || null;

const disclosed = ({ school }: SchoolRecords) => groupOf(school.disclosure);
const ofGroup = (records: SchoolRecords, group: string) => groupOf(disclosed(records)[group]);

const toTeacher = (row: Row) => ({ name: text(row.name), designation: text(row.designation) });
export const postsOf = ({ faculty }: SchoolRecords): Posts => countPosts(faculty.map(toTeacher));

const perSection = (records: SchoolRecords): string | null => {
  const strength = strengthOf(records);
  const { teachers, inRatios } = postsOf(records);
  if (!strength || inRatios === 0) return null;
  const ratio = (inRatios / strength.sections).toFixed(2);
  const counts = `${counted(inRatios, 'teacher', 'teachers')}, ${counted(strength.sections, 'section', 'sections')}`;
  const leftOut = inRatios < teachers ? '; principal, PET and counsellor are not counted here' : '';
  return `${ratio} (${counts}${leftOut})`;
};

const months = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthOf = (day: string): string => months.format(new Date(`${day}T00:00:00Z`));

const affiliationUntil = ({ certificates }: SchoolRecords): string | null => {
  const days = certificates
    .filter(({ kind }) => kind === 'affiliation')
    .map(({ validUntil }) => text(validUntil))
    .sort();
  const last = days.at(-1);
  return last ? monthOf(last) : null;
};

const rooms = (records: SchoolRecords): string | null => {
  const { number, size } = ofGroup(records, 'classrooms');
  return joined([count(number), square(size) && `of ${square(size)} each`]);
};

const laboratories = (records: SchoolRecords): string | null =>
  joined(
    rowsOf(disclosed(records).laboratories).map(({ name, number, size }) =>
      joined([`${text(name)}: ${count(number) ?? 1}`, square(size) && `of ${square(size)}`], ' '),
    ),
    '; ',
  );

const library = (records: SchoolRecords): string | null => {
  const { size, books } = ofGroup(records, 'library');
  return joined([
    square(size),
    typeof books === 'number' ? `about ${withCommas(books)} books` : null,
  ]);
};

type Figure = { label: string; of: (records: SchoolRecords) => string | null };

const ofProfile = (label: string, name: string): Figure => ({
  label,
  of: ({ school }) => count(school[name]) ?? words(school[name]),
});
const ofDisclosure = (label: string, name: string): Figure => ({
  label,
  of: (records) => count(disclosed(records)[name]) ?? words(disclosed(records)[name]),
});
const area = (label: string, name: string): Figure => ({
  label,
  of: (records) => square(disclosed(records)[name]),
});
const inGroup = (label: string, group: string, name: string): Figure => ({
  label,
  of: (records) => count(ofGroup(records, group)[name]) ?? words(ofGroup(records, group)[name]),
});
const ofStrength = (label: string, name: keyof Strength): Figure => ({
  label,
  of: (records) => {
    const value = strengthOf(records)?.[name];
    return typeof value === 'number' ? withCommas(value) : null;
  },
});
const ofPosts = (label: string, name: 'teachers' | 'pgt' | 'tgt' | 'prt' | 'ntt' | 'pet') => ({
  label,
  of: (records: SchoolRecords) =>
    records.faculty.length > 0 ? String(postsOf(records)[name]) : null,
});

export const figures = {
  name: ofProfile('Name of the school', 'name'),
  founded: ofProfile('Year of foundation', 'founded'),
  affiliationNumber: ofProfile('Affiliation number', 'affiliationNumber'),
  affiliationUntil: { label: 'Affiliation valid until', of: affiliationUntil },
  schoolCode: ofDisclosure('School code of the Board', 'schoolCode'),
  udise: ofDisclosure('UDISE code', 'udise'),
  society: ofDisclosure('Society, trust or company', 'society'),
  address: {
    label: 'Complete address',
    of: ({ school }) => {
      const { street, city, state, pin } = groupOf(school.address);
      return joined([words(street), words(city), joined([words(state), words(pin)], ' ')]);
    },
  },
  phones: {
    label: 'Phone numbers',
    of: ({ school }) => joined(rowsOf(school.phones).map(({ number }) => words(number))),
  },
  emails: {
    label: 'E-mail addresses',
    of: ({ school }) => joined(rowsOf(school.emails).map(({ email }) => words(email))),
  },
  manager: ofDisclosure('Manager', 'manager'),
  principal: inGroup('Principal', 'principal', 'name'),
  principalQualification: inGroup('Principal’s qualification', 'principal', 'qualification'),
  vicePrincipal: ofDisclosure('Vice Principal', 'vicePrincipal'),
  headmistress: ofDisclosure('Headmistress or headmaster', 'headmistress'),
  sections: ofStrength('Sections in all', 'sections'),
  students: ofStrength('Students on roll', 'students'),
  largestSection: ofStrength('Students in the largest section', 'largest'),
  teachers: ofPosts('Teachers', 'teachers'),
  pgt: ofPosts('PGT', 'pgt'),
  tgt: ofPosts('TGT', 'tgt'),
  prt: ofPosts('PRT', 'prt'),
  ntt: ofPosts('NTT', 'ntt'),
  pet: ofPosts('PET', 'pet'),
  teachersPerSection: { label: 'Teachers to each section', of: perSection },
  specialEducator: {
    label: 'Special educator',
    of: (records) => joined(postsOf(records).specialEducators),
  },
  counsellor: {
    label: 'Counsellor and wellness teacher',
    of: (records) => joined(postsOf(records).counsellors),
  },
  nonTeaching: ofDisclosure('Non-teaching staff', 'nonTeaching'),
  campusArea: area('Campus area', 'campusArea'),
  builtUpArea: area('Built-up area', 'builtUpArea'),
  playgroundArea: area('Area of the playgrounds', 'playgroundArea'),
  rooms: ofDisclosure('Rooms', 'rooms'),
  classrooms: { label: 'Classrooms, number and size', of: rooms },
  laboratories: { label: 'Laboratories, number and size', of: laboratories },
  library: { label: 'Library', of: library },
  computers: ofDisclosure('Computers', 'computers'),
  internet: ofDisclosure('Internet', 'internet'),
  toiletsGirls: inGroup('Toilets for girls', 'toilets', 'girls'),
  toiletsBoys: inGroup('Toilets for boys', 'toilets', 'boys'),
  toiletsSpecial: inGroup('Toilets for children with special needs', 'toilets', 'special'),
  toiletsStaff: inGroup('Toilets for staff', 'toilets', 'staff'),
  inspectionVideo: ofDisclosure('Video of the inspection', 'inspectionVideo'),
} satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;
export const figureNames = Object.keys(figures) as FigureName[];

export const isFigure = (name: unknown): name is FigureName =>
  typeof name === 'string' && Object.hasOwn(figures, name);

const fromStaffList: readonly FigureName[] = [
  'teachers',
  'pgt',
  'tgt',
  'prt',
  'ntt',
  'pet',
  'specialEducator',
  'counsellor',
];
const fromStrength: readonly FigureName[] = ['sections', 'students', 'largestSection'];

/** The records that a figure is worked out from. */
export const figureSources = (
  name: FigureName,
  { school, faculty, pages, certificates }: SchoolRecords,
): (Row | undefined)[] => {
  const strength = pages.get('/SchoolStrength');
  if (name === 'teachersPerSection') return [...faculty, strength];
  if (fromStaffList.includes(name)) return [...faculty];
  if (fromStrength.includes(name)) return [strength];
  if (name === 'affiliationUntil') return [...certificates];
  return [school];
};
