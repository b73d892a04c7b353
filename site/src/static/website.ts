/** Asks the website for what a copy is made of, as a visitor would. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { MirrorError } from './arguments.ts';

export type Answer = {
  status: number;
  etag: string | undefined;
  body: Buffer;
};

export type Website = {
  /** @param etag of what is there already: the answer is 304 and empty if it is still so */
  ask: (address: string, etag?: string) => Promise<Answer>;
};

/** A page that is drawn anew may take a while on a busy machine; a website that is away says so sooner. */
const timeoutMs = 30_000;

/**
 * @param from where the website listens
 * @param hostname the school's own, by which the website knows whose pages are wanted
 */
export const createWebsite = (from: URL, hostname: string | undefined): Website => ({
  ask: (address, etag) =>
    new Promise((resolve, reject) => {
      const fail = (error: Error) =>
        reject(new MirrorError(`The website at ${from.origin} does not answer: ${error.message}.`));
      const request = from.protocol === 'https:' ? requestHttps : requestHttp;
      request(
        new URL(address, from),
        {
          timeout: timeoutMs,
          headers: {
            ...(hostname ? { host: hostname } : {}),
            // Every browser can show it.
            accept: 'text/html, image/webp, */*;q=0.8',
            ...(etag ? { 'if-none-match': etag } : {}),
          },
        },
        (response) => {
          const pieces: Buffer[] = [];
          response.on('data', (piece: Buffer) => pieces.push(piece));
          response.on('error', fail);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              etag: response.headers.etag,
              body: Buffer.concat(pieces),
            }),
          );
        },
      )
        .on('timeout', function (this: { destroy: (error: Error) => void }) {
          this.destroy(new Error(`no answer in ${timeoutMs / 1000} s`));
        })
        .on('error', fail)
        .end();
    }),
});
