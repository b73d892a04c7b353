/** Writes a planned folder beside its place, and gives it its name when it is whole. */
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../command-error.ts';
import { syncFolder } from '../data-folder/sync-folder.ts';
import { openFile, type Plan } from './plan-folder.ts';

/** A file was replaced or deleted after it was planned: what is planned is of yesterday. */
export class FileGone extends Error {}

export const refuseUnfit = async (folder: string, dataDir: string): Promise<void> => {
  if (!relative(dataDir, folder).startsWith('..'))
    throw new CommandError(
      `${folder} lies in the data folder (DATA_DIR) itself: choose another folder.`,
    );
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw new CommandError(`${folder} is there, and is no folder.`);
    throw error;
  });
  if (found.length > 0)
    throw new CommandError(
      `${folder} is not empty: choose another folder, or empty it first. Nothing was written.`,
    );
};

const writeText = async (path: string, text: string): Promise<void> => {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const copyFile = async (file: Plan['files'][number], to: string): Promise<void> => {
  const found = await openFile(file.shelf, file.record);
  if (!found) throw new FileGone(file.path);
  try {
    await pipeline(found.read(), createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && path !== to) throw new FileGone(file.path);
    throw error;
  }
};

/** So that what was cut off is never taken for a whole one. */
const unfinishedName = (folder: string): string => `${folder}.unfinished`;

/** If anything fails, nothing is left behind. */
export const writeFolder = async (folder: string, { texts, files }: Plan): Promise<void> => {
  const aside = unfinishedName(folder);
  await rm(aside, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  try {
    await mkdir(aside, { mode: 0o700 });
    const folders = new Set([...texts.keys(), ...files.map(({ path }) => path)].map(dirname));
    for (const one of folders) await mkdir(join(aside, one), { recursive: true, mode: 0o700 });
    for (const [path, text] of texts) await writeText(join(aside, path), text);
    for (const file of files) await copyFile(file, join(aside, file.path));
    for (const one of folders) await syncFolder(join(aside, one));
    await rename(aside, folder);
    await syncFolder(dirname(folder));
  } catch (error) {
    await rm(aside, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
};
