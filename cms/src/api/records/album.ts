/** One photo album. */
import type { Answer } from '@aangan/contract/calls.ts';
import { type Gallery, gallery } from '@aangan/contract/entities.ts';
import { refusals } from '@aangan/contract/messages.ts';
import type { Where } from 'payload';
import type { ApiContext } from '../context.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import { notFound } from '../requests/refused.ts';
import { list, only } from './read-records.ts';
import { toEntity } from './to-entity.ts';

/** An id as the database has them: numbers from 1 up, in both databases. Anything else names no record. */
const recordId = (written: string | undefined): number => {
  if (!/^[1-9]\d{0,8}$/.test(written ?? '')) throw notFound(refusals.unknownRecord);
  return Number(written);
};

/** Answers `GET /api/subGallery?id=…`. */
export const loadAlbum =
  (context: ApiContext) =>
  async ({ query }: ApiRequest): Promise<Answer<Gallery>> => {
    const school = query.school === undefined ? null : await context.schoolId(query.school);
    const where: Where = {
      id: { equals: recordId(query.id) },
      _status: { equals: 'published' },
      ...(school === null ? {} : { school: { equals: school } }),
    };
    return only(
      await list(context, { collection: 'galleries', where }, toEntity(gallery), gallery),
    );
  };
