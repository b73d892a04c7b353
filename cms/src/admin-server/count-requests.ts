/** Counts what is asked of the back office, by a few kinds of address. */
import type { Server } from 'node:http';
import { linkFolder } from '../accounts/one-time-link.ts';
import { counts } from '../watch/counts.ts';
import { plainPath } from './plain-path.ts';
import { isProbe } from './probes.ts';

/** By how an address begins. */
const kinds: [beginning: string, kind: string][] = [
  ['/_next/', 'asset'],
  ['/api/', 'call'],
  ['/admin', 'page'],
  [linkFolder, 'link'],
];

export const kindOf = (url: string): string => {
  if (isProbe(url)) return 'probe';
  const path = plainPath(url);
  return kinds.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'other';
};

/** What is refused on the connection itself is counted where that is done (refuse.ts). */
export const countRequests = (server: Server): void => {
  for (const event of ['request', 'checkContinue', 'checkExpectation'] as const)
    server.on(event, ({ url = '' }, response) => {
      const began = performance.now();
      response.once('finish', () =>
        counts.requests.answered(kindOf(url), response.statusCode, performance.now() - began),
      );
    });
};
