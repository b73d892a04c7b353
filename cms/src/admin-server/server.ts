/**
 * What stands before the back office: what every request must satisfy before Next and Payload see it, and the headers that every
 * answer gets. Next's own server has none of this, and reads whatever body it is sent into memory.
 */
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { isEnding, type Linger } from '@aangan/contract/end-connection.ts';
import { namesOneHost } from '@aangan/contract/request-host.ts';
import type { Readiness } from '@aangan/contract/watch/readiness.ts';
import {
  numberOf,
  requestNumberHeader,
  withNumber,
} from '@aangan/contract/watch/request-number.ts';
import type { WriteLine } from '../api/requests/request-log.ts';
import { clientAddressHeader } from '../login/client-address-header.ts';
import { largestFile, megabyte, tooLarge } from '../media/kinds.ts';
import { announcedBody, anonymous, bodyLimit, longestTimeout } from './body-limit.ts';
import { clientAddress } from './client-address.ts';
import { countRequests } from './count-requests.ts';
import { securityHeaders } from './headers.ts';
import { answerHeicDecoder, isHeicDecoder } from './heic/answer.ts';
import { logAnswer } from './log-answer.ts';
import { ownHosts } from './own-host.ts';
import { fromOwnOrigin } from './own-origin.ts';
import { answerProbe, isProbe } from './probes.ts';
import { type Refusal, refuse, refuseBody, refuseOnSocket } from './refuse.ts';
import { sessionCheck } from './session.ts';

export type AdminServerOptions = {
  adminHost: string;
  adminUrl: string | undefined;
  trustProxy: readonly string[];
  secret: string;
  isDev: boolean;
  /** Next. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Next's hot reload, while developing. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  isReady: () => Promise<Readiness>;
  /** Told of what nobody foresaw. */
  report: (error: unknown) => void;
  /** Told of every request that was answered. */
  write?: WriteLine;
};

const methods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

const refusals = {
  address: { status: 400, words: 'This address cannot be read.' },
  unclear: { status: 400, words: 'For whom this is meant cannot be read.' },
  host: {
    status: 421,
    words:
      'The back office does not answer under this name. Open it at the address that was printed when it was started, or have ADMIN_URL set to this one.',
  },
  method: {
    status: 405,
    words: 'This cannot be asked of the back office.',
    headers: { Allow: [...methods].join(', ') },
  },
  probe: {
    status: 405,
    words: 'This can only be read.',
    headers: { Allow: 'GET, HEAD' },
  },
  expectation: { status: 417, words: 'What was expected of the back office is not known to it.' },
  origin: {
    status: 403,
    words:
      'This was sent from a page that is not the back office’s own, and was refused. Please open the back office itself and do it there.',
  },
  length: { status: 411, words: 'The length of what is sent must be told beforehand.' },
  large: {
    status: 413,
    words: `This is more than can be taken. A file may have at most ${largestFile / megabyte} MB.`,
  },
  largeFile: { status: 413, words: tooLarge, field: 'file' },
  fault: { status: 500, words: 'Something went wrong. Please try again.' },
} satisfies Record<string, Refusal>;

/** By Node's code of what it could not read. */
const unreadable: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, words: 'The headers are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, words: 'The request took too long.' },
};

/** Said by proxies, and believed from none of them: ADMIN_URL and TRUST_PROXY say what is so. */
const isProxysWord = (name: string): boolean =>
  name.startsWith('x-forwarded-') || name === 'forwarded' || name === 'x-real-ip';

const isReadable = (url: string): boolean => {
  if (!url.startsWith('/')) return false;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
};

