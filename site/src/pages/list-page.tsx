/** What pages with a filterable list share: read, apply the rule to the query string, hand over to the island. */
import { addressOf, type CallName, calls } from '@aangan/contract/calls.ts';
import type { Files } from '@aangan/contract/entities.ts';
import { type ListKind, type ListProps, toListProps } from '../components/FilterableList.tsx';
import { toChoice, toQuery } from '../rules/choice.ts';
import type { PageBasics } from './page.ts';

/** What a list heeds of a query string: the choice that can be read from it. */
export const heedsChoice = (query: URLSearchParams): string => toQuery(toChoice(query));

/** The props of a list island, from what was read and what the visitor chose. */
export const listPropsFor = <T,>(
  kind: ListKind<T>,
  call: CallName,
  answer: { data: readonly T[]; files?: Files | undefined },
  { query, today, route, school }: PageBasics,
): ListProps<T> =>
  toListProps(kind, { records: answer.data, files: answer.files ?? {} }, toChoice(query), {
    today,
    action: route.path,
    source: addressOf(calls[call], { school: school.code }),
  });

/** The sentence that the school wrote for a page's banner, if it wrote one. */
export const summaryOf = async ({ read, route }: PageBasics): Promise<string> =>
  (await read.page(route.path))?.data.summary ?? '';
