/** The api frozen, then stopped: every page goes on. */
import { routes } from '../../contract/src/routes.ts';
import { ask } from '../client/ask.ts';
import { inCrowd } from '../client/crowd.ts';
import { signalPart } from '../product/processes.ts';
import { atMost, type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

/** A frozen api costs a visitor the timeout once; this bears a busy machine, too. */
const longestMs = 10_000;

const run = async (context: Context): Promise<Outcome> => {
  const { product } = await context.officeToHarm();
  const { siteUrl, dataDir } = product;
  const paths = routes.map(({ path }) => path).filter((path) => path !== '/SubGallery');
  const notes: string[] = [];
  let slowest = 0;
  let failed = 0;
  let asked = 0;
  const readAll = async (when: string, more: string) => {
    await inCrowd(paths.length, 8, async (index) => {
      asked += 1;
      const path = `${paths[index]}${more}`;
      const answer = await ask(siteUrl, path).catch(() => undefined);
      slowest = Math.max(slowest, answer?.ms ?? Number.POSITIVE_INFINITY);
      if (answer?.status === 200) return;
      failed += 1;
      notes.push(`${path} ${when}: ${answer?.status ?? 'no answer'}`);
    });
  };
  await readAll('at first', '');
  slowest = 0;
  asked = 0;

  context.say('freezing the api');
  context.after(() => signalPart(dataDir, 'api', 'SIGCONT'));
  signalPart(dataDir, 'api', 'SIGSTOP');
  await readAll('frozen', '');
  // Addresses that no memory holds are drawn from what is known.
  await readAll('frozen, drawn anew', '?title=a&month=2026-01');
  signalPart(dataDir, 'api', 'SIGCONT');

  context.say('stopping the api');
  await product.stopApi();
  await readAll('stopped', '');
  await readAll('stopped, drawn anew', '?title=b&month=2026-02');
  await product.restartSite();
  await readAll('stopped, website restarted', '');
  await product.startApi();
  return {
    figures: [
      noneOf('pages that failed', failed, asked),
      atMost('slowest page', Math.round(slowest), longestMs, 'ms'),
    ],
    notes,
  };
};

export const providerAway: Scenario = {
  name: 'provider-away',
  title: 'With the api frozen or stopped every page goes on, also after a restart of the website.',
  isQuick: true,
  databases: ['sqlite'],
  limitSeconds: 180,
  run,
};
