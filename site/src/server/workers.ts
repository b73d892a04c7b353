/** The website on several cores: this process listens and hands each connection to the next worker; workers do the rest. */
import cluster, { type Worker } from 'node:cluster';
import { log } from './log.ts';

/** Before a worker that died is replaced: one that dies at once must not keep the machine busy. */
const pauseMs = 1000;

/** A worker's exit code, when it has ended. */
const ended = (worker: Worker) =>
  new Promise<number>((resolve) => worker.once('exit', (code) => resolve(code)));

/** Starts so many workers, and goes on when the first of them listens; gives how to stop them. */
export const startWorkers = async (count: number): Promise<() => Promise<void>> => {
  let stopping = false;
  const keepOne = (worker: Worker) => {
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      log('worker-died', { exit: code, signal });
      setTimeout(() => {
        if (!stopping) keepOne(cluster.fork());
      }, pauseMs);
    });
  };

  // The first alone: if it cannot listen, it says so once.
  const first = cluster.fork();
  const code = await Promise.race([
    ended(first),
    new Promise<void>((resolve) => first.once('listening', () => resolve())),
  ]);
  // It has said why.
  if (code !== undefined) process.exit(code);
  keepOne(first);
  for (let more = 1; more < count; more += 1) keepOne(cluster.fork());

  return async () => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const all = Promise.all(workers.map(ended));
    for (const worker of workers) worker.process.kill('SIGTERM');
    await all;
  };
};
