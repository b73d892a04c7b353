import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { run, start } from './children.mjs';

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** @param {number[]} pids */
async function waitUntilGone(pids) {
  for (let tries = 0; tries < 1200 && pids.some(isAlive); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  assert.deepEqual(pids.filter(isAlive), []);
}

const wait = 'setInterval(() => {}, 1000);';
/** A process with a child of its own; prints both ids once the child is at work. */
const family = (/** @type {string} */ childScript) => `
  const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`${childScript} process.send('at work');`)}],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.once('message', () => {
    console.log(process.pid, child.pid);
    child.channel.unref();
  });
  ${wait}`;

/**
 * @param {string} childScript
 */
async function startFamily(childScript) {
  /** @type {(line: string) => void} */
  let onLine = () => {};
  const line = new Promise((resolve) => {
    onLine = resolve;
  });
  const child = start(process.execPath, ['-e', family(childScript)], { onOutput: onLine });
  const pids = String(await line)
    .split(' ')
    .map(Number);
  return { child, pids };
}

test('a command gives its exit code and each line of its output', async () => {
  /** @type {string[]} */
  const lines = [];
  const { code } = await run('sh', ['-c', 'echo one; echo two >&2; printf three; exit 3'], {
    onOutput: (line) => lines.push(line),
    onError: (line) => lines.push(`! ${line}`),
  });
  assert.equal(code, 3);
  assert.deepEqual(lines.sort(), ['! two', 'one', 'three']);
});

test('a command that does not exist is a failure, not a crash', async () => {
  /** @type {string[]} */
  const lines = [];
  const { code } = await run('no-such-program', [], { onError: (line) => lines.push(line) });
  assert.equal(code, 127);
  assert.match(lines.join(), /no-such-program/);
});

test('stopping a process ends its children too', async () => {
  const { child, pids } = await startFamily(wait);
  await child.stop();
  await waitUntilGone(pids);
});

test('a process that will not end is made to', async () => {
  const { child, pids } = await startFamily(`process.on('SIGTERM', () => {}); ${wait}`);
  await child.stop();
  await waitUntilGone(pids);
});

test('what a dead process has left running is ended', async () => {
  const { child, pids } = await startFamily(wait);
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await child.ended;
  await waitUntilGone(pids);
});

test('when we are killed, our children end', async () => {
  const module = new URL('./children.mjs', import.meta.url).href;
  const script = `import { start } from ${JSON.stringify(module)};
    start(process.execPath, ['-e', ${JSON.stringify(family(wait))}], { onOutput: console.log });`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: parent.stdout }), 'line');
  const pids = String(line).split(' ').map(Number);
  assert.ok(pids.every(isAlive));
  parent.kill('SIGKILL');
  await waitUntilGone(pids);
});
