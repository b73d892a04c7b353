/** Whether each row of the disclosure stands: what is missing, has lapsed or soon will, is not signed, is old, or misses a norm. */
import { signers } from '@aangan/contract/disclosure.ts';
import { lastEnded } from '../annual-report/session.ts';
import { idOf, type Row, rowsOf, text } from '../api/records/stored.ts';
import { readSession } from '../import/days.ts';
import { daysBetween, formatDay } from '../indian-time.ts';
import type { DeadLink } from '../links/dead-links.ts';
import { figureSources, figures, strengthOf } from './figures.ts';
import { annualReportRow, type FormRow, form } from './form.ts';
import { norms } from './norms.ts';
import { countPosts } from './posts.ts';
import type { SchoolRecords } from './records.ts';

export type State = 'red' | 'amber' | 'green';
export type Verdict = { state: State; reason: string };
export type CheckedRow = {
  id: string;
  section: string;
  label: string;
  /** The worst of them first; one, green, where all is well. */
  verdicts: Verdict[];
  state: State;
  /** Where in the back office it is put right. */
  mend: string;
};

const red = (reason: string): Verdict => ({ state: 'red', reason });
const amber = (reason: string): Verdict => ({ state: 'amber', reason });
const green = (reason: string): Verdict => ({ state: 'green', reason });

const inDays = (count: number): string =>
  count === 0 ? 'today' : count === 1 ? 'tomorrow' : `in ${count} days`;

const lapse = (until: string, today: string, [past, coming]: [string, string]): Verdict[] => {
  const left = daysBetween(today, until);
  if (left < 0) return [red(`${past} on ${formatDay(until)}`)];
  return norms.warnDays.some((days) => left <= days)
    ? [amber(`${coming} ${inDays(left)}, on ${formatDay(until)}`)]
    : [];
};

const ageOf = (rows: readonly (Row | undefined)[], today: string): Verdict[] => {
  const moments = rows.flatMap((row) => (row?.updatedAt ? [String(row.updatedAt)] : [])).sort();
  const last = moments.at(-1)?.slice(0, 10);
  return last && daysBetween(last, today) > norms.staleAfterDays
    ? [amber(`Nobody has looked at it since ${formatDay(last)}`)]
    : [];
};

const collection = (slug: string, query = '') => `/admin/collections/${slug}${query}`;

const checkPaper = (
  records: SchoolRecords,
  kind: string,
  today: string,
): { verdicts: Verdict[]; mend: string } => {
  const [paper] = records.certificates.filter((row) => row.kind === kind);
  if (!paper)
    return {
      verdicts: [red('There is no such document yet')],
      mend: collection('certificates', `/create?kind=${kind}`),
    };
  const file = String(idOf(paper.file));
  const signedAs = records.signatures
    .filter(
      (row) =>
        String(idOf(row.certificate)) === String(paper.id) && String(idOf(row.file)) === file,
    )
    .map((row) => row.as);
  const unsigned = signers.filter((as) => !signedAs.includes(as));
  return {
    verdicts: [
      ...(text(paper.validUntil) ? lapse(text(paper.validUntil), today, ['Lapsed', 'Lapses']) : []),
      ...(unsigned.length > 0 ? [amber(`Not signed by the ${unsigned.join(' and the ')}`)] : []),
    ],
    mend: collection('certificates', `/${paper.id}`),
  };
};

const checkResults = (records: SchoolRecords, ofClass: string, today: string): Verdict[] => {
  const rows = records.results.filter((row) => row.class === ofClass);
  if (rows.length === 0) return [red('There are no results yet')];
  const latest = readSession('results 0', today) ?? '';
  const sums = rows
    .filter(({ from90, from75, from60, below60 }) =>
      [from90, from75, from60, below60].every((count) => typeof count === 'number'),
    )
    .filter(
      ({ from90, from75, from60, below60, registered }) =>
        Number(from90) + Number(from75) + Number(from60) + Number(below60) !== Number(registered),
    );
  return [
    ...(rows.some(({ sessionYear }) => sessionYear === latest)
      ? []
      : [red(`The results of ${latest} are missing`)]),
    ...(rows.length < norms.sessionsOfResults
      ? [amber(`Only ${rows.length} of the last ${norms.sessionsOfResults} sessions`)]
      : []),
    ...sums.map(({ sessionYear }) =>
      amber(`The four bands of ${text(sessionYear)} do not add up to those registered`),
    ),
  ];
};

