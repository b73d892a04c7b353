import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { takeLock, withLock } from './lock.mjs';

const name = (/** @type {string} */ of) => `${of} ${process.pid} ${Math.random()}`;

test('a lock is held by one at a time', async () => {
  const lockName = name('one');
  const lock = await takeLock(lockName);
  assert.ok(lock);
  assert.equal(await takeLock(lockName), undefined);
  lock.release();
  const again = await takeLock(lockName);
  assert.ok(again);
  again.release();
});

test('who comes second waits, and is told so', async () => {
  const lockName = name('wait');
  const lock = await takeLock(lockName);
  /** @type {string[]} */
  const events = [];
  const second = withLock(
    lockName,
    () => events.push('waits'),
    async () => events.push('works'),
  );
  while (events.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  events.push('released');
  lock?.release();
  await second;
  assert.deepEqual(events, ['waits', 'released', 'works']);
});

test('the lock of a process that was killed is free', async () => {
  const lockName = name('killed');
  const module = new URL('./lock.mjs', import.meta.url).href;
  const script = `import { takeLock } from ${JSON.stringify(module)};
    console.log(Boolean(await takeLock(${JSON.stringify(lockName)})));
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [answer] = await once(holder.stdout, 'data');
  assert.equal(String(answer).trim(), 'true');
  assert.equal(await takeLock(lockName), undefined);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const lock = await takeLock(lockName);
  assert.ok(lock);
  lock.release();
});
