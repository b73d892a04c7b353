import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { findFreePorts } from './free-ports.mjs';
import { pause, startService } from './service.mjs';

/** @type {string} */
let folder;
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'aangan-service-'));
});
after(() => rm(folder, { recursive: true, force: true }));

/**
 * A server that notes each of its starts, and dies at once until it was started so often.
 * @param {string} name
 * @param {number} deaths
 * @param {Partial<import('./service.mjs').ServiceOptions>} options
 */
async function startMortal(name, deaths, options) {
  const [port] = await findFreePorts(1);
  const starts = path.join(folder, `${name}.starts`);
  const script = `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(${JSON.stringify(starts)}, Date.now() + '\\n');
    const count = readFileSync(${JSON.stringify(starts)}, 'utf8').trim().split('\\n').length;
    if (count <= ${deaths}) process.exit(3);
    require('node:http').createServer((request, response) => {
      if (request.url === '/hang') for (;;);
      response.end('up');
    }).listen(${port}, '127.0.0.1');`;
  const address = `http://127.0.0.1:${port}`;
  const service = await startService({
    name,
    title: name,
    command: process.execPath,
    args: ['-e', script],
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    address,
    logFolder: folder,
    ...options,
  });
  const startedAt = async () => (await readFile(starts, 'utf8')).trim().split('\n').map(Number);
  return { service, startedAt, address };
}

test('a server that dies again and again is started again for ever, with pauses that grow up to a bound', async () => {
  const { service, startedAt } = await startMortal('often', 9, {
    retriesForever: true,
    firstPauseMs: 10,
    longestPauseMs: 160,
  });
  await service.ready;
  const times = await startedAt();
  assert.equal(times.length, 10);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  for (const [index, least] of [10, 20, 40, 80, 160, 160, 160, 160, 160].entries())
    assert.ok((gaps[index] ?? 0) >= least, `gap ${index} was ${gaps[index]} ms`);
  await service.stop();
});

test('one that ran well is started again after the first pause', async () => {
  // Were the pause doubled each time, the last would take half an hour.
  const { service, startedAt } = await startMortal('well', 20, {
    retriesForever: true,
    firstPauseMs: 1,
    longestPauseMs: 3_600_000,
    ranWellMs: 0,
  });
  await service.ready;
  assert.equal((await startedAt()).length, 21);
  await service.stop();
});

test('one that dies before it ever answered is not tried again unless it may be', async () => {
  const { service, startedAt } = await startMortal('once', 1, {});
  await assert.rejects(service.ready, /The once ended with exit code 3 before it answered/);
  assert.equal((await startedAt()).length, 1);
  await service.stop();
});

test('one that hangs is ended and started again; one that answers is left alone', async () => {
  const { service, startedAt, address } = await startMortal('hanging', 0, {
    firstPauseMs: 1,
    askEveryMs: 20,
    answersWithinMs: 10_000,
    mostMisses: 2,
  });
  await service.ready;
  for (let times = 0; times < 20; times += 1) {
    await pause(25);
    assert.equal((await fetch(address)).status, 200);
  }
  assert.equal((await startedAt()).length, 1);
  // It ends with the process.
  await fetch(`${address}/hang`).catch(() => undefined);
  while ((await startedAt()).length < 2) await pause(50);
  while (!(await fetch(address).catch(() => undefined))) await pause(50);
  await service.stop();
});
