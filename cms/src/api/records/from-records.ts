/** Parts of a page that stand for records, as the blocks that show them; and facts that are taken from records. */
import { hasLapsed } from '@aangan/contract/disclosure.ts';
import type { Certificate } from '@aangan/contract/entities.ts';
import { certificate as certificateSchema } from '@aangan/contract/entities.ts';
import { figures, isFigure } from '../../disclosure/figures.ts';
import type { SchoolRecords } from '../../disclosure/records.ts';
import { bands, percentage } from '../../disclosure/result-sums.ts';
import { formatDay } from '../../indian-time.ts';
import { groupOf, optionalText, type PathOf, type Row, rowsOf, text } from './stored.ts';
import { toEntity } from './to-entity.ts';

export type Block = Record<string, unknown>;
type Fact = { label: string; value: string };
type Table = { columns: string[]; rows: string[][] };

/** A fact as it is shown: what is taken from the records, then what was written. Without either it is left out. */
export const factOf = (row: Row, records: SchoolRecords): Fact[] => {
  const taken = isFigure(row.figure) ? figures[row.figure].of(records) : null;
  const value = [taken, text(row.value)].filter(Boolean).join(' ');
  return value ? [{ label: text(row.label), value }] : [];
};

/** In words: a colour alone would say it to some only. */
const lapsedWords = 'This document has lapsed.';

const toCertificate = toEntity(certificateSchema);

/** What a certificate says in short: on its page, with the day on which it is told, and on the paper that is made of it. */
export const factsOf = (paper: Omit<Certificate, '_id' | 'file'>, today = ''): Fact[] => {
  const valid = !paper.validUntil
    ? 'No date of expiry'
    : [paper.validFrom && formatDay(paper.validFrom), formatDay(paper.validUntil)]
        .filter(Boolean)
        .join(' to ') + (hasLapsed(paper, today) ? `. ${lapsedWords}` : '');
  const facts = [
    { label: 'Issued by', value: paper.issuedBy },
    { label: 'Number', value: paper.number },
    { label: 'Issued on', value: paper.issuedOn ? formatDay(paper.issuedOn) : '' },
    { label: paper.validFrom || !paper.validUntil ? 'Valid' : 'Valid until', value: valid },
  ];
  return [...facts.filter(({ value }) => value), ...paper.details];
};

/** Those of a kind, as the contract has them. */
export const certificatesOf = (
  { certificates }: SchoolRecords,
  kind: string,
  pathOf: PathOf,
): Certificate[] =>
  certificates
    .filter((row) => row.kind === kind)
    .map((row) => toCertificate(row, pathOf) as Certificate)
    .filter(({ file }) => file !== null);

const sessionsShown = 3;

/** Results, each in a row; null if there is none. */
const resultTable = (
  shown: readonly Row[],
  first: { column: string; of: (row: Row) => string },
): Table | null => {
  if (shown.length === 0) return null;
  const named = Object.entries(bands).filter(([band]) =>
    shown.some((row) => typeof row[band] === 'number'),
  );
  const hasRemarks = shown.some(({ remarks }) => text(remarks));
  return {
    columns: [
      first.column,
      'Registered',
      'Passed',
      'Pass percentage',
      ...named.map(([, label]) => label),
      ...(hasRemarks ? ['Remarks'] : []),
    ],
    rows: shown.map((row) => [
      first.of(row),
      String(row.registered),
      String(row.passed),
      percentage(Number(row.passed), Number(row.registered)),
      ...named.map(([band]) => (typeof row[band] === 'number' ? String(row[band]) : '–')),
      ...(hasRemarks ? [text(row.remarks)] : []),
    ]),
  };
};

/** The last three sessions of a class; null if there is none. */
export const resultsOf = ({ results }: SchoolRecords, ofClass: string): Table | null =>
  resultTable(results.filter((row) => row.class === ofClass).slice(-sessionsShown), {
    column: 'Session',
    of: ({ sessionYear }) => text(sessionYear),
  });

/** Both classes in one session; null if there is none. */
export const resultsOfSession = (results: readonly Row[], session: string): Table | null =>
  resultTable(
    results.filter((row) => row.sessionYear === session),
    { column: 'Class', of: (row) => text(row.class) },
  );

/** The committee of the present term. */
export const committeeOf = ({ committees }: SchoolRecords, kind: string): Row | undefined =>
  committees.find((row) => row.kind === kind);

export const membersOf = (committee: Row): Table => ({
  columns: ['Name', 'Office', 'Who they are'],
  rows: rowsOf(committee.members).map(({ name, office, who }) => [
    text(name),
    text(office),
    text(who),
  ]),
});

/** A stored table as the contract has it. */
export const tableOf = (block: Row): Block => ({
  kind: 'table',
  heading: optionalText(block.heading),
  caption: optionalText(block.caption),
  unit: block.unit ?? 'none',
  columns: rowsOf(block.columns).map((column) => text(column.label)),
  rows: rowsOf(block.rows).map((row) => rowsOf(row.cells).map((cell) => text(cell.value))),
  rowTotal: optionalText(block.rowTotal),
  columnTotal: optionalText(block.columnTotal),
});

export const tableBlock = (heading: string, table: Table): Block => ({
  kind: 'table',
  heading,
  unit: 'none',
  ...table,
});

const expanders: Record<string, (of: string, pathOf: PathOf, records: SchoolRecords) => Block[]> = {
  certificate: (of, pathOf, records) =>
    certificatesOf(records, of, pathOf).flatMap((paper) => [
      { kind: 'document', title: paper.title, file: paper.file, text: paper.text },
      { kind: 'facts', heading: 'In short', rows: factsOf(paper, records.today) },
    ]),
  results: (of, _, records) => {
    const table = resultsOf(records, of);
    return table ? [tableBlock(`Class ${of}`, table)] : [];
  },
  tables: (of, _, { pages }) =>
    rowsOf(pages.get(of)?.blocks)
      .filter(({ blockType }) => blockType === 'table')
      .map(tableOf),
  committee: (of, _, records) => {
    const committee = committeeOf(records, of);
    if (!committee) return [];
    return [tableBlock(`Members until ${formatDay(text(committee.until))}`, membersOf(committee))];
  },
};

/** The blocks that show what a stored block stands for; undefined for one that is shown itself. */
export const expandBlock = (
  block: Row,
  pathOf: PathOf,
  records: SchoolRecords,
): Block[] | undefined => expanders[text(block.blockType)]?.(text(block.of), pathOf, records);

/** Whether any of these blocks is made of records. */
export const readsRecords = (blocks: unknown): boolean =>
  rowsOf(blocks).some(
    (block) =>
      Object.hasOwn(expanders, text(block.blockType)) ||
      rowsOf(block.rows).some((row) => isFigure(groupOf(row).figure)) ||
      rowsOf(block.sections).some((section) => readsRecords(section.blocks)),
  );
