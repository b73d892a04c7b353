/** Toppers of one class. In the browser so that session and search answer at once; without it the same form asks the server. */
import type { Topper, TopperClass } from '@aangan/contract/entities.ts';
import { messages } from '@aangan/contract/messages.ts';
import {
  drawnFrom,
  FilterableList,
  type ListKind,
  type ListProps,
  listAnswers,
  listPropNames,
} from '../components/FilterableList.tsx';
import { TopperCard } from '../components/TopperCard.tsx';
import { filterToppers, ofClass } from '../rules/toppers-filter.ts';
import type { DrawnIsland } from './island.ts';

export const toppersKind: ListKind<Topper> = {
  rule: filterToppers,
  countLabel: null,
  yearLabel: 'Session',
  monthLabel: null,
  searchLabel: 'Search by name',
  pageSize: 40,
  keyOf: (topper) => topper._id,
  Entry: ({ record }) => <TopperCard heading="h2" topper={record} />,
  layout: 'people',
  auth: true,
  empty: messages.toppers.none,
};

type Props = ListProps<Topper> & { class: TopperClass };

export const island: DrawnIsland<Props> = {
  name: 'toppers-list',
  on: 'touch',
  answers: listAnswers,
  declares: [...listPropNames, 'class'],
  drawnFrom,
  Component: ({ class: topperClass, ...props }) => (
    <FilterableList
      kind={toppersKind}
      pick={(toppers) => ofClass(toppers, topperClass)}
      {...props}
    />
  ),
};
