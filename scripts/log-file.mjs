// Where the servers' logs go: a file each, written by the server itself, so that no line passes through us.

import { closeSync, openSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, stat, truncate } from 'node:fs/promises';
import path from 'node:path';

const mostBytes = 20 * 1024 * 1024;
const trimEveryMs = 10 * 60 * 1000;

/**
 * Opens a log for appending, and keeps it and its predecessor below a size.
 * @param {string} folder
 * @param {string} name
 */
export async function openLog(folder, name) {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.log`);
  const descriptor = openSync(file, 'a');
  await trim(file);
  const trimming = setInterval(() => trim(file).catch(() => {}), trimEveryMs);
  trimming.unref();
  return {
    file,
    descriptor,
    /** @param {number} count */
    lastLines: (count) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count),
    close() {
      clearInterval(trimming);
      closeSync(descriptor);
    },
  };
}

/**
 * Copied and emptied, not renamed: the server holds the file open, and goes on appending to it.
 * @param {string} file
 */
async function trim(file) {
  if ((await stat(file)).size < mostBytes) return;
  await copyFile(file, `${file}.1`);
  await truncate(file);
}
