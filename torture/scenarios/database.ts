/** PostgreSQL restarted under load, and then away for half a minute: nothing else ends, and nothing acknowledged is lost. */
import { askJson } from '../client/ask.ts';
import { pause, until } from '../client/crowd.ts';
import { sendVisitors } from '../client/visitors.ts';
import { compareStored, sendWriters } from '../client/writers.ts';
import { enquiry } from '../product/demo.ts';
import { leaderOf } from '../product/processes.ts';
import { startWhole } from '../product/whole.ts';
import { atMost, type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

const room = 35;

const run = async (context: Context): Promise<Outcome> => {
  const { url, dataDir, server } = await context.makeDatabase();
  const whole = await startWhole(dataDir, { DATABASE_URL: url });
  context.after(() => whole.stop());
  // Whatever happens, the next scenario finds it running.
  let isHalted = false;
  context.after(async () => {
    if (isHalted) await server.resume();
  });
  const visitors = sendVisitors({
    siteUrl: whole.siteUrl,
    paths: ['/', '/News', '/Gallery', '/AboutUs', '/Tc'],
    count: 8,
    restMs: 20,
  });
  context.after(() => visitors.stop());
  const writers = sendWriters(whole.siteUrl, { count: 10, restMs: 200, room });
  context.after(() => writers.stop());
  const api = leaderOf(dataDir, 'api');
  const interrupt = async (ms: number) => {
    isHalted = true;
    await server.halt();
    await pause(ms);
    await server.resume();
    isHalted = false;
    const began = performance.now();
    await until(
      'a form is taken again',
      async () =>
        (await askJson(whole.siteUrl, '/api/form/SVNK/Admission', enquiry(`after ${Date.now()}`)))
          .status === 200,
      90_000,
    );
    return performance.now() - began;
  };
  const recovered: number[] = [];
  await pause(2000);
  for (let time = 0; time < 3; time += 1) {
    context.say(`restart ${time + 1}`);
    recovered.push(await interrupt(0));
    await pause(2000);
  }
  context.say('away for half a minute');
  recovered.push(await interrupt(30_000));
  await pause(2000);
  const isSameApi = leaderOf(dataDir, 'api') === api;
  await writers.stop();
  const { requests, errors, faults } = await visitors.stop();
  const { lost, doubled } = await compareStored(writers.acknowledged, {
    dataDir,
    databaseUrl: url,
  });
  return {
    figures: [
      noneOf('pages that failed', errors, requests),
      noneOf('forms acknowledged but not stored', lost, writers.acknowledged.size),
      noneOf('forms stored twice', doubled, writers.acknowledged.size),
      noneOf('crashes of the api', isSameApi ? 0 : 1, 4),
      atMost('slowest return of the forms', Math.round(Math.max(...recovered) / 1000), 15, 's'),
      noneOf('times npm start gave up', whole.hasEnded() ? 1 : 0, 1),
    ],
    notes: [...faults, ...whole.lines.slice(-5)],
  };
};

export const database: Scenario = {
  name: 'database',
  title:
    'PostgreSQL restarted, and away for half a minute: the api reconnects, the website does not notice.',
  isQuick: false,
  databases: ['postgres'],
  limitSeconds: 500,
  run,
};
