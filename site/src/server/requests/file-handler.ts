/**
 * Public files (pictures, PDFs, sound), passed on from the provider and kept on disk: their names are made of their
 * content, so a copy never grows old, and pages keep their pictures while the provider is away. What the school has taken
 * down is thrown away here, too.
 */

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { byteRange } from '@aangan/contract/byte-range.ts';
import { filePath } from '@aangan/contract/entities.ts';
import { hasEtag } from '@aangan/contract/etag.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { pictureWidths } from '@aangan/contract/picture-widths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileHeaders } from '../answers/security-headers.ts';
import { log, reasonOf } from '../process/log.ts';
import type { Provider } from '../provider/client.ts';

/** How long a file is given out before the provider is asked again whether it is still published. */
const confirmedFor = 60_000;
/** How long a visitor waits for that. */
const timeout = 500;
const mostConfirmed = 50_000;
/** How long nobody asks again after it did not answer. */
const restAfterSilence = 1500;

/** `body` only of a file that could be had but not kept. */
type Facts = { type: string; bytes: number; disposition: string | null; body?: Buffer };

const forever = 'public, max-age=31536000, immutable';
/** Names of our provider's public files; others (a transfer certificate's pass, another provider's) are never kept. */
const contentNamed = /^[0-9a-f]{16,64}\.[a-z0-9]{2,5}$/;

const send = (
  reply: FastifyReply,
  status: number,
  headers: Record<string, string>,
  body?: unknown,
) => {
  for (const [name, value] of fileHeaders(headers['content-type'])) reply.header(name, value);
  return reply.code(status).headers(headers).send(body);
};

export const createFileHandler = async (provider: Provider, folder: string) => {
  await mkdir(folder, { recursive: true });

  const keep = async (key: string, path: string, width: string | undefined) => {
    const begun = generation;
    const response = await provider.file(path, width ? { w: width } : {});
    if (!response.ok) return response.status;
    const body = Buffer.from(await response.arrayBuffer());
    const facts: Facts = {
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      bytes: body.length,
      disposition: response.headers.get('content-disposition'),
    };
    const draft = join(folder, `${key}.${randomUUID()}`);
    try {
      await writeFile(draft, body);
      await writeFile(`${draft}.json`, JSON.stringify(facts));
      await rename(`${draft}.json`, join(folder, `${key}.json`));
      await rename(draft, join(folder, key));
      hasFailed = false;
    } catch (error) {
      await Promise.all([draft, `${draft}.json`].map((file) => rm(file, { force: true })));
      // Once, and again only after it has worked meanwhile. The visitor gets the file all the same.
      if (!hasFailed) log('file-failed', { reason: reasonOf(error) });
      hasFailed = true;
      return { ...facts, body };
    }
    noteThere(key, begun);
    // Something was published or taken down while it was on its way: if it was this, it must not stay on the disk.
    if (begun !== generation && (await isTakenDown(key, path, width))) return 404;
    return facts;
  };
  let hasFailed = false;

  const kept = async (key: string): Promise<Facts | undefined> => {
    try {
      const { size } = await stat(join(folder, key));
      const facts = JSON.parse(await readFile(join(folder, `${key}.json`), 'utf8')) as Facts;
      return facts.bytes === size ? facts : undefined; // A power cut can leave a part of it.
    } catch {
      return undefined;
    }
  };

  /** When the provider last said that a file is still there. */
  const confirmed = new Map<string, number>();
  /** How often they were marked stale. An answer to a question from before that confirms nothing. */
  let generation = 0;
  const noteThere = (key: string, begun: number) => {
    if (begun !== generation) return;
    if (confirmed.size >= mostConfirmed) confirmed.clear();
    confirmed.set(key, Date.now());
  };
  /** While the provider does not answer, not every picture waits for it in vain. */
  let restUntil = 0;
  /** Asks whether a kept file is still published, and throws it away if not. While the provider is away, it stays. */
  const isTakenDown = async (key: string, path: string, width: string | undefined) => {
    if (Date.now() - (confirmed.get(key) ?? 0) < confirmedFor || Date.now() < restUntil)
      return false;
    const begun = generation;
    const status = await Promise.race([
      provider.file(path, width ? { w: width } : {}, 'HEAD').then(
        (response) => response.status,
        () => undefined,
      ),
      new Promise<undefined>((resolve) => setTimeout(resolve, timeout, undefined).unref()),
    ]);
    if (status !== 404) {
      // Only who answers confirms: one that hangs for a moment would keep what was taken down for as long as that holds.
      if (status === 200) noteThere(key, begun);
      else restUntil = Date.now() + restAfterSilence;
      return false;
    }
    await Promise.all([key, `${key}.json`].map((file) => rm(join(folder, file), { force: true })));
    return true;
  };
  /** One fetch at a time for each file, however many visitors wait for it. */
  const fetching = new Map<string, Promise<Facts | number>>();
  const factsOf = async (key: string, path: string, width: string | undefined) => {
    const known = await kept(key);
    if (known) return (await isTakenDown(key, path, width)) ? 404 : known;
    let task = fetching.get(key);
    if (!task) {
      task = keep(key, path, width).finally(() => fetching.delete(key));
      fetching.set(key, task);
    }
    return task;
  };

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
      if (!contentNamed.test(path)) return await passOn(request, reply, path, width);
      const key = width ? `${path}@${width}` : path;
      const facts = await factsOf(key, path, width);
      if (typeof facts === 'number')
        return send(
          reply,
          facts,
          {},
          { error: { message: facts === 404 ? refusals.unknownPath : refusals.away } },
        );
      const etag = `"${key}"`;
      const headers: Record<string, string> = {
        'content-type': facts.type,
        'cache-control': forever,
        etag,
        'accept-ranges': 'bytes',
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
          : createReadStream(join(folder, key), range ?? {}),
      );
    } catch (error) {
      log('file-failed', { reason: reasonOf(error) });
      return send(reply, 503, { 'retry-after': '5' }, { error: { message: refusals.away } });
    }
  };

  return {
    serve,
    /** Something was published or taken down, perhaps a file: each is asked about before it is given out again. */
    markStale: () => {
      generation += 1;
      restUntil = 0;
      confirmed.clear();
    },
  };
};
export type FileHandler = Awaited<ReturnType<typeof createFileHandler>>;
