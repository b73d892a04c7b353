/** What a kind of page is: what it reads, how it is drawn, and what of the query string it heeds. */
import type { Answer, AnswerOf, ListCall } from '@aangan/contract/calls.ts';
import type { Files } from '@aangan/contract/entities.ts';
import type { PageKind, Route } from '@aangan/contract/routes.ts';
import type { School } from '@aangan/contract/school.ts';
import type { ReactNode } from 'react';
import type { Day } from '../rules/day.ts';

/** Reads for a page, and notes what the page was made of. */
export type Reader = {
  /** A list; empty while it cannot be loaded (promise 4.12: failed loads leave the defaults). */
  list: <N extends ListCall>(name: N) => Promise<Answer<AnswerOf<N>>>;
  /** A static page's words; undefined when the school has none for this path. */
  page: (path: string) => Promise<Answer<AnswerOf<'page'>> | undefined>;
  /** The Board's form; undefined while it cannot be loaded. */
  disclosure: () => Promise<Answer<AnswerOf<'disclosure'>> | undefined>;
  /** One album; undefined when there is none with this id, `'away'` when that cannot be known now. */
  album: (id: string) => Promise<Answer<AnswerOf<'subGallery'>> | 'away' | undefined>;
};

/** A form as it came back from the server: what was typed, what is wrong with it, or that all went well. */
export type FormState = {
  values: Record<string, string>;
  fields: Record<string, string>;
  /** The transfer certificate page's one error line. */
  error?: string;
  done?: boolean;
  /** The transfer certificate that was found. */
  found?: { path: string; kind: 'pdf' | 'image' };
};

/** What every kind of page is drawn from. */
export type PageBasics = {
  route: Route;
  query: URLSearchParams;
  school: School;
  schoolFiles: Files;
  /** The paths of pages that have nothing on them yet: nothing leads there. */
  emptyPages: ReadonlySet<string>;
  today: Day;
  read: Reader;
  form: FormState | undefined;
};

/** The same, with what the route table says of a page of this kind. */
export type PageInput<K extends PageKind['kind']> = PageBasics & {
  page: Extract<PageKind, { kind: K }>;
};

/** What a page gives to the shell around it. */
export type PageView = {
  /** Other than 200 for an album that is not there. */
  status?: number;
  /** There is nothing to find here, whatever its status. */
  noIndex?: boolean;
  /** Nothing is known of what the query asks for: the page is the same as without one. */
  isAsWithoutQuery?: boolean;
  /** The heading, where it is not the route's title. */
  title?: string;
  /** One sentence for the banner and for search engines. */
  summary: string;
  /** The picture that a shared link shows. */
  picture?: string | null;
  /** The page draws its own banner and heading. */
  ownBanner?: boolean;
  /** The picture to fetch before anything else, and its `sizes`. */
  preload?: { path: string; sizes: string };
  /** Addresses that the page embeds in frames. */
  frames?: string[];
  files: Files;
  body: ReactNode;
};

export type PageDefinition<K extends PageKind['kind']> = {
  /**
   * What of a query string changes the page, as its own links write it: with a leading `?`, or empty. What is not heeded, or not
   * understood, is left out, so that it leads to the page that is kept already.
   */
  heeds: (query: URLSearchParams) => string;
  /** True if the page would read differently tomorrow with nothing published. */
  dependsOnDay: boolean;
  view: (input: PageInput<K>) => Promise<PageView>;
};

/** For a page that no query string changes. */
export const heedsNothing = (): string => '';

/** For a page that heeds one parameter, which names a record. */
export const heedsOne =
  (name: string) =>
  (query: URLSearchParams): string => {
    const value = query.get(name)?.slice(0, 200);
    return value ? `?${new URLSearchParams({ [name]: value })}` : '';
  };
