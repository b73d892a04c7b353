// One at a time: two commands must not install, build or migrate over each other.

import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Takes the lock of this name (such as the path of a folder), unless another process holds it. The lock is a listening
 * socket, so the system itself lets it go when its holder dies, however it dies: there is no stale lock to remove by hand,
 * as there is with a file that holds a process id.
 * @param {string} name
 * @returns {Promise<{ release(): void } | undefined>}
 */
export async function takeLock(name) {
  const socketPath = toSocketPath(name);
  const lock = await listen(socketPath);
  if (lock || (await isHeld(socketPath))) return lock;
  // Nobody listens behind the file: its holder was killed before it could remove it.
  await rm(socketPath, { force: true });
  return listen(socketPath);
}

/**
 * Does `work` once no other process holds the lock of this name.
 * @template T
 * @param {string} name
 * @param {() => void} onWait called if another process holds it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, onWait, work) {
  let lock = await takeLock(name);
  if (!lock) onWait();
  while (!lock) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    lock = await takeLock(name);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** @param {string} name */
function toSocketPath(name) {
  // Hashed, because the path of a socket may not be longer than 104 characters.
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `aangan-${hash}.lock`);
}

/**
 * @param {string} socketPath
 * @returns {Promise<{ release(): void } | undefined>}
 */
function listen(socketPath) {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(socketPath, () => {
      server.unref();
      const release = () => void server.close();
      // Closing removes the socket's file, also in the last moment of a process.
      process.once('exit', release);
      resolve({
        release() {
          process.off('exit', release);
          release();
        },
      });
    });
  });
}

/**
 * @param {string} socketPath
 * @returns {Promise<boolean>}
 */
function isHeld(socketPath) {
  return new Promise((resolve) => {
    const socket = net.connect(socketPath, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
