import { routeOf, writtenRoutes } from '@aangan/contract/routes.ts';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';

/** Why a new page cannot have this address; undefined for one that the website draws. */
export const refusePath = (path: unknown): string | undefined => {
  if (typeof path !== 'string' || path === '')
    return 'Please choose which page of the website it is.';
  if (writtenRoutes.some((route) => route.path === path)) return undefined;
  const meant = routeOf(path.startsWith('/') ? path : `/${path}`);
  if (meant?.page.kind === 'home')
    return 'The home page is written in the profile of the school, under Home page.';
  return meant
    ? `Please write it as the website does: ${meant.path}.`
    : `The website has no page ${path}. Please choose one of those in its menu; the page Site Map lists them all.`;
};

/** What is published at an address that the website does not draw would be seen by nobody. Of drafts Payload validates nothing. */
export const guardPagePath: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  const message = operation === 'create' ? refusePath(data?.path) : undefined;
  if (message === undefined) return data;
  throw new ValidationError(
    { collection: 'pages', errors: [{ path: 'path', label: 'Page of the website', message }] },
    req.t,
  );
};
