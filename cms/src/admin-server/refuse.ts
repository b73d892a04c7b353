/** Answers of the server itself, for requests that never reach Next. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

type Headers = Readonly<Record<string, string>>;
export type Refusal = { status: number; words: string; headers?: Headers };

/** The panel shows the words of an answer of this shape; a person at the address bar gets them plain. */
const contentOf = (url: string, { words }: Refusal): { type: string; body: string } =>
  url.startsWith('/api/')
    ? { type: 'application/json', body: JSON.stringify({ errors: [{ message: words }] }) }
    : { type: 'text/plain; charset=utf-8', body: `${words}\n` };

const compose = (url: string, refusal: Refusal): { headers: Headers; body: string } => {
  const { type, body } = contentOf(url, refusal);
  const headers = {
    'Content-Type': type,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    ...refusal.headers,
  };
  return { headers, body };
};

/** Answers a request that has no body. */
export const refuse = (response: ServerResponse, refusal: Refusal): void => {
  const { url = '', method } = response.req;
  const { headers, body } = compose(url, refusal);
  response.writeHead(refusal.status, headers);
  response.end(method === 'HEAD' ? undefined : body);
};

/** How long the other side may take to close a connection that is over. */
const closeWithin = 60_000;

/** Writes an answer straight to a connection, which is then closed. */
export const refuseOnSocket = (
  socket: Duplex,
  url: string,
  refusal: Refusal,
  headers: Headers,
): void => {
  // What came after the head may have been unreadable, and answered as such already.
  if (!socket.writable) return;
  const composed = compose(url, refusal);
  const lines = Object.entries({ ...headers, ...composed.headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const { status } = refusal;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  socket.end(head + composed.body);
  // Of a connection that Node has handed over (CONNECT, upgrades) nobody else sees that the other side never closes it.
  const timer = setTimeout(() => socket.destroy(), closeWithin);
  socket.once('close', () => clearTimeout(timer));
};

/** What may still come after a refusal, to be thrown away. */
export type Linger = { bytes: number; ms: number };

/**
 * Answers a request whose body is not wanted, and closes the connection. For a while what still comes is read and thrown
 * away: a connection closed with unread bytes is reset, and the sender would never see the answer.
 */
export const refuseBody = (
  request: IncomingMessage,
  refusal: Refusal,
  headers: Headers,
  linger: Linger,
): void => {
  const { socket, url = '' } = request;
  refuseOnSocket(socket, url, refusal, headers);
  let seen = 0;
  request.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > linger.bytes) socket.destroy();
  });
  request.on('error', () => {});
  const timer = setTimeout(() => socket.destroy(), linger.ms);
  socket.once('close', () => clearTimeout(timer));
};
