/** A bare connection: bytes as they are, and whatever comes back until it closes. */
import { connect } from 'node:net';
import { pause } from './crowd.ts';

export type Exchange = {
  pieces: readonly (string | Buffer)[];
  from?: string;
  /** Between two pieces. */
  gapMs?: number;
  /**
   * How long to wait for a first byte before saying that no more will come. Node drops an answer that is still being made
   * when its asker hangs up, so whoever wants the answer waits for it.
   */
  timeoutMs?: number;
  limitMs?: number;
};

/** After an answer, how long there must be silence until it is taken for whole. */
const quietMs = 25;

/** Sends pieces one after the other, waits for an answer, hangs up, and gives all that was answered. */
export const exchange = async (
  base: string,
  { pieces, from, gapMs = 0, timeoutMs = 500, limitMs = 15_000 }: Exchange,
): Promise<string> => {
  const { hostname, port } = new URL(base);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  socket.setNoDelay(true);
  const limit = setTimeout(() => socket.destroy(), limitMs);
  const parts: Buffer[] = [];
  let hangUp: NodeJS.Timeout | undefined;
  const hangUpAfter = (ms: number) => {
    clearTimeout(hangUp);
    hangUp = setTimeout(() => socket.end(), ms);
  };
  socket.on('data', (part) => {
    parts.push(part);
    hangUpAfter(quietMs);
  });
  socket.on('error', () => undefined); // A connection that is cut shows in what came back.
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await pause(gapMs);
    socket.write(piece);
  }
  if (parts.length === 0) hangUpAfter(timeoutMs);
  await closed;
  clearTimeout(hangUp);
  clearTimeout(limit);
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
