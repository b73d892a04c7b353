/** The headers of every answer. The browser talks to this origin only, but for the map, which stands in a frame. */

import { frameOrigin } from '@aangan/contract/origin.ts';
import type { PageKind, Route } from '@aangan/contract/routes.ts';

/** By which the policy knows the styles and the script that a page carries. */
export type PageHashes = { style: string; script: string | undefined };

// Short, because they go with every answer: what `default-src` says already is not said again.
const policy = (frames: readonly string[], { style, script }: PageHashes) =>
  [
    // Blobs are made by our own scripts: a certificate that was looked up, a panorama.
    "default-src 'self' blob:",
    // The page's own script and styles by their hashes; those of islands come from files.
    `script-src 'self'${script ? ` '${script}'` : ''}`,
    `style-src 'self' '${style}'`,
    // A school's two colours and a picture's preview.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ...(frames.length > 0 ? [`frame-src 'self' blob: ${frames.join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

const always: readonly [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/**
 * For a page; `frames` are the addresses that it embeds, `hashes` say which styles and script it carries. An address that is not plain does
 * not get into the policy.
 */
export const pageHeaders = (frames: readonly string[], hashes: PageHashes): [string, string][] => {
  const origins = frames.map(frameOrigin).filter((origin) => origin !== null);
  return [['Content-Security-Policy', policy(origins, hashes)], ...always];
};

const withChildren: readonly PageKind['kind'][] = [
  'home',
  'news',
  'events',
  'gallery',
  'sub-gallery',
  'videos',
  'voices',
  'clippings',
  'toppers',
  'achievements',
  'message',
  'annual-report',
];

/** For a page that names or shows children: search engines keep neither its pictures nor a copy of it. */
export const childrenHeaders = ({
  path,
  page,
}: Pick<Route, 'path' | 'page'>): [string, string][] =>
  withChildren.includes(page.kind) || path === '/SchoolCabinet'
    ? [['X-Robots-Tag', 'noimageindex, noarchive']]
    : [];

/** For what is made for whoever has a link to it: no browser, proxy or search engine keeps it. */
export const privateHeaders: readonly [string, string][] = [
  ['Cache-Control', 'no-store'],
  ['X-Robots-Tag', 'noindex, nofollow'],
];

/** For data, files and everything else that is not a page. */
export const plainHeaders: readonly [string, string][] = [
  [
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  ],
  ...always,
];

/**
 * For a file: even one that fooled every check can run nothing and load nothing as a page. Tried in Chromium 150: a PDF shows
 * all the same, in its own tab, in `object`, `iframe` and `embed`, and from a blob. Sound in its own tab is loaded once more
 * by the player, which needs its own origin for that; without scripts, that gives it nothing else.
 */
export const fileHeaders = (type: string | undefined): readonly [string, string][] => [
  [
    'Content-Security-Policy',
    type?.startsWith('audio/')
      ? "default-src 'none'; media-src 'self'; sandbox allow-same-origin; frame-ancestors 'self'"
      : "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  ],
  ...always,
];

/** For a school whose address is https: the browser asks for it by no other way from then on. */
export const transportHeaders = (isSecure: boolean): readonly [string, string][] =>
  isSecure ? [['Strict-Transport-Security', 'max-age=31536000']] : [];
