/** Data of the first landed version, made by its own code (see fixtures/first-version), is brought up to this release. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { zstdDecompressSync } from 'node:zlib';
import { type Route, routeOf } from '@aangan/contract/routes.ts';
import { Client } from 'pg';
import { findFreePorts } from '../../scripts/processes/free-ports.mjs';
import {
  kindOf,
  knownMigrations,
  type Place,
  sqliteUrlOf,
} from '../src/backup/database/database.ts';
import { filesOf, type Ran, restore, rowsOf, startOn } from './backup-place.ts';

const server = process.env.TEST_DATABASE_URL;
const folder = mkdtempSync(join(tmpdir(), 'aangan-upgrade-test-'));
const fixture = fileURLToPath(new URL('./fixtures/first-version', import.meta.url));
const saved = join(fixture, server ? 'postgres.tar' : 'sqlite.tar');
const place: Place = {
  dataDir: join(folder, 'data'),
  databaseUrl: server ? `${server}/upgrade_${randomBytes(6).toString('hex')}` : undefined,
};
const aside = join(folder, 'data-before-upgrades');
/** Nobody listens there. */
let ports: Record<string, string>;

before(async () => {
  const [site, api, admin] = await findFreePorts(3);
  ports = { PORT: String(site), API_PORT: String(api), ADMIN_PORT: String(admin), TMPDIR: folder };
  Object.assign(process.env, { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' });
  const { code, error } = await restore(place, [saved]);
  assert.equal(code, 0, error);
});
after(() => rmSync(folder, { recursive: true, force: true }));

const upgrade = (args: string[] = [], env: Record<string, string> = {}): Promise<Ran> =>
  startOn(place, '../test/upgrade-unbuilt.ts', args, { ...ports, ...env }).ended;

const openFile = () => new DatabaseSync(fileURLToPath(sqliteUrlOf(place)), { timeout: 15_000 });
const run = async (sql: string): Promise<void> => {
  if (kindOf(place) === 'postgres') {
    const client = new Client({ connectionString: place.databaseUrl });
    await client.connect();
    await client.query(sql);
    await client.end();
    return;
  }
  const database = openFile();
  database.exec(sql);
  database.close();
};

/** Not by libSQL, as `rowsOf` does it: that holds the file open for a while after it is closed. */
const sqliteRows = (): Record<string, unknown[]> => {
  const database = openFile();
  const made = database.prepare('select type, name, sql from sqlite_master order by 1, 2').all();
  const tables = made.filter(({ type }) => type === 'table').map(({ name }) => String(name));
  const rows = Object.fromEntries(
    tables.map((table) => [table, database.prepare(`select * from "${table}"`).all()]),
  );
  database.close();
  return { ...rows, made };
};
const allRows = async (): Promise<Record<string, unknown[]>> =>
  server ? rowsOf(place) : sqliteRows();
/** Everything that a release could find: rows, tables, files. */
const state = async () => ({ rows: await allRows(), files: await filesOf(place) });

/** Words that went with their feature, or are written otherwise now; the school's own words are not among them. */
const otherNow: Record<string, string[]> = {
  // Once a page that the school had to write, now made of what the disclosure says.
  ...Object.fromEntries(
    ['/GeneralInformation', '/SchoolFeeStructure', '/TeachingStaff'].map((path) => [
      path,
      [
        'The school is still preparing this page. For anything urgent, please',
        'write to us',
        'or call the school office.',
      ],
    ]),
  ),
  // Only sums of rupees have a comma.
  '/SchoolStrength': ['1,209'],
};

/** Nothing leads to a page any more that has nothing on it, by whatever name. */
const emptyPagesOf = async (apiUrl: string) => {
  const answer = await fetch(`${apiUrl}/api/emptyPages/TEST`);
  const { paths } = ((await answer.json()) as { data: { paths: string[] } }).data;
  const names = paths.flatMap((path) => {
    const { title, menuTitle = title } = routeOf(path) as Route;
    return [title, menuTitle];
  });
  return { paths, ways: new Set([...names, 'Homework', 'How to apply']) };
};

test('promise 12.24: upgraded from the first version, every call, file and page is read, and every page says what it said', async () => {
  const packed = readFileSync(join(fixture, 'pages.json.zst'));
  const { pages } = JSON.parse(zstdDecompressSync(packed).toString()) as {
    pages: Record<string, string[]>;
  };
  process.env.NODE_OPTIONS = `--import ${pathToFileURL(join(fixture, 'clock.mjs')).href}`;
  const { settings } = await import('../src/settings.ts');
  const { withCopy } = await import('../src/backup/rehearsal/copy.ts');
  const { checkSchools } = await import('../src/upgrade/check-schools.ts');
  const { compareRows } = await import('../src/upgrade/compare-rows.ts');
  const { readRows } = await import('../src/upgrade/rows.ts');
  const older = {
    paths: async () => Object.keys(pages),
    pieces: async (path: string) => pages[path],
  };
  try {
    await withCopy(saved, settings, async ({ place: copy, migrate, start }) => {
      const then = await readRows(copy);
      await migrate();
      assert.deepEqual(compareRows(then, await readRows(copy)), {
        lost: [],
        changed: [
          // The role that was called provider, and the limits that Payload kept of each account.
          'staff.role has 1 other value',
          'staff has no login_attempts any more, which held 4 values',
        ],
      });
      const installation = await start();
      const checks = await Array.fromAsync(checkSchools(installation, older, new Set()));
      assert.equal(checks.length, 1);
      const [{ code, calls, files, failed, compared, changed }] = checks as [(typeof checks)[0]];
      assert.deepEqual([code, failed, compared], ['TEST', [], Object.keys(pages).length]);
      assert.ok(calls > 80 && files > 3 && Object.keys(pages).length > 60);
      const empty = await emptyPagesOf(installation.apiUrl);
      const missing = changed
        .filter(({ path }) => !empty.paths.includes(path))
        .map(
          ({ path, missing }) =>
            [path, (missing ?? []).filter((words) => !empty.ways.has(words))] as const,
        )
        .filter(([, words]) => words.length > 0);
      assert.deepEqual(Object.fromEntries(missing), otherNow);
    });
  } finally {
    delete process.env.NODE_OPTIONS;
  }
});

test('promise 12.24: a dry run does it all on a copy, and leaves nothing', async () => {
  const was = await state();
  const { code, out, error } = await upgrade(['--dry-run']);
  assert.equal(code, 0, error);
  const [first, second] = knownMigrations(kindOf(place));
  assert.ok(out.includes(second as string) && !out.includes(first as string), out);
  assert.match(out, /^good {2}TEST: \d+ calls, \d+ files and \d+ pages read/m);
  assert.match(out, /Nothing was changed/);
  assert.deepEqual(await state(), was);
  assert.deepEqual(readdirSync(folder), ['data']);
});

test('promise 12.24: while anybody has the database open it changes nothing, and says who', async () => {
  const was = await state();
  const holder = server
    ? new Client({ connectionString: place.databaseUrl, application_name: 'the old api' })
    : undefined;
  await holder?.connect();
  const sqlite = holder ? undefined : openFile();
  // As the product has it; idle from then on.
  sqlite?.exec('PRAGMA journal_mode = WAL');
  sqlite?.exec('select count(*) from news');
  const { code, error } = await upgrade();
  await holder?.end();
  sqlite?.close();
  assert.equal(code, 1);
  assert.match(error, holder ? /In use by 1 connection .*the old api/ : /In use by .*aangan\.db/);
  assert.match(error, /stop the api and the back office/);
  assert.deepEqual(await state(), was);
  assert.ok(!existsSync(aside), 'not even a backup is taken');
});

test('promise 12.24: when migrating the data itself loses a row, the backup is put back', async () => {
  const was = await state();
  const { code, error } = await upgrade([], { MIGRATE: 'loses' });
  assert.equal(code, 1);
  assert.match(error, /backup was put back, and the data is as it was/);
  assert.match(error, /Migrating loses data: enquiries has lost 1 row/);
  assert.deepEqual(await state(), was);
});

test('promise 12.24: an upgrade that is killed half-way lets nothing start, and is undone by the next', async () => {
  const was = await state();
  assert.equal((await upgrade([], { MIGRATE: 'dies' })).code, null);
  assert.notDeepEqual(await state(), was);
  for (const program of ['prepare.ts', 'api/main.ts', 'admin-server/main.ts']) {
    const { code, error } = await startOn(place, program, [], ports).ended;
    assert.equal(code, 1, program);
    assert.match(error, /An upgrade .* was broken off.*npm run upgrade again/, program);
  }
  const { code, out, error } = await upgrade(['--back']);
  assert.equal(code, 0, error);
  assert.match(out, /its backup .* was put back/);
  assert.deepEqual(await state(), was);
});

test('promise 12.24: upgraded, and back again with all that the backup held; what came later is saved aside', async () => {
  const was = await state();
  const file = join(folder, 'chosen.tar');
  const { code, out, error } = await upgrade([file]);
  assert.equal(code, 0, error);
  assert.match(out, /^Upgraded\./m);
  const { payload_migrations = [] } = await allRows();
  assert.equal(payload_migrations.length, knownMigrations(kindOf(place)).length);

  await run("update news set title = 'Written since'");
  writeFileSync(join(place.dataDir, 'media', 'new-file'), 'since');
  const [lost] = Object.keys(was.files).filter((path) => path.startsWith('media/'));
  rmSync(join(place.dataDir, lost as string));
  const later = await state();
  const asked = await upgrade(['--back']);
  assert.equal(asked.code, 1);
  assert.match(asked.error, /What was written since .* will no longer be there.*--back --yes/);
  assert.deepEqual(await state(), later);

  const kept = new Set(readdirSync(aside));
  const gone = await upgrade(['--back', '--yes']);
  assert.equal(gone.code, 0, gone.error);
  assert.deepEqual(await state(), was);
  const [safe] = readdirSync(aside).filter((name) => !kept.has(name));
  assert.match(String(safe), /^before-going-back-/);
  assert.equal((await restore(place, [join(aside, String(safe)), '--check'])).code, 0);
  assert.match((await upgrade(['--back', '--yes'])).error, /nothing to go back to/);
});

test('a database of a newer release is refused, and left as it is', async () => {
  await run(
    "insert into payload_migrations (name, batch, updated_at, created_at) values ('29991231_235959_from_the_future', 99, '2026-01-01', '2026-01-01')",
  );
  const was = await state();
  const { code, error } = await upgrade();
  assert.equal(code, 1);
  assert.match(error, /newer Aangan.*29991231_235959_from_the_future/);
  assert.deepEqual(await state(), was);
});
