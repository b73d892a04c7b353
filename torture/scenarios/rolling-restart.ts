/** The website is restarted, worker by worker, while visitors read on connections that are kept alive. */
import { pause, until } from '../client/crowd.ts';
import { sendVisitors } from '../client/visitors.ts';
import { catches, leaderOf, workersOf } from '../product/processes.ts';
import { atLeast, atMost, type Context, type Outcome, type Scenario } from '../scenario.ts';

const sighup = 1;

/** Restarts all workers: by the website's own command where it has one (SIGHUP), else one after the other by hand. */
const restart = async (dataDir: string): Promise<void> => {
  const old = workersOf(dataDir);
  const isNew = async () => {
    const now = workersOf(dataDir);
    return now.length >= old.length && now.every((pid) => !old.includes(pid));
  };
  const leader = leaderOf(dataDir, 'site');
  if (catches(leader, sighup)) process.kill(leader, 'SIGHUP');
  else
    for (const pid of old) {
      process.kill(pid, 'SIGTERM');
      await until(
        'a worker is replaced',
        async () => !workersOf(dataDir).includes(pid) && workersOf(dataDir).length >= old.length,
        30_000,
      );
      // Long enough for the new one to listen.
      await pause(1500);
    }
  await until('all workers are new', isNew, 60_000);
};

const run = async (context: Context): Promise<Outcome> => {
  const { product } = await context.officeToHarm();
  // With one worker there is nobody to hand over to.
  await until('all workers run', async () => workersOf(product.dataDir).length >= 2, 30_000);
  const visitors = sendVisitors({
    siteUrl: product.siteUrl,
    paths: ['/', '/News', '/AboutUs', '/Gallery', '/icon.svg'],
    count: context.sized(50, 20),
    restMs: 5,
  });
  context.after(() => visitors.stop());
  await pause(1500);
  visitors.forget();
  const restarts = context.sized(5, 1);
  for (let time = 0; time < restarts; time += 1) {
    context.signal.throwIfAborted();
    context.say(`restart ${time + 1}`);
    await restart(product.dataDir);
    await pause(1000);
  }
  const { requests, errors, faults } = await visitors.stop();
  return {
    figures: [
      atLeast('requests', requests, 1000),
      atMost('errors', (100 * errors) / requests, 0.1, '%'),
    ],
    notes: [`${errors} of ${requests}`, ...faults],
  };
};

export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  title: 'A restart of the website under load costs at most one request in a thousand.',
  isQuick: true,
  databases: ['sqlite'],
  limitSeconds: 240,
  run,
};
