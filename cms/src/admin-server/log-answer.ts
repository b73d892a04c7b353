/** One line for each request of the back office, as the api writes them: never a query, a body, a name, or the secret of a link. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { maskPath } from '@aangan/contract/mask-addresses.ts';
import type { WriteLine } from '../api/requests/request-log.ts';
import { kindOf } from './count-requests.ts';
import { plainPath } from './plain-path.ts';

/** Asked by machines, or with every page: a line only when something is wrong. */
const quiet = new Set(['probe', 'asset']);
/** Of these an address names a collection and a record by its number. */
const withPath = new Set(['page', 'call']);
const longestPath = 200;

export const logAnswer = (
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  write: WriteLine,
): void => {
  const began = performance.now();
  response.once('finish', () => {
    const { statusCode: status } = response;
    const call = kindOf(url);
    if (status < 400 && quiet.has(call)) return;
    write({
      kind: 'request',
      call,
      method,
      path: withPath.has(call) ? maskPath(plainPath(url)).slice(0, longestPath) : undefined,
      status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    });
  });
};
