/**
 * The steps that open the database to change or copy it, each as a process of its own. libSQL holds a SQLite file open for a
 * while after it was closed, and so would be taken for somebody who uses the data; and two SQLite libraries in one process
 * take each other's locks away.
 */
import { stat } from 'node:fs/promises';
import type { Manifest } from '../../backup/archive/manifest.ts';
import { checkArchive } from '../../backup/archive/read-archive.ts';
import { runProgram } from '../../backup/rehearsal/copy.ts';
import { inMegabytes } from '../../backup/run-command.ts';

const step = (name: string, ...args: string[]): Promise<void> =>
  runProgram(`cms/src/upgrade/steps/${name}.ts`, args, process.env);

/** Brings the tables of the settings' database up to date. */
export const migrateData = (): Promise<void> => step('migrate');

export const putBackData = (file: string, what: 'database' | 'all'): Promise<void> =>
  step('put-back', file, what);

export type Saved = { manifest: Manifest; bytes: number };

export const saveData = async (file: string): Promise<Saved> => {
  await step('save', file);
  const manifest = await checkArchive(file);
  const { size: bytes } = await stat(file);
  console.log(
    `Saved the database as of ${manifest.taken} and ${Object.keys(manifest.files).length} files to ${file} (${inMegabytes(bytes)}), read back and whole.`,
  );
  return { manifest, bytes };
};
