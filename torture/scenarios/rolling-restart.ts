/** The website is restarted, worker by worker, while visitors read on connections that are kept alive. */
import { connect } from 'node:net';
import { ask } from '../client/ask.ts';
import { pause, until } from '../client/crowd.ts';
import { sendVisitors } from '../client/visitors.ts';
import { catches, hasVisitor, leaderOf, workersOf } from '../product/processes.ts';
import { atLeast, atMost, type Context, type Outcome, type Scenario } from '../scenario.ts';

/** The website's own command to replace its workers (site/src/server/process/workers.ts); 12 on Linux, where /proc is. */
const sigusr2 = 12;

/** Whether every worker takes visitors: a few come at once, and the leader hands them round. */
const areServing = async (dataDir: string, siteUrl: string): Promise<boolean> => {
  const { hostname, port } = new URL(siteUrl);
  const sockets = Array.from({ length: 6 }, () =>
    connect(Number(port), hostname).on('error', () => undefined),
  );
  await pause(200);
  const isSo = workersOf(dataDir).every((pid) => hasVisitor(pid, Number(port)));
  for (const socket of sockets) socket.destroy();
  return isSo;
};

/** Restarts all workers: by the website's own command where it has one, else one after the other by hand. */
const restart = async (dataDir: string, siteUrl: string): Promise<void> => {
  const old = workersOf(dataDir);
  const leader = leaderOf(dataDir, 'site');
  if (catches(leader, sigusr2)) process.kill(leader, 'SIGUSR2');
  else
    for (const pid of old) {
      process.kill(pid, 'SIGTERM');
      await until(
        'a worker is replaced',
        async () =>
          !workersOf(dataDir).includes(pid) &&
          workersOf(dataDir).length >= old.length &&
          (await areServing(dataDir, siteUrl)),
        60_000,
      );
    }
  await until(
    'all workers are new',
    async () => {
      const now = workersOf(dataDir);
      return now.length >= old.length && now.every((pid) => !old.includes(pid));
    },
    60_000,
  );
};

const run = async (context: Context): Promise<Outcome> => {
  const { product } = await context.officeToHarm();
  // With one worker there is nobody to hand over to.
  await until(
    'all workers serve',
    async () =>
      workersOf(product.dataDir).length >= 2 &&
      (await areServing(product.dataDir, product.siteUrl)),
    60_000,
  );
  const paths = ['/', '/News', '/AboutUs', '/Gallery', '/icon.svg'];
  // So that it is known what stands in them, and a new worker need not ask the api.
  for (const path of paths)
    await until(path, async () => (await ask(product.siteUrl, path)).status === 200, 30_000);
  const visitors = sendVisitors({
    siteUrl: product.siteUrl,
    paths,
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
    await restart(product.dataDir, product.siteUrl);
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
