/** The website's server: answers from memory in front, on the socket itself where they can be, and behind them Fastify. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { refusals } from '@aangan/contract/messages.ts';
import { namesOneHost } from '@aangan/contract/request-host.ts';
import type { Check, Readiness } from '@aangan/contract/watch/readiness.ts';
import {
  currentNumber,
  numberOf,
  requestNumberHeader,
  withNumber,
} from '@aangan/contract/watch/request-number.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { docsAnswer, openApiAnswer, refuseCall } from '../answers/api-calls.ts';
import type { Assets } from '../answers/assets.ts';
import { withHeaders } from '../answers/entry.ts';
import { plainHeaders, transportHeaders } from '../answers/security-headers.ts';
import type { Pages } from '../cache/pages.ts';
import { requestCounts } from '../process/counts.ts';
import { createDrain, type Drain } from '../process/drain.ts';
import { log, logRequest, reasonOf } from '../process/log.ts';
import type { Visits } from '../process/visits.ts';
import type { Provider } from '../provider/client.ts';
import type { EmptyPages } from '../provider/empty-pages.ts';
import type { Schools } from '../provider/schools.ts';
import { defaultSchool } from '../rendering/default-school.ts';
import type { Renderer } from '../rendering/render.tsx';
import { answerOnSockets } from './answer-on-socket.ts';
import { createApiHandler } from './api-handler.ts';
import { devReload } from './dev-reload.ts';
import type { FileHandler } from './file-handler.ts';
import { createPageHandler } from './page-handler.ts';
import { addProbes } from './probes.ts';
import { createRawRefusals } from './raw-refusals.ts';
import { isVisit, kindOf } from './request-kind.ts';
import { sendEntry, sendMade, writeEntry } from './respond.ts';
import { brokenPage, manifestOf, robotsTxt, siteMapXml } from './well-known.ts';

export type Parts = {
  provider: Provider;
  renderer: Renderer;
  pages: Pages;
  assets: Assets;
  files: FileHandler;
  schools: Schools;
  emptyPages: EmptyPages;
  visits: Visits;
  /** What `/readyz` asks, beside whether we are ending. */
  checks: Record<string, Check>;
  trustProxy: string[];
  dev: boolean;
};

const mostBodyBytes = 64 * 1024;
/** Longer than proxies keep a connection that waits, so that they never send a request into one that we just closed. */
const keepAliveMs = 72_000;

/** A request's address. Two slashes at its front are part of the path, not the beginning of a host. */
const addressIn = (url: string): URL => new URL(url.startsWith('/') ? `http://site${url}` : url);

