import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { openLog } from './log-file.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'aangan-log-'));
const disk = path.join(folder, 'disk');
after(() => {
  spawnSync('umount', ['--lazy', disk]);
  rmSync(folder, { recursive: true, force: true });
});
const lines = (/** @type {number} */ megabytes) => `${'x'.repeat(1023)}\n`.repeat(megabytes * 1024);

test('a log that has grown is kept as the one before, and a new one is begun', async () => {
  const file = path.join(folder, 'api.log');
  appendFileSync(file, lines(21));
  const log = await openLog(folder, 'api');
  assert.equal(statSync(file).size, 0);
  assert.equal(statSync(`${file}.1`).size, 21 * 1024 * 1024);
  appendFileSync(log.descriptor, 'a line\n');
  assert.deepEqual(log.lastLines(1), ['a line']);
  log.close();
});

spawnSync('mkdir', [disk]);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=30m', 'tmpfs', disk]);
test('on a disk that has no room for both, the new one is begun all the same', {
  skip: mounted.status !== 0 && 'no small disk can be mounted here',
}, async () => {
  const file = path.join(disk, 'api.log');
  appendFileSync(file, lines(21));
  const log = await openLog(disk, 'api');
  assert.equal(readFileSync(file, 'utf8'), '');
  assert.equal(existsSync(`${file}.1`), false);
  log.close();
});
