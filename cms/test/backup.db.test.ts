/** Backups of a cms that works meanwhile, restored elsewhere: nothing is lost, nothing is changed, and nothing half-done is left. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Place } from '../src/backup/database/database.ts';
import { picture } from './api-content.ts';
import { backUp, filesOf, restore, rowsOf, startOn } from './backup-place.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

const server = process.env.TEST_DATABASE_URL;
const folder = mkdtempSync(join(tmpdir(), 'aangan-backup-'));
const fixture = fileURLToPath(new URL('./fixtures/school', import.meta.url));
let cms: TestCms;
let source: Place;
let school: number;

before(async () => {
  cms = await openTestCms();
  source = { dataDir: cms.dataDir, databaseUrl: process.env.DATABASE_URL || undefined };
  const { importSchool } = await import('../src/import/import-school.ts');
  await importSchool(cms.payload, fixture, { update: false, say: () => {} });
  const { docs } = await cms.payload.find({ collection: 'schools', limit: 1 });
  school = docs[0]?.id as number;
  await cms.payload.create({
    collection: 'staff',
    data: { email: 'a@school.example', password: 'neem tree 1981', name: 'A', role: 'operator' },
  } as never);
});
after(async () => {
  await cms.close();
  rmSync(folder, { recursive: true, force: true });
});

const archive = (): string => join(folder, `${randomBytes(6).toString('hex')}.tar`);
/** An empty place of the same kind; neither its folder nor its database is there yet. */
const newPlace = (): Place => {
  const name = `copy_${randomBytes(6).toString('hex')}`;
  return { dataDir: join(folder, name), databaseUrl: server ? `${server}/${name}` : undefined };
};
const takeGood = async (place: Place, args: string[] = []): Promise<string> => {
  const file = archive();
  const { code, error } = await backUp(place, [file, ...args]);
  assert.equal(code, 0, error);
  return file;
};
const restoreGood = async (file: string): Promise<Place> => {
  const place = newPlace();
  const { code, error } = await restore(place, [file]);
  assert.equal(code, 0, error);
  return place;
};

/** Taken and restored by the first test; for tests that change neither. */
let shared: { file: string; place: Place };

const addPicture = async (): Promise<number> => {
  const { name, type, data } = await picture(40, 30);
  const { id } = await cms.payload.create({
    collection: 'media',
    data: { alt: 'A picture', school } as never,
    file: { name, mimetype: type, data, size: data.length },
  });
  return id as number;
};

const modesBelow = (path: string): Set<string> => {
  const kinds = new Set<string>();
  for (const one of readdirSync(path, { withFileTypes: true, recursive: true })) {
    const { mode } = statSync(join(one.parentPath, one.name));
    kinds.add(`${one.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`);
  }
  return kinds;
};

test('what is restored is what was saved: every row, every file, the tables themselves', async () => {
  await addPicture();
  const file = await takeGood(source);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.includes('part')),
    [],
  );
  const place = await restoreGood(file);
  shared = { file, place };
  const [rows, expected] = [await rowsOf(place), await rowsOf(source)];
  assert.ok((expected.media?.length ?? 0) > 3 && (expected.pages?.length ?? 0) > 0);
  assert.deepEqual(Object.keys(rows), Object.keys(expected));
  for (const [table, found] of Object.entries(rows))
    assert.deepEqual(found, expected[table], table);
  const files = await filesOf(place);
  assert.ok('secret' in files);
  assert.deepEqual(files, await filesOf(source));
  assert.deepEqual(modesBelow(place.dataDir), new Set(['file 600', 'folder 700']));
  assert.equal(statSync(place.dataDir).mode & 0o777, 0o700);
});

