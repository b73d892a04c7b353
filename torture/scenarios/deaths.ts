/** An api that dies again and again never takes the website with it, and is always started again. */
import { ask } from '../client/ask.ts';
import { pause, until } from '../client/crowd.ts';
import { sendVisitors } from '../client/visitors.ts';
import { copyPreparedData, removeLater } from '../context.ts';
import { signalPart } from '../product/processes.ts';
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
  const visitors = sendVisitors({
    siteUrl: whole.siteUrl,
    paths: ['/', '/News', '/AboutUs', '/MailUs'],
    count: 8,
    restMs: 20,
  });
  context.after(() => visitors.stop());
  let deaths = 0;
  let isBack = true;
  while (deaths < deathsWanted && isBack && !whole.hasEnded()) {
    context.signal.throwIfAborted();
    signalPart(dataDir, 'api', 'SIGKILL');
    deaths += 1;
    context.say(`death ${deaths}`);
    await pause(300);
    isBack = await until('the api is back', isUp, 150_000).then(
      () => true,
      () => false,
    );
  }
  const { requests, errors, faults } = await visitors.stop();
  return {
    figures: [
      atLeast('deaths of the api', deaths, deathsWanted),
      allOf('times it came back', isBack ? deaths : deaths - 1, deathsWanted),
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
