/** Our achievements. In the browser so that filters answer at once and photos enlarge in place; without it the same form asks the server and a photo opens as a picture. */

import type { DocumentRecord } from '@aangan/contract/entities.ts';
import { Attachment } from '../components/Attachment.tsx';
import { EnlargeableLink } from '../components/EnlargeableLink.tsx';
import {
  drawnFrom,
  FilterableList,
  type ListKind,
  type ListProps,
  listAnswers,
  listPropNames,
} from '../components/FilterableList.tsx';
import { useIsPicture } from '../components/files.ts';
import { Icon } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import { pictureSizes } from '../components/picture-sizes.ts';
import { formatDay } from '../rules/day.ts';
import { filterAchievements } from '../rules/list-filters.ts';
import type { DrawnIsland } from './island.ts';

const AchievementEntry = ({ record }: { record: DocumentRecord }) => {
  const [file] = record.attachments;
  const photo = useIsPicture(file) ? file : undefined;
  return (
    <article className="card">
      {photo && (
        <EnlargeableLink
          path={photo}
          caption={record.title}
          label={`Enlarge the photo: ${record.title}`}
        >
          <Picture path={photo} sizes={pictureSizes.card} alt="" className="card-picture" />
        </EnlargeableLink>
      )}
      <div className="card-text">
        <p className="card-meta">
          <Icon name="calendar" />
          <time dateTime={record.date}>{formatDay(record.date)}</time>
        </p>
        <h2>{record.title}</h2>
        <p className="pre-line">{record.description}</p>
        {file && !photo && <Attachment path={file} label="View Attachment" />}
      </div>
    </article>
  );
};

export const achievementsKind: ListKind<DocumentRecord> = {
  rule: filterAchievements,
  countLabel: 'Total Count',
  yearLabel: 'Year',
  monthLabel: 'Month',
  searchLabel: 'Search by title',
  pageSize: 12,
  keyOf: (record) => record._id,
  Entry: AchievementEntry,
  layout: 'cards',
  empty: 'No achievement matches. Try another year or month, or fewer words in the search.',
};

export const island: DrawnIsland<ListProps<DocumentRecord>> = {
  name: 'achievements-list',
  on: 'touch',
  answers: listAnswers,
  declares: listPropNames,
  drawnFrom,
  Component: (props) => <FilterableList kind={achievementsKind} {...props} />,
};
