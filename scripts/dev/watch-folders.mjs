// Notices changes of files. Folders are watched, not files: an editor or git that saves by renaming a new file into place
// leaves a watcher of the old file deaf, and with it Node's own `--watch` and `recursive`, from the second save on.

import { readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { say } from '../say.mjs';

/**
 * Tells each file that changes, comes or goes below some folders, by its path from `root`.
 * @param {string} root
 * @param {readonly string[]} folders
 * @param {(file: string) => void} onChange
 */
export function watchFolders(root, folders, onChange) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();
  /** @param {string} folder */
  const add = (folder) => {
    if (watchers.has(folder)) return;
    try {
      const watcher = watch(path.join(root, folder), (_, name) => {
        const file = path.posix.join(folder, name ?? '');
        add(file);
        onChange(file);
      });
      watcher.unref();
      watcher.on('error', () => drop(folder));
      watchers.set(folder, watcher);
      for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true }))
        if (entry.isDirectory()) add(path.posix.join(folder, entry.name));
    } catch (error) {
      drop(folder);
      const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
      // A file, or a folder that has gone again.
      if (['ENOTDIR', 'ENOENT'].includes(code)) return;
      say(`Changes in ${folder} are not noticed: ${error}`);
    }
  };
  /** @param {string} folder */
  const drop = (folder) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  for (const folder of folders) add(folder);
}
