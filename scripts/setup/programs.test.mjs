import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { chromium, findProgram } from './programs.mjs';

let folder = '';
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'aangan-programs-'));
  await writeFile(path.join(folder, 'google-chrome'), '#!/bin/sh\n');
  await chmod(path.join(folder, 'google-chrome'), 0o755);
});
after(() => rm(folder, { recursive: true }));

test('a program is found in PATH, under any of its names', () => {
  assert.equal(findProgram(chromium, { PATH: folder }), path.join(folder, 'google-chrome'));
});

test('a setting wins over PATH', () => {
  assert.equal(findProgram(chromium, { PATH: folder, CHROMIUM: '/bin/sh' }), '/bin/sh');
});

test('a setting that names no program is refused', () => {
  const env = { PATH: folder, CHROMIUM: '/no/such/chromium' };
  assert.throws(() => findProgram(chromium, env), /CHROMIUM is "\/no\/such\/chromium"/);
});

test('what is not there is not found', () => {
  assert.equal(findProgram(chromium, { PATH: '/nowhere' }), undefined);
});
