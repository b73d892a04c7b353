/** What the website's doors share: who asks, for which school, and how a finished answer is written. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Entry, encodingFor, finish, type Made } from './page-cache.ts';
import type { Visitor } from './provider.ts';

/** Whether the browser already has this: a proxy that compresses anew makes the tag weak, and there may be several. */
const hasEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

/** Writes a finished answer: the right encoding, or 304, or no body for HEAD. Gives the status. */
export const writeEntry = (
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
): number => {
  const variant = entry.variants[encodingFor(request.headers['accept-encoding'])];
  if (entry.status === 200 && hasEtag(request.headers['if-none-match'], entry.etag)) {
    response.writeHead(304, variant.notModified).end();
    return 304;
  }
  response.writeHead(entry.status, variant.headers);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
  return entry.status;
};

export const sendEntry = (request: FastifyRequest, reply: FastifyReply, entry: Entry): void => {
  reply.hijack(); // The onResponse hook still logs it.
  writeEntry(request.raw, reply.raw, entry);
};

/** Sends an answer that is made for one visitor, and so compressed with less effort. */
export const sendMade = async (
  request: FastifyRequest,
  reply: FastifyReply,
  made: Made,
): Promise<void> => sendEntry(request, reply, await finish(made, { quality: 4 }));

/** The visitor's address, for the provider's limits: behind our own proxy it stands last in X-Forwarded-For. */
const addressOf = (request: FastifyRequest): string => {
  const socket = request.raw.socket.remoteAddress ?? '';
  const loopback = socket === '::1' || socket.endsWith('127.0.0.1');
  const forwarded = request.headers['x-forwarded-for'];
  const all = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  const last = all?.split(',').at(-1)?.trim();
  return loopback && last ? last : socket;
};

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: addressOf(request),
  authorization: request.headers.authorization,
});
