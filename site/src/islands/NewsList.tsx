/** The News page's list. In the browser so that filters answer at once; without it the same form asks the server. */
import type { News } from '@aangan/contract/entities.ts';
import { Attachment } from '../components/Attachment.tsx';
import { DayMark } from '../components/DayMark.tsx';
import {
  drawnFrom,
  FilterableList,
  type ListKind,
  type ListProps,
  listAnswers,
  listPropNames,
} from '../components/FilterableList.tsx';
import { filterNews } from '../rules/list-filters.ts';
import type { DrawnIsland } from './island.ts';

const NewsEntry = ({ record }: { record: News }) => (
  <article className="entry">
    <DayMark day={record.fromDate} />
    <div className="entry-text">
      <h2>{record.title}</h2>
      <p className="pre-line">{record.description}</p>
      {record.image && <Attachment path={record.image} label="View Attachment" />}
    </div>
  </article>
);

export const newsKind: ListKind<News> = {
  rule: filterNews,
  countLabel: 'Total Count',
  yearLabel: 'Year',
  monthLabel: 'Month',
  searchLabel: 'Search by title',
  pageSize: 20,
  keyOf: (news) => news._id,
  Entry: NewsEntry,
  layout: 'rows',
  empty: 'No news matches. Try another year or month, or fewer words in the search.',
};

export const island: DrawnIsland<ListProps<News>> = {
  name: 'news-list',
  on: 'touch',
  answers: listAnswers,
  declares: listPropNames,
  drawnFrom,
  Component: (props) => <FilterableList kind={newsKind} {...props} />,
};
