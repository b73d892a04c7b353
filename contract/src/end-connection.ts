/** The last answer on a connection, for the website, the api and the back office: so that its reader gets to see it. */
import type { Duplex } from 'node:stream';

/** What may still come on a connection that is over, to be thrown away. */
export type Linger = { bytes: number; ms: number };
const shortly: Linger = { bytes: 1024 * 1024, ms: 10_000 };

const ending = new WeakSet<Duplex>();

/** Whether a connection has had its last answer: node:http reports each further piece of what it could not read once more. */
export const isEnding = (socket: Duplex): boolean => ending.has(socket);

const bytesRead = (socket: Duplex): number => (socket as { bytesRead?: number }).bytesRead ?? 0;

/**
 * Answers and closes. For a while what still comes is read and thrown away: a connection closed with unread bytes is reset, and
 * who is still sending would never see the answer.
 */
export const endConnection = (socket: Duplex, answer: string, linger = shortly): void => {
  if (!socket.writable || isEnding(socket)) return;
  ending.add(socket);
  socket.on('error', () => undefined);
  socket.end(answer);
  socket.resume();
  const before = bytesRead(socket);
  const isTooMuch = () => bytesRead(socket) - before > linger.bytes;
  const watch = setInterval(() => isTooMuch() && socket.destroy(), 100).unref();
  // Of a connection that node:http has handed over (CONNECT, upgrades) nobody else sees that the other side never closes it.
  const timer = setTimeout(() => socket.destroy(), linger.ms).unref();
  socket.once('close', () => {
    clearInterval(watch);
    clearTimeout(timer);
  });
};
