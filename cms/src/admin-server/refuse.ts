/** Answers of the server itself, for requests that never reach Next. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { endConnection, type Linger } from '@aangan/contract/end-connection.ts';
import { counts } from '../watch/counts.ts';

type Headers = Readonly<Record<string, string>>;
/** `field` is the one of the panel's form beside which the words belong. */
export type Refusal = { status: number; words: string; field?: string; headers?: Headers };

/** The panel shows the words of an answer of this shape; a person at the address bar gets them plain. */
const contentOf = (url: string, { words, field }: Refusal): { type: string; body: string } => {
  if (!url.startsWith('/api/')) return { type: 'text/plain; charset=utf-8', body: `${words}\n` };
  const data = field && { errors: [{ path: field, message: words }] };
  return { type: 'application/json', body: JSON.stringify({ errors: [{ message: words, data }] }) };
};

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

/** Writes an answer straight to a connection, which is then closed. */
export const refuseOnSocket = (
  socket: Duplex,
  url: string,
  refusal: Refusal,
  headers: Headers,
  linger?: Linger,
): void => {
  const composed = compose(url, refusal);
  const lines = Object.entries({ ...headers, ...composed.headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const { status } = refusal;
  counts.requests.of('refused', status).value += 1;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  endConnection(socket, head + composed.body, linger);
};

/** Answers a request whose body is not wanted, and closes the connection. */
export const refuseBody = (
  request: IncomingMessage,
  refusal: Refusal,
  headers: Headers,
  linger: Linger,
): void => {
  const { socket, url = '' } = request;
  refuseOnSocket(socket, url, refusal, headers, linger);
  request.on('error', () => {});
  request.resume();
};
