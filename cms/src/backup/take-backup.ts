/**
 * Takes a backup while everything runs. Files come first, the database after them: a file is stored before the record that names it is
 * committed, and removed only after the record is, so what the snapshot names was there already or is read now. One that was removed in
 * the moment between makes the snapshot be taken again: no record of a backup names a file that the backup lacks.
 */
import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { s3Store } from '../media/s3-store.ts';
import { isStoredPath } from '../media/stored-path.ts';
import {
  entryNames,
  filesFolder,
  format,
  type Manifest,
  type SavedFile,
} from './archive/manifest.ts';
import { checkArchive } from './archive/read-archive.ts';
import { ArchiveWriter, asideOf } from './archive/write-archive.ts';
import { listDataFiles } from './data-files.ts';
import { type BackedUp, kindOf, type Place, type Snapshot } from './database/database.ts';
import { productVersion } from './product-version.ts';

export type Taken = { manifest: Manifest; bytes: number };

/** Each needs a file to be removed in the few seconds of a snapshot: so many in a row do not happen by themselves. */
const mostSnapshots = 10;

export const openSource = async (place: Place): Promise<BackedUp> =>
  kindOf(place) === 'postgres'
    ? (await import('./database/postgres.ts')).openPostgresSource(place)
    : (await import('./database/sqlite.ts')).openSqliteSource(place);

/** Writes the backup to `file`, which appears only once all of it was written and read back. */
export const takeBackup = async (place: Place, file: string, opened?: BackedUp): Promise<Taken> => {
  const source = opened ?? (await openSource(place));
  const databaseFile = `${file}.database.part`;
  let archive: ArchiveWriter | undefined;
  try {
    archive = await ArchiveWriter.open(file);
    const manifest = await write(archive, source, place, databaseFile);
    await archive.finish();
    await checkArchive(asideOf(file));
    const { size } = await stat(asideOf(file));
    await archive.publish();
    return { manifest, bytes: size };
  } catch (error) {
    await archive?.discard();
    throw error;
  } finally {
    await rm(databaseFile, { force: true });
    await source.close();
  }
};

const write = async (
  archive: ArchiveWriter,
  source: BackedUp,
  { dataDir, s3 }: Place,
  databaseFile: string,
): Promise<Manifest> => {
  await archive.addText(entryNames.head, `${JSON.stringify({ format })}\n`);
  const files: Record<string, SavedFile> = {};
  const bucket = s3 && s3Store(s3);
  const save = async (path: string): Promise<SavedFile | undefined> => {
    if (!bucket || !isStoredPath(path))
      return archive.addFile(filesFolder + path, join(dataDir, path));
    const found = await bucket.open(path);
    return found && archive.add(filesFolder + path, found.bytes, found.read());
  };
  /** Gives whether it is in the archive. */
  const add = async (path: string): Promise<boolean> => {
    if (files[path]) return true;
    const saved = await save(path);
    if (saved) files[path] = saved;
    return saved !== undefined;
  };
  for (const path of await listDataFiles(dataDir)) await add(path);
  // Before the snapshot, which holds up the database's own cleaning for as long as it lasts.
  if (bucket) for (const path of await source.named()) await add(path);

  const { snapshot, taken, missing } = await takeSnapshot(source, databaseFile, add);
  const kind = source.kind;
  const database = await archive.addFile(entryNames.database[kind], databaseFile);
  if (!database) throw new Error(`${databaseFile} is gone.`);
  const manifest: Manifest = {
    format,
    product: productVersion(),
    taken: taken.toISOString(),
    kind,
    migrations: snapshot.migrations,
    database: { ...database, unpacked: snapshot.unpacked },
    files,
    missing,
  };
  const text = `${JSON.stringify(manifest)}\n`;
  await archive.addText(entryNames.manifest, text);
  await archive.addText(entryNames.manifestHash, createHash('sha256').update(text).digest('hex'));
  return manifest;
};

type Complete = { snapshot: Snapshot; taken: Date; missing: string[] };

const takeSnapshot = async (
  source: BackedUp,
  databaseFile: string,
  add: (path: string) => Promise<boolean>,
): Promise<Complete> => {
  for (let round = 1; round <= mostSnapshots; round += 1) {
    // Before it begins: what is stored while it is taken may or may not be in it.
    const taken = new Date();
    const snapshot = await source.save(databaseFile, async (named) => {
      for (const path of named) await add(path);
    });
    const gone: string[] = [];
    for (const path of snapshot.named) if (!(await add(path))) gone.push(path);
    if (gone.length === 0) return { snapshot, taken, missing: [] };
    // What records still name was lost by the installation itself; that must be told, but keeps nobody from a backup of the rest.
    const named = new Set(await source.named());
    if (gone.every((path) => named.has(path))) return { snapshot, taken, missing: gone };
  }
  throw new CommandError(
    `Files were removed each of ${mostSnapshots} times that the database was read: try again when less is being deleted.`,
  );
};
