import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { addProbes } from './probes.ts';

test('promise 12.19: from the moment it is stopped it asks for no more visitors, though it was ready a moment ago', async () => {
  const app = Fastify();
  let isEnding = false;
  addProbes(app, { schools: { isNeeded: true, ask: () => true } }, () => isEnding);
  const status = async (path: string) => (await app.inject(path)).statusCode;
  assert.equal(await status('/readyz'), 200);
  isEnding = true;
  assert.equal(await status('/readyz'), 503);
  assert.equal(await status('/healthz'), 200);
});
