/** Ten minutes of everything that visitors and staff do: no errors, and memory that does not climb. */

import { routes } from '../../contract/src/routes.ts';
import { addressOf, askJson, jsonIn } from '../client/ask.ts';
import { pause } from '../client/crowd.ts';
import { sendVisitors } from '../client/visitors.ts';
import { compareStored, sendWriters } from '../client/writers.ts';
import { megabyte, residentBytes } from '../measure/memory.ts';
import { slope } from '../measure/times.ts';
import { demoCertificates } from '../product/demo.ts';
import { type Part, pidsOf } from '../product/processes.ts';
import {
  atLeast,
  atMost,
  type Context,
  type Figure,
  noneOf,
  type Outcome,
  type Scenario,
} from '../scenario.ts';

const room = 37;
/** Of all processes of a part together: a leak of this size would take days to matter. */
const mostMbPerMinute = 3;
const parts: readonly Part[] = ['site', 'api', 'admin'];

const run = async (context: Context): Promise<Outcome> => {
  const { product, operator } = await context.officeToHarm();
  const minutes = context.sized(10, 1);
  const visitors = sendVisitors({
    siteUrl: product.siteUrl,
    paths: routes.map(({ path }) => path).filter((path) => path !== '/SubGallery'),
    count: 16,
    restMs: 20,
  });
  context.after(() => visitors.stop());
  const writers = sendWriters(product.siteUrl, { count: 2, restMs: 1500, room });
  context.after(() => writers.stop());
  let isOver = false;
  let staffErrors = 0;
  let staffCalls = 0;
  let lookups = 0;
  let lookupErrors = 0;
  // One record, published again and again: a page that grows by a line each time would be no leak, and look like one.
  const made = await operator.ask('POST', '/api/highlights', {
    description: 'soak',
    school: 1,
    _status: 'published',
  });
  const { doc } = jsonIn(made) as { doc: { id: number } };
  const work = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      staffCalls += 1;
      const answer = await operator
        .ask('PATCH', `/api/highlights/${doc.id}`, {
          description: `soak ${turn}`,
          _status: 'published',
        })
        .catch(() => undefined);
      if (answer?.status !== 200) staffErrors += 1;
      const certificate = demoCertificates[turn % demoCertificates.length];
      lookups += 1;
      const found = await askJson(
        product.siteUrl,
        '/api/tc/NJMS',
        { ...certificate },
        { from: addressOf(room, turn) },
      ).catch(() => undefined);
      if (found?.status !== 200) lookupErrors += 1;
      await pause(3000);
    }
  };
  const working = work();
  const points: Record<Part, [number, number][]> = { site: [], api: [], admin: [] };
  const began = performance.now();
  for (let second = 0; second < minutes * 60; second += 5) {
    context.signal.throwIfAborted();
    await pause(5000);
    const minute = (performance.now() - began) / 60_000;
    // What is still warming up is no leak: the second half counts.
    if (minute < minutes / 2) continue;
    for (const part of parts)
      points[part].push([minute, residentBytes(pidsOf(product.dataDir, part)) / megabyte]);
    if (second % 60 === 0) context.say(`${Math.round(minute)} minutes`);
  }
  isOver = true;
  await Promise.all([working, writers.stop()]);
  const { requests, errors, faults } = await visitors.stop();
  const { lost, doubled } = await compareStored(writers.acknowledged, product);
  return {
    figures: [
      atLeast('pages read', requests, 1000 * minutes),
      noneOf('pages that failed', errors, requests),
      noneOf('lookups that failed', lookupErrors, lookups),
      noneOf('records that failed', staffErrors, staffCalls),
      noneOf('forms lost or doubled', lost + doubled, writers.acknowledged.size),
      ...parts.map(
        (part): Figure =>
          atMost(
            `memory of the ${part} in the second half`,
            Number(slope(points[part]).toFixed(2)),
            mostMbPerMinute,
            'MB a minute',
          ),
      ),
    ],
    notes: faults,
  };
};

export const soak: Scenario = {
  name: 'soak',
  title: 'Ten minutes of mixed load: no errors, and memory that does not climb.',
  isQuick: false,
  databases: ['sqlite'],
  limitSeconds: 800,
  run,
};
