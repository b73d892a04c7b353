// Ports for servers that are started only for a while: tests, measurements.

import net from 'node:net';

// Below what systems take for outgoing connections (Linux from 32768, macOS from 49152): a port that the system itself
// gives is free, but on a busy machine it may be one end of somebody's connection before a server listens on it.
const first = 10_240;
const last = 32_000;

/**
 * Ports of loopback that nobody listens on, each another one.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function findFreePorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) {
    const port = first + Math.floor(Math.random() * (last - first));
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
}
