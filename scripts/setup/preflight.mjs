// Checked before anything slow happens: the ports are free, the data folder can be written.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { say, Trouble } from '../say.mjs';

/**
 * Makes sure that a server could listen there now.
 * @param {string} portName the setting that holds the port
 * @param {number} port
 * @param {string} hostName the setting that holds the host
 * @param {string} host
 */
export async function checkPort(portName, port, hostName, host) {
  const code = await listenOnce(port, host);
  if (code === undefined) return;
  if (code === 'EADDRINUSE')
    throw new Trouble(
      `Port ${port} (${portName}) is taken by another program, perhaps an Aangan that is already running: ` +
        `stop that program, or choose another port, for example ${portName}=${port + 10} npm start.`,
    );
  if (code === 'EACCES')
    throw new Trouble(
      `Port ${port} (${portName}) may not be opened by this user: choose a port above 1023.`,
    );
  throw new Trouble(
    `${hostName} is "${host}", which is not an address of this machine (${code}): use localhost, or 0.0.0.0 for every network.`,
  );
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} why not
 */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Whether an error says that the disk has no room left.
 * @param {unknown} error
 */
export function isFull(error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/**
 * Whether an error says that nothing can be written there, for want of room or of leave: the rest may still be read.
 * @param {unknown} error
 */
export function isUnwritable(error) {
  const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
  // ENOENT is what Node says of a folder that it cannot make on a read-only disk.
  return isFull(error) || ['EROFS', 'EACCES', 'EPERM', 'ENOENT'].includes(code);
}

/**
 * Makes sure that the data folder exists and can be written. A real file is written: permission bits alone say
 * nothing about a full disk, a read-only mount, or the root user. Nobody else may look into a folder that we make.
 * @param {string} dataDir
 * @param {boolean} canGoOn whether a disk that takes nothing is only told, not refused
 */
export async function checkDataDir(dataDir, canGoOn) {
  const probe = path.join(dataDir, `.probe-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(probe, 'probe');
    await rm(probe);
  } catch (error) {
    await rm(probe, { force: true }).catch(() => {});
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (canGoOn && isUnwritable(error)) {
      const why = isFull(error) ? 'its disk is full' : `it cannot be written (${code})`;
      say(`Nothing new can be stored in the data folder ${dataDir} (DATA_DIR): ${why}.`);
      return;
    }
    throw new Trouble(
      `The data folder ${dataDir} (DATA_DIR) cannot be written (${code}): ` +
        'let this user write there, or set DATA_DIR to a folder that can be written.',
    );
  }
}
