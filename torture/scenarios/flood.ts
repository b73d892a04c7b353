/** A flood of programs on both forms, and families among them: every family is served, and few of the programs' posts pass. */
import { addressOf, askJson } from '../client/ask.ts';
import { inCrowd, pause } from '../client/crowd.ts';
import { sendPatiently } from '../client/family.ts';
import { percentile } from '../measure/times.ts';
import { demoCertificates, enquiry } from '../product/demo.ts';
import { readRows } from '../product/stored.ts';
import { allOf, atMost, type Context, type Outcome, type Scenario } from '../scenario.ts';

const botRoom = 30;
const familyRoom = 31;
/** An estate or a school's own network: half of the families share it. */
const sharedAddress = addressOf(32, 0);

const run = async (context: Context): Promise<Outcome> => {
  const product = await context.start();
  const { siteUrl } = product;
  const addresses = context.sized(500, 50);
  const posts = context.sized(2000, 200);
  const guesses = context.sized(5000, 500);
  const families = context.sized(60, 6);
  // How long a family tries before it gives up.
  const patienceMs = context.sized(90_000, 45_000);
  const names = ['Aarav Sharma', 'Priya Yadav', 'Rahul Singh', 'Nobody'];

  const bots = Promise.all([
    inCrowd(
      posts,
      context.sized(32, 8),
      (index) =>
        askJson(siteUrl, '/api/form/NJMS/Admission', enquiry(`bot ${index} buy now`), {
          from: addressOf(botRoom, index % addresses),
        }).catch(() => undefined),
      context.signal,
    ),
    inCrowd(
      guesses,
      context.sized(64, 24),
      (index) =>
        askJson(
          siteUrl,
          '/api/tc/NJMS',
          {
            // Every other guess is at a number that a family will ask for.
            admission:
              index % 2
                ? (demoCertificates[index % demoCertificates.length]?.admission ?? '')
                : `NJ/2015/${index}`,
            name: names[index % names.length] ?? '',
          },
          { from: addressOf(botRoom, index % addresses) },
        ).catch(() => undefined),
      context.signal,
    ),
  ]);
  // The families come when the flood is on.
  await pause(1500);

  const notes: string[] = [];
  const waits: number[] = [];
  let enquiries = 0;
  let lookups = 0;
  await inCrowd(families, families, async (index) => {
    const from = index < families / 2 ? sharedAddress : addressOf(familyRoom, index);
    await pause(index * context.sized(100, 300));
    const written = await sendPatiently(
      siteUrl,
      '/api/form/NJMS/Admission',
      enquiry(`family ${index}: when may we visit?`),
      { from, patienceMs },
    );
    const certificate = demoCertificates[index % demoCertificates.length];
    const lookedUp = await sendPatiently(
      siteUrl,
      '/api/tc/NJMS',
      { admission: certificate?.admission ?? '', name: certificate?.name ?? '' },
      { from, patienceMs },
    );
    waits.push(written.ms + lookedUp.ms);
    if (written.isServed) enquiries += 1;
    else notes.push(`family ${index}: its enquiry was last answered ${written.last?.status}`);
    if (lookedUp.isServed) lookups += 1;
    else notes.push(`family ${index}: its lookup was last answered ${lookedUp.last?.status}`);
  });
  await bots;

  const rows = await readRows(
    product.dataDir,
    "select message, status from enquiries where status = 'new'",
    product.databaseUrl,
  );
  const among = (kind: string) =>
    rows.filter(({ message }) => String(message).startsWith(kind)).length;
  return {
    figures: [
      allOf('families whose enquiry is taken', enquiries, families),
      allOf('families who get their certificate', lookups, families),
      allOf('families’ enquiries among the new', among('family'), families),
      atMost('bot posts among the new', (100 * among('bot')) / posts, 1, '%'),
    ],
    notes: [
      `${posts} bot posts and ${guesses} guesses from ${addresses} addresses`,
      `a family took ${Math.round(percentile(waits, 0.5))} ms in the middle, ${Math.round(percentile(waits, 1))} ms at most`,
      ...notes,
    ],
  };
};

export const flood: Scenario = {
  name: 'flood',
  title: 'While programs flood both forms from many addresses, every family is served.',
  isQuick: true,
  databases: ['sqlite', 'postgres'],
  limitSeconds: 420,
  run,
};
