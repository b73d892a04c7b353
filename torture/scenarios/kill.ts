/** kill −9 of each process while many write: what was acknowledged is stored, once. */
import { ask } from '../client/ask.ts';
import { pause, until } from '../client/crowd.ts';
import { compareStored, sendWriters } from '../client/writers.ts';
import { type Part, signalPart } from '../product/processes.ts';
import { readRows } from '../product/stored.ts';
import { atLeast, type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

const room = 33;

const run = async (context: Context): Promise<Outcome> => {
  const { product, adminUrl, operator } = await context.officeToHarm();
  const health: Record<Part, [string, string]> = {
    api: [product.apiUrl, '/healthz'],
    admin: [adminUrl, '/admin/login'],
    site: [product.siteUrl, '/healthz'],
  };

  const writers = sendWriters(product.siteUrl, {
    count: context.sized(45, 8),
    restMs: context.sized(150, 100),
    room,
  });
  // Staff write at the same time, through the other process that holds the database open.
  let isOver = false;
  const highlights = new Set<string>();
  let published = 0;
  const publish = async () => {
    while (!isOver) {
      published += 1;
      const description = `mark ${published}`;
      const answer = await operator
        .ask('POST', '/api/highlights', { description, school: 1, _status: 'published' })
        .catch(() => undefined);
      if (answer?.status === 201) highlights.add(description);
      await pause(150);
    }
  };
  const publishing = Promise.all(Array.from({ length: context.sized(5, 2) }, publish));
  const stop = async () => {
    isOver = true;
    await Promise.all([writers.stop(), publishing]);
  };
  context.after(stop);

  let kills = 0;
  const notes: string[] = [];
  for (let round = 0; round < context.sized(4, 1); round += 1)
    for (const part of ['api', 'admin', 'site'] as const) {
      context.signal.throwIfAborted();
      await pause(context.sized(4000, 1200));
      context.say(`killing the ${part}; ${writers.acknowledged.size} enquiries acknowledged`);
      signalPart(product.dataDir, part, 'SIGKILL');
      kills += 1;
      const [base, path] = health[part];
      const ms = await until(
        `the ${part} answers again`,
        async () => (await ask(base, path, { timeoutMs: 2000 })).status < 500,
        150_000,
      );
      notes.push(`the ${part} answered again after ${(ms / 1000).toFixed(1)} s`);
    }
  await pause(1000);
  await stop();

  const { lost, doubled } = await compareStored(writers.acknowledged, product);
  const rows = await readRows(
    product.dataDir,
    "select description from highlights where description like 'mark %'",
    product.databaseUrl,
  );
  const stored = rows.map(({ description }) => String(description));
  const lostRecords = [...highlights].filter((description) => !stored.includes(description)).length;
  const all = writers.acknowledged.size + highlights.size;
  return {
    figures: [
      atLeast('kills', kills, 3),
      noneOf('acknowledged but not stored', lost + lostRecords, all),
      noneOf('stored twice', doubled + stored.length - new Set(stored).size, all),
    ],
    notes,
  };
};

export const kill: Scenario = {
  name: 'kill',
  title: 'kill −9 of api, back office and website under many writers loses and doubles nothing.',
  isQuick: true,
  databases: ['sqlite', 'postgres'],
  limitSeconds: 900,
  run,
};
