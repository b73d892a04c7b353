/** What Node knows of its own process, under the names that dashboards for Node use. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge, type Metric, total } from './metrics.ts';

/** How often the event loop is looked at; seldom enough to cost nothing. */
const resolution = 20;
const perSecond = 1e9;

let delay: ReturnType<typeof monitorEventLoopDelay> | undefined;

/** The event loop's lag is of the time since the last reading; the first reading begins to measure it. */
export const readProcess = (): Metric[] => {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const isMeasured = delay !== undefined && delay.count > 0;
  // Node counts the pause itself, too.
  const lag = (nanoseconds: number) =>
    isMeasured ? Math.max(0, nanoseconds / perSecond - resolution / 1000) : undefined;
  delay ??= monitorEventLoopDelay({ resolution });
  const metrics = [
    gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory that JavaScript’s objects take.', heapUsed),
    gauge('nodejs_external_memory_bytes', 'Memory outside of the heap, such as pages.', external),
    total('process_cpu_seconds_total', 'CPU time of the process.', (user + system) / 1e6),
    gauge(
      'process_start_time_seconds',
      'When the process began.',
      Math.round(performance.timeOrigin) / 1000,
    ),
    gauge(
      'nodejs_eventloop_lag_p99_seconds',
      'How late the event loop was since the last reading, but for one in a hundred.',
      lag(delay.percentile(99)),
    ),
    gauge(
      'nodejs_eventloop_lag_max_seconds',
      'How late the event loop was at most since the last reading.',
      lag(delay.max),
    ),
  ];
  delay.enable();
  delay.reset();
  return metrics;
};