/** Percent signs that mean nothing become letters: the address is then one that has no page, and is answered as such. */
const readableAddress = ({ url = '/' }: { url?: string | undefined }): string => {
  const [path = ''] = url.split('?', 1);
  try {
    // Its result is used, because the bundler takes a call whose result is not for one without effect, and drops it.
    return decodeURIComponent(path) === '' ? '/' : url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
};

const isCall = (url: string) => url.startsWith('/api/');

export type App = {
  app: FastifyInstance;
  isReady: () => Promise<Readiness>;
  /** Ends it. */
  drain: () => Promise<void>;
};

/** The website's server. */
export const createApp = async (parts: Parts): Promise<App> => {
  const { provider, pages, assets, schools, visits } = parts;
  const visitsOf = (host: string | undefined) => visits.of(schools.codeOf(host));
  const countVisit = (host: string | undefined, ...answered: Parameters<typeof isVisit>) => {
    if (isVisit(...answered)) visitsOf(host).value += 1;
  };
  const pageHandler = createPageHandler(parts);
  const apiHandler = createApiHandler(parts);

  const secureAssets = new Map(
    [...assets.entries].map(([url, entry]) => [url, withHeaders(entry, transportHeaders(true))]),
  );
  const findHit = (host: string | undefined, url: string) => {
    const school = schools.codeOf(host);
    const found = pages.hit(school, url);
    return found ?? (schools.isSecure(school) ? secureAssets : assets.entries).get(url);
  };
  const isSecure = (host: string | undefined) => schools.isSecure(schools.codeOf(host));
  const rawRefusals = createRawRefusals(isSecure);

  /** Answers from memory, without Fastify: what answer-on-socket.ts leaves to node:http is often a hit, too. */
  const serveHit = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const entry = findHit(request.headers.host, url);
    if (!entry) return false;
    const status = writeEntry(request, response, entry);
    requestCounts.of(kindOf(url), status).value += 1;
    countVisit(request.headers.host, method, url, status);
    logRequest(method, url, status, 0);
    return true;
  };

  let ending: Drain | undefined;
  const app = Fastify({
    logger: false,
    rewriteUrl: readableAddress,
    // Whoever still asks while we end is answered like anybody, and told to connect anew.
    return503OnClosing: false,
    clientErrorHandler: rawRefusals.onClientError,
    // Addresses that the router cannot read, such as one of another host that is none.
    frameworkErrors: (_error, request, reply) =>
      rawRefusals.refuse(400, request.raw, reply.hijack().raw),
    bodyLimit: mostBodyBytes,
    trustProxy: parts.trustProxy.length > 0 && parts.trustProxy,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    exposeHeadRoutes: true,
    serverFactory: (handler) => {
      // Who names no host, or two, is refused by us: node:http would do it without our headers, or not at all.
      const server = createServer({ requireHostHeader: false }, (request, response) => {
        if (ending?.isUnderWay()) response.setHeader('Connection', 'close');
        if (!namesOneHost(request)) rawRefusals.refuse(400, request, response);
        else if (!serveHit(request, response)) handler(request, response);
      });
      server.on('checkExpectation', (request, response) =>
        rawRefusals.refuse(namesOneHost(request) ? 417 : 400, request, response),
      );
      server.on('connect', rawRefusals.onConnect);
      server.headersTimeout = 20_000;
      server.requestTimeout = 60_000;
      server.keepAliveTimeout = keepAliveMs;
      answerOnSockets(server, findHit, () => ending?.isUnderWay() ?? false, visitsOf);
      ending = createDrain(server);
      return server;
    },
  });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // With a proxy in front its number is ours, too.
  const hasProxy = parts.trustProxy.length > 0;
  app.addHook('onRequest', ({ headers }, _reply, done) =>
    withNumber(numberOf(hasProxy ? headers[requestNumberHeader] : undefined), done),
  );
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of transportHeaders(isSecure(request.headers.host)))
      reply.raw.setHeader(name, value);
  });
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of plainHeaders) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  app.addHook('onResponse', async ({ method, url, headers }, { statusCode, elapsedTime }) => {
    requestCounts.answered(kindOf(url), statusCode, elapsedTime);
    countVisit(headers.host, method, url, statusCode);
    logRequest(method, url, statusCode, elapsedTime, currentNumber());
  });

  const schoolOf = (request: FastifyRequest) => schools.codeOf(request.headers.host);
  const originOf = (request: FastifyRequest) => schools.originOf(schoolOf(request));
  const profileOf = async (request: FastifyRequest) => {
    const school = schoolOf(request);
    const reading = await provider.read('school', { school });
    return reading.state === 'known' ? reading.data : defaultSchool(school);
  };
  const text = (reply: FastifyReply, type: string, body: string) =>
    reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(body);

  const isReady = addProbes(app, parts.checks, () => ending?.isUnderWay() ?? false);
  app.get('/robots.txt', (request, reply) =>
    text(reply, 'text/plain', robotsTxt(originOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const { paths } = await parts.emptyPages.of(schoolOf(request));
    return text(reply, 'application/xml', siteMapXml(originOf(request), paths));
  });
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

  const answerAny = async (request: FastifyRequest, reply: FastifyReply) => {
    let address: URL;
    try {
      address = addressIn(request.url);
    } catch {
      if (isCall(request.url))
        return sendMade(request, reply, refuseCall(400, refusals.unknownPath));
      return sendEntry(request, reply, await pages.notice(schoolOf(request), 'not-found'));
    }
    const handler = isCall(address.pathname) ? apiHandler : pageHandler;
    return handler(request, reply, address);
  };
  app.all('/*', answerAny);
  // Methods that Fastify does not know, and addresses that do not begin with a slash.
  app.setNotFoundHandler(answerAny);

  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    const path = request.url.split('?')[0] ?? '';
    if (status >= 500) log('request-failed', { path, reason: reasonOf(error) });
    const content = isCall(path)
      ? {
          type: 'application/json; charset=utf-8',
          body: JSON.stringify({ error: { message: words[status] ?? refusals.badJson } }),
        }
      : {
          type: 'text/html; charset=utf-8',
          body: brokenPage(status >= 500 ? pageFailed : bodyUnread),
        };
    // Only where nothing else is still to be said on the connection.
    if (status === 413 && reply.raw.socket) {
      reply.hijack();
      rawRefusals.refuseBody(request.raw, content);
      logRequest(request.method, request.url, status, reply.elapsedTime);
      return;
    }
    return reply.code(status).type(content.type).send(content.body);
  });
  return {
    app,
    isReady,
    drain: async () => {
      await ending?.begin();
      await app.close();
    },
  };
};

const pageFailed = 'This page could not be shown just now.';
const bodyUnread = 'What was sent could not be read.';

const words: Record<number, string> = {
  413: refusals.tooLarge,
  415: refusals.wrongType,
  500: refusals.failed,
};
