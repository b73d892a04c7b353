/** The api's server, made from the call table. */
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Call, calls } from '@aangan/contract/calls.ts';
import { docsPage } from '@aangan/contract/docs-page.ts';
import { endConnection } from '@aangan/contract/end-connection.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { openApiDocument } from '@aangan/contract/openapi.ts';
import { namesOneHost } from '@aangan/contract/request-host.ts';
import { type Readiness, readinessStatus } from '@aangan/contract/watch/readiness.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { toFailure } from '../logging/failure.ts';
import { counts } from '../watch/counts.ts';
import type { ApiContext } from './context.ts';
import { sendFile } from './files/image.ts';
import { isReader, makeHandlers, makeReaders } from './handlers.ts';
import { bodyLimit } from './limits/limits.ts';
import { previewContext } from './previews/open-preview.ts';
import { plainHeaders } from './requests/answer-headers.ts';
import { allowedAt, docsPath, healthPath, openApiPath, readyPath } from './requests/known-paths.ts';
import { fastifyPath, readRequest } from './requests/read-request.ts';
import { notFound, Refused, refusedFor } from './requests/refused.ts';
import { logRequests, type WriteLine } from './requests/request-log.ts';

type Given = { context: ApiContext; write: WriteLine; isReady: () => Promise<Readiness> };

const refuse = (reply: FastifyReply, refused: Refused): FastifyReply =>
  reply
    .code(refused.status)
    .headers({ ...plainHeaders, ...refused.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(refused.body);

type RefusedConnection = [status: string, message: string, ...headers: string[]];

const refusedConnections: Record<string, RefusedConnection> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', refusals.tooLarge],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', refusals.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', refusals.unknownPath],
};

const endWith = (socket: Duplex, [status, message, ...more]: RefusedConnection): void => {
  counts.requests.of('refused', Number.parseInt(status, 10)).value += 1;
  const body = JSON.stringify({ error: { message } });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(plainHeaders).map(([name, value]) => `${name}: ${value}`),
    ...more,
    'Connection: close',
  ];
  endConnection(socket, `${head.join('\r\n')}\r\n\r\n${body}`);
};

/** What arrives so broken that there is no request yet: a header too long, a line that is not HTTP. */
const refuseConnection = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  endWith(
    socket,
    refusedConnections[error.code ?? ''] ?? ['400 Bad Request', refusals.unknownPath],
  );
};

/** Who takes us for a proxy. node:http would close the connection without a word, and leaves it to us from here on. */
const refuseTunnel = (_request: unknown, socket: Duplex): void =>
  endWith(socket, ['405 Method Not Allowed', refusals.wrongMethod, 'Allow: GET, HEAD, POST']);

const addCalls = (server: FastifyInstance, context: ApiContext): void => {
  const handlers = makeHandlers(context);
  const contextOf = previewContext(context);
  const sendImage = sendFile(context);
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Call][]) {
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = readRequest(call, request, context.websiteKey);
      if (name === 'image') return sendImage(asked, reply);
      const isPreview = asked.preview !== undefined;
      const mayKeep = call.method === 'GET' && !isPreview;
      reply.header('cache-control', mayKeep ? 'no-cache' : 'no-store');
      if (isPreview && isReader(name)) return makeReaders(await contextOf(asked))[name](asked);
      return handlers[name](asked);
    };
    server.route({
      method: call.method === 'GET' ? ['GET', 'HEAD'] : call.method,
      // Ours, not Fastify's, which would read a whole file to answer HEAD.
      exposeHeadRoute: false,
      url: fastifyPath(call.path),
      config: { call: name },
      handler: answer,
    });
  }
};

const addOwnPages = (server: FastifyInstance, isReady: Given['isReady']): void => {
  const page = docsPage(openApiDocument());
  server.get(docsPath, { config: { call: 'docs' } }, (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .send(page),
  );
  server.get(openApiPath, { config: { call: 'openapi' } }, async () => openApiDocument());
  // Whether it is alive, and no more: to start it again brings no database back.
  server.get(healthPath, { config: { call: 'healthz' } }, async () => ({ ok: true }));
  server.get(readyPath, { config: { call: 'readyz' } }, async (_, reply) => {
    const readiness = await isReady();
    return reply
      .code(readinessStatus(readiness))
      .header('cache-control', 'no-store')
      .send(readiness);
  });
};

/** Makes the server; it does not listen yet. */
export const makeServer = ({ context, write, isReady }: Given): FastifyInstance => {
  const server = Fastify({
    bodyLimit,
    // Set and forgotten by a prototype: such keys name no field, so they are left out like any unknown one.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    routerOptions: { maxParamLength: 500 },
    // Who names no host, or two, is refused by us: node:http would do it without our headers, or not at all.
    http: { requireHostHeader: false },
    forceCloseConnections: true,
    requestTimeout: 30_000,
    frameworkErrors: (error, _request, reply) => refuse(reply, refusedFor(error)),
    clientErrorHandler: refuseConnection,
  });
  server.removeContentTypeParser('text/plain');
  // An expectation that nobody meets; node:http would refuse it without our headers.
  server.server.on('checkExpectation', (_request, response) =>
    response.writeHead(417, { ...plainHeaders, connection: 'close' }).end(),
  );
  server.server.on('connect', refuseTunnel);
  logRequests(server, write);

  server.addHook('onRequest', async (request, reply) => {
    reply.headers(plainHeaders);
    if (!namesOneHost(request.raw))
      return refuse(
        reply,
        new Refused(400, refusals.unknownPath, { headers: { connection: 'close' } }),
      );
    if (!request.is404) return;
    // Before any body is read, so that a wrong method is told as such whatever it carries.
    const allow = allowedAt(request.url);
    const refused = allow
      ? new Refused(405, refusals.wrongMethod, { headers: { allow } })
      : notFound();
    return refuse(reply, refused);
  });

  server.setErrorHandler((error, request, reply) => {
    const refused = refusedFor(error);
    if (refused.status >= 500) {
      const { call } = request.routeOptions.config;
      context.report({ code: 'call-failed', call, failure: toFailure(error) });
    }
    return refuse(reply, refused);
  });

  addCalls(server, context);
  addOwnPages(server, isReady);
  return server;
};
