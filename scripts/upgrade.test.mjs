import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { takeLock } from './processes/lock.mjs';

const program = fileURLToPath(new URL('./upgrade.mjs', import.meta.url));
const dataDir = await mkdtemp(path.join(tmpdir(), 'aangan-upgrade-lock-'));
after(() => rm(dataDir, { recursive: true, force: true }));

/**
 * @param {string[]} words
 * @returns {Promise<{ code: unknown, said: string }>}
 */
const upgrade = (...words) =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir };
    execFile(process.execPath, [program, ...words], { env }, (error, output, errors) =>
      resolve({ code: error ? error.code : 0, said: output + errors }),
    );
  });

test('promise 12.24: while npm start runs on the data, nothing is installed or built from under it', async () => {
  const lock = await takeLock(dataDir);
  for (const words of [[], ['--back', '--yes']]) {
    const { code, said } = await upgrade(...words);
    assert.equal(code, 1);
    assert.match(said, /^\s*Aangan is running on the data folder .*stop it, and try again\.\s*$/);
  }
  assert.deepEqual(await readdir(dataDir), []);
  lock?.release();
});

test('it says how it is used, and what it does not know', async () => {
  const help = await upgrade('--help');
  assert.equal(help.code, 0);
  assert.match(help.said, /npm run upgrade -- --dry-run/);
  const wrong = await upgrade('--force');
  assert.equal(wrong.code, 2);
  assert.match(wrong.said, /--force/);
});
