/**
 * An annual report as it is begun: what the school's records say of a session, in plain words and tables that the school then edits. Toppers
 * and achievements are not copied: they stand for their records, which are looked up when the report is read.
 */
import { membersOf, resultsOfSession } from '../api/records/from-records.ts';
import { type Row, rowsOf, text } from '../api/records/stored.ts';
import { counted } from '../disclosure/counted.ts';
import { type FigureName, figures } from '../disclosure/figures.ts';
import { committeeLabels } from '../disclosure/kinds.ts';
import { countPosts, postOf, teachingPosts } from '../disclosure/posts.ts';
import type { SchoolRecords } from '../disclosure/records.ts';
import { strengthOf } from '../disclosure/strength/read.ts';
import type { RecordsOfSession, ReportPart } from '../fields/report-parts.ts';
import { formatDay } from '../indian-time.ts';
import { toParagraphs } from './paragraphs.ts';
import { daysOf, isWithin } from './session.ts';

/** A part as the back office stores it. */
export type Part = { blockType: ReportPart; heading?: string } & Record<string, unknown>;
export type Assembled = { signedBy: string; blocks: Part[] };

export type AssembledFrom = {
  sessionYear: string;
  /** Lists that have no session are told as of this day. */
  today: string;
  records: SchoolRecords;
  /** Published events, of whatever day. */
  events: readonly Row[];
  /** The sessions of the published toppers, and the days of the published achievements: whom they name is not asked here. */
  toppers: readonly Row[];
  achievements: readonly Row[];
};

const prose = (heading: string, ...sentences: string[]): Part => ({
  blockType: 'prose',
  heading,
  text: toParagraphs(sentences),
});
const table = (
  heading: string,
  { columns, rows }: { columns: string[]; rows: string[][] },
  caption?: string,
): Part => ({
  blockType: 'table',
  heading,
  ...(caption ? { caption } : {}),
  unit: 'none',
  columns: columns.map((label) => ({ label })),
  rows: rows.map((row) => ({ cells: row.map((value) => ({ value })) })),
});

const teachersOf = ({ faculty }: SchoolRecords) =>
  faculty.map((row) => ({
    name: text(row.name),
    designation: text(row.designation),
    qualification: text(row.qualification),
  }));

const inShort = ({ sessionYear, today, records }: AssembledFrom): Part[] => {
  const strength = strengthOf(records);
  const { teachers } = countPosts(teachersOf(records));
  const has = [
    ...(strength
      ? [
          `${counted(strength.students, 'student', 'students')} in ${counted(strength.sections, 'section', 'sections')}`,
        ]
      : []),
    ...(teachers > 0 ? [counted(teachers, 'teacher', 'teachers')] : []),
  ];
  const passed = records.results
    .filter((row) => row.sessionYear === sessionYear)
    .map(
      (row) =>
        `${Number(row.passed)} of ${counted(Number(row.registered), 'student', 'students')} of Class ${text(row.class)}`,
    );
  const sentences = [
    ...(has.length > 0
      ? [`As its lists stand on ${formatDay(today)}, the school has ${has.join(' and ')}.`]
      : []),
    ...(passed.length > 0
      ? [`In the board examinations of the session ${sessionYear}, ${passed.join(' and ')} passed.`]
      : []),
  ];
  return sentences.length > 0 ? [prose('The year in short', ...sentences)] : [];
};

/** Each degree with how many hold it, the most frequent first: the subject that stands behind it in brackets is left out. */
const degreesOf = (qualifications: readonly string[]): string => {
  const degrees = qualifications.flatMap((qualification) =>
    qualification
      .replace(/\([^)]*\)/g, '')
      .split(/[,;]/)
      .map((degree) => degree.trim())
      .filter(Boolean),
  );
  const groups = [...Map.groupBy(degrees, (degree) => degree)];
  return groups
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, mostDegrees)
    .map(([degree, all]) => `${degree} ${all.length}`)
    .join(', ');
};
const mostDegrees = 15;

