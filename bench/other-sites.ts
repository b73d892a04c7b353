/**
 * Stands in for all other websites. A measuring machine may have no internet, and there a map in a frame is refused before
 * the page is painted, which no visitor sees: here its answer takes a second, and is none.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const answersAfter = 1000;

/** Gives the browser's argument that leads there, and how to end it. */
export const holdOtherSites = async (): Promise<{ argument: string; end: () => void }> => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    setTimeout(() => socket.destroy(), answersAfter).unref();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    argument: `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost`,
    end: () => void server.close(),
  };
};
