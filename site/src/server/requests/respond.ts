/** What the website's handlers share: who asks, for which school, and how a finished answer is written. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFor, type Entry, finish, type Made } from '../answers/entry.ts';
import type { Visitor } from '../provider/ask-provider.ts';

/** Writes a finished answer in the form that was asked for, and gives the status. */
export const writeEntry = (
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
): number => {
  const answer = answerFor(entry, {
    method,
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
  });
  response.writeHead(answer.status, answer.headers).end(answer.body);
  return answer.status;
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
): Promise<void> => sendEntry(request, reply, await finish(made));

/** Who asks, for the provider's limits: the nearest address that is not a proxy which the setting TRUST_PROXY names. */
export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  authorization: request.headers.authorization,
});
