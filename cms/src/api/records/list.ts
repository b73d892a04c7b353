/** The published records of a collection, in the order that the collection says. */
import type { Answer } from '@aangan/contract/calls.ts';
import type { CollectionSlug, Where } from 'payload';
import type { z } from 'zod';
import type { ApiContext } from '../context.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import { list, publishedIn } from './read-records.ts';
import { toEntity } from './to-entity.ts';

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
    const query = { collection, where: publishedIn(school, where), sort: custom?.order, limit };
    return list(context, query, to, entity);
  };
};
