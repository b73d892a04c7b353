/** Keeps a copy current: the changes feed says when, the website what. */
import { type Feed, followChanges } from '../server/provider/changes.ts';
import { MirrorError } from './arguments.ts';
import type { Mirror, Result } from './mirror.ts';
import type { Website } from './website.ts';

/** The website shows a change within two seconds; one that it was quick with is in the copy sooner. */
const afterChange = [1000, 3000];
/** What is shown from or until a moment changes without anybody doing anything. */
const afterAll = 60_000;
/** How soon it is noticed that the website has gone away, or come back. */
const ping = 5000;

export type Reporter = {
  updated: (result: Result) => void;
  away: (reason: string) => void;
  back: () => void;
};

/** @returns how to stop */
export const follow = (
  mirror: Mirror,
  { providerUrl, school, website }: { providerUrl: string; school: string; website: Website },
  report: Reporter,
): (() => Promise<void>) => {
  let isStopped = false;
  let isAway = false;
  /** When to look again, soonest first. */
  let due: number[] = [];
  let wake: (() => void) | undefined;

  const lookAfter = (...delays: number[]) => {
    due = [...due, ...delays.map((ms) => Date.now() + ms)].sort((one, other) => one - other);
    wake?.();
  };
  const feed: Feed = followChanges(providerUrl, {
    changed: (changes) => {
      if (changes.some((change) => change.school === school)) lookAfter(...afterChange);
    },
    reset: () => lookAfter(...afterChange),
  });

  /** Does something that needs the website; says in the copy whether it was there. */
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!isAway) report.away((error as Error).message);
      isAway = true;
      await mirror.setAway(true);
    }
  };
  const look = async () => {
    const result = await mirror.update();
    if (isAway) report.back();
    isAway = false;
    if (result.written + result.removed > 0) report.updated(result);
  };
  const isThere = async () => {
    const { status } = await website.ask('/healthz');
    if (status >= 500) throw new MirrorError(`The website answered ${status}.`);
  };

  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(ping, Math.max(0, (due[0] ?? 0) - Date.now())));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!isStopped) {
      if (due.length === 0) lookAfter(isAway ? ping : afterAll);
      await sleep();
      if (isStopped) return;
      const isDue = due.some((moment) => moment <= Date.now());
      due = due.filter((moment) => moment > Date.now());
      await attempt(isDue || isAway ? look : isThere);
    }
  };
  const running = run();
  return async () => {
    isStopped = true;
    feed.stop();
    wake?.();
    await running;
  };
};
