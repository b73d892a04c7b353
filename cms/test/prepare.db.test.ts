/** What runs before anything else on each machine: tables, the demo schools where they are wanted, the setup code. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openTestCms, type TestCms } from './test-cms.ts';

const program = fileURLToPath(new URL('../src/prepare.ts', import.meta.url));

let cms: TestCms;
before(async () => {
  cms = await openTestCms();
});
after(() => cms.close());

const prepare = async (env: Record<string, string>, ...args: string[]) => {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, out, errors };
};

test('machines that start together on an empty database do not get into each other’s way', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aangan-prepare-'));
  t.after(() => rm(dataDir, { recursive: true, force: true }));
  const server = process.env.TEST_DATABASE_URL;
  const DATABASE_URL = server ? `${server}/prepare_${randomBytes(6).toString('hex')}` : '';
  const env = { DATA_DIR: dataDir, DATABASE_URL };
  const endings = await Promise.all([1, 2, 3].map(() => prepare(env, '--empty')));
  for (const { code, out, errors } of endings) {
    assert.equal(code, 0, errors);
    assert.match(out, /The database is ready/);
    assert.doesNotMatch(out, /Importing/);
  }
  assert.ok(existsSync(join(dataDir, 'setup-code')));
});

test('an installation that somebody has an account in is not filled with the demo schools', async () => {
  const { payload, dataDir } = cms;
  await payload.create({
    collection: 'staff',
    data: {
      name: 'Meera',
      email: 'meera@example.in',
      password: 'a long enough password',
      role: 'operator',
    },
  });
  const { code, out, errors } = await prepare({ DATA_DIR: dataDir });
  assert.equal(code, 0, errors);
  assert.doesNotMatch(out, /Importing/);
  assert.equal((await payload.count({ collection: 'schools' })).totalDocs, 0);
  assert.ok(!existsSync(join(dataDir, 'setup-code')));
});
