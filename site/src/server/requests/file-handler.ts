/** Public files (pictures, PDFs, sound), whole and in part; what is private is passed on from the provider and never kept. */
import { createReadStream } from 'node:fs';
import { byteRange } from '@aangan/contract/byte-range.ts';
import { filePath } from '@aangan/contract/entities.ts';
import { hasEtag } from '@aangan/contract/etag.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { pictureWidths } from '@aangan/contract/picture-widths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileHeaders } from '../answers/security-headers.ts';
import { log, reasonOf } from '../process/log.ts';
import type { Provider } from '../provider/client.ts';
import { isContentNamed, type KeptFiles } from '../provider/kept-files.ts';

const forever = 'public, max-age=31536000, immutable';

/** Whether a browser says that it takes AVIF. */
const takesAvif = (accept: string | undefined): boolean => accept?.includes('image/avif') ?? false;

const send = (
  reply: FastifyReply,
  status: number,
  headers: Record<string, string>,
  body?: unknown,
) => {
  for (const [name, value] of fileHeaders(headers['content-type'])) reply.header(name, value);
  return reply.code(status).headers(headers).send(body);
};

export const createFileHandler = (provider: Provider, kept: KeptFiles) => {
  /** Straight through, nothing kept: what is private or may change. */
  const passOn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    width: string | undefined,
  ) => {
    const response = await provider.file(
      path,
      width ? { w: width } : {},
      request.method === 'HEAD' ? 'HEAD' : 'GET',
    );
    const headers: Record<string, string> = {};
    for (const name of [
      'content-type',
      'content-length',
      'content-disposition',
      'cache-control',
      'x-robots-tag',
    ]) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    return send(reply, response.status, headers, Buffer.from(await response.arrayBuffer()));
  };

  const serve = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    width: string | undefined,
  ) => {
    // To the letter: `0320` would be a file of its own on our disk.
    const wrongWidth = width !== undefined && !pictureWidths.map(String).includes(width);
    if (!filePath.safeParse(path).success || wrongWidth)
      return send(reply, 404, {}, { error: { message: refusals.unknownPath } });
    try {
      if (!isContentNamed(path)) return await passOn(request, reply, path, width);
      const facts = await kept.load(path, width, takesAvif(request.headers.accept));
      if (typeof facts === 'number')
        return send(
          reply,
          facts,
          {},
          { error: { message: facts === 404 ? refusals.unknownPath : refusals.away } },
        );
      const etag = `"${facts.file}"`;
      const headers: Record<string, string> = {
        'content-type': facts.type,
        'cache-control': forever,
        etag,
        'accept-ranges': 'bytes',
        ...(facts.varies ? { vary: 'accept' } : {}),
        ...(facts.disposition ? { 'content-disposition': facts.disposition } : {}),
      };
      if (hasEtag(request.headers['if-none-match'], etag)) return send(reply, 304, headers);
      // A part of another version is of no use to who has the beginning of that (RFC 9110, 13.1.5).
      const isOther =
        request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag;
      const asked = isOther || request.method === 'HEAD' ? undefined : request.headers.range;
      const range = byteRange(asked, facts.bytes);
      if (range === 'unsatisfiable')
        return send(reply, 416, { 'content-range': `bytes */${facts.bytes}` });
      headers['content-length'] = String(range ? range.end - range.start + 1 : facts.bytes);
      if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${facts.bytes}`;
      if (request.method === 'HEAD') return send(reply, 200, headers);
      return send(
        reply,
        range ? 206 : 200,
        headers,
        facts.body
          ? facts.body.subarray(range?.start, range ? range.end + 1 : undefined)
          : createReadStream(kept.placeOf(facts.file), range ?? {}),
      );
    } catch (error) {
      log('file-failed', { reason: reasonOf(error) });
      return send(reply, 503, { 'retry-after': '5' }, { error: { message: refusals.away } });
    }
  };

  return { serve };
};
export type FileHandler = ReturnType<typeof createFileHandler>;
