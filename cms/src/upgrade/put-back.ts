/** Puts a backup in the place of what is there: after an upgrade that failed, or when its operator wants the older release again. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Manifest } from '../backup/archive/manifest.ts';
import { checkArchive, type Entry } from '../backup/archive/read-archive.ts';
import { listDataFiles } from '../backup/data-files.ts';
import type { Place } from '../backup/database/database.ts';
import { openTarget, refuseUnfit, unpackInto } from '../backup/restore-backup.ts';
import { syncFolder } from '../data-folder/sync-folder.ts';
import { unfinishedRestoreFile } from '../data-folder/unfinished-restore.ts';
import { s3Store } from '../media/s3-store.ts';
import type { Store } from '../media/store-kind.ts';
import { isStoredPath } from '../media/stored-path.ts';

const hashOf = async (file: string): Promise<string | undefined> => {
  if (!existsSync(file)) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
};

const skip = async ({ bytes }: Entry): Promise<void> => {
  for await (const _ of bytes);
};

/** Most files are as they were: only what is not is written. */
const putFile =
  (dataDir: string, said: Manifest) =>
  async (path: string, entry: Entry): Promise<void> => {
    const place = join(dataDir, path);
    if ((await hashOf(place)) === said.files[path]?.sha256) return skip(entry);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await pipeline(
      Readable.from(entry.bytes),
      createWriteStream(`${place}.part`, { mode: 0o600, flush: true }),
    );
    await rename(`${place}.part`, place);
    await syncFolder(dirname(place));
  };

/** A stored file never changes under its name: one that is there is as it was. */
const putObject = async (
  bucket: Store,
  said: Manifest,
  path: string,
  entry: Entry,
): Promise<void> => {
  if ((await bucket.open(path))?.bytes === said.files[path]?.bytes) return skip(entry);
  await bucket.write(path, await buffer(Readable.from(entry.bytes)));
};

const putAll = ({ dataDir, s3 }: Place, said: Manifest) => {
  const bucket = s3 && s3Store(s3);
  const toFolder = putFile(dataDir, said);
  return (path: string, entry: Entry): Promise<void> =>
    bucket && isStoredPath(path) ? putObject(bucket, said, path, entry) : toFolder(path, entry);
};

/** What came after the backup was taken (in a bucket it may stay, since no record names it), and the website's own copies, which are of what came after it. */
const removeNewer = async (dataDir: string, said: Manifest): Promise<void> => {
  for (const path of await listDataFiles(dataDir))
    if (!said.files[path]) await rm(join(dataDir, path), { force: true });
  await rm(join(dataDir, 'site'), { recursive: true, force: true });
};

/**
 * Everything that can be known is checked first. One that is broken off leaves the mark of an unfinished restore, on which
 * nothing starts. `what`: migrations change the database alone; what people did since is also in files.
 */
export const putBack = async (
  file: string,
  place: Place,
  what: 'database' | 'all',
): Promise<Manifest> => {
  const said = await checkArchive(file);
  refuseUnfit(file, said, place);
  const target = await openTarget(place);
  try {
    const mark = join(place.dataDir, unfinishedRestoreFile);
    await writeFile(mark, '', { mode: 0o600, flush: true });
    await target.empty();
    const takeFile =
      what === 'all' ? putAll(place, said) : (_: string, entry: Entry) => skip(entry);
    await unpackInto(file, said, target, takeFile);
    if (what === 'all') await removeNewer(place.dataDir, said);
    await rm(mark);
    await syncFolder(place.dataDir);
    return said;
  } finally {
    await target.close();
  }
};
