/**
 * Files for visitors: `GET /api/image/{path}`. A path is only ever looked up in the database, and the file is found by the
 * record, so nothing that a request says can lead anywhere else.
 */
import { byteRange } from '@aangan/contract/byte-range.ts';
import { hasEtag } from '@aangan/contract/etag.ts';
import { refusals } from '@aangan/contract/messages.ts';
import type { PictureWidth } from '@aangan/contract/picture-widths.ts';
import type { FastifyReply } from 'fastify';
import { loadConsents } from '../../consent/load-registry.ts';
import { today } from '../../fields/day-field.ts';
import { type MediaRecord, openMediaFile, openPrivateFile } from '../../media/files.ts';
import type { OpenFile } from '../../media/store.ts';
import { isTcPath, tcPaths } from '../certificates/tc-path.ts';
import type { ApiContext } from '../context.ts';
import { findRows } from '../records/read-records.ts';
import { type Id, idOf, type Row, text } from '../records/stored.ts';
import { fileHeaders } from '../requests/answer-headers.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import { notFound, Refused } from '../requests/refused.ts';
import { shownInline } from './content-disposition.ts';

type Headers = Record<string, string | number>;
/** A file that may be shown to whoever asked, and how it may be kept. */
type Shown = { file: OpenFile; headers: Headers; etag?: string };

const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };
const forNobodyElse = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** A file whose record is there but not its bytes: the visitor finds nothing, the host should know. */
const missing = (context: ApiContext, collection: string, id: Id): Refused => {
  context.report({ code: 'file-gone', collection, id });
  return notFound();
};

/** Whether it is the portrait or the voice of a child who may not be shown or heard. */
const isWithheld = async (context: ApiContext, { id, school, portrays }: Row): Promise<boolean> => {
  const owner = idOf(school);
  if (owner === null) return false;
  const consents = await loadConsents(context, owner);
  return consents.withholds({ id, portrays: text(portrays) }, today(new Date(context.clock())));
};

const publicFile = async (
  context: ApiContext,
  path: string,
  width?: PictureWidth,
): Promise<Shown> => {
  const [row] = await findRows(context, {
    collection: 'media',
    where: { path: { equals: path } },
    limit: 1,
    fields: ['path', 'type', 'width', 'alt', 'school', 'portrays'],
  });
  if (!row || (await isWithheld(context, row))) throw notFound();
  const file = await openMediaFile(row as MediaRecord, width);
  if (!file) throw missing(context, 'media', row.id);
  const named: Headers = file.type.startsWith('image/')
    ? {}
    : { 'content-disposition': shownInline(text(row.alt), file.type) };
  // Of the size too: when fewer copies are kept than widths, several widths share one.
  return { file, headers: { ...named, ...forEver }, etag: `"${path}-${file.bytes}"` };
};

const findById = async (
  context: ApiContext,
  collection: 'transfer-certificates' | 'private-files',
  id: Id | null,
) => {
  const [row] =
    id === null ? [] : await findRows(context, { collection, where: { id: { equals: id } } });
  return row;
};

/** Looked up anew each time: a certificate that the office takes back is gone at once, whatever was issued before. */
const issuedFile = async (context: ApiContext, certificate: Id | null): Promise<Shown> => {
  const issued = await findById(context, 'transfer-certificates', certificate);
  const row = await findById(context, 'private-files', idOf(issued?.file));
  if (!row) throw notFound();
  const file = await openPrivateFile(row as MediaRecord);
  if (!file) throw missing(context, 'private-files', row.id);
  const named = { 'content-disposition': shownInline('transfer-certificate', file.type) };
  return { file, headers: { ...named, ...forNobodyElse } };
};

/** Which bytes to send: a range of a file that has changed since (If-Range) is answered with the whole. */
const partOf = ({ range, ifRange }: ApiRequest['headers'], { file, etag }: Shown) =>
  ifRange !== undefined && ifRange !== etag ? null : byteRange(range, file.bytes);

/** Answers with the file: whole, in part, not at all when the visitor has it, and without its bytes for HEAD. */
export const sendFile = (context: ApiContext) => {
  const paths = tcPaths(context.secret, context.clock);

  return async (asked: ApiRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = asked.params.path ?? '';
    const width = asked.query.w === undefined ? undefined : (Number(asked.query.w) as PictureWidth);
    const shown = isTcPath(path)
      ? await issuedFile(context, paths.open(path))
      : await publicFile(context, path, width);
    const { file, headers, etag } = shown;

    const part = partOf(asked.headers, shown);
    if (part === 'unsatisfiable')
      throw new Refused(416, refusals.unknownPath, {
        headers: { 'content-range': `bytes */${file.bytes}` },
      });
    reply.headers({
      ...headers,
      ...fileHeaders(file.type),
      ...(etag ? { etag } : {}),
      'accept-ranges': 'bytes',
    });
    if (etag !== undefined && hasEtag(asked.headers.ifNoneMatch, etag))
      return reply.code(304).send();

    if (part) reply.header('content-range', `bytes ${part.start}-${part.end}/${file.bytes}`);
    reply.code(part ? 206 : 200).headers({
      'content-type': file.type,
      'content-length': part ? part.end - part.start + 1 : file.bytes,
    });
    return reply.request.method === 'HEAD'
      ? reply.send()
      : reply.send(file.read(part ?? undefined));
  };
};
