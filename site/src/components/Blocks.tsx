/** Draws the blocks of a static page. A kind without a component is a compile error. */

import { readFigure } from '@aangan/contract/figures.ts';
import type { BlockKind, BlockOf, PageBlock } from '@aangan/contract/page-blocks.ts';
import {
  columnTotals,
  formatNumber,
  grandTotal,
  rowTotals,
} from '@aangan/contract/table-totals.ts';
import type { ComponentType } from 'react';
import { EmbeddedDocument } from './EmbeddedDocument.tsx';
import { EnlargeableLink } from './EnlargeableLink.tsx';
import { Icon } from './Icon.tsx';
import { PersonCard } from './PersonCard.tsx';
import { Picture } from './Picture.tsx';
import { Prose } from './Prose.tsx';
import { pictureSizes } from './picture-sizes.ts';

type BlockProps<K extends BlockKind> = { block: BlockOf<K> };

const ProseBlock = ({ block }: BlockProps<'prose'>) => <Prose html={block.html} />;

const isEmail = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);

const FactsBlock = ({ block }: BlockProps<'facts'>) => (
  <dl className="facts">
    {block.rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="pre-line">
          {isEmail(value) ? <a href={`mailto:${value}`}>{value}</a> : value}
        </dd>
      </div>
    ))}
  </dl>
);

const TableBlock = ({ block }: BlockProps<'table'>) => {
  const { columns, rows, rowTotal, columnTotal } = block;
  const perRow = rowTotals(rows);
  const perColumn = columnTotals(rows, columns.length);
  const hasNumbers = columns.map((_, index) =>
    rows.some((row) => readFigure(row[index] ?? '') !== null),
  );
  const align = (index: number) => (index > 0 && hasNumbers[index] ? 'number' : undefined);
  /** A sum of money gets its commas, and keeps its plain digits for machines. */
  const show = (value: number) =>
    block.unit === 'rupees' ? <data value={value}>{formatNumber(value)}</data> : value;
  const showCell = (cell: string) => {
    const value = readFigure(cell);
    return value === null || block.unit === 'none' ? cell : show(value);
  };
  return (
    <section
      className="table-frame"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll a table wider than the screen
      tabIndex={0}
      aria-label={block.caption ?? block.heading ?? 'Table'}
    >
      <table>
        {block.caption && <caption>{block.caption}</caption>}
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={align(index)}>
                {column}
              </th>
            ))}
            {rowTotal && (
              <th scope="col" className="number">
                {rowTotal}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.join(' ')}>
              <th scope="row">{row[0]}</th>
              {columns.slice(1).map((column, index) => (
                <td key={column} className={align(index + 1)}>
                  {showCell(row[index + 1] ?? '')}
                </td>
              ))}
              {rowTotal && <td className="number total">{show(perRow[rowIndex] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
        {columnTotal && (
          <tfoot>
            <tr>
              <th scope="row">{columnTotal}</th>
              {perColumn.map((total, index) => (
                <td key={columns[index + 1]} className="number total">
                  {total === null ? '' : show(total)}
                </td>
              ))}
              {rowTotal && <td className="number total">{show(grandTotal(rows))}</td>}
            </tr>
          </tfoot>
        )}
      </table>
      {block.unit === 'rupees' && <p className="table-note">All amounts in rupees.</p>}
    </section>
  );
};

const FigureBlock = ({ block }: BlockProps<'figure'>) => (
  <figure className="figure">
    <Picture path={block.file} sizes={pictureSizes.column} />
    {block.caption && <figcaption>{block.caption}</figcaption>}
  </figure>
);

const PhotosBlock = ({ block }: BlockProps<'photos'>) => (
  <ul className="photo-set" data-photo-set="">
    {block.photos.map(({ file, caption }) => (
      <li key={file}>
        <EnlargeableLink
          path={file}
          caption={caption ?? ''}
          label={caption ? `Enlarge: ${caption}` : 'Enlarge this photo'}
        >
          <Picture path={file} sizes={pictureSizes.grid} />
        </EnlargeableLink>
        {caption && <p className="photo-caption">{caption}</p>}
      </li>
    ))}
  </ul>
);

const DocumentBlock = ({ block }: BlockProps<'document'>) => (
  <EmbeddedDocument title={block.title} file={block.file} text={block.text} />
);

const PeopleBlock = ({ block }: BlockProps<'people'>) => (
  <ul className="entries entries-people">
    {block.people.map(({ name, role, photo }) => (
      <li key={`${name} ${role}`}>
        <PersonCard
          heading={block.heading ? 'h3' : 'h2'}
          name={name}
          lines={[role]}
          photo={photo}
        />
      </li>
    ))}
  </ul>
);

const ListBlock = ({ block }: BlockProps<'list'>) => {
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={block.ordered ? 'steps' : 'points'}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
};

const BusRoutesBlock = ({ block }: BlockProps<'busRoutes'>) => (
  <ul className="bus-routes">
    {block.routes.map(({ name, stops }) => (
      <li key={name}>
        <h3>{name}</h3>
        <ol className="bus-stops">
          {stops.map(({ place, time }) => (
            <li key={place}>
              <span>{place}</span>
              <time>{time}</time>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ul>
);

/** One section open at a time, by the browser's own means; the first is open at first. */
const AccordionBlock = ({ block }: BlockProps<'accordion'>) => (
  <div className="accordion">
    {block.sections.map(({ title, blocks }, index) => (
      <details key={title} name={`accordion-${block.sections[0]?.title}`} open={index === 0}>
        <summary>
          <h2>{title}</h2>
          <Icon name="down" />
        </summary>
        <div className="accordion-content">
          <Blocks blocks={blocks} inside />
        </div>
      </details>
    ))}
  </div>
);

const components: { [K in BlockKind]: ComponentType<BlockProps<K>> } = {
  prose: ProseBlock,
  facts: FactsBlock,
  table: TableBlock,
  figure: FigureBlock,
  photos: PhotosBlock,
  document: DocumentBlock,
  people: PeopleBlock,
  list: ListBlock,
  busRoutes: BusRoutesBlock,
  accordion: AccordionBlock,
};

type BlocksProps = {
  blocks: readonly PageBlock[];
  /** Within an accordion's section, whose title is an h2 already. */
  inside?: boolean;
};

export const Blocks = ({ blocks, inside = false }: BlocksProps) => {
  const Heading = inside ? 'h3' : 'h2';
  return blocks.map((block, index) => {
    const Block = components[block.kind] as ComponentType<{ block: PageBlock }>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks have no other identity and are drawn once
      <section key={index} className={`block block-${block.kind}`}>
        {block.heading && <Heading>{block.heading}</Heading>}
        <Block block={block} />
      </section>
    );
  });
};

/** Whether any of the blocks has photos that enlarge, so that the page needs the photo viewer. */
export const hasPhotos = (blocks: readonly PageBlock[]): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'photos' ||
      (block.kind === 'accordion' && block.sections.some((section) => hasPhotos(section.blocks))),
  );
