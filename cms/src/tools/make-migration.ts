/**
 * Makes the migrations that lead from the last committed schema to the present config, for both databases, and the types
 * that follow from it: `npm run migration -w cms -- name`. No database is needed: the schemas are compared, not the tables.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPayload } from 'payload';
import { migrationLock } from '../../../scripts/dev/migration-lock.mjs';
import { withLock } from '../../../scripts/processes/lock.mjs';

const anyPostgres = 'postgres://nobody@localhost/nothing';

/** Payload writes types as values, which Node cannot run; and an index that nobody reads. */
const fixFiles = (folder: string): void => {
  for (const file of readdirSync(folder)) {
    if (file === 'index.ts') rmSync(join(folder, file));
    else if (file.endsWith('.ts')) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text.replace(
          'import { MigrateUpArgs, MigrateDownArgs, sql }',
          'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
        ),
      );
    }
  }
};

const makeOne = async (migrationName: string): Promise<void> => {
  const { default: config } = await import('../payload.config.ts');
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
  process.on('exit', () => fixFiles(payload.db.migrationDir));
  // Ends the process when there is nothing to do.
  await payload.db.createMigration({
    migrationName,
    payload,
    skipEmpty: true,
    forceAcceptWarning: false,
  });
  process.exit(0);
};

const countMigrations = (): number =>
  readdirSync(join(import.meta.dirname, '../migrations'), { recursive: true }).filter((name) =>
    String(name).endsWith('.json'),
  ).length;

const makeBoth = (migrationName: string): void => {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-migration-'));
  const countBefore = countMigrations();
  for (const DATABASE_URL of ['', anyPostgres]) {
    const { status } = spawnSync(process.execPath, [import.meta.filename, migrationName, '--one'], {
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL, DATA_DIR: folder, LOG_LEVEL: 'info' },
    });
    if (status !== 0) process.exitCode = 1;
  }
  rmSync(folder, { recursive: true });
  if (process.exitCode) return;
  const made = countMigrations() - countBefore;
  console.log(
    made === 0
      ? 'The migrations already lead to what the code asks for: none was made.'
      : `${made} migrations were made in cms/src/migrations: read them before you commit them.`,
  );
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'generate.ts')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
};

const [name, one] = process.argv.slice(2);
if (!name) {
  console.error('Please name the migration: npm run migration -w cms -- add-something');
  process.exit(1);
}
if (one) await makeOne(name);
else
  await withLock(
    migrationLock,
    () => console.log('Other migrations are being made: waiting for them …'),
    async () => makeBoth(name),
  );
