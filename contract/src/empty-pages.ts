/** Which pages can have nothing on them: they leave the menu, the Site Map and sitemap.xml until they have. */
import type { Collection } from './collections.ts';
import { type PageKind, type Route, routes } from './routes.ts';

/** What has to be there, published, for a page not to be empty. */
export type Needs = { collection: Collection; field?: string; value?: string };

/** Forms, messages (which have words of their own until the school writes some) and what the Board demands are never empty. */
const needsOf = (page: PageKind): Needs | undefined => {
  switch (page.kind) {
    case 'news':
    case 'events':
    case 'videos':
    case 'voices':
    case 'clippings':
      return { collection: page.kind };
    case 'gallery':
      return { collection: 'galleries' };
    case 'staff':
      return { collection: 'faculty' };
    case 'tour':
      return { collection: 'panoramas' };
    case 'annual-report':
      return { collection: 'annual-reports' };
    case 'toppers':
      return { collection: 'toppers', field: 'class', value: page.class };
    case 'documents':
      return { collection: 'documents', field: 'category', value: page.category };
    case 'achievements':
      return { collection: 'documents', field: 'category', value: 'Achievement' };
    default:
      return undefined;
  }
};

/** The pages that list records, each with what it lists. */
export const listingRoutes: readonly (Route & { needs: Needs })[] = routes.flatMap((route) => {
  const needs = needsOf(route.page);
  return needs ? [{ ...route, needs }] : [];
});

/** The pages that are what the school writes on them. */
export const contentRoutes: readonly Route[] = routes.filter(({ page }) => page.kind === 'content');

/** Everything by which a page can come to be empty or not. */
export const emptyPagesRead: readonly Collection[] = [
  'pages',
  ...new Set(listingRoutes.map(({ needs }) => needs.collection)),
];
