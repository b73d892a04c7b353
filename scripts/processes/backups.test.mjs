import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { dueInMs } from './backups.mjs';

const hour = 3600_000;
const minute = 60_000;
const now = Date.parse('2026-11-15T09:30:00Z');
const at = (/** @type {number} */ ago) => new Date(now - ago).toISOString();
const options = { folder: '/backups', everyMs: hour, now };
const good = (/** @type {number} */ ago, folder = '/backups') => ({
  good: { taken: at(ago), file: `${folder}/aangan.tar` },
});

/** @type {[string, Parameters<typeof dueInMs>[0], number][]} */
const cases = [
  ['none was ever taken', {}, 0],
  ['the last is twenty minutes old', good(20 * minute), 40 * minute],
  ['the last is a day old', good(24 * hour), 0],
  ['the last went to another folder', good(minute, '/elsewhere'), 0],
  ['the last attempt failed', { ...good(2 * hour), failed: { at: at(minute) } }, 4 * minute],
  ['an attempt failed long ago', { ...good(2 * hour), failed: { at: at(hour) } }, 0],
  ['the clock was set back', good(-10 * hour), hour],
];
for (const [what, last, expected] of cases)
  test(`${what}: the next is due in ${expected / minute} minutes`, () =>
    assert.equal(dueInMs(last, options), expected));

test('one by one, each when it is due, and what fails is said', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'aangan-backups-'));
  try {
    // Stands for the command: counts, notes itself as the command does, and fails the third time.
    const program = path.join(folder, 'cms/src/backup/backup-command.ts');
    await mkdir(path.dirname(program), { recursive: true });
    await writeFile(
      program,
      `import { readFileSync, writeFileSync } from 'node:fs';
       const file = ${JSON.stringify(path.join(folder, 'count'))};
       let count = 1;
       try { count += Number(readFileSync(file, 'utf8')); } catch {}
       writeFileSync(file, String(count));
       if (count === 3) { console.error('the disk is full'); process.exit(1); }
       console.log('taken');
       writeFileSync(${JSON.stringify(path.join(folder, 'last-backup.json'))}, JSON.stringify({
         good: { taken: new Date().toISOString(), file: '/backups/x.tar' } }));`,
    );
    const module = new URL('./backups.mjs', import.meta.url).href;
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { keepBackingUp } from ${JSON.stringify(module)};
         setInterval(() => {}, 1000);
         await keepBackingUp(
           { command: process.execPath, cwd: ${JSON.stringify(folder)}, env: process.env, logFolder: ${JSON.stringify(folder)} },
           { dataDir: ${JSON.stringify(folder)}, folder: '/backups', everyMs: 300 });`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
    });
    const count = () => readFile(path.join(folder, 'count'), 'utf8').then(Number, () => 0);
    while ((await count()) < 5) await new Promise((done) => setTimeout(done, 50));
    child.kill('SIGKILL');
    assert.match(said, /Backup: the disk is full\n.*Backup: it failed, and is tried again/);
    assert.match(await readFile(path.join(folder, 'backup.log'), 'utf8'), /^(taken\n)+/);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
