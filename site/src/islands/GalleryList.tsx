/** The Gallery page's albums. In the browser so that filters answer at once; without it the same form asks the server. */

import type { Gallery } from '@aangan/contract/entities.ts';
import { ExternalLink } from '../components/ExternalLink.tsx';
import {
  drawnFrom,
  FilterableList,
  type ListKind,
  type ListProps,
  listAnswers,
  listPropNames,
} from '../components/FilterableList.tsx';
import { Icon } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import { pictureSizes } from '../components/picture-sizes.ts';
import { dayOfMonth, monthName, yearOf } from '../rules/day.ts';
import { filterGallery } from '../rules/list-filters.ts';
import type { DrawnIsland } from './island.ts';

const count = (photos: number) => (photos === 1 ? '1 photo' : `${photos} photos`);

const GalleryEntry = ({ record }: { record: Gallery }) => (
  <article className="card">
    <Picture
      path={record.attachments[0]}
      fallback="gallery"
      sizes={pictureSizes.card}
      alt=""
      className="card-picture"
    />
    <div className="card-text">
      <p className="card-meta">
        <time dateTime={record.date}>
          {dayOfMonth(record.date)} {monthName(record.date)} {yearOf(record.date)}
        </time>
        <span>
          <Icon name="camera" />
          {count(record.attachments.length)}
        </span>
      </p>
      <h2>{record.title}</h2>
      <p className="pre-line">{record.description}</p>
      <p className="button-row">
        <ExternalLink
          href={`/SubGallery?id=${encodeURIComponent(record._id)}`}
          className="button button-accent"
        >
          View More<span className="visually-hidden"> of {record.title}</span>
        </ExternalLink>
        {record.url && (
          <ExternalLink href={record.url} className="button button-quiet">
            <Icon name="download" />
            Download Photos
          </ExternalLink>
        )}
      </p>
    </div>
  </article>
);

export const galleryKind: ListKind<Gallery> = {
  rule: filterGallery,
  countLabel: 'Total Categories',
  yearLabel: 'Year',
  monthLabel: 'Month',
  searchLabel: 'Search by title',
  pageSize: 12,
  keyOf: (gallery) => gallery._id,
  Entry: GalleryEntry,
  layout: 'cards',
  empty: 'No album matches. Try another year or month, or fewer words in the search.',
};

export const island: DrawnIsland<ListProps<Gallery>> = {
  name: 'gallery-list',
  on: 'touch',
  answers: listAnswers,
  declares: listPropNames,
  drawnFrom,
  Component: (props) => <FilterableList kind={galleryKind} {...props} />,
};
