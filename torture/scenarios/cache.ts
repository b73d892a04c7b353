/** Tens of thousands of different addresses: the website's memory reaches a plateau and stays there. */
import { ask, keepAliveAgent } from '../client/ask.ts';
import { inCrowd } from '../client/crowd.ts';
import { megabyte, residentBytes } from '../measure/memory.ts';
import { pidsOf } from '../product/processes.ts';
import { atMost, type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

/** For all processes of the website together: two workers with their caches, the leader, and what Node itself takes. */
const mostMb = 1024;

const run = async (context: Context): Promise<Outcome> => {
  const product = await context.start({ env: { WORKERS: '2' } });
  const agent = keepAliveAgent(12);
  context.after(() => agent.destroy());
  const pages = [
    '/News',
    '/Events',
    '/Gallery',
    '/OurAchievements',
    '/TopperX',
    '/HomeWork',
    '/VideoGallery',
  ];
  const count = context.sized(20_000, 1500);
  const rss = () => Math.round(residentBytes(pidsOf(product.dataDir, 'site')) / megabyte);
  const start = rss();
  const notes = [`${start} MB at first`];
  let failed = 0;
  let most = start;
  const pass = async (number: number) => {
    await inCrowd(
      count,
      12,
      async (index) => {
        // Half differ in what the page heeds, half in what it does not.
        const query =
          index % 2 ? `title=word-${index}&year=All` : `utm_source=${index}&fbclid=${index}`;
        const answer = await ask(product.siteUrl, `${pages[index % pages.length]}?${query}`, {
          agent,
        }).catch(() => undefined);
        if (answer?.status !== 200) failed += 1;
        if (index % 500 === 0) most = Math.max(most, rss());
      },
      context.signal,
    );
    const now = rss();
    most = Math.max(most, now);
    notes.push(`${now} MB after pass ${number}`);
    context.say(`${now} MB after pass ${number}`);
    return now;
  };
  const first = await pass(1);
  const second = await pass(2);
  return {
    figures: [
      atMost('memory of the website', most, mostMb, 'MB'),
      atMost(
        'growth in the second pass',
        Math.max(0, second - first),
        Math.round(Math.max(first * 0.1, 50)),
        'MB',
      ),
      noneOf('addresses that failed', failed, count * 2),
    ],
    notes,
  };
};

export const cache: Scenario = {
  name: 'cache',
  title: 'Any number of different addresses leaves the website’s memory on a plateau.',
  isQuick: false,
  databases: ['sqlite'],
  limitSeconds: 900,
  run,
};
