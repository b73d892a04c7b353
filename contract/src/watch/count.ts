/**
 * Numbers that grow while a process runs. What counts holds on to a `Count` and adds to its value: a hit of the page cache
 * takes some microseconds, and looking up a label takes a part of one.
 */
import type { Metric, Sample } from './metrics.ts';

export type Count = { value: number };

export type Counter<L extends Record<string, string>> = {
  /** The count of these labels; the same one each time. */
  of: (labels: L) => Count;
  read: () => Metric;
};

/** By labels, each made when it is first asked for. Their values come from a closed list, never from a visitor. */
const createByLabels = <L extends Record<string, string>, T>(make: () => T) => {
  const all = new Map<string, { labels: L; value: T }>();
  return {
    of: (labels: L): T => {
      const key = Object.values(labels).join('\n');
      let found = all.get(key);
      if (!found) {
        found = { labels, value: make() };
        all.set(key, found);
      }
      return found.value;
    },
    all: () => [...all.values()],
  };
};

export const createCounter = <L extends Record<string, string>>(
  name: string,
  help: string,
): Counter<L> => {
  const counts = createByLabels<L, Count>(() => ({ value: 0 }));
  return {
    of: counts.of,
    read: () => ({
      name,
      help,
      type: 'counter',
      samples: counts.all().map(({ labels, value: { value } }) => ({ labels, value })),
    }),
  };
};

export type Histogram<L extends Record<string, string>> = {
  /** Notes how long something took. */
  observe: (labels: L, seconds: number) => void;
  read: () => Metric;
};

/** Upper bounds in seconds, from what memory answers to what a visitor gives up on. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Number.POSITIVE_INFINITY];

export const createHistogram = <L extends Record<string, string>>(
  name: string,
  help: string,
): Histogram<L> => {
  const series = createByLabels<L, { buckets: number[]; sum: number }>(() => ({
    buckets: bounds.map(() => 0),
    sum: 0,
  }));
  return {
    observe: (labels, seconds) => {
      const one = series.of(labels);
      const at = bounds.findIndex((bound) => seconds <= bound);
      one.buckets[at] = (one.buckets[at] ?? 0) + 1;
      one.sum += seconds;
    },
    read: () => ({
      name,
      help,
      type: 'histogram',
      samples: series.all().flatMap(({ labels, value: { buckets, sum } }) => {
        let count = 0;
        const cumulated = buckets.map((inBucket, at): Sample => {
          count += inBucket;
          const bound = bounds[at] as number;
          const le = Number.isFinite(bound) ? String(bound) : '+Inf';
          return { suffix: '_bucket', labels: { ...labels, le }, value: count };
        });
        return [
          ...cumulated,
          { suffix: '_sum', labels, value: sum },
          { suffix: '_count', labels, value: count },
        ] satisfies Sample[];
      }),
    }),
  };
};

/** `2xx` for 200 to 299: what an alert is set on. */
export const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`;
