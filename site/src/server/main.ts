/** Starts the website: in several processes, or in this one if one is enough. */
import cluster from 'node:cluster';
import { access, constants, mkdir } from 'node:fs/promises';
import { flushLog, log, reasonOf } from './process/log.ts';
import { readSettings } from './process/settings.ts';
import { isUnwritable } from './process/unwritable.ts';
import { leave, onReplaced, startWorkers } from './process/workers.ts';
import { startWebsite } from './website.ts';

/**
 * What all processes together may remember: pages and the provider's answers. The 64 pages of the demo school count as 4.6 MB,
 * so two processes have room for the pages of a dozen schools each, beside what visitors search for.
 */
const cacheBytes = 192 * 1024 * 1024;

/** What is under way when we are asked to stop may take this long; beyond it, whoever started us insists. */
const stopWithin = 4500;
/** With another worker in its place there is no hurry: this is a recording of 20 MB on a line of 64 KB a second. */
const finishWithin = 5 * 60_000;

/** Ends with one sentence for the person who started us. */
const giveUp = (sentence: string): never => {
  flushLog();
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** A disk that takes nothing costs what would be remembered there, not the website. A folder that cannot be is a wrong setting. */
const checkFolder = async (folder: string) => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    if (!isUnwritable(error))
      throw new Error(
        `The folder ${folder} cannot be written to. Make it writable, or set DATA_DIR to another one.`,
      );
    log('folder-failed', { folder, reason: reasonOf(error) });
  }
};

const start = async () => {
  const settings = readSettings(process.env);
  const { folder, host, port, workers } = settings;
  if (cluster.isPrimary) await checkFolder(folder);
  const isLeader = cluster.isPrimary && workers > 1;
  const running = isLeader
    ? await startWorkers(workers)
    : { stop: await startWebsite(settings, cacheBytes / workers) };
  if (cluster.isPrimary) log('listening', { host, port, workers });

  const end = async (withinMs: number) => {
    await running.stop(withinMs);
    if (cluster.isPrimary) log('stopped');
    flushLog();
    process.exit(0);
  };
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    if (cluster.isWorker) await leave();
    await end(stopWithin);
  };
  if (cluster.isWorker) onReplaced(() => void end(finishWithin));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Not SIGHUP, which is also what a terminal sends that is closed.
  process.on('SIGUSR2', () => {
    if ('replace' in running) void running.replace();
  });
};

start().catch((error: Error) => giveUp(error.message));
