/** An installation whose files lie in a bucket and whose records in PostgreSQL: filled, saved, restored, and moved there and back. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type ObjectStore, startObjectStore } from '../../scripts/object-store.ts';
import { type Postgres, startPostgres } from '../../scripts/postgres.ts';
import type { Place } from '../src/backup/database/database.ts';
import { backUp, restore, rowsOf, startOn } from './backup-place.ts';
import { makeBucket } from './make-bucket.ts';
import { type Answers, answersOf, runImport } from './two-installations.ts';

const fixture = fileURLToPath(new URL('./fixtures/school', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'aangan-bucket-'));
let files: ObjectStore;
let database: Postgres;
/** What is filled first, what it answers, and its backup. */
let source: Place;
let answers: Answers;
const archive = join(folder, 'source.tar');

const newPlace = async (where: 'in a bucket' | 'in a folder'): Promise<Place> => {
  const name = `place_${randomBytes(6).toString('hex')}`;
  return {
    dataDir: join(folder, name),
    databaseUrl: `${database.url}/${name}`,
    s3: where === 'in a bucket' ? await makeBucket(files) : undefined,
  };
};

const good = ({ code, out, error }: { code: number | null; out: string; error: string }) =>
  assert.equal(code, 0, `${out}${error}`);

const hasFiles = ({ dataDir }: Place): boolean =>
  existsSync(join(dataDir, 'media')) || existsSync(join(dataDir, 'private'));

const restored = async (file: string, place: Place): Promise<Place> => {
  good(await restore(place, [file]));
  assert.deepEqual(await answersOf(place, 'TEST'), answers);
  return place;
};

before(async () => {
  [files, database] = await Promise.all([startObjectStore(), startPostgres()]);
  source = await newPlace('in a bucket');
  good(await startOn(source, 'prepare.ts', ['--empty']).ended);
  good(await runImport(source, fixture));
  answers = await answersOf(source, 'TEST');
});
after(async () => {
  await Promise.all([files.stop(), database.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

test('a school is imported into the bucket, and every file of it is shown from there', () => {
  assert.equal(hasFiles(source), false);
  const shown = [...answers.files.values()].filter((answer) => answer.startsWith('200 '));
  assert.equal(
    shown.length,
    answers.files.size - 1,
    'all but a child whose parents have not agreed',
  );
  assert.ok(shown.length > 3);
});

test('a backup holds the bucket’s files; restored into another, everything is the same', async () => {
  good(await backUp(source, [archive]));
  const copy = await restored(archive, await newPlace('in a bucket'));
  assert.equal(hasFiles(copy), false);
  assert.deepEqual(await rowsOf(copy), await rowsOf(source));
});

test('a backup is how an installation moves from a bucket to a folder, and from a folder to a bucket', async () => {
  const inFolder = await restored(archive, await newPlace('in a folder'));
  assert.equal(hasFiles(inFolder), true);
  const file = join(folder, 'moved.tar');
  good(await backUp(inFolder, [file]));
  const moved = await restored(file, await newPlace('in a bucket'));
  assert.equal(hasFiles(moved), false);
});

test('nothing is restored into a bucket that holds something', async () => {
  const place = { ...(await newPlace('in a folder')), s3: source.s3 };
  const { code, error } = await restore(place, [archive]);
  assert.equal(code, 1);
  assert.match(error, /The bucket bucket-\w+ \(S3_BUCKET\) is not empty/);
});

test('a wrong key is told before anything starts', async () => {
  const s3 = { ...(source.s3 as NonNullable<Place['s3']>), secretAccessKey: 'another' };
  const { code, error } = await startOn({ ...source, s3 }, 'prepare.ts', ['--empty']).ended;
  assert.notEqual(code, 0);
  assert.match(
    error,
    /The bucket bucket-\w+ at http\S+ cannot be used: .*403.* Check the settings S3_/s,
  );
});
