/** Puts our guards before the routes that Payload gives every collection of accounts, and closes what nobody needs. */
import {
  type CollectionSlug,
  type Endpoint,
  NotFound,
  type PayloadHandler,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload';
import { mailLink } from '../accounts/mail-link.ts';
import { bulkInParts } from '../endpoints/bulk-in-parts.ts';
import { uploadOnce } from '../endpoints/upload-once.ts';
import { isId } from '../hooks/check-shapes.ts';
import { guardFirstRegister } from './first-account.ts';
import { guardLogin } from './guard-login.ts';
import { findMember, membersOnly, tellStrangersNothing } from './guard-session.ts';

type Guard = (handler: PayloadHandler) => PayloadHandler;

const closed: Guard = () => (req) => {
  throw new NotFound(req.t);
};

/** By path, among the POST routes of `staff`. */
const guards: Record<string, Guard> = {
  '/login': guardLogin,
  '/first-register': guardFirstRegister,
  '/forgot-password': () => mailLink,
  // A link of ours leads to a page of ours (accounts/answer-link.ts).
  '/reset-password': closed,
  // A new password unlocks (limits.ts); and addresses are not verified.
  '/unlock': closed,
  '/verify/:id': closed,
};

const guardStaffRoute = (endpoint: Endpoint): Endpoint => {
  const guard = endpoint.method === 'post' ? guards[endpoint.path] : undefined;
  return guard ? { ...endpoint, handler: guard(endpoint.handler) } : endpoint;
};

/** Payload answers these with a fault where a collection keeps no versions. */
const closeVersions = (endpoint: Endpoint): Endpoint =>
  /^\/versions(\/|$)/.test(endpoint.path)
    ? { ...endpoint, handler: closed(endpoint.handler) }
    : endpoint;

const onlyNumbers =
  (path: string): Guard =>
  (handler) =>
  (req) => {
    const id = req.routeParams?.id;
    // What may be done with a record that is not there yet is asked without one: by the window that takes several files.
    const isLeftOut = id === undefined && path.endsWith('/:id?');
    if (!isLeftOut && !isId(id)) throw new NotFound(req.t);
    return handler(req);
  };
const checkId = (endpoint: Endpoint): Endpoint =>
  endpoint.path.includes('/:id') ? guardWith(onlyNumbers(endpoint.path))(endpoint) : endpoint;

type Route = Pick<Endpoint, 'path' | 'handler'>;

const guardWith =
  (guard: Guard) =>
  <R extends Route>(route: R): R => ({ ...route, handler: guard(route.handler) });

const guardAccess =
  (guard: Guard) =>
  <R extends Route>(route: R): R =>
    /^\/access(\/|$)/.test(route.path) ? guardWith(guard)(route) : route;

/** A change or a deletion of many records. */
const isBulk = ({ path, method }: Endpoint): boolean =>
  path === '/' && (method === 'patch' || method === 'delete');
const splitBulk =
  (slug: string) =>
  (endpoint: Endpoint): Endpoint =>
    isBulk(endpoint) ? guardWith(bulkInParts(slug as CollectionSlug))(endpoint) : endpoint;

const takeUploadsOnce =
  (slug: string) =>
  (endpoint: Endpoint): Endpoint =>
    (slug === 'media' || slug === 'private-files') &&
    endpoint.path === '/' &&
    endpoint.method === 'post'
      ? guardWith(uploadOnce(slug))(endpoint)
      : endpoint;

const guardCollection = (collection: SanitizedCollectionConfig): void => {
  // Of Payload's own, some have no routes at all, and would say 501: to a stranger they are not there either.
  collection.endpoints ||= [];
  if (collection.slug === 'staff') collection.endpoints = collection.endpoints.map(guardStaffRoute);
  collection.endpoints = collection.endpoints
    .map(checkId)
    .map(splitBulk(collection.slug))
    .map(takeUploadsOnce(collection.slug))
    .map(guardAccess(membersOnly));
  if (!collection.versions) collection.endpoints = collection.endpoints.map(closeVersions);
  collection.endpoints = collection.endpoints.map(guardWith(findMember));
};

/** Guards every route of a finished config. */
export const guardEndpoints = async (
  building: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> => {
  const config = await building;
  for (const collection of config.collections) guardCollection(collection);
  config.endpoints = config.endpoints
    .map(guardAccess(tellStrangersNothing))
    .map(guardWith(findMember)) as typeof config.endpoints;
  return config;
};
