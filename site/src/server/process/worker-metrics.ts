/** The numbers of several workers: the process that started them asks each when it is asked itself. */
import type { Worker } from 'node:cluster';
import { gauge, type Metric, withLabels } from '@aangan/contract/watch/metrics.ts';
import { log, reasonOf } from './log.ts';

type Question = { readMetrics: number };
type Told = { toldMetrics: number; metrics: Metric[] };

const isQuestion = (words: unknown): words is Question =>
  typeof words === 'object' && words !== null && 'readMetrics' in words;
const isTold = (words: unknown): words is Told =>
  typeof words === 'object' && words !== null && 'toldMetrics' in words;

/** A worker that does not answer in this time is left out: the others are worth more than waiting for it. */
const timeoutMs = 2000;

/** In a worker: answers the process that started it. */
export const tellMetrics = (read: () => Promise<Metric[]>): void => {
  process.on('message', async (words) => {
    if (!isQuestion(words)) return;
    try {
      const told: Told = { toldMetrics: words.readMetrics, metrics: await read() };
      // What cannot be told to one that has just ended is of no use to anybody.
      process.send?.(told, undefined, undefined, () => undefined);
    } catch (error) {
      log('metrics-failed', { reason: reasonOf(error) });
    }
  });
};

let questions = 0;

const ask = (worker: Worker): Promise<Metric[] | undefined> =>
  new Promise((resolve) => {
    questions += 1;
    const question: Question = { readMetrics: questions };
    const end = (metrics?: Metric[]) => {
      clearTimeout(timer);
      worker.off('message', listen);
      resolve(metrics);
    };
    const listen = (words: unknown) => {
      if (isTold(words) && words.toldMetrics === question.readMetrics) end(words.metrics);
    };
    const timer = setTimeout(end, timeoutMs);
    worker.on('message', listen);
    worker.send(question, (error) => {
      if (error) end();
    });
  });

/** A worker's numbers, told to be those of its place: `1` for the first. */
export const inPlace = (metrics: readonly Metric[], place: number): Metric[] =>
  withLabels(metrics, { worker: String(place + 1) });

/** The numbers of all workers that answer. They are not added up: one that is replaced begins anew, and a sum would fall. */
export const readWorkers = async (places: readonly (Worker | undefined)[]): Promise<Metric[]> => {
  const told = await Promise.all(
    places.map(async (worker, place) => {
      const metrics = worker?.isConnected() ? await ask(worker) : undefined;
      return metrics && inPlace(metrics, place);
    }),
  );
  const answered = told.filter((metrics) => metrics !== undefined);
  return [
    gauge('aangan_workers', 'How many of the website’s processes answer.', answered.length),
    ...answered.flat(),
  ];
};
