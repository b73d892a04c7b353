/**
 * `POST /api/:collection/:id/preview-link`: a link by which whoever has it sees the record's newest draft on the website for a day, on any
 * phone and without an account. For those who may change the record.
 */

import { previewParam } from '@aangan/contract/preview.ts';
import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { may, type Slug } from '../access/rights.ts';
import { idOf, isMember } from '../access/roles.ts';
import { type Row, rowsOf } from '../api/records/stored.ts';
import { readSecret } from '../data-folder/secret.ts';
import { inEnglish } from '../languages/in-english.ts';
import { settings } from '../settings.ts';
import { findWebsite } from '../website/find-website.ts';
import { websitePath } from '../website/website-path.ts';
import { loadPreviewed } from './previewed.ts';
import { type PreviewNote, previewTokens } from './token.ts';

export type PreviewLink = { link: string; until: string };

const refuse = (message: string): never => {
  throw new APIError(message, 409, undefined, true);
};

const findDraft = async (req: PayloadRequest, slug: Slug): Promise<Row> => {
  const { user } = req;
  if (!isMember(user) || !may(user.role, 'update', slug)) throw new Forbidden(req.t);
  const draft = await req.payload.findByID({
    collection: slug as CollectionSlug,
    id: Number(req.routeParams?.id),
    depth: 0,
    draft: true,
    disableErrors: true,
    req,
    user: user as TypedUser,
    overrideAccess: false,
  });
  if (!draft) throw new NotFound(req.t);
  return draft as unknown as Row;
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** The labels of what must be there and is not: a draft may be unfinished, and the website shows nothing of one that is. */
const missingIn = (req: PayloadRequest, slug: Slug, draft: Row): string[] =>
  req.payload.collections[slug as CollectionSlug].config.flattenedFields
    .filter((field) => 'required' in field && field.required && isEmpty(draft[field.name]))
    .map((field) => ('label' in field && inEnglish(field.label)) || field.name);

/** How many photos an album shows. */
const countOf = (album: Row | undefined): number => rowsOf(album?.attachments).length;

const giveLink =
  (slug: Slug): PayloadHandler =>
  async (req) => {
    const draft = await findDraft(req, slug);
    const missing = missingIn(req, slug, draft);
    if (missing.length > 0)
      refuse(`There is something to see once this is filled in: ${missing.join(', ')}.`);
    const school = idOf(draft.school as number);
    const record = { collection: slug as PreviewNote['collection'], id: Number(draft.id) };
    const previewed = await loadPreviewed(req, school, record, new Date());
    if (slug === 'galleries' && countOf(previewed?.row) < countOf(draft))
      refuse(
        'Please look at every photo, set the tick below the photos, and save. Then preview it.',
      );
    const website = await findWebsite(req, school);
    const path = websitePath(slug, draft);
    if (!website?.origin || !path)
      return refuse('The website has no address yet at which this could be seen.');
    const { token, until } = previewTokens(
      readSecret(settings.dataDir, process.env.SECRET),
      Date.now,
    ).issue({
      school: website.code,
      ...record,
    });
    const link = new URL(path, website.origin);
    link.searchParams.set(previewParam, token);
    return Response.json(
      { link: link.href, until: new Date(until).toISOString() } satisfies PreviewLink,
      { headers: { 'cache-control': 'no-store' } },
    );
  };

export const previewEndpoint = (slug: string): Omit<Endpoint, 'root'> => ({
  path: '/:id/preview-link',
  method: 'post',
  handler: giveLink(slug as Slug),
});