if (server)
  test('values that JSON or JavaScript would change come back as they were', async () => {
    const { place } = shared;
    const client = new Client({ connectionString: place.databaseUrl });
    await client.connect();
    // A JSON null is not "no value"; this number has more digits than JavaScript, and a moment more than its milliseconds.
    await client.query(`
      update pages set blocks = 'null'::jsonb where id = (select min(id) from pages);
      update media set bytes = 12345678901234567890.000000000123, updated_at = '2026-11-15 09:30:00.123456+05:30' where id = (select min(id) from media);
      update news set description = E'a\\\\b "c" \\n \\t {} [] ''d'' \\u0001 आँगन' where id = (select min(id) from news)`);
    await client.end();
    const copy = await restoreGood(await takeGood(place));
    const [rows, expected] = [await rowsOf(copy), await rowsOf(place)];
    assert.ok(expected.media?.some((row) => row.includes('12345678901234567890.000000000123')));
    for (const [table, found] of Object.entries(rows))
      assert.deepEqual(found, expected[table], table);
  });

test('every kind of record that has files is one whose files are looked for', async () => {
  const { fileTables } = await import('../src/backup/database/database.ts');
  const uploads = Object.values(cms.payload.collections)
    .filter(({ config }) => config.upload)
    .map(({ config }) => config.slug.replaceAll('-', '_'));
  assert.deepEqual(Object.keys(fileTables).sort(), uploads.sort());
});

test('while others write and delete: each backup holds what was stored before it, and no record without its file', async () => {
  const { takeBackup } = await import('../src/backup/take-backup.ts');
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const id = await addPicture();
      await cms.payload.delete({ collection: 'media', id });
    }
  };
  const writing = [write(), write()];
  const taken: { file: string; kept: number }[] = [];
  try {
    for (let round = 0; round < 3; round += 1) {
      const kept = await addPicture();
      const file = archive();
      const { manifest } = await takeBackup(source, file);
      assert.deepEqual(manifest.missing, []);
      taken.push({ file, kept });
    }
  } finally {
    isOver = true;
    await Promise.all(writing);
  }
  // The restore itself refuses a record whose file the backup lacks.
  const { file, kept } = taken.at(-1) as { file: string; kept: number };
  const { media = [] } = await rowsOf(await restoreGood(file));
  assert.ok(media.some((row) => new RegExp(`^[[(]${kept},`).test(row)));
});

test('a file that is removed after the snapshot was taken has the snapshot taken again', async () => {
  const { takeBackup, openSource } = await import('../src/backup/take-backup.ts');
  const id = await addPicture();
  const { path } = await cms.payload.findByID({ collection: 'media', id });
  const { storedPath } = await import('../src/media/stored-path.ts');
  const stored = join(source.dataDir, storedPath('media', String(path)));
  // Away while the files are gone through, there while the snapshot is taken, gone after it: as a record that comes and goes.
  renameSync(stored, `${stored}.part`);
  let snapshots = 0;
  const between = async () => {
    snapshots += 1;
    if (snapshots === 1) await cms.payload.delete({ collection: 'media', id });
  };
  const opened = await openSource(source);
  const { save } = opened;
  const { manifest } = await takeBackup(source, archive(), {
    ...opened,
    save: async (to) => {
      const snapshot = await save(to);
      await between();
      return snapshot;
    },
  });
  assert.equal(snapshots, 2);
  assert.deepEqual(manifest.missing, []);
  rmSync(`${stored}.part`);
});

test('a file that the installation itself has lost is told, and keeps nobody from a backup of the rest', async () => {
  const id = await addPicture();
  const { path } = await cms.payload.findByID({ collection: 'media', id });
  const { storedPath } = await import('../src/media/stored-path.ts');
  const lost = storedPath('media', String(path));
  rmSync(join(source.dataDir, lost));
  const file = archive();
  const ran = await backUp(source, [file]);
  assert.equal(ran.code, 0);
  assert.ok(ran.error.includes(lost));
  const place = newPlace();
  const restored = await restore(place, [file]);
  assert.equal(restored.code, 0, restored.error);
  assert.ok(restored.error.includes(lost));
  await cms.payload.delete({ collection: 'media', id });
});

