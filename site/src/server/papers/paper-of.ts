/** What a page's PDF says: the words, facts and tables of the page, or the Board's whole form. */
import type { AnnualReport } from '@aangan/contract/annual-report.ts';
import type { Disclosure } from '@aangan/contract/disclosure.ts';
import { readFigure } from '@aangan/contract/figures.ts';
import type { Paper, PaperPart } from '@aangan/contract/make-pdf.ts';
import type { BlockKind, BlockOf, PageBlock } from '@aangan/contract/page-blocks.ts';
import type { Route } from '@aangan/contract/routes.ts';
import type { School } from '@aangan/contract/school.ts';
import {
  columnTotals,
  formatNumber,
  grandTotal,
  rowTotals,
} from '@aangan/contract/table-totals.ts';
import { fileUrl } from '../../components/files.ts';
import { plainText } from '../../components/Prose.tsx';
import type { Reader } from '../../pages/page.ts';
import { chooseReport } from '../../rules/annual-report.ts';
import { type Day, formatDay } from '../../rules/day.ts';
import { type At, rowLines } from '../../rules/disclosure.ts';

/** Paragraphs of running text; a list's points stand below each other. */
const paragraphsOf = (html: string): PaperPart[] =>
  html
    .split(/<\/(?:p|li|h\d|blockquote)>/)
    .map(plainText)
    .filter(Boolean)
    .map((text) => ({ kind: 'paragraph', text }));

const tableOf = (block: BlockOf<'table'>): PaperPart => {
  const { columns, rows, rowTotal, columnTotal, unit } = block;
  const show = (value: number) => (unit === 'rupees' ? formatNumber(value) : String(value));
  const showCell = (cell: string) => {
    const value = readFigure(cell);
    return value === null || unit === 'none' ? cell : show(value);
  };
  const perRow = rowTotals(rows);
  const perColumn = columnTotals(rows, columns.length);
  const shown = rows.map((row, index) => [
    row[0] ?? '',
    ...row.slice(1).map(showCell),
    ...(rowTotal ? [show(perRow[index] ?? 0)] : []),
  ]);
  const totals = columnTotal
    ? [
        [
          columnTotal,
          ...perColumn.map((total) => (total === null ? '' : show(total))),
          ...(rowTotal ? [show(grandTotal(rows))] : []),
        ],
      ]
    : [];
  const note = unit === 'rupees' ? 'All amounts in rupees.' : '';
  return {
    kind: 'table',
    caption: [block.caption, note].filter(Boolean).join(' ') || undefined,
    table: {
      columns: rowTotal ? [...columns, rowTotal] : columns,
      rows: [...shown, ...totals],
      isNumbers: (rowTotal ? [...columns, rowTotal] : columns).map(
        (_, index) => index > 0 && shown.some((row) => readFigure(row[index] ?? '') !== null),
      ),
    },
  };
};

/** What each kind of block comes to; pictures are left to the page. */
const partsOf: { [K in BlockKind]?: (block: BlockOf<K>) => PaperPart[] } = {
  prose: ({ html }) => paragraphsOf(html),
  facts: ({ rows }) => [{ kind: 'facts', rows: rows.map(({ label, value }) => [label, value]) }],
  table: (block) => [tableOf(block)],
  list: ({ items, ordered }) => [{ kind: 'list', items, ordered }],
  document: ({ text }) => [{ kind: 'paragraph', text }],
  people: ({ people }) => [{ kind: 'facts', rows: people.map(({ name, role }) => [name, role]) }],
  busRoutes: ({ routes }) =>
    routes.flatMap(({ name, stops }): PaperPart[] => [
      { kind: 'heading', text: name },
      { kind: 'facts', rows: stops.map(({ place, time }) => [place, time]) },
    ]),
  accordion: ({ sections }) =>
    sections.flatMap(({ title, blocks }): PaperPart[] => [
      { kind: 'heading', text: title },
      ...blocks.flatMap(blockParts),
    ]),
};

const blockParts = (block: PageBlock): PaperPart[] => {
  const parts =
    (partsOf[block.kind] as ((of: PageBlock) => PaperPart[]) | undefined)?.(block) ?? [];
  const heading = block.kind === 'document' ? block.title : block.heading;
  return heading && parts.length > 0 ? [{ kind: 'heading', text: heading }, ...parts] : parts;
};

const formParts = ({ sections }: Disclosure, at: At): PaperPart[] =>
  sections.flatMap(({ id, title, rows }): PaperPart[] => [
    { kind: 'heading', text: `${id}. ${title}` },
    { kind: 'facts', rows: rows.map((row) => [row.label, rowLines(id, row, at)]) },
    ...rows.flatMap(({ label, table }): PaperPart[] =>
      table
        ? [
            { kind: 'heading', text: label },
            { kind: 'table', caption: undefined, table },
          ]
        : [],
    ),
  ]);

const reportParts = ({ words, signedBy, blocks }: AnnualReport): PaperPart[] => [
  ...(words
    ? ([
        { kind: 'heading', text: 'From the Principal' },
        ...paragraphsOf(words),
        ...(signedBy ? [{ kind: 'paragraph', text: signedBy }] : []),
      ] as PaperPart[])
    : []),
  ...blocks.flatMap(blockParts),
];

type Asked = {
  school: School;
  route: Route;
  query: URLSearchParams;
  read: Reader;
  origin: string;
  today: Day;
};
/** What a page's PDF says, what it is called where that is not the page's title, and the query that names it. */
type Content = { parts: PaperPart[]; title?: string; search?: string };

const contentOf = async ({
  school,
  route,
  query,
  read,
  origin,
  today,
}: Asked): Promise<Content> => {
  if (route.page.kind === 'mandatory-disclosure') {
    const form = (await read.disclosure())?.data ?? { school: school.name, sections: [] };
    return { parts: formParts(form, { today, origin, fileUrl }) };
  }
  if (route.page.kind === 'annual-report') {
    const { report, isNewest } = chooseReport((await read.list('annualReports')).data, query);
    if (!report) return { parts: [] };
    return {
      parts: reportParts(report),
      title: `${route.title} ${report.sessionYear}`,
      search: isNewest ? '' : `?session=${report.sessionYear}`,
    };
  }
  return { parts: ((await read.page(route.path))?.data.blocks ?? []).flatMap(blockParts) };
};

export const paperOf = async (asked: Asked): Promise<Paper & { search: string }> => {
  const { school, route, origin, today } = asked;
  const { street, city, state, pin } = school.address;
  const { parts, title = route.title, search = '' } = await contentOf(asked);
  return {
    search,
    title,
    issuer: school.name,
    address: [street, city, `${state} ${pin}`.trim()].filter(Boolean).join(', '),
    colour: school.colours.brand,
    note: `${new URL(origin).host}${route.path}${search}, as of ${formatDay(today)}`,
    day: today,
    parts: parts.length > 0 ? parts : [{ kind: 'paragraph', text: 'This page is being prepared.' }],
  };
};
