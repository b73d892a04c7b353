/** The api as it is watched: what `/readyz` says, and the numbers at the private port. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rmdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findFreePorts } from '../../scripts/processes/free-ports.mjs';
import { addSchools } from './api-content.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
const running = new Set<ChildProcess>();
const isPostgres = Boolean(process.env.TEST_DATABASE_URL);

before(async () => {
  api = await openTestApi();
  await addSchools(api);
});
after(async () => {
  for (const child of running) child.kill('SIGKILL');
  await api.close();
});

const until = async <T>(look: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> => {
  for (;;) {
    const seen = await look();
    if (isSo(seen)) return seen;
    await new Promise((done) => setTimeout(done, 100));
  }
};

const readiness = async () => {
  const response = await api.get('/readyz');
  return { status: response.status, said: await response.json() };
};
const untilStatus = (status: number) => until(readiness, (seen) => seen.status === status);

test('promise 12.19: an api that can work says so, in words without figures, and logs nothing of it', async () => {
  const before = api.lines.length;
  const { status, said } = await readiness();
  assert.equal(status, 200);
  assert.equal(said.ok, true);
  assert.deepEqual(Object.keys(said.checks), ['database', 'store', 'disk']);
  for (const check of Object.values(said.checks))
    assert.deepEqual(Object.keys(check as object), ['ok']);
  assert.equal(api.lines.length, before);
});

test('promise 12.19: without its database it is alive and not ready, and ready again with it', async () => {
  await api.withoutTable('schools', async () => {
    const { said } = await untilStatus(503);
    assert.deepEqual(said.checks.database, { ok: false });
    assert.deepEqual(said.checks.store, { ok: true });
    const alive = await api.get('/healthz');
    assert.deepEqual([alive.status, await alive.json()], [200, { ok: true }]);
  });
  await untilStatus(200);
});

test('promise 12.19: with a store that cannot be written to it is not ready', async () => {
  // A folder stands where the file would be written, which root cannot change either.
  const inTheWay = join(api.dataDir, `.probe-${process.pid}`);
  await until(
    () =>
      mkdir(inTheWay).then(
        () => true,
        () => false,
      ),
    (isMade) => isMade,
  );
  const { said } = await untilStatus(503);
  assert.deepEqual(said.checks, {
    database: { ok: true },
    store: { ok: false },
    disk: { ok: true },
  });
  await rmdir(inTheWay);
  await untilStatus(200);
});

test('it takes no other method', async () => {
  const response = await api.get('/readyz', { method: 'POST', body: '{}' });
  assert.deepEqual([response.status, response.headers.get('allow')], [405, 'GET, HEAD']);
});

test('promise 12.19: the back office asks the database over a connection of its own', async () => {
  const { settings } = await import('../src/settings.ts');
  const { askDatabase } = await import('../src/watch/ask-database.ts');
  const ask = askDatabase(settings);
  await ask();
  await api.withoutTable('schools', async () => {
    await assert.rejects(ask());
  });
  await ask();
});

/** The api as a process, its numbers at the port that comes after METRICS_PORT and the back office's. */
const startProcess = async (metricsPort: number) => {
  const [port = 0] = await findFreePorts(1);
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../src/api/main.ts', import.meta.url))],
    {
      env: {
        ...process.env,
        API_PORT: String(port),
        API_HOST: '127.0.0.1',
        METRICS_PORT: String(metricsPort - 2),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  running.add(child);
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  const hasSaid = (word: string) =>
    until(
      async () => said,
      (text) => text.includes(word),
    );
  await Promise.race([
    hasSaid('"started"'),
    once(child, 'close').then(() => assert.fail(`it ended: ${said}`)),
  ]);
  return { child, hasSaid, ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
};

test('promise 12.19: requests, the queue, jobs, the disk and the backup stand at the private port, and nothing personal', async () => {
  const { noteBackup } = await import('../src/data-folder/last-backup.ts');
  const { runIfDue } = await import('../src/jobs/jobs.ts');
  const ranAt = Date.now();
  await runIfDue(
    { payload: api.payload, dataDir: api.dataDir, now: ranAt },
    'links',
    async () => 1,
  );
  const taken = new Date(ranAt - 3_600_000).toISOString();
  noteBackup(api.dataDir, { taken, file: '/somewhere/secret.tar', bytes: 1, missing: 0 });

  const [port = 0] = await findFreePorts(1);
  const { child, ask } = await startProcess(port);
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  // The numbers' port is opened a moment after the api's own.
  const readIfThere = () => read().catch(() => '');
  await until(readIfThere, (text) => text.includes('aangan_ready 1'));
  await ask('/api/schools');
  await ask('/api/news/all/NJMS');
  await ask('/api/news/all/ZIND?x=Zindagi');
  await ask('/Zindagi');
  const text = await read();
  for (const line of [
    'aangan_requests_total{kind="schools",status="2xx"} 1',
    'aangan_requests_total{kind="news",status="4xx"} 1',
    'aangan_requests_total{kind="unknown",status="4xx"} 1',
    'aangan_check_ok{check="database"} 1',
    'aangan_backup_failed 0',
    `aangan_job_last_success_timestamp_seconds{task="links"} ${Math.round(ranAt / 1000)}`,
    'aangan_write_queue_length 0',
    ...(isPostgres ? ['aangan_database_connections{state="awaited"} 0'] : []),
  ])
    assert.ok(text.split('\n').includes(line), `${line}\n${text}`);
  const age = Number(/^aangan_backup_age_seconds ([\d.]+)$/m.exec(text)?.[1]);
  assert.ok(age >= 3600, String(age));
  for (const name of ['aangan_disk_free_bytes', 'process_resident_memory_bytes'])
    assert.match(text, new RegExp(`^${name} \\d+$`, 'm'));
  assert.match(text, /^aangan_request_seconds_bucket\{kind="schools",le="\+Inf"\} 1$/m);
  for (const word of ['Zindagi', 'ZIND', 'NJMS', 'secret.tar', api.dataDir, '127.0.0.1'])
    assert.ok(!text.includes(word), word);
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'close'), [0, null]);
});

test('a private port that is taken is told, and the api goes on', async () => {
  const [port = 0] = await findFreePorts(1);
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const { child, hasSaid, ask } = await startProcess(port);
  await hasSaid('metrics-failed');
  assert.equal((await ask('/healthz')).status, 200);
  child.kill('SIGTERM');
  await once(child, 'close');
  other.close();
});