test('a backup that is killed leaves what was there, and nothing half under its name', async () => {
  const file = await takeGood(source);
  const before = readFileSync(file);
  let kills = 0;
  for (let round = 0; round < 3; round += 1) {
    const { child, ended } = startOn(source, 'backup/backup-command.ts', [file, '--replace']);
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    // Each round a little further: at the first byte, in the midst, near the end.
    const size = [1, before.length / 3, (before.length * 2) / 3][round] as number;
    const written = () => statSync(`${file}.part`, { throwIfNoEntry: false })?.size ?? 0;
    while (!isOver && written() < size) await new Promise((done) => setTimeout(done, 1));
    child.kill('SIGKILL');
    const { code } = await ended;
    if (code === null) {
      kills += 1;
      assert.deepEqual(readFileSync(file), before);
    }
  }
  assert.ok(kills > 0, 'none was killed in time');
  assert.equal((await backUp(source, [file, '--replace'])).code, 0);
  assert.equal((await restore(source, [file, '--check'])).code, 0);
  assert.ok(!existsSync(`${file}.part`));
});

test('a restore refuses a folder or a database that holds anything, and changes nothing there', async () => {
  const { file, place } = shared;
  const full = newPlace();
  mkdirSync(full.dataDir, { recursive: true });
  writeFileSync(join(full.dataDir, 'letter.txt'), 'dear');
  const ran = await restore(full, [file]);
  assert.equal(ran.code, 1);
  assert.match(ran.error, /is not empty \(it holds letter\.txt\)/);
  assert.deepEqual(readdirSync(full.dataDir), ['letter.txt']);

  const again = await restore(
    { ...newPlace(), databaseUrl: place.databaseUrl ?? `file:${join(place.dataDir, 'aangan.db')}` },
    [file],
  );
  assert.equal(again.code, 1);
  assert.match(again.error, /there is a database already|is not empty: it has a table/);
});

test('a dry run says what it would do, and does nothing', async () => {
  const file = archive();
  const saved = await backUp(source, [file, '--dry-run']);
  assert.equal(saved.code, 0, saved.error);
  assert.match(saved.out, /^Would save \d+ files/);
  assert.ok(!existsSync(file) && !existsSync(`${file}.part`));
  const place = newPlace();
  const restored = await restore(place, [shared.file, '--dry-run']);
  assert.equal(restored.code, 0, restored.error);
  assert.match(restored.out, /^Would restore the database as of /);
  assert.ok(!existsSync(place.dataDir));
});

test('a backup is not written over another, nor into the data folder itself', async () => {
  const { file } = shared;
  const over = await backUp(source, [file]);
  assert.equal(over.code, 1);
  assert.match(over.error, /is there already: choose another name, or say --replace/);
  const inside = await backUp(source, [join(source.dataDir, 'backup.tar')]);
  assert.equal(inside.code, 1);
  assert.match(inside.error, /lies in the data folder \(DATA_DIR\) itself/);
  const nowhere = await backUp(source, [join(folder, 'none/backup.tar')]);
  assert.equal(nowhere.code, 1);
  assert.match(nowhere.error, /There is no folder/);
});

test('wrong flags are told with the help, and exit code 2', async () => {
  for (const run of [backUp, restore]) {
    const { code, error } = await run(source, ['a.tar', '--forse']);
    assert.equal(code, 2);
    assert.match(error, /Unknown option '--forse'[\s\S]*--dry-run/);
    const help = await run(source, ['--help']);
    assert.equal(help.code, 0);
    assert.match(help.out, /Exit code: 0/);
  }
});

