/** An api that dies again and again never takes the website with it, and is always started again. */
import { ask } from '../client/ask.ts';
import { pause, until } from '../client/crowd.ts';
import { sendVisitors } from '../client/visitors.ts';
import { copyPreparedData, removeLater } from '../context.ts';
import { pidsOf, signalPart } from '../product/processes.ts';
import { startWhole } from '../product/whole.ts';
import { allOf, atLeast, type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

const deathsWanted = 8;

const run = async (context: Context): Promise<Outcome> => {
  const dataDir = await copyPreparedData();
  removeLater(context, dataDir);
  const whole = await startWhole(dataDir);
  context.after(() => whole.stop());
  const isUp = async () =>
    (await ask(whole.apiUrl, '/healthz', { timeoutMs: 2000 })).status === 200;
  const paths = ['/', '/News', '/AboutUs', '/MailUs'];
  for (const path of paths) await ask(whole.siteUrl, path);
  const visitors = sendVisitors({
    siteUrl: whole.siteUrl,
    paths,
    count: 8,
    restMs: 20,
  });
  context.after(() => visitors.stop());
  // As soon as it is there, so that they come as fast as a crash at the start would make them.
  let deaths = 0;
  while (deaths < deathsWanted && !whole.hasEnded()) {
    context.signal.throwIfAborted();
    await pause(50);
    if (pidsOf(dataDir, 'api').length === 0) continue;
    signalPart(dataDir, 'api', 'SIGKILL');
    deaths += 1;
    context.say(`death ${deaths}`);
    await until('it is dead', async () => pidsOf(dataDir, 'api').length === 0, 10_000);
  }
  await until('the api is back', async () => whole.hasEnded() || isUp(), 240_000).catch(() => 0);
  const isBack = !whole.hasEnded() && (await isUp().catch(() => false));
  const { requests, errors, faults } = await visitors.stop();
  return {
    figures: [
      atLeast('deaths of the api', deaths, deathsWanted),
      allOf('comes back after the last', isBack ? 1 : 0, 1),
      noneOf('pages that failed meanwhile', errors, requests),
      noneOf('times npm start gave up', whole.hasEnded() ? 1 : 0, 1),
    ],
    notes: [...faults, ...whole.lines.slice(-5)],
  };
};

export const deaths: Scenario = {
  name: 'deaths',
  title: 'However often the api dies, it is started again, and the website goes on.',
  isQuick: false,
  databases: ['sqlite'],
  limitSeconds: 600,
  run,
};
