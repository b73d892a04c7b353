/** The api as the process that a host runs: it starts, ends when told, and says plainly why it cannot start. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findFreePorts } from '../../scripts/processes/free-ports.mjs';
import { addSchools } from './api-content.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;

before(async () => {
  api = await openTestApi();
  await addSchools(api);
});
const running = new Set<ChildProcess>();
after(async () => {
  for (const child of running) child.kill('SIGKILL');
  await api.close();
});

const freePort = async (): Promise<number> => (await findFreePorts(1))[0] ?? 0;

type Started = {
  process: ChildProcess;
  said: { out: string; error: string };
  ended: Promise<number | null>;
};

const start = (port: number): Started => {
  const main = fileURLToPath(new URL('../src/api/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, API_PORT: String(port), API_HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const said = { out: '', error: '' };
  child.stdout.on('data', (data) => {
    said.out += data;
  });
  child.stderr.on('data', (data) => {
    said.error += data;
  });
  return { process: child, said, ended: once(child, 'close').then(([code]) => code) };
};

/** Waits for the line that says so, however slow the machine; a process that ends instead has said why. */
const untilUp = async ({ said, ended }: Started): Promise<void> => {
  let over = false;
  ended.then(() => {
    over = true;
  });
  while (!said.out.includes('"started"')) {
    if (over) throw new Error(`the api did not start: ${said.error}`);
    await new Promise((done) => setTimeout(done, 50));
  }
};

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`it answers, logs JSON, and ends on ${signal}, also with a connection open`, async () => {
    const port = await freePort();
    const api = start(port);
    await untilUp(api);
    const number = '0123456789abcdef';
    const response = await fetch(`http://127.0.0.1:${port}/api/schools`, {
      headers: { 'x-request-id': number },
    });
    assert.equal((await response.json()).data.length, 2);
    const told = performance.now();
    api.process.kill(signal);
    assert.equal(await api.ended, 0);
    // A connection may stay open for 72 seconds; nobody waits for it.
    assert.ok(performance.now() - told < 30_000);
    const lines = api.said.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      lines.map(({ kind }) => kind),
      ['started', 'request'],
    );
    // As the website's lines are, so that those of one request are found together.
    for (const { time, level, process } of lines) {
      assert.equal(new Date(time).toISOString(), time);
      assert.deepEqual([level, process], ['info', 'api']);
    }
    assert.equal(lines[1].request, number);
    assert.equal(api.said.error, '');
  });

test('a taken port is named in one sentence, with the setting that fixes it', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const api = start(port);
  assert.equal(await api.ended, 1);
  assert.equal(
    api.said.error,
    `Port ${port} is taken by another program: stop that program, or set API_PORT to another port.\n`,
  );
  other.close();
});
