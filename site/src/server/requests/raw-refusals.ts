/** Refusals of what never becomes a request of Fastify's: not HTTP, too long, too slow, for no host or two. Ours, with our headers. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { endConnection, isEnding } from '@aangan/contract/end-connection.ts';
import { plainHeaders, transportHeaders } from '../answers/security-headers.ts';
import { requestCounts } from '../process/counts.ts';

/** The status of what node:http could not read. */
const statusOf = (code: string | undefined): RefusedStatus => {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return 400;
};

const words = {
  400: 'This request could not be read.',
  405: 'This cannot be asked of this website.',
  408: 'This request took too long to arrive.',
  413: 'This request is too large.',
  417: 'This request expects what this website does not do.',
  431: 'This request is too large.',
} as const;
type RefusedStatus = keyof typeof words;

type Content = { type: string; body: string };
const contentOf = (status: RefusedStatus): Content => ({
  type: 'text/plain; charset=utf-8',
  body: words[status],
});

/** Refuses for a server. `isSecure` tells whether the address of a host's school is https. */
export const createRawRefusals = (isSecure: (host: string | undefined) => boolean) => {
  const answerOf = (
    status: RefusedStatus,
    host: string | undefined,
    { type, body } = contentOf(status),
  ) => {
    requestCounts.of('refused', status).value += 1;
    const headers: [name: string, value: string][] = [
      ['Content-Type', type],
      ['Content-Length', String(Buffer.byteLength(body))],
      ['Cache-Control', 'no-store'],
      ...plainHeaders,
      ...transportHeaders(isSecure(host)),
      ['Connection', 'close'],
    ];
    if (status === 405) headers.push(['Allow', 'GET, HEAD, POST']);
    return { body, headers };
  };
  const endWith = (
    socket: Duplex,
    status: RefusedStatus,
    host: string | undefined,
    content?: Content,
  ): void => {
    const { body, headers } = answerOf(status, host, content);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      `Date: ${new Date().toUTCString()}`,
    ];
    endConnection(socket, `${head.join('\r\n')}\r\n\r\n${body}`);
  };
  return {
    /** A request that was read, but is not answered. */
    refuse: (status: RefusedStatus, request: IncomingMessage, response: ServerResponse): void => {
      const { body, headers } = answerOf(status, request.headers.host);
      response.writeHead(status, headers.flat()).end(body);
    },
    /**
     * A body that is too large. node:http would close the connection behind its answer, with the rest of the body unread: who is
     * still sending it is reset, and a proxy then says that the website is away.
     */
    refuseBody: (request: IncomingMessage, content: Content): void => {
      endWith(request.socket, 413, request.headers.host, content);
      request.on('error', () => undefined).resume();
    },
    /** What arrived so broken that there is no request. */
    onClientError: (error: Error, socket: Socket): void => {
      if (isEnding(socket)) return;
      const { code, rawPacket } = error as Error & { code?: string; rawPacket?: Buffer };
      const { _httpMessage: underWay } = socket as Socket & { _httpMessage?: ServerResponse };
      // Into the middle of another answer nothing can be said.
      if (code === 'ECONNRESET' || !socket.writable || underWay?.headersSent) {
        socket.destroy();
        return;
      }
      const status = statusOf(code);
      const host = rawPacket?.toString('latin1').match(/\r\nhost:[ \t]*([^\r\n]*)/i)?.[1];
      endWith(socket, status, host);
    },
    /** Who takes us for a proxy. node:http would close the connection without a word, and leaves it to us from here on. */
    onConnect: (request: IncomingMessage, socket: Duplex): void =>
      endWith(socket, 405, request.headers.host),
  };
};