/** Makes the server; it does not listen yet. */
export const makeAdminServer = (options: AdminServerOptions): Server => {
  const isHttps = options.adminUrl?.startsWith('https:') ?? false;
  const isOwnHost = ownHosts(options);
  const isFromOwnOrigin = fromOwnOrigin(options.adminUrl);
  const isSignedIn = sessionCheck(options.secret);
  const addressOf = clientAddress(options.trustProxy);
  const headersFor = (url: string) => securityHeaders(url, { isDev: options.isDev, isHttps });

  /** What is wrong with a request, its body left aside. */
  const refusalFor = (request: IncomingMessage, method: string): Refusal | undefined => {
    const { url = '', headers } = request;
    if (!isReadable(url)) return refusals.address;
    if (!namesOneHost(request)) return refusals.unclear;
    if (!isOwnHost(headers.host) && !isProbe(url)) return refusals.host;
    if (!methods.has(method)) return refusals.method;
    if (isProbe(url)) return ['GET', 'HEAD'].includes(method) ? undefined : refusals.probe;
    const asked = { method, path: url, host: headers.host ?? '', headers };
    return isFromOwnOrigin(asked) ? undefined : refusals.origin;
  };

  /** What is wrong with a body that is about to come; if nothing is, it must have come in time. */
  const bodyRefusal = async (
    request: IncomingMessage,
  ): Promise<{ refusal: Refusal; linger: Linger } | undefined> => {
    const { method = '', url = '', headers } = request;
    const announced = announcedBody(headers);
    if (announced.kind === 'none') return undefined;
    if (announced.kind === 'unknown') return { refusal: refusals.length, linger: anonymous.linger };
    const { bytes, timeout, linger, isForFile } = bodyLimit(method, url, await isSignedIn(headers));
    if (announced.bytes > bytes)
      return { refusal: isForFile ? refusals.largeFile : refusals.large, linger };
    const timer = setTimeout(() => request.complete || request.socket.destroy(), timeout);
    request.once('close', () => clearTimeout(timer));
    return undefined;
  };

  /** Nothing that a client says about itself goes on; what we know goes on in its place. */
  const restateHeaders = (request: IncomingMessage): void => {
    const { headers } = request;
    const address = addressOf(request);
    for (const name of Object.keys(headers)) if (isProxysWord(name)) delete headers[name];
    headers[clientAddressHeader] = address;
    // Next compares the origin of a server function with this, and a proxy may not pass the Host on.
    if (options.adminUrl && headers.origin === new URL(options.adminUrl).origin)
      headers['x-forwarded-host'] = new URL(options.adminUrl).host;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, goOn?: () => void) => {
    const { url = '' } = request;
    const headers = headersFor(url);
    forceHeaders(response, headers);
    const refusal = refusalFor(request, request.method ?? '');
    if (refusal) {
      const hasBody = announcedBody(request.headers).kind !== 'none';
      if (hasBody) refuseBody(request, refusal, headers, anonymous.linger);
      else refuse(response, refusal);
      return;
    }
    const unwanted = await bodyRefusal(request);
    if (unwanted) {
      refuseBody(request, unwanted.refusal, headers, unwanted.linger);
      return;
    }
    if (isProbe(url)) {
      await answerProbe(response, options.isReady);
      return;
    }
    if (isHeicDecoder(url) && ['GET', 'HEAD'].includes(request.method ?? '')) {
      await answerHeicDecoder(response);
      return;
    }
    restateHeaders(request);
    goOn?.();
    await options.handle(request, response);
  };

  const answerOrApologise = (
    request: IncomingMessage,
    response: ServerResponse,
    goOn?: () => void,
  ): void => {
    // With a proxy in front its number is ours, too.
    const brought = options.trustProxy.length > 0 && request.headers[requestNumberHeader];
    const number = numberOf(brought);
    logAnswer(request, response, (line) => options.write?.({ request: number, ...line }));
    withNumber(number, () =>
      answer(request, response, goOn).catch((error: unknown) => {
        options.report(error);
        if (response.headersSent) response.destroy();
        else refuse(response, refusals.fault);
      }),
    );
  };

  const server = createServer({
    // Without a Host it is refused here, with our headers, and not by Node, without them.
    requireHostHeader: false,
    // A busy machine reads the headers of a hundred late, which is none of their doing.
    headersTimeout: 30_000,
    requestTimeout: longestTimeout,
    // Longer than proxies keep a connection that waits (nginx: 60 s): one that sent a clerk's form into a connection that we just
    // closed could not send it again, and would answer 502.
    keepAliveTimeout: 72_000,
    connectionsCheckingInterval: 2_000,
  });
  countRequests(server);
  server.on('request', (request, response) => answerOrApologise(request, response));
  server.on('checkContinue', (request, response) =>
    answerOrApologise(request, response, () => response.writeContinue()),
  );
  server.on('checkExpectation', (request, response) => {
    const headers = headersFor(request.url ?? '');
    forceHeaders(response, headers);
    if (announcedBody(request.headers).kind === 'none') refuse(response, refusals.expectation);
    else refuseBody(request, refusals.expectation, headers, anonymous.linger);
  });
  server.on('connect', (request, socket) =>
    refuseOnSocket(socket, '', refusals.method, headersFor(request.url ?? '')),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (isEnding(socket)) return;
    // Something may already have been answered on this connection: half an answer more would be read as part of it.
    if (!socket.writable || (socket as { bytesWritten?: number }).bytesWritten) {
      socket.destroy();
      return;
    }
    const refusal = unreadable[error.code ?? ''] ?? {
      status: 400,
      words: 'The request cannot be read.',
    };
    refuseOnSocket(socket, '', refusal, headersFor('/'));
  });
  const { upgrade } = options;
  if (upgrade)
    server.on('upgrade', (request, socket, head) => {
      // A page of another origin can open a WebSocket, and browsers then always name that origin.
      const refusal = refusalFor(request, 'POST');
      if (refusal) refuseOnSocket(socket, '', refusal, headersFor(request.url ?? ''));
      else upgrade(request, socket, head);
    });
  return server;
};

/** Sets headers at the last moment, over whatever Next, Payload or a handler has set in their place. */
const forceHeaders = (
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void => {
  const { writeHead } = response;
  response.writeHead = function (
    this: ServerResponse,
    status: number,
    second?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    third?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ) {
    const given = typeof second === 'string' ? third : second;
    if (given && !Array.isArray(given))
      for (const [name, value] of Object.entries(given))
        if (value !== undefined) response.setHeader(name, value);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const rest = Array.isArray(given) ? [given] : [];
    const args = [status, ...(typeof second === 'string' ? [second] : []), ...rest];
    return Reflect.apply(writeHead, response, args) as ServerResponse;
  } as ServerResponse['writeHead'];
};
