/** The headers of every answer of the back office: of its pages, of files, of redirects, and of what is refused before Next. */
import { linkFolder } from '../accounts/one-time-link.ts';
import { isHeicDecoder } from './heic/answer.ts';
import { plainPath } from './plain-path.ts';

type Kind = { isDev: boolean; isHttps: boolean };

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Next and Payload's panel start with inline scripts, and styles are set inline throughout. */
const panelPolicy = (isDev: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${isDev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');

/** Nothing in a file may run, load anything or belong to our origin. Styles are those of the browser's own viewer. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Chromium's player loads the recording once more, and a page of no origin may not. It still may run nothing. */
const recordingPolicy =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin; frame-ancestors 'none'";

/**
 * Of the worker that decodes HEIC, which is compiled code: a worker has the policy of its own file. It loads nothing but its library, and
 * the pages of the panel run no compiled code.
 */
const decoderPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'";

/** The page behind a one-time link has its styles in it, and nothing else. */
const linkPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Its address is a secret: no request that it leads to names more than the origin (without even that, browsers send its form
 * as one of no origin), and nobody keeps it.
 */
const linkHeaders = { 'Referrer-Policy': 'strict-origin', 'Cache-Control': 'no-store' };

const isLink = (url: string): boolean => plainPath(url).startsWith(linkFolder);

/** Uploaded files, as Payload's REST shows them. */
const fileRoute = /^\/api\/[\w-]+\/file\//i;
const recordingRoute = /^\/api\/[\w-]+\/file\/[\w-]+\.(mp3|m4a|ogg)$/i;

const policyFor = (url: string, isDev: boolean): string => {
  const path = plainPath(url);
  if (isLink(url)) return linkPolicy;
  if (isHeicDecoder(url)) return decoderPolicy;
  if (recordingRoute.test(path)) return recordingPolicy;
  return fileRoute.test(path) ? filePolicy : panelPolicy(isDev);
};

/** All headers that an answer to this address must have. */
export const securityHeaders = (
  path: string,
  { isDev, isHttps }: Kind,
): Readonly<Record<string, string>> => ({
  ...everywhere,
  ...(isLink(path) ? linkHeaders : {}),
  'Content-Security-Policy': policyFor(path, isDev),
  ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
});
