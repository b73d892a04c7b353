/** Asks whether a link still leads somewhere: as little as possible, with a timeout, and only on the open internet. */
import { lookup as lookUp } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPublicName } from './public-address.ts';

/**
 * `gone`: whoever was asked says so. `nobody`: there is nobody of that name, which without a network is said of everybody.
 * `silent`: no answer. `unclear`: an answer that says nothing about the link. `unknown`: not asked.
 */
export type LinkState = 'alive' | 'gone' | 'nobody' | 'silent' | 'unclear' | 'unknown';

/** Whom may be asked; tests ask their own machine. */
export type Reach = {
  mayAsk: (url: URL) => boolean;
  mayConnect: (address: string) => boolean;
  timeoutMs: number;
};
const openInternet: Reach = {
  mayAsk: ({ hostname, port }) => port === '' && isPublicName(hostname),
  mayConnect: isPublicAddress,
  timeoutMs: 10_000,
};

const mostRedirects = 5;
const agent = 'Aangan-link-check (a school looks after the links of its website, once a day)';

/** Looks a name up, and gives out no address that may not be asked: a name can lead inside as well. */
const guardedLookup =
  (mayConnect: Reach['mayConnect']): LookupFunction =>
  (hostname, options, give) =>
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return give(error, '');
      const allowed = addresses.filter(({ address }) => mayConnect(address));
      const [first] = allowed;
      if (!first)
        return give(Object.assign(new Error('Not of the open internet'), { code: 'ECLOSED' }), '');
      if (options.all) return give(null, allowed);
      return give(null, first.address, first.family);
    });

type Head = { status: number; location: string | undefined };

const ask = (url: URL, method: 'GET' | 'HEAD', { mayConnect, timeoutMs }: Reach): Promise<Head> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const asked = request(url, {
      method,
      agent: false,
      lookup: guardedLookup(mayConnect),
      headers: { 'user-agent': agent, accept: '*/*' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    asked.once('response', (answer) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
      // Whether it is there is all that is asked.
      answer.on('error', () => {});
      answer.destroy();
    });
    asked.on('error', reject);
    // Of an answer that node does not give out, such as 101, this is all that comes.
    asked.once('close', () => reject(new Error('It was closed without an answer')));
    asked.end();
  });

/** A page of a film is there even when the film is not; this says which. */
export const askInstead = (url: URL): URL => {
  const isFilm = /^(www\.|m\.)?youtube\.com$/.test(url.hostname)
    ? /^\/(watch|shorts\/|live\/|embed\/)/.test(url.pathname)
    : url.hostname === 'youtu.be';
  if (!isFilm) return url;
  const about = new URL('https://www.youtube.com/oembed?format=json');
  about.searchParams.set('url', url.href);
  return about;
};

const isGone = (status: number): boolean => status === 404 || status === 410;

const follow = async (start: URL, reach: Reach): Promise<LinkState> => {
  let url = start;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    if (!reach.mayAsk(url)) return url === start ? 'unknown' : 'unclear';
    let head = await ask(url, 'HEAD', reach);
    // Some refuse to be asked so.
    if (head.status >= 400) head = await ask(url, 'GET', reach);
    if (head.status >= 200 && head.status < 300) return 'alive';
    if (isGone(head.status)) return 'gone';
    if (head.status < 300 || head.status >= 400 || !head.location) return 'unclear';
    const next = URL.parse(head.location, url);
    if (!next || !/^https?:$/.test(next.protocol)) return 'unclear';
    url = next;
  }
  return 'unclear';
};

const absent = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EAI_AGAIN'];
/** Nobody there. A host that is there, and only does not like who asks, its certificate or the way, may well open in a browser. */
const isAbsent = (error: unknown): boolean => {
  const { code, name } = error as NodeJS.ErrnoException;
  return name === 'AbortError' || name === 'TimeoutError' || absent.includes(code ?? '');
};

/** How a link is. It never throws. */
export const checkLink = async (link: string, reach: Reach = openInternet): Promise<LinkState> => {
  const url = URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol)) return 'unknown';
  if (!reach.mayAsk(url)) return 'unknown';
  try {
    return await follow(askInstead(url), reach);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ECLOSED') return 'unknown';
    if (code === 'ENOTFOUND') return 'nobody';
    return isAbsent(error) ? 'silent' : 'unclear';
  }
};
