/** The published records of a collection, in the order that the collection says. */
import type { Answer } from '@aangan/contract/calls.ts';
import type { CollectionSlug, Where } from 'payload';
import type { z } from 'zod';
import type { ApiContext } from '../context.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import { findRows, publishedIn, show } from './read-records.ts';
import { isTimed, nextMoment, shownAt } from './shown.ts';
import { toEntity } from './to-entity.ts';
import { earlier, withConsent } from './with-consent.ts';

type Choice = { where?: Where; limit?: number };

export const loadList = <T>(
  context: ApiContext,
  collection: CollectionSlug,
  entity: z.ZodObject & z.ZodType<T>,
  { where, limit }: Choice = {},
) => {
  const to = toEntity(entity);
  const { custom } = context.payload.collections[collection].config;
  return async ({ params }: ApiRequest): Promise<Answer<T[]>> => {
    const school = await context.schoolId(params.school ?? '');
    const published = publishedIn(school, where);
    const query = { collection, sort: custom?.order, limit };
    const now = new Date(context.clock());
    const timed = isTimed(context, collection);
    const rows = await findRows(context, {
      ...query,
      where: timed ? { and: [published, shownAt(now)] } : published,
    });
    const { rows: shown, until } = await withConsent(context, collection, school, rows);
    const validUntil = earlier(
      timed ? await nextMoment(context, collection, published, now) : undefined,
      until,
    );
    const answer = await show(context, collection, shown, to, entity);
    return { ...answer, ...(validUntil ? { validUntil } : {}) };
  };
};
