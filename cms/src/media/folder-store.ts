/** Files in the data folder: written whole or not at all. */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../data-folder/sync-folder.ts';
import type { Store } from './store-kind.ts';
import { isPrivatePath } from './stored-path.ts';

const writeAside = async (place: string, data: Uint8Array, mode: number): Promise<string> => {
  const aside = `${place}.${randomBytes(6).toString('hex')}.part`;
  const handle = await open(aside, 'wx', mode);
  try {
    await handle.writeFile(data);
    await handle.sync();
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return aside;
};

export const folderStore = (dataDir: string): Store => {
  /** Folders of which it is known that they exist and that their parent was synced. */
  const known = new Set<string>();

  return {
    write: async (path, data) => {
      const isPrivate = isPrivatePath(path);
      const place = join(dataDir, path);
      const folder = dirname(place);
      if (!known.has(folder)) {
        await mkdir(folder, { recursive: true, mode: isPrivate ? 0o700 : 0o755 });
        await syncFolder(dirname(folder));
        known.add(folder);
      }
      const aside = await writeAside(place, data, isPrivate ? 0o600 : 0o644);
      await rename(aside, place);
      await syncFolder(folder);
    },

    remove: (path) => rm(join(dataDir, path), { force: true }),

    open: async (path) => {
      const place = join(dataDir, path);
      const found = await stat(place).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { bytes: found.size, read: (range) => createReadStream(place, range) };
    },

    // A real file is written: permission bits alone say nothing about a full disk, a read-only mount, or the root user.
    probe: async () => {
      const probe = join(dataDir, `.probe-${process.pid}`);
      try {
        await writeFile(probe, 'probe');
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
};
