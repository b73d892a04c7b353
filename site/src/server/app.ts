/** The website's doors: the page cache in front, and behind it Fastify for everything that is not a hit. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { refusals } from '@aangan/contract/messages.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { pageKinds } from '../pages/kinds.ts';
import { type Route, routeOf } from '../routes.ts';
import { untilMidnightInKolkata } from '../rules/day.ts';
import {
  answerRead,
  callUrl,
  matchCall,
  openApiAnswer,
  refuseCall,
  refuseParams,
} from './api-door.ts';
import type { Assets } from './assets.ts';
import { defaultSchool } from './default-school.ts';
import { devReload } from './dev-reload.ts';
import type { FileDoor } from './files.ts';
import { lookUpTc, sendForm } from './form-door.ts';
import { log, logRequest, reasonOf } from './log.ts';
import { type Entry, encodingFor, finish, type Made, type PageCache } from './page-cache.ts';
import type { Provider, Visitor } from './provider.ts';
import type { Renderer } from './render.tsx';
import type { Schools } from './schools.ts';
import { plainHeaders } from './security-headers.ts';
import { manifestOf, robotsTxt, siteMapXml } from './well-known.ts';

export type Parts = {
  provider: Provider;
  renderer: Renderer;
  cache: PageCache;
  assets: Assets;
  files: FileDoor;
  schools: Schools;
  dev: boolean;
};

const mostBodyBytes = 64 * 1024;
const separator = ' ';
/** A page's key in the cache. */
export const keyOf = (school: string, url: string) => school + separator + url;
export const fromKey = (key: string) => {
  const end = key.indexOf(separator);
  return { school: key.slice(0, end), url: key.slice(end + 1) };
};

/** Whether the browser already has this: a proxy that compresses anew makes the tag weak, and there may be several. */
const hasEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

/** A request's address. Two slashes at its front are part of the path, not the beginning of a host. */
const addressIn = (url: string): URL => new URL(url.startsWith('/') ? `http://site${url}` : url);

/** Writes a finished answer: the right encoding, or 304, or no body for HEAD. */
const writeEntry = (request: IncomingMessage, response: ServerResponse, entry: Entry): number => {
  const variant = entry.variants[encodingFor(request.headers['accept-encoding'])];
  if (entry.status === 200 && hasEtag(request.headers['if-none-match'], entry.etag)) {
    response.writeHead(304, variant.notModified).end();
    return 304;
  }
  response.writeHead(entry.status, variant.headers);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
  return entry.status;
};

/** An address as the cache knows it: only the parameters that the page heeds, in the page's own order. */
const canonicalUrl = (route: Route, query: URLSearchParams): string => {
  const heeded = new URLSearchParams();
  for (const name of pageKinds[route.page.kind].params) {
    const value = query.get(name);
    if (value) heeded.set(name, value.slice(0, 200));
  }
  return heeded.size > 0 ? `${route.path}?${heeded}` : route.path;
};

