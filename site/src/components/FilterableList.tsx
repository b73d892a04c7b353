/**
 * A list with its filters: the same rule over the same records on the server, from the query string, and in the browser,
 * on input. A page carries only the records that it shows; the rest are fetched when the visitor first chooses something.
 */
import type { Files } from '@aangan/contract/entities.ts';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { storedCredentials } from '../browser/credentials.ts';
import { loadList, useLatestLoad } from '../browser/latest-load.ts';
import { type Choice, type ListRule, pageOf, toChoice, toQuery } from '../rules/choice.ts';
import { FilesContext } from './files.ts';
import { Icon } from './Icon.tsx';
import { ListFilters } from './ListFilters.tsx';
import { NotLoaded } from './NotLoaded.tsx';

/** How one list looks and which rule it follows. */
export type ListKind<T> = {
  rule: ListRule<T>;
  /** `Total Count` or `Total Categories` (promises 2.3 to 2.6); null where there is none. */
  countLabel: string | null;
  yearLabel: string;
  /** Null where the list has no such filter. */
  monthLabel: string | null;
  searchLabel: string | null;
  pageSize: number;
  keyOf: (record: T) => string;
  Entry: ComponentType<{ record: T }>;
  layout: 'rows' | 'cards' | 'people';
  /** The call that gives the rest is one of those that send what another app may have stored (promises 7 and 10.8). */
  auth?: boolean;
  /** What stands there when nothing fits. */
  empty: string;
};

/** What a page hands to a list: what it shows at first, and where the rest is. */
export type ListProps<T> = {
  /** Undefined in the browser until the visitor chooses: what the server drew stands there. */
  records?: T[];
  files?: Files;
  total: number;
  applied: Choice;
  years: string[];
  months: string[];
  today: string;
  /** The page's own address. */
  action: string;
  /** The call that gives all records. */
  source: string;
};

/** What of a list answers to a visitor; its entries are only read. */
export const listAnswers = '.filters, .pager a';

export const drawnFrom = ['records', 'files'] as const;
export const listPropNames = [
  'total',
  'applied',
  'years',
  'months',
  'today',
  'action',
  'source',
] as const;

/** The files that some records name, so that a page carries no more than it shows. */
const filesOf = (records: readonly unknown[], files: Files): Files => {
  const text = JSON.stringify(records);
  return Object.fromEntries(Object.entries(files).filter(([path]) => text.includes(path)));
};

type Source<T> = { records: readonly T[]; files: Files };
type Place = Pick<ListProps<unknown>, 'today' | 'action' | 'source'>;

/** Applies a list's rule and cuts out the page to show. */
export const toListProps = <T,>(
  kind: Pick<ListKind<T>, 'rule' | 'pageSize'>,
  source: Source<T>,
  chosen: Partial<Choice>,
  { today, action, source: address }: Place,
): ListProps<T> => {
  const { records, applied, years, months } = kind.rule(source.records, chosen, today);
  const { shown, current } = pageOf(records, applied.page, kind.pageSize);
  return {
    records: shown,
    files: filesOf(shown, source.files),
    total: records.length,
    applied: { ...applied, page: current },
    years,
    months,
    today,
    action,
    source: address,
  };
};

/** What a list's filters say just now. */
const chosenIn = (form: HTMLFormElement): Partial<Choice> => {
  const entries = new FormData(form) as unknown as Iterable<[string, string]>;
  return toChoice(new URLSearchParams([...entries]));
};

/** Tells React to leave the children of an element as they came. Always the same object, or React would set it anew. */
const asDrawn = { __html: '' };

type FilterableListProps<T> = ListProps<T> & {
  kind: ListKind<T>;
  /** Of all that the source gives, what belongs on this page. */
  pick?: (records: T[]) => T[];
};