const staff = ({ records, today }: AssembledFrom): Part[] => {
  const all = teachersOf(records);
  if (all.length === 0) return [];
  const rowOf = (label: string, of: typeof all): string[][] =>
    of.length > 0
      ? [[label, String(of.length), degreesOf(of.map(({ qualification }) => qualification))]]
      : [];
  const rows = [
    ...teachingPosts.flatMap((post) =>
      rowOf(
        post,
        all.filter(({ designation }) => postOf(designation) === post),
      ),
    ),
    ...rowOf(
      'Others',
      all.filter(({ designation }) => postOf(designation) === null),
    ),
  ];
  return [
    table(
      'Staff and their qualifications',
      { columns: ['Post', 'Number', 'Qualifications, and how many hold them'], rows },
      `As of ${formatDay(today)}.`,
    ),
  ];
};

const ofSession = (of: RecordsOfSession): Part => ({ blockType: 'ofSession', of });

/** Parts that stand for records, where there are any. */
const fromRecords = ({ sessionYear, records, toppers, achievements }: AssembledFrom): Part[] => [
  ...(resultsOfSession(records.results, sessionYear) ? [ofSession('results')] : []),
  ...(toppers.some((row) => row.sessionYear === sessionYear) ? [ofSession('toppers')] : []),
  ...(achievements.some(({ date }) => isWithin(daysOf(sessionYear), text(date)))
    ? [ofSession('achievements')]
    : []),
];

const eventsOf = ({ sessionYear, events }: AssembledFrom): Part[] => {
  const days = daysOf(sessionYear);
  const items = events
    .filter(({ date, category }) => category === 'Events' && isWithin(days, text(date)))
    .toSorted((one, other) => text(one.date).localeCompare(text(other.date)))
    .map(({ date, title }) => ({ text: `${formatDay(text(date))}: ${text(title)}` }));
  return items.length > 0
    ? [{ blockType: 'list', heading: 'Events of the session', ordered: false, items }]
    : [];
};

/** Who sat in them during the session; who sits in them now, where nobody has kept that. */
const committeesOf = ({ sessionYear, records }: AssembledFrom): Part[] => {
  const { from, until } = daysOf(sessionYear);
  return Object.entries(committeeLabels).flatMap(([kind, label]) => {
    const ofKind = records.committees.filter((row) => row.kind === kind);
    const committee =
      ofKind.find((row) => text(row.from) <= until && text(row.until) >= from) ?? ofKind[0];
    if (!committee) return [];
    const term = `Term from ${formatDay(text(committee.from))} to ${formatDay(text(committee.until))}.`;
    return [table(label, membersOf(committee), term)];
  });
};

/** The tables of the Fee Structure, as they are on this day. */
const fees = ({ records, today }: AssembledFrom): Part[] =>
  rowsOf(records.pages.get('/FeeStructure')?.blocks)
    .filter(({ blockType }) => blockType === 'table')
    .map((block) => ({
      blockType: 'table',
      heading: text(block.heading) || 'Fees',
      caption: [text(block.caption), `As of ${formatDay(today)}.`].filter(Boolean).join(' '),
      unit: block.unit ?? 'none',
      columns: rowsOf(block.columns).map(({ label }) => ({ label: text(label) })),
      rows: rowsOf(block.rows).map((row) => ({
        cells: rowsOf(row.cells).map(({ value }) => ({ value: text(value) })),
      })),
      rowTotal: text(block.rowTotal) || null,
      columnTotal: text(block.columnTotal) || null,
    }));

const campus: readonly FigureName[] = [
  'campusArea',
  'builtUpArea',
  'playgroundArea',
  'classrooms',
  'laboratories',
  'library',
  'computers',
  'internet',
  'toiletsGirls',
  'toiletsBoys',
  'toiletsSpecial',
];
const infrastructure = ({ records }: AssembledFrom): Part[] => {
  const rows = campus.flatMap((figure) => {
    const value = figures[figure].of(records);
    return value ? [{ label: figures[figure].label, value }] : [];
  });
  return rows.length > 0 ? [{ blockType: 'facts', heading: 'Campus and equipment', rows }] : [];
};

export const assembleReport = (from: AssembledFrom): Assembled => {
  const principal = figures.principal.of(from.records);
  return {
    signedBy: principal ? `${principal}, Principal` : '',
    blocks: [
      ...inShort(from),
      ...fromRecords(from),
      ...eventsOf(from),
      ...staff(from),
      ...committeesOf(from),
      ...fees(from),
      ...infrastructure(from),
    ],
  };
};
