/** A flood of programs on both forms, and families among them: every family is served, and few of the programs' posts pass. */
import { runFlood } from '../../e2e/flood.ts';
import { percentile } from '../measure/times.ts';
import { demoCertificates } from '../product/demo.ts';
import { readRows } from '../product/stored.ts';
import { allOf, atMost, type Context, type Outcome, type Scenario } from '../scenario.ts';

/** What a school takes as new before it asks for work (formAllowances.level): of a small flood, that is more than 1 %. */
const calmLevel = 15;

const run = async (context: Context): Promise<Outcome> => {
  const product = await context.start({ env: { TRUST_PROXY: '127.0.0.1' } });
  const posts = context.sized(2000, 200);
  const guesses = context.sized(5000, 500);
  const addresses = context.sized(500, 50);
  const families = context.sized(60, 6);
  const figures = await runFlood({
    siteUrl: product.siteUrl,
    school: 'NJMS',
    certificates: demoCertificates,
    enquiries: async () =>
      (await readRows(
        product.dataDir,
        'select message, status from enquiries',
        product.databaseUrl,
      )) as { message: string; status: string }[],
    posts,
    guesses,
    addresses,
    concurrency: context.sized(100, 25),
    families,
    behindOne: families / 2,
  });
  const waits = (of: number[]) =>
    `${Math.round(percentile(of, 0.5))} ms in the middle, ${Math.round(percentile(of, 1))} ms at most`;
  return {
    figures: [
      allOf('families’ enquiries among the new', figures.formsServed, families),
      allOf('families who get their certificate', figures.certificatesServed, families),
      atMost('bot posts among the new', figures.botsAmongNew, Math.max(posts / 100, calmLevel)),
    ],
    notes: [
      `${posts} bot posts and ${guesses} guesses from ${addresses} addresses`,
      `${figures.guessesHeard} guesses were looked up`,
      `a family waited for its acknowledgement ${waits(figures.formWaits)}`,
      `a family waited for its certificate ${waits(figures.certificateWaits)}`,
      `the button was pressed again ${figures.pressedAgain} times`,
      ...figures.problems,
    ],
  };
};

export const flood: Scenario = {
  name: 'flood',
  title: 'While programs flood both forms from many addresses, every family is served.',
  // In a quarter of its size it is part of the browser tests.
  isQuick: false,
  databases: ['sqlite', 'postgres'],
  limitSeconds: 600,
  run,
};