export const FilterableList = <T,>({ kind, pick, ...initial }: FilterableListProps<T>) => {
  const [list, setList] = useState<ListProps<T>>(initial);
  const form = useRef<HTMLFormElement>(null);
  const { state, whenLoaded } = useLatestLoad<Source<T>>(async (signal) => {
    const { data, files } = await loadList<{ data: T[]; files?: Files }>(
      list.source,
      signal,
      kind.auth ? storedCredentials() : {},
    );
    return { records: pick ? pick(data) : data, files: files ?? {} };
  });
  const { applied, total } = list;
  const pages = Math.max(1, Math.ceil(total / kind.pageSize));
  const linkTo = (page: number) => `${list.action}${toQuery({ ...applied, page })}`;

  // What the address asked for last: a link within the page changes the address, but asks for nothing else.
  const query = useRef('');
  useEffect(() => {
    query.current = location.search;
  }, []);
  /** Back leads from choice to choice, not from letter to letter of a search. */
  const remember = (next: Choice, how: 'pushState' | 'replaceState') => {
    query.current = toQuery(next);
    if (query.current !== location.search) history[how](null, '', list.action + query.current);
  };
  const show = (chosen: Partial<Choice>, onShown: (applied: Choice) => void) =>
    void whenLoaded((everything) => {
      const next = toListProps(kind, everything, chosen, list);
      setList(next);
      onShown(next.applied);
    });
  useEffect(() => {
    const follow = () => {
      const asked = location.search;
      if (asked === query.current) return;
      query.current = asked;
      show(toChoice(new URLSearchParams(asked)), ({ search }) => {
        const box = form.current?.elements.namedItem('q') as HTMLInputElement | null;
        if (box) box.value = search;
      });
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  });
  const choose = (form: HTMLFormElement) => {
    show(chosenIn(form), (next) => {
      const isTyped = next.year === applied.year && next.month === applied.month;
      remember(next, isTyped ? 'replaceState' : 'pushState');
    });
  };
  const turn = (event: MouseEvent<HTMLAnchorElement>, page: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const chosen = form.current ? chosenIn(form.current) : {};
    // Chosen, but not shown yet: a page of what is shown is not what the visitor wants next.
    const isWaiting =
      (chosen.year ?? applied.year) !== applied.year ||
      (chosen.month ?? applied.month) !== applied.month ||
      (kind.searchLabel !== null && (chosen.search ?? '') !== applied.search);
    show(isWaiting ? chosen : { ...applied, page }, (next) => {
      remember(next, 'pushState');
      form.current?.scrollIntoView({ block: 'start' });
    });
  };

  return (
    <FilesContext value={list.files ?? {}}>
      <ListFilters form={form} kind={kind} list={list} onChoose={choose} />
      <NotLoaded failed={state === 'failed'} />
      {kind.countLabel !== null && (
        <p className="list-count" role="status">
          {kind.countLabel}: <strong>{total}</strong>
        </p>
      )}
      {total === 0 ? (
        <p className="empty">{kind.empty}</p>
      ) : list.records === undefined ? (
        <ul
          key="drawn"
          className={`entries entries-${kind.layout}`}
          aria-busy={state === 'loading'}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what is there is left alone
          dangerouslySetInnerHTML={asDrawn}
        />
      ) : (
        <ul
          key="shown"
          className={`entries entries-${kind.layout}`}
          aria-busy={state === 'loading'}
        >
          {list.records.map((record) => (
            <li key={kind.keyOf(record)}>
              <kind.Entry record={record} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className="pager" aria-label="Pages">
          {applied.page > 1 && (
            <a
              className="button button-quiet"
              href={linkTo(applied.page - 1)}
              rel="prev"
              onClick={(event) => turn(event, applied.page - 1)}
            >
              <Icon name="left" />
              Previous
            </a>
          )}
          <span>
            Page {applied.page} of {pages}
          </span>
          {applied.page < pages && (
            <a
              className="button button-quiet"
              href={linkTo(applied.page + 1)}
              rel="next"
              onClick={(event) => turn(event, applied.page + 1)}
            >
              Next
              <Icon name="right" />
            </a>
          )}
        </nav>
      )}
    </FilesContext>
  );
};
