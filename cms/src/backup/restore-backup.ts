/** Restores a backup into an empty data folder and an empty database. Everything is checked before anything is written. */
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { CommandError, folderError } from '../command-error.ts';
import { syncFolder } from '../data-folder/sync-folder.ts';
import { unfinishedRestoreFile } from '../data-folder/unfinished-restore.ts';
import { s3Store } from '../media/s3-store.ts';
import { isStoredPath } from '../media/stored-path.ts';
import { entryNames, kindNames, type Manifest } from './archive/manifest.ts';
import { checkArchive, dataPathOf, type Entry, unpackArchive } from './archive/read-archive.ts';
import { isLeftOut } from './data-files.ts';
import { kindOf, knownMigrations, type Place, type Restored } from './database/database.ts';

export const openTarget = async (place: Place): Promise<Restored> =>
  kindOf(place) === 'postgres'
    ? (await import('./database/postgres.ts')).openPostgresTarget(place)
    : (await import('./database/sqlite.ts')).openSqliteTarget(place);

/** Whether this release and these settings can take the backup at all. */
export const refuseUnfit = (file: string, said: Manifest, place: Place): void => {
  const kind = kindOf(place);
  if (said.kind !== kind)
    throw new CommandError(
      `${file} is a backup of ${kindNames[said.kind]}, but the settings are for ${kindNames[kind]}: ${
        said.kind === 'postgres'
          ? 'set DATABASE_URL to an empty PostgreSQL database'
          : 'leave out DATABASE_URL'
      }.`,
    );
  const known = new Set(knownMigrations(kind));
  const unknown = said.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new CommandError(
      `${file} was made by a newer Aangan (${said.product}), whose tables this one does not know (${unknown.join(', ')}): restore it with that release.`,
    );
  const strange = Object.keys(said.files).find(isLeftOut);
  if (strange)
    throw new CommandError(`${file} is refused: it holds '${strange}', which no backup does.`);
};

/** What a file system puts into each of its own. */
const ofFileSystem = ['lost+found'];

const refuseFull = async (dataDir: string): Promise<void> => {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw folderError(dataDir, error) ?? error;
  });
  const found = names.filter((name) => !ofFileSystem.includes(name));
  if (found.includes(unfinishedRestoreFile))
    throw new CommandError(
      `The data folder ${dataDir} holds a restore that was broken off: empty it (and the database), then restore again.`,
    );
  if (found.length > 0)
    throw new CommandError(
      `The data folder ${dataDir} is not empty (it holds ${found.slice(0, 3).join(', ')}${found.length > 3 ? ' …' : ''}): set DATA_DIR to an empty folder, or to one that is not there yet.`,
    );
};

/** The nearest folder that is there. */
const existing = async (folder: string): Promise<string> =>
  (await statfs(folder).catch(() => undefined)) ? folder : existing(dirname(folder));

/** Of the disk: what goes into a bucket needs none. */
const bytesOf = (said: Manifest, { s3 }: Place): number =>
  Object.entries(said.files)
    .filter(([path]) => !s3 || !isStoredPath(path))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0) +
  (said.kind === 'sqlite' ? said.database.unpacked : 0);

const refuseFullBucket = async ({ s3 }: Place): Promise<void> => {
  if (s3 && !(await s3Store(s3).isEmpty()))
    throw new CommandError(
      `The bucket ${s3.bucket} (S3_BUCKET) is not empty: set S3_BUCKET to one that is.`,
    );
};

const refuseNoRoom = async (place: Place, said: Manifest): Promise<void> => {
  const { dataDir } = place;
  const { bavail, bsize } = await statfs(await existing(dataDir));
  const needed = bytesOf(said, place);
  if (needed > bavail * bsize)
    throw new CommandError(
      `The backup needs ${Math.ceil(needed / 1024 ** 2)} MB, but the disk of ${dataDir} has ${Math.floor((bavail * bsize) / 1024 ** 2)} MB left.`,
    );
};

/** Everything that can be known beforehand; gives what the backup says of itself. Nothing is written. */
export const checkRestore = async (file: string, place: Place): Promise<Manifest> => {
  const said = await checkArchive(file);
  refuseUnfit(file, said, place);
  await refuseFull(place.dataDir);
  await refuseFullBucket(place);
  await refuseNoRoom(place, said);
  return said;
};

/** Restores it. A restore that fails leaves its mark in the data folder, on which nothing starts. */
export const restoreBackup = async (file: string, place: Place): Promise<Manifest> => {
  const said = await checkRestore(file, place);
  const target = await openTarget(place);
  try {
    const reason = await target.whyNot();
    if (reason) throw new CommandError(`Nothing was restored: ${reason}.`);
    await mkdir(place.dataDir, { recursive: true, mode: 0o700 }).catch((error) => {
      throw folderError(place.dataDir, error) ?? error;
    });
    const mark = join(place.dataDir, unfinishedRestoreFile);
    await writeFile(mark, '', { mode: 0o600, flag: 'wx' });
    await fill(file, said, place, target);
    await rm(mark);
    await syncFolder(place.dataDir);
    return said;
  } finally {
    await target.close();
  }
};

const fill = async (
  file: string,
  said: Manifest,
  { dataDir, s3 }: Place,
  target: Restored,
): Promise<void> => {
  const bucket = s3 && s3Store(s3);
  const folders = new Set<string>();
  await unpackInto(file, said, target, async (path, { bytes }) => {
    if (bucket && isStoredPath(path)) return bucket.write(path, await buffer(Readable.from(bytes)));
    const place = join(dataDir, path);
    const folder = dirname(place);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 });
    folders.add(folder);
    await pipeline(
      Readable.from(bytes),
      createWriteStream(place, { mode: 0o600, flags: 'wx', flush: true }),
    );
  });
  for (const folder of folders) await syncFolder(folder);
};

/** Fills an empty database from a backup, and hands over its files; no record may then name a file that the backup lacks. */
export const unpackInto = async (
  file: string,
  said: Manifest,
  target: Restored,
  takeFile: (path: string, entry: Entry) => Promise<void>,
): Promise<void> => {
  await unpackArchive(file, said, async (entry) => {
    const path = dataPathOf(entry.name);
    if (path !== undefined) await takeFile(path, entry);
    else if (entry.name === entryNames.database[said.kind])
      await target.fill(unpack(entry.bytes, said.database.unpacked), said);
  });
  const there = new Set([...Object.keys(said.files), ...said.missing]);
  const lost = (await target.named()).filter((path) => !there.has(path));
  if (lost.length > 0)
    throw new CommandError(
      `The restored database names ${lost.length} files that the backup lacks, such as ${lost[0]}.`,
    );
};

/** A few bytes may unpack to a disk full of them: not more is taken than was saved. */
async function* unpack(bytes: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  const unpacked = createZstdDecompress();
  const feeding = pipeline(Readable.from(bytes), unpacked);
  // It fails with what is read from it, which is where the reason is told.
  feeding.catch(() => {});
  let length = 0;
  for await (const chunk of unpacked) {
    length += chunk.length;
    if (length > most) break;
    yield chunk;
  }
  if (length !== most)
    throw new CommandError('The database of the backup unpacks to another size than was saved.');
}
