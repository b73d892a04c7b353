// Where the servers' logs go: a file each, written by the server itself, so that no line passes through us.

import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { isFull, isUnwritable } from '../setup/preflight.mjs';

const mostBytes = 20 * 1024 * 1024;
const trimEveryMs = 10 * 60 * 1000;

/**
 * Opens a log for appending, and keeps it and its predecessor below a size.
 * @param {string} folder
 * @param {string} name
 */
export async function openLog(folder, name) {
  const file = path.join(folder, `${name}.log`);
  const descriptor = await openForAppending(file);
  await trim(file).catch(() => {});
  const trimming = setInterval(() => trim(file).catch(() => {}), trimEveryMs);
  trimming.unref();
  return {
    file,
    descriptor,
    /** @param {number} count */
    lastLines: (count) =>
      existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count) : [],
    close() {
      clearInterval(trimming);
      closeSync(descriptor);
    },
  };
}

/**
 * On a disk that takes no more file the server runs without a log.
 * @param {string} file
 */
async function openForAppending(file) {
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    return openSync(file, 'a', 0o600);
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    return openSync('/dev/null', 'a');
  }
}

/**
 * Copied and emptied, not renamed: the server holds the file open, and goes on appending to it.
 * @param {string} file
 */
async function trim(file) {
  if ((await stat(file)).size < mostBytes) return;
  await copyFile(file, `${file}.1`).catch((error) => {
    if (!isFull(error)) throw error;
    // Room for what comes next is worth more than what was logged last week.
    return rm(`${file}.1`, { force: true });
  });
  await truncate(file);
}
