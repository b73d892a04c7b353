import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { isKey, readSecret, readWebsiteKey } from './secret.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-key-'));
});
after(() => rm(folder, { recursive: true, force: true }));

test('processes that start together have the same key, in a file that only their user reads', async () => {
  const dataDir = join(folder, 'together');
  const code = `import { readWebsiteKey } from ${JSON.stringify(new URL('./secret.ts', import.meta.url).href)};
    console.log(readWebsiteKey(${JSON.stringify(dataDir)}, undefined));`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
  const said = await Promise.all(Array.from({ length: 4 }, run));
  const keys = new Set(said.map(({ stdout }) => stdout.trim()));
  assert.equal(keys.size, 1);
  assert.match([...keys][0] ?? '', /^[0-9a-f]{64}$/);
  assert.equal((await stat(join(dataDir, 'website-key'))).mode & 0o777, 0o600);
  assert.deepEqual(await readdir(dataDir), ['website-key'], 'nothing is left beside it');
  assert.equal(readWebsiteKey(dataDir, ''), [...keys][0], 'an empty setting is an absent one');
});

test('a secret for all machines gives all of them the same key, which is not the secret', async () => {
  const secret = 'a secret of at least thirty-two letters';
  const key = readWebsiteKey(join(folder, 'none'), secret);
  assert.equal(key, readWebsiteKey(join(folder, 'other'), secret));
  assert.notEqual(key, readWebsiteKey(folder, `${secret}.`));
  assert.ok(!key.includes(secret));
  assert.throws(() => readWebsiteKey(folder, 'short'), /SECRET must have at least 32 characters/);
  await assert.rejects(readFile(join(folder, 'none/website-key')), /ENOENT/);
});

test('it signs sessions too, so that every machine knows them; but not by the website’s key', async () => {
  const secret = 'a secret of at least thirty-two letters';
  const signing = readSecret(join(folder, 'none'), secret);
  assert.equal(signing, readSecret(join(folder, 'other'), secret));
  assert.notEqual(signing, readWebsiteKey(folder, secret));
  await assert.rejects(readFile(join(folder, 'none/secret')), /ENOENT/);
  assert.notEqual(readSecret(join(folder, 'own'), undefined), signing);
});

test('a file that was cut short is named, and never used', async () => {
  await writeFile(join(folder, 'website-key'), 'abc');
  assert.throws(() => readWebsiteKey(folder, undefined), /website-key is too short; delete/);
});

test('only the key itself is the key', () => {
  const key = 'k'.repeat(64);
  assert.ok(isKey(key, key));
  for (const other of [undefined, '', 'k', `${key}k`, key.toUpperCase(), [key]])
    assert.ok(!isKey(other, key), String(other));
});
