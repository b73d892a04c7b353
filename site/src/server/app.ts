/** The website's server: answers from memory in front, on the socket itself where they can be, and behind them Fastify. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { refusals } from '@aangan/contract/messages.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { docsAnswer, openApiAnswer, refuseCall } from './api-calls.ts';
import { createApiDoor } from './api-door.ts';
import type { Assets } from './assets.ts';
import { defaultSchool } from './default-school.ts';
import { devReload } from './dev-reload.ts';
import { sendMade, writeEntry } from './door.ts';
import type { FileDoor } from './files.ts';
import { log, logRequest, reasonOf } from './log.ts';
import { createPageDoor } from './page-door.ts';
import type { Pages } from './pages.ts';
import type { Provider } from './provider.ts';
import type { Renderer } from './render.tsx';
import type { Schools } from './schools.ts';
import { plainHeaders } from './security-headers.ts';
import { answerOnSockets } from './socket-door.ts';
import { brokenPage, manifestOf, robotsTxt, siteMapXml } from './well-known.ts';

export type Parts = {
  provider: Provider;
  renderer: Renderer;
  pages: Pages;
  assets: Assets;
  files: FileDoor;
  schools: Schools;
  dev: boolean;
};

const mostBodyBytes = 64 * 1024;
/** Longer than proxies keep a connection that waits, so that they never send a request into one that we just closed. */
const keepAliveMs = 72_000;

/** A request's address. Two slashes at its front are part of the path, not the beginning of a host. */
const addressIn = (url: string): URL => new URL(url.startsWith('/') ? `http://site${url}` : url);

export const createApp = async (parts: Parts): Promise<FastifyInstance> => {
  const { provider, pages, assets, schools } = parts;
  const pageDoor = createPageDoor(parts);
  const apiDoor = createApiDoor(parts);

  const findHit = (host: string | undefined, url: string) =>
    pages.hit(schools.codeOf(host), url) ?? assets.entries.get(url);

  /** Answers from memory, without Fastify: what the socket door leaves to node:http is often a hit, too. */
  const serveHit = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const entry = findHit(request.headers.host, url);
    if (!entry) return false;
    logRequest(method, url, writeEntry(request, response, entry), 0);
    return true;
  };

  const app = Fastify({
    logger: false,
    bodyLimit: mostBodyBytes,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    exposeHeadRoutes: true,
    serverFactory: (handler) => {
      const server = createServer((request, response) => {
        if (!serveHit(request, response)) handler(request, response);
      });
      server.headersTimeout = 20_000;
      server.requestTimeout = 60_000;
      server.keepAliveTimeout = keepAliveMs;
      answerOnSockets(server, findHit);
      return server;
    },
  });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of plainHeaders) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  app.addHook('onResponse', async (request, reply) =>
    logRequest(request.method, request.url, reply.statusCode, reply.elapsedTime),
  );

  const schoolOf = (request: FastifyRequest) => schools.codeOf(request.headers.host);
  const originOf = (request: FastifyRequest) => schools.originOf(schoolOf(request));
  const profileOf = async (request: FastifyRequest) => {
    const school = schoolOf(request);
    const reading = await provider.read('school', { school });
    return reading.state === 'known' ? reading.data : defaultSchool(school);
  };
  const text = (reply: FastifyReply, type: string, body: string) =>
    reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(body);

  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/robots.txt', (request, reply) =>
    text(reply, 'text/plain', robotsTxt(originOf(request))),
  );
  app.get('/sitemap.xml', (request, reply) =>
    text(reply, 'application/xml', siteMapXml(originOf(request))),
  );
  app.get('/manifest.webmanifest', async (request, reply) =>
    text(reply, 'application/manifest+json', manifestOf(await profileOf(request))),
  );
  app.get('/favicon.ico', async (request, reply) => {
    const { crest } = await profileOf(request);
    return reply.redirect(crest ? `/api/image/${crest}?w=320` : '/icon.svg', 302);
  });
  app.get('/api/openapi.json', (request, reply) => sendMade(request, reply, openApiAnswer()));
  app.get('/api/docs', (request, reply) => sendMade(request, reply, docsAnswer()));
  if (parts.dev) devReload(app);

  app.all('/*', async (request, reply) => {
    let address: URL;
    try {
      address = addressIn(request.url);
      decodeURIComponent(address.pathname);
    } catch {
      return sendMade(request, reply, refuseCall(400, refusals.unknownPath));
    }
    const door = address.pathname.startsWith('/api/') ? apiDoor : pageDoor;
    return door(request, reply, address);
  });

  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    const path = request.url.split('?')[0] ?? '';
    if (status >= 500) log('request-failed', { path, reason: reasonOf(error) });
    reply.code(status);
    if (status >= 500 && !path.startsWith('/api/'))
      return reply.type('text/html; charset=utf-8').send(brokenPage);
    return reply.send({ error: { message: words[status] ?? refusals.badJson } });
  });
  return app;
};

const words: Record<number, string> = {
  413: refusals.tooLarge,
  415: refusals.wrongType,
  500: refusals.failed,
};
