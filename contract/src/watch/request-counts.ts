/** Requests as every process counts them: by kind and class of status, never by address, host or visitor. */
import { createCounter, createHistogram, statusClass } from './count.ts';
import type { Metric } from './metrics.ts';

export const createRequestCounts = <K extends string>() => {
  const counter = createCounter<{ kind: K; status: string }>(
    'aangan_requests_total',
    'Requests that were answered, by kind and class of status.',
  );
  const seconds = createHistogram<{ kind: K }>(
    'aangan_request_seconds',
    'How long answers took that had to be made; what the website has ready in memory is counted only.',
  );
  const of = (kind: K, status: number) => counter.of({ kind, status: statusClass(status) });
  return {
    /** The count of a kind and status, for who adds to it often. */
    of,
    /** One that was answered, and how long that took. */
    answered: (kind: K, status: number, ms: number): void => {
      of(kind, status).value += 1;
      seconds.observe({ kind }, ms / 1000);
    },
    read: (): Metric[] => [counter.read(), seconds.read()],
  };
};
