/** The private port of a process of the cms, if one is set. */
import type { Metric } from '@aangan/contract/watch/metrics.ts';
import { metricsPortAfter } from '@aangan/contract/watch/metrics-ports.ts';
import { serveMetrics } from '@aangan/contract/watch/metrics-server.ts';
import { toFailure } from '../logging/failure.ts';
import type { Settings } from '../settings.ts';

type Given = {
  process: 'api' | 'admin';
  read: () => Promise<Metric[]>;
  report: (problem: Record<string, unknown>) => void;
};

export const serveNumbers = (
  { metricsPort, metricsHost: host }: Settings,
  { process, read, report }: Given,
): void => {
  if (metricsPort === undefined) return;
  const port = metricsPort + metricsPortAfter[process];
  serveMetrics({
    port,
    host,
    read,
    report: (error) => report({ code: 'metrics-failed', host, port, failure: toFailure(error) }),
  });
};
