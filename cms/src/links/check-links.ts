/** Looks after the links of a school: politely, one after another at each host, and once a day. */
import type { Payload } from 'payload';
import type { Id } from '../api/records/stored.ts';
import { today as todayOf } from '../fields/day-field.ts';
import { checkLink, type LinkState } from './check-link.ts';
import { findLinks } from './find-links.ts';

/** A link that did not lead anywhere when it was looked at last, and the first day of that. */
export type Trouble = { url: string; state: 'gone' | 'silent'; since: string };
export type Checked = {
  /** When it was tried; only then, if nobody at all answered. */
  triedAt: number;
  /** When somebody answered last, so that what is said of the others can be believed. */
  checkedAt?: number;
  troubles: Trouble[];
};

const keyOf = (school: Id): string => `links-of-${school}`;

export const loadChecked = (payload: Payload, school: Id): Promise<Checked | null> =>
  payload.kv.get<Checked>(keyOf(school));

export type Asking = {
  check: (link: string) => Promise<LinkState>;
  /** Between two questions to one host. */
  pauseMs: number;
};
const politely: Asking = { check: checkLink, pauseMs: 1_000 };
const hostsAtOnce = 4;

const failures: readonly LinkState[] = ['gone', 'nobody', 'silent'];
const answers: readonly LinkState[] = ['alive', 'gone', 'unclear'];

const askAll = async (
  links: Iterable<string>,
  { check, pauseMs }: Asking,
): Promise<Map<string, LinkState>> => {
  const states = new Map<string, LinkState>();
  const hosts = Map.groupBy(links, (link) => URL.parse(link)?.host ?? '').values();
  const askHosts = async () => {
    for (const ofHost of hosts)
      for (const [index, link] of ofHost.entries()) {
        const state = await check(link);
        states.set(link, state);
        const isLast = index === ofHost.length - 1;
        if (state !== 'unknown' && !isLast) await new Promise((go) => setTimeout(go, pauseMs));
      }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, askHosts));
  return states;
};

/** Asks for every link of a school, and keeps what it found. */
export const checkLinks = async (
  payload: Payload,
  school: Id,
  now: number,
  asking: Asking = politely,
): Promise<Checked> => {
  const links = await findLinks(payload, school);
  const states = await askAll(links.keys(), asking);
  const before = await loadChecked(payload, school);
  const failed = [...states].filter(([, state]) => failures.includes(state));
  const isAnswered = [...states.values()].some((state) => answers.includes(state));
  const isAway = failed.length > 0 && !isAnswered;
  const sinceOf = (url: string) =>
    before?.troubles.find((trouble) => trouble.url === url)?.since ?? todayOf(new Date(now));
  const checked: Checked = isAway
    ? { troubles: [], ...before, triedAt: now }
    : {
        triedAt: now,
        checkedAt: now,
        troubles: failed.map(([url, state]) => ({
          url,
          state: state === 'silent' ? 'silent' : 'gone',
          since: sinceOf(url),
        })),
      };
  await payload.kv.set(keyOf(school), checked);
  return checked;
};
