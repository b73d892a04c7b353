/** The headers of every answer. The browser talks to this origin only, but for the map, which stands in a frame. */

const policy = (frames: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // Attributes only: a school's two colours and a picture's preview; style sheets come from files.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' blob:",
    "object-src 'self' blob:",
    `frame-src 'self' blob: ${frames.join(' ')}`.trim(),
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

const always: readonly [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(self), gyroscope=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** For a page; `frames` are the origins that it may embed. */
export const pageHeaders = (frames: readonly string[] = []): [string, string][] => [
  ['Content-Security-Policy', policy(frames)],
  ...always,
];

/** For data, files and everything else that is not a page. */
export const plainHeaders: readonly [string, string][] = [
  [
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  ],
  ...always,
];

// The browser's own PDF viewer runs inside the file's document, and a strict policy there leaves it blank (Chromium 156).
/** For public files, which only ever are pictures, PDFs and sound, by the provider's own check of their bytes. */
export const fileHeaders: readonly [string, string][] = [
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ...always,
];
