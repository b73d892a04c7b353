/** The Events page's list. In the browser so that filters answer at once; without it the same form asks the server. */

import type { SchoolEvent } from '@aangan/contract/entities.ts';
import { Attachment } from '../components/Attachment.tsx';
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
import { formatDay } from '../rules/day.ts';
import { filterEvents } from '../rules/list-filters.ts';
import type { DrawnIsland } from './island.ts';

const EventEntry = ({ record }: { record: SchoolEvent }) => (
  <article className="card">
    <Picture
      path={record.images[0]}
      fallback="event"
      sizes={pictureSizes.card}
      alt=""
      className="card-picture"
    />
    <div className="card-text">
      <p className="card-meta">
        <Icon name="calendar" />
        <time dateTime={record.date}>{formatDay(record.date)}</time>
      </p>
      <h2>{record.title}</h2>
      <p className="pre-line">{record.description}</p>
      <ul className="card-facts">
        {record.venue && (
          <li>
            <Icon name="place" />
            {record.venue}
          </li>
        )}
        {record.time && (
          <li>
            <Icon name="clock" />
            {record.time}
          </li>
        )}
      </ul>
      {record.attachments[0] && <Attachment path={record.attachments[0]} label="View Attachment" />}
    </div>
  </article>
);

export const eventsKind: ListKind<SchoolEvent> = {
  rule: filterEvents,
  countLabel: 'Total Count',
  yearLabel: 'Year',
  monthLabel: 'Month',
  searchLabel: 'Search by title',
  pageSize: 12,
  keyOf: (event) => event._id,
  Entry: EventEntry,
  layout: 'cards',
  empty: 'No event matches. Try another month, or fewer words in the search.',
};

export const island: DrawnIsland<ListProps<SchoolEvent>> = {
  name: 'events-list',
  on: 'touch',
  answers: listAnswers,
  declares: listPropNames,
  drawnFrom,
  Component: (props) => <FilterableList kind={eventsKind} {...props} />,
};
