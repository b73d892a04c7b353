import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { createReadiness, readinessStatus } from '@aangan/contract/watch/readiness.ts';
import type { Schools } from './provider/schools.ts';
import { checksOf } from './watch-website.ts';

const here = import.meta.dirname;
const nowhere = join(here, 'no-such-folder');
const readinessOf = async (isKnown: boolean, feedAge: number, folder = here) =>
  createReadiness(
    checksOf({
      schools: { isKnown: () => isKnown } as Schools,
      feed: { age: () => feedAge, stop: () => undefined },
      folder,
    }),
  )();

test('promise 12.19: without its provider or its disk a website is degraded, and goes on being sent visitors', async () => {
  const { degraded, ...readiness } = await readinessOf(true, 60_000, nowhere);
  assert.equal(readinessStatus({ degraded, ...readiness }), 200);
  assert.deepEqual(degraded, ['feed', 'disk']);
  assert.deepEqual(readiness.checks.schools, { ok: true });
});

test('a feed that was heard some seconds ago is good', async () =>
  assert.deepEqual((await readinessOf(true, 5_000)).checks.feed, { ok: true }));

test('promise 12.19: a website that has nothing to show is not ready', async () =>
  assert.equal(readinessStatus(await readinessOf(false, 0)), 503));
