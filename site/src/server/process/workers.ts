/** The website on several cores: this process listens and hands each connection to the next worker; workers do the rest. */
import cluster, { type Worker } from 'node:cluster';
import type { Metric } from '@aangan/contract/watch/metrics.ts';
import { log, reasonOf } from './log.ts';
import { readWorkers } from './worker-metrics.ts';

/** Before a worker that died is replaced: one that dies at once must not keep the machine busy. */
const pauseMs = 1000;

/** What a worker says when it was asked to end, and what it is told when another listens in its place. */
const leaving = 'leaving';
const go = 'go';
/** What a worker is told that another has taken the place of. */
const finish = 'finish';
/** How long a worker waits for its successor: on a machine that is busy beyond measure it ends all the same. */
const mostWaitMs = 20_000;

/** In a worker that was asked to end: waits until it is not missed. Without it, the last one to leave would close the port. */
export const leave = async (): Promise<void> => {
  if (!process.send) return;
  const told = new Promise<void>((resolve) => {
    process.on('message', (words) => {
      if (words === go) resolve();
    });
    process.once('disconnect', () => resolve());
    setTimeout(resolve, mostWaitMs).unref();
  });
  process.send(leaving);
  await told;
};

/** In a worker: has it told when another listens in its place, and it is to finish what is under way. */
export const onReplaced = (end: () => void): void => {
  process.on('message', (words) => {
    if (words === finish) end();
  });
};

export type Workers = {
  stop: () => Promise<void>;
  /**
   * Replaces all workers by new ones, one after the other, each only when its successor listens. Those that were replaced end
   * by themselves, when the last answer that they had begun is out.
   */
  replace: () => Promise<void>;
  /**
   * The numbers of those that serve, each with the number of its place, which its successor takes over. One that only finishes
   * what it had begun is not among them.
   */
  readMetrics: () => Promise<Metric[]>;
};

/** A worker's exit code, when it has ended. */
const ended = (worker: Worker) =>
  new Promise<number>((resolve) => worker.once('exit', (code) => resolve(code)));

/** Its exit code if it ended before it listened. */
const listening = (worker: Worker): Promise<number | undefined> =>
  Promise.race([
    ended(worker),
    new Promise<undefined>((resolve) => worker.once('listening', () => resolve(undefined))),
  ]);

/**
 * Pages are packed on several threads, and glibc would keep what each of them has ever used apart from the others': up to 50 MB
 * more in each worker. Systems with another allocator do not know this.
 */
const frugal = { MALLOC_ARENA_MAX: '2' };

/**
 * Starts a worker, and gives what has already ended if the machine has no room for one more process: that passes, and must
 * not end the others.
 */
const fork = (): Worker | undefined => {
  try {
    const worker = cluster.fork(frugal);
    // Also what could not be told to one that has just died; it is replaced as soon as its end is known.
    worker.on('error', (error) => log('worker-failed', { reason: reasonOf(error) }));
    return worker;
  } catch (error) {
    log('worker-failed', { reason: reasonOf(error) });
    return undefined;
  }
};

/**
 * What is young in a worker's memory gets at most this many MB, twice. Left to itself, V8 goes on enlarging it for minutes, to
 * 64 MB in each worker, which keeps nothing and looks like a leak.
 */
const youngMb = 8;

/** Starts so many workers, and goes on when the first of them listens. */
export const startWorkers = async (count: number): Promise<Workers> => {
  cluster.setupPrimary({
    execArgv: [...process.execArgv, `--max-semi-space-size=${youngMb}`],
  });
  let stopping = false;
  /** Those that have a successor, or need none. */
  const replaced = new WeakSet<Worker>();
  const release = (worker: Worker) => {
    // Without a listener for what goes wrong, a worker that dies at this moment would end all others.
    if (worker.isConnected()) worker.send(go, () => undefined);
  };
  /** Who serves now, each in a place of its own. */
  const places: Worker[] = [];
  const keepOne = (worker: Worker, place: number) => {
    places[place] = worker;
    const succeed = async () => {
      if (!stopping && !replaced.has(worker)) {
        const successor = fork();
        if (!successor) {
          setTimeout(succeed, pauseMs);
          return;
        }
        replaced.add(worker);
        keepOne(successor, place);
        await listening(successor);
      }
      release(worker);
    };
    worker.on('message', (words) => {
      if (words === leaving) void succeed();
    });
    worker.once('exit', (code, signal) => {
      if (stopping || replaced.has(worker)) return;
      log('worker-died', { exit: code, signal });
      setTimeout(succeed, pauseMs);
    });
  };
  const alive = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

  // The first alone: if it cannot listen, it says so once.
  const first = fork();
  if (!first) process.exit(1);
  const code = await listening(first);
  // It has said why.
  if (code !== undefined) process.exit(code);
  keepOne(first, 0);
  for (let more = 1; more < count; more += 1) {
    const worker = fork();
    if (worker) keepOne(worker, more);
  }

  let replacing: Promise<void> | undefined;
  const replaceAll = async () => {
    for (const worker of alive()) {
      if (stopping || replaced.has(worker)) continue;
      const successor = fork();
      // One that cannot start has said why; those that run go on.
      if (!successor || (await listening(successor)) !== undefined) return;
      const place = places.indexOf(worker);
      // One that died meanwhile has been succeeded, and its place is taken.
      keepOne(successor, place < 0 ? places.length : place);
      const hadSuccessor = replaced.has(worker) || worker.isDead();
      replaced.add(worker);
      // One that dies at this moment has nothing left to finish.
      if (!hadSuccessor && worker.isConnected()) worker.send(finish, () => undefined);
    }
    log('replaced', { workers: alive().filter((worker) => !replaced.has(worker)).length });
  };

  return {
    stop: async () => {
      stopping = true;
      const workers = alive();
      const all = Promise.all(workers.map(ended));
      for (const worker of workers) {
        worker.process.kill('SIGTERM');
        release(worker);
      }
      await all;
    },
    readMetrics: () => readWorkers(places),
    replace: () => {
      replacing ??= replaceAll().finally(() => {
        replacing = undefined;
      });
      return replacing;
    },
  };
};
