/** The `If-None-Match` header of RFC 9110, read alike by the API and by the website that passes its files on. */

/**
 * Whether the browser already has what this tag names. There may be several tags in the header, and a proxy that compresses
 * anew makes them weak.
 */
export const hasEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === etag ||
    ifNoneMatch.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))));
