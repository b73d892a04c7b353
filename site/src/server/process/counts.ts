/** What this process of the website has done so far, in numbers that any of its parts adds to. Nothing here is by visitor or address. */
import type { CallName } from '@aangan/contract/calls.ts';
import { createCounter } from '@aangan/contract/watch/count.ts';
import { type Metric, total } from '@aangan/contract/watch/metrics.ts';
import { createRequestCounts } from '@aangan/contract/watch/request-counts.ts';

/** `refused`: what was never read as a request. `probe`: asked by machines. */
export type RequestKind = 'page' | 'paper' | 'call' | 'file' | 'asset' | 'probe' | 'refused';

export const requestCounts = createRequestCounts<RequestKind>();

/** Plain numbers: a hit is counted at every page that is served. */
export const pageCounts = { hits: 0, misses: 0 };

export const renderings = createCounter<{ outcome: 'made' | 'failed' }>(
  'aangan_renderings_total',
  'Answers that were made anew: pages, papers and calls.',
);

export const providerCalls = createCounter<{
  call: CallName;
  outcome: 'answered' | 'failed';
}>(
  'aangan_provider_calls_total',
  'What the website asked its provider; failed: not in time, or of no use.',
);

export const readCounts = (): Metric[] => [
  ...requestCounts.read(),
  total('aangan_page_cache_hits_total', 'Pages that memory had.', pageCounts.hits),
  total('aangan_page_cache_misses_total', 'Pages that memory did not have.', pageCounts.misses),
  renderings.read(),
  providerCalls.read(),
];
