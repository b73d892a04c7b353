/** The Video Gallery's cards. In the browser so that the year answers at once; without it the same form asks the server. */

import type { Video } from '@aangan/contract/entities.ts';
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
import { formatDay } from '../rules/day.ts';
import { filterVideos } from '../rules/list-filters.ts';
import type { DrawnIsland } from './island.ts';

const VideoEntry = ({ record }: { record: Video }) => (
  <article className="card card-video">
    <ExternalLink href={record.videoUrl} className="card-link">
      <span className="card-frame">
        <Picture
          path={record.attachments}
          fallback="video"
          sizes={pictureSizes.card}
          alt=""
          className="card-picture"
        />
        <span className="play-mark">
          <Icon name="play" />
        </span>
      </span>
      <span className="card-text">
        <span className="card-title">{record.title}</span>
        <time className="card-meta" dateTime={record.date}>
          {formatDay(record.date)}
        </time>
      </span>
    </ExternalLink>
  </article>
);

export const videosKind: ListKind<Video> = {
  rule: filterVideos,
  countLabel: null,
  yearLabel: 'Year',
  monthLabel: null,
  searchLabel: null,
  pageSize: 12,
  keyOf: (video) => video._id,
  Entry: VideoEntry,
  layout: 'cards',
  auth: true,
  empty: 'No videos yet. New ones appear here as soon as the school shares them.',
};

export const island: DrawnIsland<ListProps<Video>> = {
  name: 'videos-list',
  on: 'touch',
  answers: listAnswers,
  declares: listPropNames,
  drawnFrom,
  Component: (props) => <FilterableList kind={videosKind} {...props} />,
};
