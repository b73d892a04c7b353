/** Headers that every answer of the api carries, refusals and what is refused before it is a request included. */
export const plainHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const;

/**
 * For a file instead: even one that fooled every check can run nothing and load nothing as a page. Chromium 150 shows a PDF
 * all the same, and sound in its own tab with `media-src`.
 */
export const fileHeaders = {
  'content-security-policy':
    "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-resource-policy': 'same-origin',
} as const;
