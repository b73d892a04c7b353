/** The browser's `/api` calls: reads from memory, files, and forms passed on to the provider. */
import { refusals } from '@aangan/contract/messages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isReceived } from '../../rules/form-answer.ts';
import { callUrl, matchCall, refuseCall, refuseParams } from '../answers/api-calls.ts';
import type { Pages } from '../cache/pages.ts';
import { log, reasonOf } from '../process/log.ts';
import type { Provider } from '../provider/client.ts';
import type { Schools } from '../provider/schools.ts';
import type { FileHandler } from './file-handler.ts';
import { sendEntry, sendMade, visitorOf } from './respond.ts';

type Parts = { provider: Provider; pages: Pages; files: FileHandler; schools: Schools };

export const createApiHandler =
  ({ provider, pages, files, schools }: Parts) =>
  async (request: FastifyRequest, reply: FastifyReply, { pathname, searchParams }: URL) => {
    const refuse = (status: number, message: string) =>
      sendMade(request, reply, refuseCall(status, message));
    const match = matchCall(pathname);
    if (!match) return refuse(404, refusals.unknownPath);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if ((isRead ? 'GET' : request.method) !== match.call.method) {
      reply.raw.setHeader('Allow', match.call.method === 'GET' ? 'GET, HEAD' : 'POST');
      return refuse(405, refusals.wrongMethod);
    }
    if (match.name === 'image')
      return files.serve(
        request,
        reply,
        match.params.path ?? '',
        (request.query as { w?: string }).w,
      );
    const refused = refuseParams(match);
    if (refused) return sendMade(request, reply, refused);
    if (isRead) {
      const school = schools.codeOf(request.headers.host);
      return sendEntry(request, reply, await pages.get(school, callUrl(match, searchParams)));
    }
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      return refuse(415, refusals.wrongType);
    try {
      const response = await provider.send(
        match.name as 'tc' | 'form',
        match.params,
        request.body,
        visitorOf(request),
      );
      const body = await response.text();
      // Whatever else may answer in the provider's place: nothing is acknowledged that was not stored.
      if (match.name === 'form' && response.ok && !isReceived(body))
        throw new Error('The provider did not say that the form was stored');
      const retry = response.headers.get('retry-after');
      if (retry) reply.header('retry-after', retry);
      return reply
        .code(response.status)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(body);
    } catch (error) {
      // Nested ten thousand times, it cannot be written down again: no form of ours.
      if (error instanceof RangeError) return refuse(400, refusals.badJson);
      log('form-failed', { type: match.name, reason: reasonOf(error) });
      return refuse(503, refusals.away);
    }
  };
