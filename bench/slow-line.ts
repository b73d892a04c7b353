/** A slow line before a server of this machine: so many bytes a second each way for all connections together, counted, and cut when told to. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type SlowLine = {
  /** The address under which the server is reached over the line. */
  url: string;
  /** What has gone over it so far, both ways. */
  bytes: () => number;
  /** Ends all connections, and takes none until it is mended. */
  cut: () => void;
  mend: () => void;
  stop: () => Promise<void>;
};

/** Lets one piece after the other through, each when the line has room for it. */
const makeWay = (bytesPerSecond: number) => {
  let freeAt = 0;
  return async (bytes: number): Promise<void> => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (1000 * bytes) / bytesPerSecond;
    await wait(freeAt - now);
  };
};

/** As much as goes over it at once: a large piece of one connection would hold the others up. */
const piece = 4096;

export const startSlowLine = async (target: string, bitsPerSecond: number): Promise<SlowLine> => {
  const { hostname, port } = new URL(target);
  const up = makeWay(bitsPerSecond / 8);
  const down = makeWay(bitsPerSecond / 8);
  const open = new Set<Socket>();
  let isCut = false;
  let bytes = 0;

  const carry = async (from: Socket, to: Socket, way: typeof up): Promise<void> => {
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += piece) {
        const part = chunk.subarray(at, at + piece);
        await way(part.length);
        bytes += part.length;
        if (!to.write(part))
          await new Promise((done) => to.once('drain', done).once('close', done));
      }
    to.end();
  };

  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const behind = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(socket);
      // What is cut off in the middle is what this line is for.
      socket.on('error', () => {});
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    carry(client, behind, up).catch(() => behind.destroy());
    carry(behind, client, down).catch(() => client.destroy());
  });
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    cut: () => {
      isCut = true;
      endAll();
    },
    mend: () => {
      isCut = false;
    },
    stop: async () => {
      endAll();
      await new Promise((done) => server.close(done));
    },
  };
};
