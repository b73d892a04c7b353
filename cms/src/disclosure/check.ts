/** Whether each row of the disclosure stands: what is missing, has lapsed or soon will, is not signed, is old, or misses a norm. */
import { lastEnded } from '../annual-report/session.ts';
import { type Id, type Row, rowsOf, text } from '../api/records/stored.ts';
import { readSession } from '../import/days.ts';
import { daysBetween, formatDay } from '../indian-time.ts';
import type { DeadLink } from '../links/dead-links.ts';
import { checkPapers, type Signing } from './check-papers.ts';
import { type FigureName, figureSources, figures, postsOf } from './figures.ts';
import { annualReportRow, type FormRow, form, type PageSource } from './form.ts';
import { mendAddress, recordAddress } from './mend.ts';
import { norms } from './norms.ts';
import { whatToWrite } from './posts.ts';
import type { SchoolRecords } from './records.ts';
import type { SignerAccount } from './signers.ts';
import { describeStrength, readStrength, strengthOf } from './strength/read.ts';
import { amber, green, lapse, red, type State, type Verdict } from './verdicts.ts';
import { mendFigure, mendPage } from './ways.ts';
import { pageToOpen, writtenPages } from './written-pages.ts';

export type { State, Verdict } from './verdicts.ts';

export type CheckedRow = {
  id: string;
  section: string;
  label: string;
  /** The worst of them first; one, green, where all is well. */
  verdicts: Verdict[];
  state: State;
  /** Where in the back office it is put right. */
  mend: string;
  /** Where another paper is added to those that are there. */
  add?: string;
  /** What was read, also where all is well: so that a table which is read otherwise than it was meant is noticed. */
  note?: string;
};

const ageOf = (rows: readonly (Row | undefined)[], today: string): Verdict[] => {
  const moments = rows.flatMap((row) => (row?.updatedAt ? [String(row.updatedAt)] : [])).sort();
  const last = moments.at(-1)?.slice(0, 10);
  return last && daysBetween(last, today) > norms.staleAfterDays
    ? [amber(`Nobody has looked at it since ${formatDay(last)}`)]
    : [];
};

/** What is wrong, what was read, the records in which it stands, and where it is put right. */
type Found = Pick<CheckedRow, 'verdicts' | 'mend' | 'add' | 'note'> & {
  records?: readonly string[];
};

const checkResults = (records: SchoolRecords, ofClass: string, today: string): Found => {
  const rows = records.results.filter((row) => row.class === ofClass);
  const sessions = Array.from(
    { length: norms.sessionsOfResults },
    (_, ago) => readSession(`results ${-ago}`, today) ?? '',
  );
  const [latest = ''] = sessions;
  const missing = sessions.find((session) => rows.every((row) => row.sessionYear !== session));
  const wrong = rows
    .filter(({ from90, from75, from60, below60 }) =>
      [from90, from75, from60, below60].every((count) => typeof count === 'number'),
    )
    .filter(
      ({ from90, from75, from60, below60, registered }) =>
        Number(from90) + Number(from75) + Number(from60) + Number(below60) !== Number(registered),
    );
  const collection = 'board-results';
  const begin = { class: ofClass, session: missing ?? latest };
  const isShort = rows.length < norms.sessionsOfResults;
  const toAdd = missing === latest || isShort;
  const toOpen = wrong[0] ?? rows.at(-1);
  return {
    mend:
      toAdd || !toOpen
        ? mendAddress({ collection, begin, field: 'registered' })
        : mendAddress({ collection, id: toOpen.id, field: 'registered' }),
    verdicts:
      rows.length === 0
        ? [red('There are no results yet')]
        : [
            ...(missing === latest ? [red(`The results of ${latest} are missing`)] : []),
            ...(isShort
              ? [amber(`Only ${rows.length} of the last ${norms.sessionsOfResults} sessions`)]
              : []),
            ...wrong.map(({ sessionYear }) =>
              amber(`The four bands of ${text(sessionYear)} do not add up to those registered`),
            ),
          ],
  };
};

const checkNorms = (records: SchoolRecords): Verdict[] => {
  const strength = strengthOf(records);
  const { inRatios } = postsOf(records);
  if (!strength || inRatios === 0) return [];
  const perSection = inRatios / strength.sections;
  const perTeacher = strength.students / inRatios;
  return [
    ...(perSection < norms.leastTeachersPerSection
      ? [
          red(
            `${perSection.toFixed(2)} teachers to a section; the Board asks for ${norms.leastTeachersPerSection}`,
          ),
        ]
      : []),
    ...(perTeacher > norms.mostStudentsPerTeacher
      ? [
          red(
            `${perTeacher.toFixed(1)} students to a teacher; the Board allows ${norms.mostStudentsPerTeacher}`,
          ),
        ]
      : []),
  ];
};

/** What the table of School Strength was taken for, and what about it is in doubt. */
const checkStrength = (records: SchoolRecords): { verdicts: Verdict[]; note?: string } => {
  const { strength, doubts } = readStrength(records);
  const verdicts = doubts.map(amber);
  return strength ? { verdicts, note: describeStrength(strength) } : { verdicts };
};

const uncountedStaff = (records: SchoolRecords): Verdict[] => {
  const { unknown } = postsOf(records);
  const named = unknown.map(({ name, designation }) => `${name} (${designation})`);
  return named.length > 0
    ? [
        amber(
          `${named.length} of the Staff List ${named.length === 1 ? 'counts' : 'count'} as no post: ${named.join('; ')}. ${whatToWrite}`,
        ),
      ]
    : [];
};

