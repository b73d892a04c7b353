/** The committed migrations and the config agree: nothing was changed in one and forgotten in the other. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createPlace, schoolProfile } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
before(async () => {
  cms = await openTestCms();
});
after(() => cms.close());

type Kit = {
  generateDrizzleJson: (schema: unknown) => Promise<object>;
  generateMigration: (before: object, after: object) => Promise<string[]>;
};

test('the config asks for no table that the migrations do not make', async () => {
  const db = cms.payload.db as unknown as {
    migrationDir: string;
    schema: unknown;
    requireDrizzleKit: () => Kit;
  };
  const newest = readdirSync(db.migrationDir)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1);
  assert.ok(newest, 'there is a snapshot');
  const committed = JSON.parse(readFileSync(join(db.migrationDir, newest), 'utf8'));
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit();
  const statements = await generateMigration(committed, await generateDrizzleJson(db.schema));
  assert.deepEqual(statements, [], 'run: npm run migration -w cms -- name');
});

test('every migration was run, and a second run does nothing', async () => {
  const { migrationDir } = cms.payload.db;
  const files = readdirSync(migrationDir)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .sort();
  const run = async () => {
    const { docs } = await cms.payload.find({
      collection: 'payload-migrations',
      pagination: false,
      sort: 'name',
    });
    return docs.map(({ name }) => name);
  };
  assert.deepEqual(await run(), files);
  await cms.payload.db.migrate();
  assert.deepEqual(await run(), files);
});

test('promise 12.20: a database that a newer release has migrated is refused, and left as it is', async () => {
  const { migrateAlone } = await import('../src/database/migrate-alone.ts');
  await migrateAlone(cms.payload, cms.dataDir);
  const { id } = await cms.payload.create({
    collection: 'payload-migrations',
    data: { name: '29991231_235959_from_the_future', batch: 99 },
  });
  await assert.rejects(
    migrateAlone(cms.payload, cms.dataDir),
    /newer Aangan.*29991231_235959_from_the_future.*restore a backup that was taken before/,
  );
  await cms.payload.delete({ collection: 'payload-migrations', id });
  await migrateAlone(cms.payload, cms.dataDir);
});

test('accounts of the role that was called provider are operators', async () => {
  const { db } = cms.payload;
  const { id } = await cms.payload.create({
    collection: 'staff',
    data: { name: 'O', email: 'o@test.example', password: 'long-enough-1', role: 'operator' },
    overrideAccess: true,
  });
  const role = async () => (await cms.payload.findByID({ collection: 'staff', id })).role;
  const file = readdirSync(db.migrationDir).find((name) => name.endsWith('_operator_role.ts'));
  const { up, down } = await import(pathToFileURL(join(db.migrationDir, String(file))).href);
  const args = { db: (db as unknown as { drizzle: unknown }).drizzle, payload: cms.payload };
  await down(args);
  assert.equal(await role(), 'provider');
  await up(args);
  assert.equal(await role(), 'operator');
});

test('a school may be without a map, and loses nothing on the way there and back', async () => {
  const { db } = cms.payload;
  const file = readdirSync(db.migrationDir).find((name) => name.endsWith('_map_optional.ts'));
  const { up, down } = await import(pathToFileURL(join(db.migrationDir, String(file))).href);
  const args = { db: (db as unknown as { drizzle: unknown }).drizzle, payload: cms.payload };
  const { school, picture } = await createPlace(cms.payload, 'MAPS');
  const { id } = await cms.payload.create({
    collection: 'schools',
    data: { ...schoolProfile('NONE'), mapEmbed: null },
  });
  const kept = async () => {
    const [known, without, file] = await Promise.all([
      cms.payload.findByID({ collection: 'schools', id: school, depth: 0 }),
      cms.payload.findByID({ collection: 'schools', id, depth: 0 }),
      cms.payload.findByID({ collection: 'media', id: picture, depth: 0 }),
    ]);
    return [known.mapEmbed, known.phones.length, without.mapEmbed || null, file.school];
  };
  const before = await kept();
  assert.deepEqual(before, ['https://maps.example/embed', 1, null, school]);
  await down(args);
  assert.deepEqual(await kept(), before);
  await up(args);
  assert.deepEqual(await kept(), before);
});

test('the generated types are those of the config', async () => {
  const { generateTypes } = await import('payload/node');
  const folder = mkdtempSync(join(cms.dataDir, 'types-'));
  process.env.PAYLOAD_TS_OUTPUT_PATH = join(folder, 'payload-types.ts');
  await generateTypes(cms.payload.config, { log: false });
  assert.equal(
    readFileSync(join(folder, 'payload-types.ts'), 'utf8'),
    readFileSync(join(import.meta.dirname, '../src/payload-types.ts'), 'utf8'),
    'run: npm run generate -w cms',
  );
});

test('SQLite is kept in WAL, with every commit synced', async () => {
  const { db } = cms.payload;
  if (db.name !== 'sqlite') return;
  const { client } = db as unknown as {
    client: {
      execute: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;
      transaction: () => Promise<{
        execute: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;
        rollback: () => Promise<void>;
      }>;
    };
  };
  assert.equal((await client.execute('PRAGMA journal_mode')).rows[0]?.journal_mode, 'wal');
  // Twice: the stock client forgets what was set after its first transaction.
  for (const _ of [1, 2]) {
    const open = await client.transaction();
    assert.equal((await open.execute('PRAGMA synchronous')).rows[0]?.synchronous, 2);
    assert.equal((await open.execute('PRAGMA foreign_keys')).rows[0]?.foreign_keys, 1);
    await open.rollback();
  }
});