const checkNorms = (records: SchoolRecords): Verdict[] => {
  const strength = strengthOf(records);
  const staff = records.faculty.map((row) => ({
    name: text(row.name),
    designation: text(row.designation),
  }));
  const { teachers, uncounted } = countPosts(staff);
  const counted = teachers - uncounted;
  if (!strength || counted <= 0) return [];
  const perSection = counted / strength.sections;
  const perTeacher = strength.students / counted;
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

const uncountedStaff = (records: SchoolRecords): Verdict[] => {
  const { unknown } = countPosts(
    records.faculty.map((row) => ({ name: text(row.name), designation: text(row.designation) })),
  );
  return unknown.length > 0
    ? [
        amber(
          `${unknown.length} of the Staff List count as no post: ${unknown.slice(0, 3).join(', ')}`,
        ),
      ]
    : [];
};

const fromStaffList = ['teachers', 'pgt', 'tgt', 'prt', 'specialEducator', 'counsellor'];

const checkRow = (
  records: SchoolRecords,
  { source }: FormRow,
  today: string,
): { verdicts: Verdict[]; mend: string } => {
  const profile = collection('schools', `/${records.school.id}`);
  if ('certificate' in source) return checkPaper(records, source.certificate, today);
  if ('results' in source)
    return {
      verdicts: checkResults(records, source.results, today),
      mend: collection('board-results'),
    };
  if ('committee' in source) {
    const committee = records.committees.find((row) => row.kind === source.committee);
    return {
      verdicts: committee
        ? lapse(text(committee.until), today, ['The term ended', 'The term ends'])
        : [red('Nobody is named yet')],
      mend: committee
        ? collection('committees', `/${committee.id}`)
        : collection('committees', '/create'),
    };
  }
  if ('page' in source) {
    const page = records.pages.get(source.page);
    return {
      verdicts:
        rowsOf(page?.blocks).length > 0
          ? ageOf([page], today)
          : [red('The page is not written yet')],
      mend: page ? collection('pages', `/${page.id}`) : collection('pages'),
    };
  }
  const { figure } = source;
  const value = figures[figure].of(records);
  const mend = fromStaffList.includes(figure)
    ? collection('faculty')
    : figure === 'teachersPerSection'
      ? collection('pages', `/${records.pages.get('/SchoolStrength')?.id ?? ''}`)
      : profile;
  if (value === null) return { verdicts: [red('It is missing')], mend };
  return {
    verdicts: [
      ...(figure === 'teachersPerSection' ? checkNorms(records) : []),
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
  { mend, deadLinks }: { mend: string; deadLinks: readonly DeadLink[] },
): Verdict[] => {
  const isHere = ({ url, places }: DeadLink): boolean =>
    'page' in source
      ? places.some(({ href }) => href === mend)
      : 'figure' in source && figures[source.figure].of(records) === url;
  return deadLinks.filter(isHere).map(({ url, reason }) => red(`${reason}: ${url}`));
};

/** The report of the session that ended last: when it is begun, and until when it must stand on the website. */
const checkReport = (
  { reports }: SchoolRecords,
  today: string,
): { verdicts: Verdict[]; mend: string } => {
  const session = lastEnded(today);
  const [, year = ''] = session.split('-');
  const report = reports.find(({ sessionYear }) => sessionYear === session);
  const mend = report
    ? collection('annual-reports', `/${report.id}`)
    : collection('annual-reports', `/create?session=${session}`);
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
  { verdicts, mend }: { verdicts: Verdict[]; mend: string },
): CheckedRow => {
  const sorted = verdicts.toSorted((a, b) => rank[a.state] - rank[b.state]);
  const shown = sorted.length > 0 ? sorted : [green('In order')];
  return { ...row, verdicts: shown, state: shown[0]?.state ?? 'green', mend };
};

/** Every row of the form, and the annual report, with what is wrong with it. */
export const checkDisclosure = (
  records: SchoolRecords,
  today: string,
  deadLinks: readonly DeadLink[] = [],
): CheckedRow[] => [
  ...form.flatMap(({ id: section, rows }) =>
    rows.map((row) => {
      const { verdicts, mend } = checkRow(records, row, today);
      const dead = checkLinks(records, row, { mend, deadLinks });
      const { id, label } = row;
      return toChecked({ id, label, section }, { verdicts: [...verdicts, ...dead], mend });
    }),
  ),
  toChecked({ ...annualReportRow, section: 'C' }, checkReport(records, today)),
];
