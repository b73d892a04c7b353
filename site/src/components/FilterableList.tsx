/**
 * A list with its filters: the same rule over the same records on the server, from the query string, and in the browser,
 * on input. A page carries only the records that it shows; the rest are fetched when the visitor first chooses something.
 */
import type { Files } from '@aangan/contract/entities.ts';
import {
  type ComponentType,
  type FormEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { storedCredentials } from '../browser/credentials.ts';
import { type Choice, type ListRule, pageOf, toChoice, toQuery } from '../rules/choice.ts';
import { FilesContext } from './files.ts';
import { Icon } from './Icon.tsx';

/** How one list looks and which rule it follows. */
export type ListKind<T> = {
  rule: ListRule<T>;
  /** `Total Count` or `Total Categories` (spec 2.3 to 2.6); null where the spec shows none. */
  countLabel: string | null;
  yearLabel: string;
  /** Null where the list has no such filter. */
  monthLabel: string | null;
  searchLabel: string | null;
  pageSize: number;
  keyOf: (record: T) => string;
  Entry: ComponentType<{ record: T }>;
  layout: 'rows' | 'cards' | 'people';
  /** The call that gives the rest is one of those that send what another app may have stored (spec 7, DESIGN 5.8). */
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

type FilterProps = {
  name: 'year' | 'month';
  label: string;
  options: readonly string[];
  applied: Choice;
};

/** A dropdown that shows what is applied, which a list's fallbacks may make another than what was chosen. */
const Filter = ({ name, label, options, applied }: FilterProps) => {
  const select = useRef<HTMLSelectElement>(null);
  // Not a controlled value: it would jump back while the records are on their way.
  useEffect(() => {
    if (select.current) select.current.value = applied[name];
  }, [applied, name]);
  return (
    <label className="field">
      <span>{label}</span>
      <select ref={select} name={name} defaultValue={applied[name]}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
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
  const [busy, setBusy] = useState(false);
  const everything = useRef<Source<T>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const { applied, total } = list;
  const pages = Math.max(1, Math.ceil(total / kind.pageSize));
  const linkTo = (page: number) => `${list.action}${toQuery({ ...applied, page })}`;

  const fetchEverything = async (): Promise<Source<T>> => {
    const response = await fetch(list.source, kind.auth ? { headers: storedCredentials() } : {});
    if (!response.ok) throw new Error(`${list.source} answered ${response.status}`);
    const { data, files } = (await response.json()) as { data: T[]; files?: Files };
    return { records: pick ? pick(data) : data, files: files ?? {} };
  };

  const show = async (chosen: Partial<Choice>, leave: () => void) => {
    setBusy(true);
    try {
      everything.current ??= await fetchEverything();
      const next = toListProps(kind, everything.current, chosen, list);
      setList(next);
      history.replaceState(null, '', `${list.action}${toQuery(next.applied)}`);
    } catch {
      leave(); // The server can still do it.
    } finally {
      setBusy(false);
    }
  };

  const choose = () => {
    const element = form.current;
    if (!element) return;
    const entries = new FormData(element) as unknown as Iterable<[string, string]>;
    void show(toChoice(new URLSearchParams([...entries])), () => element.submit());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose();
  };
  const turn = (event: MouseEvent<HTMLAnchorElement>, page: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const href = event.currentTarget.href;
    void show({ ...applied, page }, () => location.assign(href)).then(() =>
      form.current?.scrollIntoView({ block: 'start' }),
    );
  };

  return (
    <FilesContext value={list.files ?? {}}>
      <form ref={form} className="filters" action={list.action} onSubmit={submit} onChange={choose}>
        <Filter name="year" label={kind.yearLabel} options={list.years} applied={applied} />
        {kind.monthLabel !== null && (
          <Filter name="month" label={kind.monthLabel} options={list.months} applied={applied} />
        )}
        {kind.searchLabel !== null && (
          <label className="field field-search">
            <span>{kind.searchLabel}</span>
            <input
              type="search"
              name="q"
              defaultValue={applied.search}
              maxLength={100}
              autoComplete="off"
            />
          </label>
        )}
        <button type="submit" className="button button-quiet">
          <Icon name="search" />
          {kind.searchLabel !== null ? 'Search' : 'Show'}
        </button>
      </form>
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
          aria-busy={busy}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what is there is left alone
          dangerouslySetInnerHTML={asDrawn}
        />
      ) : (
        <ul key="shown" className={`entries entries-${kind.layout}`} aria-busy={busy}>
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