test('a backup of the other database, and one of a newer release, are refused in words', async () => {
  const { checkArchive } = await import('../src/backup/archive/read-archive.ts');
  const { refuseUnfit } = await import('../src/backup/restore-backup.ts');
  const said = await checkArchive(shared.file);
  const other = { dataDir: '/none', databaseUrl: server ? undefined : 'postgres://db/aangan' };
  assert.throws(
    () => refuseUnfit('x.tar', said, other),
    /is a backup of (SQLite|PostgreSQL), but the settings are for (SQLite|PostgreSQL)/,
  );
  const newer = { ...said, migrations: [...said.migrations, '20991231_235959_flying_schools'] };
  assert.throws(
    () => refuseUnfit('x.tar', newer, source),
    /made by a newer Aangan .*20991231_235959_flying_schools/,
  );
  refuseUnfit('x.tar', said, source);
});

test('a backup of an older release is restored as it was, and brought up to date by the next start', async () => {
  const older = newPlace();
  const made = await startOn(older, '../test/make-older.ts', []).ended;
  assert.equal(made.code, 0, `${made.out}${made.error}`);
  const place = await restoreGood(await takeGood(older));
  const rows = await rowsOf(place);
  assert.equal(rows.payload_migrations?.length, 1);
  assert.ok(rows.payload_preferences?.some((row) => row.includes('an old row')));
  // Every command of the product begins as its start does; this one needs the newest tables, too.
  const started = await startOn(place, 'import/main.ts', [fixture]).ended;
  assert.equal(started.code, 0, started.error);
  const after = await rowsOf(place);
  const { knownMigrations } = await import('../src/backup/database/database.ts');
  assert.equal(
    after.payload_migrations?.length,
    knownMigrations(server ? 'postgres' : 'sqlite').length,
  );
  assert.ok(after.payload_preferences?.some((row) => row.includes('an old row')));
});

test('nothing starts on a restore that was broken off, and no second one goes over it', async () => {
  const { file, place } = shared;
  writeFileSync(join(place.dataDir, 'restore-unfinished'), '');
  const started = await startOn(place, 'prepare.ts', []).ended;
  assert.equal(started.code, 1);
  assert.match(started.error, /is under way, or was broken off/);
  const again = await restore(place, [file]);
  assert.equal(again.code, 1);
  assert.match(again.error, /holds a restore that was broken off/);
});

test('into BACKUP_DIR: a name that tells the moment, the rule’s pruning, and a note for the back office', async () => {
  const { readLastBackup } = await import('../src/data-folder/last-backup.ts');
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const env = { BACKUP_DIR: backups, BACKUP_KEEP: '2h' };
  const old = ['20260101T000000Z', '20260101T013000Z', '20260101T010000Z'];
  for (const moment of old) writeFileSync(join(backups, `aangan-${moment}.tar`), 'old');
  writeFileSync(join(backups, 'aangan-20260101T000000Z.tar.part'), 'left by one that was killed');
  writeFileSync(join(backups, 'mine.tar'), 'not ours to remove');
  const ran = await backUp(source, [], env);
  assert.equal(ran.code, 0, ran.error);
  const names = readdirSync(backups).sort();
  assert.equal(names.length, 3, names.join());
  assert.deepEqual(names.slice(0, 1), ['aangan-20260101T013000Z.tar']);
  assert.match(String(names[1]), /^aangan-2\d{7}T\d{6}Z\.tar$/);
  assert.equal(names[2], 'mine.tar');
  const { good, failed } = readLastBackup(source.dataDir);
  assert.equal(good?.file, join(backups, String(names[1])));
  assert.equal(failed, undefined);

  // A run that fails removes nothing, and what was good is still known.
  const wrong = { ...source, databaseUrl: server ? `${server}/none` : `file:${folder}/none.db` };
  const bad = await backUp(wrong, [], env);
  assert.equal(bad.code, 1);
  assert.deepEqual(readdirSync(backups).sort(), names);
  const last = readLastBackup(source.dataDir);
  assert.match(last.failed?.reason ?? '', server ? /cannot be opened/ : /There is no database/);
  assert.equal(last.good?.file, good?.file);
});
