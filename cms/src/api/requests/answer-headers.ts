/** Headers that every answer of the api carries, refusals and what is refused before it is a request included. */
export const plainHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const;

/**
 * For a file instead: even one that fooled every check can run nothing and load nothing as a page. Chromium 150 shows a PDF
 * all the same; sound in its own tab is loaded once more by the player, which needs its own origin for that.
 */
export const fileHeaders = (type: string): Record<string, string> => ({
  'content-security-policy': type.startsWith('audio/')
    ? "default-src 'none'; media-src 'self'; sandbox allow-same-origin; frame-ancestors 'self'"
    : "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-resource-policy': 'same-origin',
});
