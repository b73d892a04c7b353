/** Starts the website: in several processes, or in this one if one is enough. */
import cluster from 'node:cluster';
import { access, constants, mkdir } from 'node:fs/promises';
import { giveBackMemory } from '@aangan/contract/give-back-memory.ts';
import { readDisk } from '@aangan/contract/watch/disk.ts';
import { type Metric, merge, withLabels } from '@aangan/contract/watch/metrics.ts';
import { serveMetrics } from '@aangan/contract/watch/metrics-server.ts';
import { readProcess } from '@aangan/contract/watch/process-metrics.ts';
import { flushLog, log, reasonOf } from './process/log.ts';
import { readSettings, type Settings } from './process/settings.ts';
import { isUnwritable } from './process/unwritable.ts';
import { inPlace, tellMetrics } from './process/worker-metrics.ts';
import { leave, onReplaced, startWorkers } from './process/workers.ts';

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

/** Listens for who watches, beside the website: with its numbers and those of the machine. */
const serveNumbers = ({ metrics, folder }: Settings, readMetrics: () => Promise<Metric[]>) => {
  if (!metrics) return;
  serveMetrics({
    ...metrics,
    read: async () => merge([...(await readMetrics()), ...(await readDisk(folder))]),
    report: (error) => log('metrics-failed', { ...metrics, reason: reasonOf(error) }),
  });
};

type Running = {
  stop: (withinMs: number) => Promise<void>;
  /** Of a worker they are asked for by the process that started it. */
  readMetrics?: () => Promise<Metric[]>;
  replace?: () => Promise<void>;
};

/** Only where pages are made: the process that starts the others needs nothing of it. */
const startWebsite = async (settings: Settings, bytes: number) => {
  const website = await import('./website.ts');
  return website.startWebsite(settings, bytes);
};

const startAlone = async (settings: Settings, bytes: number): Promise<Running> => {
  const { stop, readMetrics } = await startWebsite(settings, bytes);
  return { stop, readMetrics: async () => inPlace(await readMetrics(), 0) };
};
const startLeader = async (workers: number): Promise<Running> => {
  const leader = await startWorkers(workers);
  const own = () => withLabels(readProcess(), { worker: 'parent' });
  return { ...leader, readMetrics: async () => [...(await leader.readMetrics()), ...own()] };
};
const startWorker = async (settings: Settings, bytes: number): Promise<Running> => {
  const { stop, readMetrics } = await startWebsite(settings, bytes);
  tellMetrics(readMetrics);
  return { stop };
};

const start = async () => {
  const settings = readSettings(process.env);
  const { folder, host, port, workers } = settings;
  if (cluster.isPrimary) await checkFolder(folder);
  const bytes = cacheBytes / workers;
  const running = cluster.isWorker
    ? await startWorker(settings, bytes)
    : await (workers > 1 ? startLeader(workers) : startAlone(settings, bytes));
  giveBackMemory();
  if (running.readMetrics) serveNumbers(settings, running.readMetrics);
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
    void running.replace?.();
  });
};

start().catch((error: Error) => giveUp(error.message));