export const createApp = async (parts: Parts): Promise<FastifyInstance> => {
  const { provider, renderer, cache, assets, files, schools } = parts;

  const renderPage = (school: string, route: Route, url: string) =>
    renderer.page({
      school,
      route,
      query: new URL(url, 'http://site').searchParams,
      origin: schools.originOf(school),
    });

  /** Makes a cached answer anew; used for misses, for stale pages, and by `renew` after a change. */
  const make = async (school: string, url: string): Promise<Entry> => {
    const begun = cache.moment();
    const { pathname, searchParams } = new URL(url, 'http://site');
    const route = routeOf(pathname);
    const call = route ? undefined : matchCall(pathname);
    const made = route
      ? await renderPage(school, route, url)
      : call
        ? await answerRead(
            provider,
            call,
            searchParams,
            Date.now() + untilMidnightInKolkata(Date.now()),
          )
        : await renderer.notFound({ school, origin: schools.originOf(school) });
    const entry = await finish(made);
    if (entry.expires > Date.now()) cache.set(keyOf(school, url), entry, begun);
    return entry;
  };

  /** One rendering at a time for each page, however many visitors wait for it. */
  const making = new Map<string, Promise<Entry>>();
  const makeOnce = (school: string, url: string): Promise<Entry> => {
    const key = keyOf(school, url);
    let task = making.get(key);
    if (!task) {
      task = make(school, url).finally(() => {
        making.delete(key);
        // A change that came while it was being made: once more.
        const made = cache.get(key);
        if (made?.stale && made.renewAfter === 0) renew(school, url, made);
      });
      making.set(key, task);
    }
    return task;
  };
  const renew = (school: string, url: string, entry: Entry) => {
    if (entry.renewing) return;
    entry.renewing = true;
    makeOnce(school, url)
      .catch((error) => log('render-failed', { path: url.split('?')[0], reason: reasonOf(error) }))
      .finally(() => {
        entry.renewing = false;
      });
  };

  const fromCache = (school: string, url: string): Entry | undefined => {
    const entry = cache.get(keyOf(school, url));
    if (entry === undefined) return undefined;
    // A new day must not show yesterday's birthdays, so what has expired is not served once more; what a change
    // spoilt is (DESIGN 4), while its new self is being made.
    if (entry.expires <= Date.now()) return undefined;
    if (entry.stale && entry.renewAfter <= Date.now()) renew(school, url, entry);
    return entry;
  };

  /** The fast way: answers from memory, without Fastify. */
  const serveHit = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const started = performance.now();
    const entry = assets.entries.get(url) ?? fromCache(schools.codeOf(request.headers.host), url);
    if (!entry) return false;
    logRequest(method, url, writeEntry(request, response, entry), started);
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
    logRequest(
      request.method,
      request.url,
      reply.statusCode,
      performance.now() - reply.elapsedTime,
    ),
  );

  const sendEntry = (request: FastifyRequest, reply: FastifyReply, entry: Entry) => {
    reply.hijack(); // The onResponse hook still logs it.
    writeEntry(request.raw, reply.raw, entry);
  };
  const sendMade = async (request: FastifyRequest, reply: FastifyReply, made: Made) =>
    sendEntry(request, reply, await finish(made, { quality: 4 }));
  const visitorOf = (request: FastifyRequest): Visitor => ({
    address: visitorAddress(request),
    authorization: request.headers.authorization,
  });
  const schoolOf = (request: FastifyRequest) => schools.codeOf(request.headers.host);

  const formValues = (body: unknown): Record<string, string> =>
    Object.fromEntries(
      Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) => [
        name,
        String(value),
      ]),
    );

  const handleForm = async (request: FastifyRequest, reply: FastifyReply, route: Route) => {
    const sent = {
      provider,
      school: schoolOf(request),
      values: formValues(request.body),
      visitor: visitorOf(request),
    };
    const form =
      route.page.kind === 'tc'
        ? await lookUpTc(sent)
        : await sendForm(route.page.kind === 'mail-us' ? 'Admission' : 'GuestBook', sent);
    const made = await renderer.page({
      school: sent.school,
      route,
      query: new URLSearchParams(),
      origin: schools.originOf(sent.school),
      form,
    });
    const invalid = form.error !== undefined || Object.keys(form.fields).length > 0;
    return sendMade(request, reply, {
      ...made,
      status: invalid ? 422 : 200,
      headers: made.headers.map(([name, value]) => [
        name,
        name === 'Cache-Control' ? 'no-store' : value,
      ]),
    });
  };

  const handleApi = async (
    request: FastifyRequest,
    reply: FastifyReply,
    pathname: string,
    search: URLSearchParams,
  ) => {
    const match = matchCall(pathname);
    if (!match) return sendMade(request, reply, refuseCall(404, refusals.unknownPath));
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if ((isRead ? 'GET' : request.method) !== match.call.method) {
      reply.raw.setHeader('Allow', match.call.method === 'GET' ? 'GET, HEAD' : 'POST');
      return sendMade(request, reply, refuseCall(405, refusals.wrongMethod));
    }
    if (match.name === 'image')
      return files(request, reply, match.params.path ?? '', (request.query as { w?: string }).w);
    const refused = refuseParams(match);
    if (refused) return sendMade(request, reply, refused);
    if (isRead) {
      const school = schoolOf(request);
      const url = callUrl(match, search);
      return sendEntry(request, reply, fromCache(school, url) ?? (await makeOnce(school, url)));
    }
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      return sendMade(request, reply, refuseCall(415, refusals.wrongType));
    try {
      const response = await provider.send(
        match.name as 'tc' | 'form',
        match.params,
        request.body,
        visitorOf(request),
      );
      const retry = response.headers.get('retry-after');
      if (retry) reply.header('retry-after', retry);
      return reply
        .code(response.status)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(await response.text());
    } catch (error) {
      log('form-failed', { type: match.name, reason: reasonOf(error) });
      return sendMade(request, reply, refuseCall(503, refusals.away));
    }
  };

  const handlePage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    pathname: string,
    search: URLSearchParams,
  ) => {
    const school = schoolOf(request);
    const route = routeOf(pathname);
    if (!route)
      return sendMade(
        request,
        reply,
        await renderer.notFound({ school, origin: schools.originOf(school) }),
      );
    if (pathname !== route.path) {
      const query = search.size > 0 ? `?${search}` : '';
      return reply
        .code(301)
        .header('location', route.path + query)
        .send();
    }
    const takesForm = ['tc', 'mail-us', 'guest-book'].includes(route.page.kind);
    if (request.method === 'POST' && takesForm) return handleForm(request, reply, route);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply
        .code(405)
        .header('allow', takesForm ? 'GET, HEAD, POST' : 'GET, HEAD')
        .type('text/plain; charset=utf-8')
        .send(refusals.wrongMethod);
    const url = canonicalUrl(route, search);
    return sendEntry(request, reply, fromCache(school, url) ?? (await makeOnce(school, url)));
  };

  const profileOf = async (school: string) => {
    const reading = await provider.read('school', { school });
    return reading.state === 'known' ? reading.data : defaultSchool(school);
  };
  const text = (reply: FastifyReply, type: string, body: string) =>
    reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(body);

  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/robots.txt', (request, reply) =>
    text(reply, 'text/plain', robotsTxt(schools.originOf(schoolOf(request)))),
  );
  app.get('/sitemap.xml', (request, reply) =>
    text(reply, 'application/xml', siteMapXml(schools.originOf(schoolOf(request)))),
  );
  app.get('/manifest.webmanifest', async (request, reply) =>
    text(reply, 'application/manifest+json', manifestOf(await profileOf(schoolOf(request)))),
  );
  app.get('/favicon.ico', async (request, reply) => {
    const { crest } = await profileOf(schoolOf(request));
    return reply.redirect(crest ? `/api/image/${crest}?w=320` : '/icon.svg', 302);
  });
  app.get('/api/openapi.json', (request, reply) => sendMade(request, reply, openApiAnswer()));
  if (parts.dev) devReload(app);

  app.all('/*', async (request, reply) => {
    let address: URL;
    try {
      address = addressIn(request.url);
      decodeURIComponent(address.pathname);
    } catch {
      return sendMade(request, reply, refuseCall(400, refusals.unknownPath));
    }
    const { pathname, searchParams } = address;
    if (pathname.startsWith('/api/')) return handleApi(request, reply, pathname, searchParams);
    return handlePage(request, reply, pathname, searchParams);
  });

  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500)
      log('request-failed', { path: request.url.split('?')[0], reason: reasonOf(error) });
    const message =
      status === 413
        ? refusals.tooLarge
        : status === 415
          ? refusals.wrongType
          : status < 500
            ? refusals.badJson
            : refusals.failed;
    return reply.code(status).send({ error: { message } });
  });

  app.decorate('renew', (keys: readonly string[]) => {
    for (const key of keys) {
      const { school, url } = fromKey(key);
      const entry = cache.get(key);
      if (entry) renew(school, url, entry);
    }
  });
  return app;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes pages anew that a change spoilt, without waiting for a visitor. */
    renew: (keys: readonly string[]) => void;
  }
}

/** The visitor's address, for the provider's limits: behind our own proxy it stands last in X-Forwarded-For. */
const visitorAddress = (request: FastifyRequest): string => {
  const socket = request.raw.socket.remoteAddress ?? '';
  const loopback = socket === '::1' || socket.endsWith('127.0.0.1');
  const forwarded = request.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
    ?.split(',')
    .at(-1)
    ?.trim();
  return loopback && last ? last : socket;
};
