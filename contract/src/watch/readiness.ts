/**
 * Whether a process can do its work, as `/readyz` tells whoever sends it visitors. Everybody may ask, since behind a proxy every
 * peer looks like one of our own: so it says of each check only whether it is good; figures are in `/metrics`, on the private port.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { gauge, type Metric } from './metrics.ts';

export type Check = {
  /**
   * Whether the process cannot serve without it. What it can do without is told as degraded and keeps nobody away: a balancer
   * must not take out a website that goes on showing its pages.
   */
  isNeeded: boolean;
  /** Fails, or says no, when it is not good. */
  ask: () => boolean | Promise<boolean>;
};

export type Readiness = {
  ok: boolean;
  /** What is not good, and not needed. */
  degraded: string[];
  checks: Record<string, { ok: boolean }>;
};

/** Whoever asks more often gets the same answer: asking must cost no more than being asked. */
const keptMs = 1000;
/** What is not answered in this time is not good. */
const timeoutMs = 2000;

/** A check that is never asked twice at once: one that hangs must not pile up. */
const createAsk = ({ ask }: Check, withinMs: number) => {
  let asking: Promise<boolean> | undefined;
  return (): Promise<boolean> => {
    asking ??= Promise.try(ask)
      .catch(() => false)
      .finally(() => {
        asking = undefined;
      });
    return Promise.race([asking, pause(withinMs, false, { ref: false })]);
  };
};

type Times = { now?: () => number; withinMs?: number };

/** Makes the function that tells; `times` is for tests. */
export const createReadiness = (
  checks: Readonly<Record<string, Check>>,
  { now = () => performance.now(), withinMs = timeoutMs }: Times = {},
): (() => Promise<Readiness>) => {
  const asked = Object.entries(checks).map(([name, check]) => ({
    name,
    isNeeded: check.isNeeded,
    ask: createAsk(check, withinMs),
  }));
  const askAll = async (): Promise<Readiness> => {
    const outcomes = await Promise.all(
      asked.map(async ({ name, isNeeded, ask }) => ({ name, isNeeded, ok: await ask() })),
    );
    const failed = outcomes.filter(({ ok }) => !ok);
    return {
      ok: !failed.some(({ isNeeded }) => isNeeded),
      degraded: failed.filter(({ isNeeded }) => !isNeeded).map(({ name }) => name),
      checks: Object.fromEntries(outcomes.map(({ name, ok }) => [name, { ok }])),
    };
  };
  let last: Promise<Readiness> | undefined;
  let lastAt = 0;
  let isAsking = false;
  return () => {
    if (!last || (!isAsking && now() - lastAt >= keptMs)) {
      isAsking = true;
      last = askAll().finally(() => {
        isAsking = false;
        lastAt = now();
      });
    }
    return last;
  };
};

/** The same with one more that is needed, and that is known at once, so that it is never a second old. */
export const withNeeded = (
  { ok, degraded, checks }: Readiness,
  name: string,
  isGood: boolean,
): Readiness => ({ ok: ok && isGood, degraded, checks: { ...checks, [name]: { ok: isGood } } });

/** The status of the answer. */
export const readinessStatus = ({ ok }: Readiness): 200 | 503 => (ok ? 200 : 503);

/** The same as numbers, for alerts. */
export const readinessMetrics = ({ ok, checks }: Readiness): Metric[] => [
  gauge('aangan_ready', 'Whether the process can serve: what /readyz answers.', Number(ok)),
  gauge(
    'aangan_check_ok',
    'Each check of /readyz: 1 if it is good.',
    ...Object.entries(checks).map(([check, { ok: isGood }]) => ({
      labels: { check },
      value: Number(isGood),
    })),
  ),
];
