import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { makeSteadyWriter } from './steady-output.mjs';

const module = new URL('./steady-output.mjs', import.meta.url).href;

test('a process whose output nobody reads any more goes on', async () => {
  const script = `
    process.stdin.on('data', () => {
      for (let i = 0; i < 5; i += 1) { console.log('line'); console.error('line'); }
      setTimeout(() => process.exit(7), 200);
    });`;
  const child = spawn(process.execPath, ['--import', module, '-e', script]);
  child.stdout.destroy();
  child.stderr.destroy();
  child.stdin.write('go\n');
  const [code] = await once(child, 'exit');
  assert.equal(code, 7);
});

test('on a full disk lines are dropped, counted, and told of when there is room again', async (context) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'aangan-full-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]);
  if (mounted.status !== 0) {
    await rm(folder, { recursive: true });
    return context.skip(`no small disk can be mounted here: ${mounted.stderr}`);
  }
  try {
    const log = path.join(folder, 'log');
    const descriptor = openSync(log, 'a');
    const write = makeSteadyWriter(descriptor);
    write(Buffer.from('first\n'));
    await writeFile(path.join(folder, 'filler'), Buffer.alloc(60_000)).catch(() => {});
    const long = Buffer.from(`${'x'.repeat(3000)}\n`);
    for (let i = 0; i < 10; i += 1) write(long);
    await rm(path.join(folder, 'filler'));
    write(Buffer.from('last\n'));
    closeSync(descriptor);
    const lines = (await readFile(log, 'utf8')).trim().split('\n');
    const kept = lines.filter((line) => line === 'x'.repeat(3000)).length;
    const notice = JSON.parse(lines.at(-2) ?? '');
    assert.equal(lines.at(-1), 'last');
    assert.equal(notice.kind, 'lines-dropped');
    assert.ok(notice.lines > 0);
    assert.equal(kept + notice.lines, 10);
  } finally {
    spawnSync('umount', [folder]);
    await rm(folder, { recursive: true });
  }
});
