/** Real HTTP servers on this machine, for tests that need somebody to talk to. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFreePorts } from '../../scripts/processes/free-ports.mjs';

export type LocalServer = { url: string; port: number; stop: () => Promise<void> };

/** Listens on a free port, or on the one given. */
export const listen = async (handler: RequestListener, port = 0): Promise<LocalServer> => {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** A port that nobody listens on just now, and that no outgoing connection gets before somebody does. */
export const freePort = async (): Promise<number> => (await findFreePorts(1))[0] ?? 0;

/** Asks again and again until the answer is yes; fails with what it waited for. */
export const until = async (
  what: string,
  isSo: () => boolean | Promise<boolean>,
  within = 120_000,
): Promise<void> => {
  const end = Date.now() + within;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${within} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};
