/** Mandatory public disclosure as the Board lists it: each row of the form, filled from the school's records. */
import type { Answer } from '@aangan/contract/calls.ts';
import {
  type Disclosure,
  type DisclosureRow,
  type DisclosureSection,
  disclosure,
  hasLapsed,
} from '@aangan/contract/disclosure.ts';
import type { Certificate, CertificateKind } from '@aangan/contract/entities.ts';
import { figureSources, figures } from '../../disclosure/figures.ts';
import { annualReportRow, certificatePages, type FormRow, form } from '../../disclosure/form.ts';
import type { SchoolRecords } from '../../disclosure/records.ts';
import { writtenPages } from '../../disclosure/written-pages.ts';
import { today as todayOf } from '../../fields/day-field.ts';
import { formatDay } from '../../indian-time.ts';
import type { ApiContext } from '../context.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import { certificatesOf, committeeOf, membersOf, resultsOf } from './from-records.ts';
import { only, show } from './read-records.ts';
import { loadSchoolRecords, nextLapse } from './school-records.ts';
import { dayOf, groupOf, idOf, type PathOf, type Row, rowsOf, text } from './stored.ts';

/** The last of some moments. */
const latest = (rows: readonly (Row | undefined)[]): string | null =>
  rows
    .flatMap((row) => (row?.updatedAt ? [new Date(String(row.updatedAt)).toISOString()] : []))
    .sort()
    .at(-1) ?? null;

const signaturesOf = ({ signatures }: SchoolRecords, { _id, file }: Certificate) =>
  signatures
    .filter(({ certificate, path }) => String(idOf(certificate)) === _id && path === file)
    .map((row) => ({ as: row.as, name: text(row.name), signedOn: dayOf(row.createdAt) }));

const toDocument = (records: SchoolRecords, paper: Certificate) => {
  const { _id, kind, ...shown } = paper;
  return { ...shown, signatures: signaturesOf(records, paper) };
};

const periodOf = ({ validUntil, issuedOn }: Certificate, today: string): string =>
  validUntil
    ? `${hasLapsed({ validUntil }, today) ? 'Lapsed: it was valid' : 'Valid'} until ${formatDay(validUntil)}`
    : issuedOn
      ? `Issued on ${formatDay(issuedOn)}`
      : 'On file';

type Filled = Pick<DisclosureRow, 'value' | 'table' | 'changed'> & {
  documents: unknown[];
  /** Where it is shown, if not on the page that the form names. */
  page?: string;
};

const empty: Filled = { value: null, table: null, changed: null, documents: [] };

const papersOf = (records: SchoolRecords, kind: CertificateKind, pathOf: PathOf): Filled => {
  const papers = certificatesOf(records, kind, pathOf);
  const [first] = papers;
  if (!first) return empty;
  return {
    ...empty,
    value: periodOf(first, records.today),
    documents: papers.map((paper) => toDocument(records, paper)),
    changed: latest(records.certificates.filter((row) => row.kind === kind)),
  };
};

const fill = (records: SchoolRecords, { source }: FormRow, pathOf: PathOf): Filled => {
  if ('figure' in source)
    return {
      ...empty,
      value: figures[source.figure].of(records),
      changed: latest(figureSources(source.figure, records)),
    };
  if ('certificate' in source) return papersOf(records, source.certificate, pathOf);
  if ('page' in source) {
    const pages = writtenPages(records, source);
    const [page] = pages;
    return page
      ? { ...empty, value: text(page.summary), page: text(page.path), changed: latest(pages) }
      : empty;
  }
  if ('committee' in source) {
    const committee = committeeOf(records, source.committee);
    return committee
      ? {
          ...empty,
          value: `Term until ${formatDay(text(committee.until))}`,
          table: membersOf(committee),
          changed: latest([committee]),
        }
      : empty;
  }
  const table = resultsOf(records, source.results);
  return table
    ? {
        ...empty,
        value: `${table.rows.length === 1 ? 'One session' : `${table.rows.length} sessions`}`,
        table,
        changed: latest(records.results.filter((row) => row.class === source.results)),
      }
    : empty;
};

/** The newest annual report on the website. */
const reportOf = ({ reports }: SchoolRecords) =>
  reports
    .filter(({ _status }) => _status === 'published')
    .slice(0, 1)
    .map((report) => ({
      ...empty,
      ...annualReportRow,
      value: `Session ${text(report.sessionYear)}`,
      page: '/AnnualReport',
      changed: latest([report]),
    }));

/** Rows and documents that the Board's form does not ask for. */
const added = (records: SchoolRecords, section: DisclosureSection, pathOf: PathOf) => {
  const rows = rowsOf(groupOf(records.school.disclosure).rows)
    .filter((row) => row.section === section)
    .map((row, index) => ({
      ...empty,
      id: `added-${section}${index + 1}`,
      label: text(row.label),
      value: text(row.value),
      page: null,
      changed: latest([records.school]),
    }));
  if (section === 'C') return [...reportOf(records), ...rows];
  if (section !== 'B') return rows;
  const more = (['leaving', 'minority', 'other'] as const).flatMap((kind) =>
    certificatesOf(records, kind, pathOf).map((paper) => ({
      ...empty,
      id: `added-${kind}-${paper._id}`,
      label: paper.title,
      value: periodOf(paper, records.today),
      page: certificatePages[kind] ?? null,
      documents: [toDocument(records, paper)],
      changed: latest(records.certificates.filter(({ id }) => String(id) === paper._id)),
    })),
  );
  return [...more, ...rows];
};

export const toDisclosure = (records: SchoolRecords) => (school: Row, pathOf: PathOf) => ({
  school: text(school.name),
  sections: form.map(({ id, title, rows }) => ({
    id,
    title,
    rows: [
      ...rows.map((row) => ({
        id: row.id,
        label: row.label,
        page: row.page,
        ...fill(records, row, pathOf),
      })),
      ...added(records, id, pathOf),
    ],
  })),
});

/** Answers `GET /api/disclosure/{school}`. */
export const loadDisclosure =
  (context: ApiContext) =>
  async ({ params }: ApiRequest): Promise<Answer<Disclosure>> => {
    const school = await context.schoolId(params.school ?? '');
    const records = await loadSchoolRecords(context, school, todayOf(new Date(context.clock())));
    const validUntil = nextLapse(records);
    return {
      ...only(await show(context, 'schools', [records.school], toDisclosure(records), disclosure)),
      ...(validUntil ? { validUntil } : {}),
    };
  };
