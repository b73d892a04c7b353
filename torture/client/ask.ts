/** Asks as an attacker would: paths as they are, any header, from any loopback address. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Header names as they were written, in order. */
  rawHeaders: string[];
  body: Buffer;
  text: string;
  ms: number;
};

export type Ask = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The loopback address that it comes from: each is a visitor of its own. */
  from?: string;
  agent?: Agent;
  timeoutMs?: number;
};

/** Asks `path` of `base`, spelled just so: nothing is followed, unpacked or normalised. */
export const ask = (base: string, path: string, options: Ask = {}): Promise<Answer> => {
  const { hostname, port } = new URL(base);
  const { method = 'GET', headers = {}, body, from, agent, timeoutMs = 30_000 } = options;
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: hostname,
        port,
        path,
        method,
        headers: {
          connection: agent ? 'keep-alive' : 'close',
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
        localAddress: from,
        agent: agent ?? false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const whole = Buffer.concat(parts);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body: whole,
            text: whole.toString(),
            ms: performance.now() - began,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
};

/** Asks with a JSON body. */
export const askJson = (
  base: string,
  path: string,
  value: unknown,
  { headers, ...options }: Omit<Ask, 'body'> = {},
): Promise<Answer> =>
  ask(base, path, {
    method: 'POST',
    ...options,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  });

/** What a JSON answer says; undefined if it is none. */
export const jsonIn = ({ text }: Answer): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A visitor's loopback address: `room` keeps scenarios apart, so that none spends another's allowance. */
export const addressOf = (room: number, index: number): string =>
  `127.${room}.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`;

export const keepAliveAgent = (sockets: number): Agent =>
  new Agent({ keepAlive: true, maxSockets: sockets });
