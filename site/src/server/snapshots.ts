/** The last good answers of the provider on disk: what the website goes on with after a restart while the provider is away. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log, reasonOf } from './log.ts';

export type Snapshots = {
  load: (key: string) => Promise<unknown>;
  save: (key: string, answer: unknown) => Promise<void>;
  drop: (key: string) => Promise<void>;
};

/** Opens a folder of snapshots, one file a key. */
export const openSnapshots = async (folder: string): Promise<Snapshots> => {
  await mkdir(folder, { recursive: true });
  const fileOf = (key: string) =>
    join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);
  return {
    load: async (key) => {
      try {
        const kept = JSON.parse(await readFile(fileOf(key), 'utf8')) as {
          key: string;
          answer: unknown;
        };
        return kept.key === key ? kept.answer : undefined;
      } catch {
        return undefined; // Never kept, or cut off by a full disk: the same as not having it.
      }
    },
    drop: (key) => unlink(fileOf(key)).catch(() => undefined), // Mostly it was never there.
    save: async (key, answer) => {
      const file = fileOf(key);
      const draft = `${file}.${randomUUID()}`;
      try {
        await writeFile(draft, JSON.stringify({ key, answer }));
        await rename(draft, file);
      } catch (error) {
        await unlink(draft).catch(() => undefined);
        log('snapshot-failed', { reason: reasonOf(error) });
      }
    },
  };
};
