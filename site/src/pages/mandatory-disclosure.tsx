/** Mandatory public disclosure on one page, as the Board lists it: each row with what it says, its document, and who confirmed it. */

import { addressOf, calls } from '@aangan/contract/calls.ts';
import {
  type DisclosedDocument,
  type DisclosureRow,
  hasLapsed,
} from '@aangan/contract/disclosure.ts';
import { routeOf } from '@aangan/contract/routes.ts';
import { Attachment } from '../components/Attachment.tsx';
import { ExternalLink } from '../components/ExternalLink.tsx';
import { Icon } from '../components/Icon.tsx';
import { PaperLink } from '../components/PaperLink.tsx';
import { type Day, dayInKolkata, formatDay } from '../rules/day.ts';
import { signaturesIn, validityOf } from '../rules/disclosure.ts';
import { summaryOf } from './list-page.tsx';
import { heedsNothing, type PageDefinition } from './page.ts';
import { Unwritten } from './Unwritten.tsx';

const DocumentOf = ({ paper, today }: { paper: DisclosedDocument; today: Day }) => (
  <div className="disclosed-document">
    <Attachment path={paper.file} label={paper.title} />
    <p>
      {paper.number && <span>Number {paper.number}. </span>}
      {paper.issuedBy && <span>Issued by {paper.issuedBy}. </span>}
      {hasLapsed(paper, today) ? (
        <strong>{validityOf(paper, today)}.</strong>
      ) : (
        <span>{validityOf(paper, today)}.</span>
      )}
    </p>
    <p className="disclosed-signatures">{signaturesIn(paper)}.</p>
  </div>
);

const isWebAddress = (value: string) => /^https?:\/\//.test(value);

const ValueOf = ({ row: { value, documents }, today }: { row: DisclosureRow; today: Day }) => {
  if (documents.length > 0)
    return documents.map((paper) => <DocumentOf key={paper.file} paper={paper} today={today} />);
  if (value === null) return <p className="disclosed-missing">Not given yet</p>;
  return (
    <p className="pre-line">
      {isWebAddress(value) ? <ExternalLink href={value}>{value}</ExternalLink> : value}
    </p>
  );
};

/** A figure or a session is never broken, not even at its hyphen. */
const unbroken = (cell: string | undefined) =>
  /^[\d.,%–-]+$/.test(cell ?? '') ? 'unbroken' : undefined;

const TableOf = ({
  label,
  table,
}: {
  label: string;
  table: NonNullable<DisclosureRow['table']>;
}) => (
  <section
    className="table-frame"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll a table wider than the screen
    tabIndex={0}
    aria-label={label}
  >
    <table>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([first, ...rest]) => (
          <tr key={[first, ...rest].join(' ')}>
            <th scope="row" className={unbroken(first)}>
              {first}
            </th>
            {rest.map((cell, index) => (
              <td key={table.columns[index + 1]} className={unbroken(cell)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** `isLast`: of those beside each other that lead to the same page; one link is enough for all. */
const Row = ({ row, isLast, today }: { row: DisclosureRow; isLast: boolean; today: Day }) => {
  const route = row.page && isLast ? routeOf(row.page) : undefined;
  return (
    <div className="disclosed-row" id={row.id}>
      <dt>{row.label}</dt>
      <dd>
        <ValueOf row={row} today={today} />
        {row.table && <TableOf label={row.label} table={row.table} />}
        {(route || row.changed) && (
          <p className="disclosed-more">
            {row.changed && <span>Last changed {formatDay(dayInKolkata(row.changed))}</span>}
            {route && <a href={route.path}>More: {route.title}</a>}
          </p>
        )}
      </dd>
    </div>
  );
};

const dataPath = (school: string) => addressOf(calls.disclosure, { school });

export const mandatoryDisclosurePage: PageDefinition<'mandatory-disclosure'> = {
  heeds: heedsNothing,
  // A document lapses at midnight.
  dependsOnDay: true,
  view: async (input) => {
    const [form, summary] = await Promise.all([input.read.disclosure(), summaryOf(input)]);
    return {
      summary:
        summary ||
        'All that the Board asks a school to publish, on one page: facts, documents, results, staff and buildings.',
      files: form?.files ?? {},
      body: (
        <div className="wide page-body">
          {form ? (
            <>
              <PaperLink route={input.route} />
              <p className="paper-link">
                <a className="attachment" href={dataPath(input.school.code)}>
                  <Icon name="document" />
                  The same as data for programs (JSON)
                </a>
              </p>
              {form.data.sections.map(({ id, title, rows }) => (
                <section key={id} className="block disclosed-section">
                  <h2>
                    {id}. {title}
                  </h2>
                  <dl className="disclosed">
                    {rows.map((row, index) => (
                      <Row
                        key={row.id}
                        row={row}
                        isLast={rows[index + 1]?.page !== row.page}
                        today={input.today}
                      />
                    ))}
                  </dl>
                </section>
              ))}
            </>
          ) : (
            <Unwritten />
          )}
        </div>
      ),
    };
  },
};
