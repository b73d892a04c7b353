/** An annual report as visitors will read it, from what was saved last: records of the session filled in, and children left out whose families do not agree. */
import type { PageBlock } from '@aangan/contract/page-blocks.ts';
import { RichText } from '@payloadcms/richtext-lexical/react';
import type { AdminViewServerProps } from 'payload';
import { may } from '../../access/rights.ts';
import { idOf, isMember } from '../../access/roles.ts';
import { partBlocks, readReports } from '../../api/records/annual-reports.ts';
import { type Row, rowsOf, text } from '../../api/records/stored.ts';
import { PanelPage } from '../panel-page.tsx';

const noFile = () => null;
type Prose = Parameters<typeof RichText>[0]['data'];

const Block = ({ block }: { block: PageBlock }) => {
  if (block.kind === 'facts')
    return (
      <dl>
        {block.rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  if (block.kind !== 'table') return null;
  const hasTotals = block.rowTotal || block.columnTotal;
  const note = [block.caption, hasTotals && 'The website adds it up.'].filter(Boolean).join(' ');
  return (
    <table>
      {note && <caption>{note}</caption>}
      <thead>
        <tr>
          {block.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row.join(' ')}>
            {row.map((cell, index) => (
              <td key={block.columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Part = ({ part, blocks }: { part: Row; blocks: PageBlock[] }) => {
  if (part.blockType === 'prose')
    return (
      <section>
        {text(part.heading) && <h2>{text(part.heading)}</h2>}
        <RichText data={part.text as Prose} />
      </section>
    );
  return blocks.map((block) => (
    <section key={block.heading}>
      {block.heading && <h2>{block.heading}</h2>}
      <Block block={block} />
    </section>
  ));
};

const Report = async ({
  initPageResult: {
    req: { user, payload },
  },
  searchParams,
}: AdminViewServerProps) => {
  const id = Number(searchParams?.id);
  const report =
    isMember(user) && may(user.role, 'read', 'annual-reports') && Number.isSafeInteger(id)
      ? await payload.findByID({
          collection: 'annual-reports',
          id,
          draft: true,
          depth: 0,
          user,
          overrideAccess: false,
          disableErrors: true,
        })
      : null;
  if (!report?.school) return <p>There is no such report.</p>;
  const stored = report as unknown as Row;
  const context = { payload, clock: Date.now };
  const { rows, records } = await readReports(context, idOf(report.school), [stored]);
  const [row] = rows;
  if (!row) return <p>There is no such report.</p>;
  return (
    <article className="report-preview">
      <p className="home__greeting">
        {report._status === 'published' ? 'As it is published' : 'A draft: nobody else sees it'}
      </p>
      <h1>Annual Report {report.sessionYear}</h1>
      {Boolean(row.words) && (
        <section>
          <h2>From the Principal</h2>
          <RichText data={row.words as Prose} />
          <p>{text(row.signedBy)}</p>
        </section>
      )}
      {rowsOf(row.blocks).map((part) => (
        <Part
          key={String(part.id)}
          part={part}
          blocks={partBlocks(part, report.sessionYear, records, noFile) as PageBlock[]}
        />
      ))}
      <p>
        <a href={`/admin/collections/annual-reports/${id}`}>Back to the form</a>
      </p>
    </article>
  );
};

export const PreviewView = (props: AdminViewServerProps) => (
  <PanelPage view={props} className="home">
    <Report {...props} />
  </PanelPage>
);
