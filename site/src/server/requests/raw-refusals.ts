/** Refusals of what never becomes a request of Fastify's: not HTTP, too long, too slow, without a host. Ours, with our headers. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { plainHeaders, transportHeaders } from '../answers/security-headers.ts';

/** The status of what node:http could not read. */
const statusOf = (code: string | undefined): RefusedStatus => {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return 400;
};

const words = {
  400: 'This request could not be read.',
  408: 'This request took too long to arrive.',
  413: 'This request is too large.',
  417: 'This request expects what this website does not do.',
  431: 'This request is too large.',
} as const;
type RefusedStatus = keyof typeof words;

/** Refuses for a server. `isSecure` tells whether the address of a host's school is https. */
export const createRawRefusals = (isSecure: (host: string | undefined) => boolean) => {
  const answerOf = (status: RefusedStatus, host: string | undefined) => {
    const body = words[status];
    const headers = [
      ['Content-Type', 'text/plain; charset=utf-8'],
      ['Content-Length', String(Buffer.byteLength(body))],
      ['Cache-Control', 'no-store'],
      ...plainHeaders,
      ...transportHeaders(isSecure(host)),
      ['Connection', 'close'],
    ];
    return { body, headers };
  };
  return {
    /** A request that was read, but is not answered. */
    refuse: (status: RefusedStatus, request: IncomingMessage, response: ServerResponse): void => {
      const { body, headers } = answerOf(status, request.headers.host);
      response.writeHead(status, headers.flat()).end(body);
    },
    /** What arrived so broken that there is no request. */
    onClientError: (error: Error, socket: Socket): void => {
      const { code, rawPacket } = error as Error & { code?: string; rawPacket?: Buffer };
      const { _httpMessage: underWay } = socket as Socket & { _httpMessage?: ServerResponse };
      // Into the middle of another answer nothing can be said.
      if (code === 'ECONNRESET' || !socket.writable || underWay?.headersSent) {
        socket.destroy();
        return;
      }
      const status = statusOf(code);
      const host = rawPacket?.toString('latin1').match(/\r\nhost:[ \t]*([^\r\n]*)/i)?.[1];
      const { body, headers } = answerOf(status, host);
      const head = [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...headers.map(([name, value]) => `${name}: ${value}`),
        `Date: ${new Date().toUTCString()}`,
      ];
      socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    },
  };
};

/** Whether a request lacks the Host that HTTP/1.1 asks for; node:http would refuse it without our headers. */
export const lacksHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host === undefined && httpVersion === '1.1';
