/** How a saved record stands to the website, and what is said of it to whoever edits it. */
import { routeOf } from '@aangan/contract/routes.ts';
import { formatMoment } from '../../indian-time.ts';

type Saved = {
  _status?: string | null;
  showFrom?: string | null;
  showUntil?: string | null;
} & Readonly<Record<string, unknown>>;

export type Standing = {
  words: string;
  /** There is something to see that visitors do not see yet. */
  isPreviewable: boolean;
};

/** `address` is where visitors see it now, as it was published. */
export const standingOf = (
  { _status: status = 'published', showFrom, showUntil }: Saved,
  address: string | undefined,
  now: Date,
): Standing => {
  if (status === 'draft')
    return {
      words: address
        ? 'Your changes are a draft. The website shows what was published before.'
        : 'A draft: it is not on the website yet.',
      isPreviewable: true,
    };
  if (showFrom && new Date(showFrom) > now)
    return {
      words: `Published. It appears on the website on ${formatMoment(showFrom)}.`,
      isPreviewable: true,
    };
  if (showUntil && new Date(showUntil) <= now)
    return { words: 'Its time is over: the website shows it no more.', isPreviewable: false };
  return { words: 'Published.', isPreviewable: false };
};

/** The form for another of the same kind, where its form takes the kind from the address. */
const kindFields: Readonly<Record<string, string>> = {
  documents: 'category',
  certificates: 'kind',
  committees: 'kind',
};
export const addressForAnother = (collection: string, saved: Saved): string => {
  const field = kindFields[collection] ?? '';
  const kind = saved[field];
  const query = typeof kind === 'string' ? `?${new URLSearchParams([[field, kind]])}` : '';
  return `/admin/collections/${collection}/create${query}`;
};

/** WhatsApp with the record's title and address. A page is called as in the menu, and a session's paper by its page. */
export const whatsAppLink = (title: string, address: string): string => {
  const page = routeOf(new URL(address).pathname)?.title ?? '';
  const name = title.startsWith('/')
    ? page
    : /^\d{4}-\d{4}$/.test(title)
      ? `${page} ${title}`
      : title;
  return `https://wa.me/?text=${encodeURIComponent(`${name}\n${address}`)}`;
};