const checkPage = (records: SchoolRecords, source: PageSource, today: string): Found => {
  const pages = writtenPages(records, source);
  const begun = pageToOpen(records, source);
  const missing =
    begun?._status === 'draft'
      ? 'The page is a draft, which nobody sees before it is published'
      : rowsOf(begun?.blocks).length > 0
        ? 'The table of the page is empty'
        : 'The page is not written yet';
  return {
    verdicts: pages.length > 0 ? ageOf(pages, today) : [red(missing)],
    mend: mendPage(records, source),
    records: pages.map(({ id }) => recordAddress('pages', id)),
  };
};

/** Heads that not every school has, though the form asks every school. */
const maybeNone: readonly FigureName[] = ['vicePrincipal', 'headmistress'];
const missingWords = (figure: FigureName): string =>
  maybeNone.includes(figure)
    ? 'It is missing; a school without one writes “Not applicable”'
    : 'It is missing';

const checkRow = (
  records: SchoolRecords,
  { source }: FormRow,
  today: string,
  signing: Signing,
): Found => {
  if ('certificate' in source) return checkPapers(records, source.certificate, today, signing);
  if ('results' in source) return checkResults(records, source.results, today);
  if ('page' in source) return checkPage(records, source, today);
  if ('committee' in source) {
    const committee = records.committees.find((row) => row.kind === source.committee);
    return {
      verdicts: committee
        ? lapse(text(committee.until), today, ['The term ended', 'The term ends'])
        : [red('Nobody is named yet')],
      mend: mendAddress({
        collection: 'committees',
        id: committee?.id,
        begin: { kind: source.committee },
        field: committee ? 'until' : 'from',
      }),
    };
  }
  const { figure } = source;
  const mend = mendFigure(records, figure);
  const { verdicts: doubts, ...read } =
    figure === 'teachersPerSection' ? checkStrength(records) : { verdicts: [] };
  if (figures[figure].of(records) === null)
    return { verdicts: [red(missingWords(figure)), ...doubts], mend, ...read };
  return {
    ...read,
    verdicts: [
      ...(figure === 'teachersPerSection' ? checkNorms(records) : []),
      ...doubts,
      ...(figure === 'teachers' ? uncountedStaff(records) : []),
      ...ageOf(figureSources(figure, records), today),
    ],
    mend,
  };
};

/** The dead links of what the row is taken from. */
const checkLinks = (
  records: SchoolRecords,
  { source }: FormRow,
  { within, deadLinks }: { within: readonly string[]; deadLinks: readonly DeadLink[] },
): Verdict[] => {
  const isHere = ({ url, places }: DeadLink): boolean =>
    places.some(({ href }) => within.includes(href)) ||
    ('figure' in source && figures[source.figure].of(records) === url);
  return deadLinks.filter(isHere).map(({ url, reason }) => red(`${reason}: ${url}`));
};

/** The report of the session that ended last: when it is begun, and until when it must stand on the website. */
const checkReport = ({ reports }: SchoolRecords, today: string): Found => {
  const session = lastEnded(today);
  const [, year = ''] = session.split('-');
  const report = reports.find(({ sessionYear }) => sessionYear === session);
  const mend = mendAddress({ collection: 'annual-reports', id: report?.id, begin: { session } });
  const due = `${year}-${norms.annualReport.dueBy}`;
  if (report?._status === 'published' || today < `${year}-${norms.annualReport.warnFrom}`)
    return { verdicts: [], mend };
  const what = report
    ? `The report of ${session} is a draft`
    : `The report of ${session} is missing`;
  return {
    verdicts: [
      today > due
        ? red(`${what}; it was due before ${formatDay(due)}`)
        : amber(`${what}; it is due before ${formatDay(due)}`),
    ],
    mend,
  };
};

const rank: Record<State, number> = { red: 0, amber: 1, green: 2 };

const toChecked = (
  row: Pick<CheckedRow, 'id' | 'label' | 'section'>,
  { verdicts, mend, add, note }: Found,
): CheckedRow => {
  const sorted = verdicts.toSorted((a, b) => rank[a.state] - rank[b.state]);
  const shown = sorted.length > 0 ? sorted : [green('In order')];
  const told = {
    ...(add === undefined ? {} : { add }),
    ...(note === undefined ? {} : { note }),
  };
  return { ...row, mend, ...told, verdicts: shown, state: shown[0]?.state ?? 'green' };
};

/** Every row of the form, and the annual report, with what is wrong with it. */
export const checkDisclosure = (
  records: SchoolRecords,
  today: string,
  deadLinks: readonly DeadLink[] = [],
  /** Who of the school is set to sign. */
  accounts: readonly SignerAccount[] = [],
  /** The certificates that whoever looks can sign. */
  awaiting: readonly Id[] = [],
): CheckedRow[] => [
  ...form.flatMap(({ id: section, rows }) =>
    rows.map((row) => {
      const checked = checkRow(records, row, today, { accounts, awaiting });
      const dead = checkLinks(records, row, { within: checked.records ?? [], deadLinks });
      const { id, label } = row;
      return toChecked(
        { id, label, section },
        { ...checked, verdicts: [...checked.verdicts, ...dead] },
      );
    }),
  ),
  toChecked({ ...annualReportRow, section: 'C' }, checkReport(records, today)),
];
