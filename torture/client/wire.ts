/** A bare connection: bytes as they are, and whatever comes back until it closes. */
import { connect } from 'node:net';
import { pause } from './crowd.ts';

export type Exchange = { pieces: readonly (string | Buffer)[]; from?: string; gapMs?: number };

/** Sends pieces one after the other, says that no more will come, and gives all that was answered. */
export const exchange = async (
  base: string,
  { pieces, from, gapMs = 0 }: Exchange,
  limitMs = 15_000,
): Promise<string> => {
  const { hostname, port } = new URL(base);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  socket.setNoDelay(true);
  socket.setTimeout(limitMs, () => socket.destroy());
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.on('error', () => undefined); // A connection that is cut shows in what came back.
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await pause(gapMs);
    socket.write(piece);
  }
  socket.end();
  await closed;
  return Buffer.concat(parts).toString('latin1');
};

/** Status and headers of a raw answer; status 0 when there is none. */
export const readRaw = (answer: string): { status: number; headers: Record<string, string> } => {
  const [head = ''] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.match(/^HTTP\/1\.[01] (\d{3})/)?.[1] ?? 0),
    headers: Object.fromEntries(
      lines.map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
      }),
    ),
  };
};
