/**
 * Whether a request that changes something comes from the back office's own pages. Asked of everybody, signed in or not:
 * the form that makes the first account, the sign-in form and Payload's server functions change things, too.
 */
import { plainPath } from './plain-path.ts';

export type CheckedRequest = {
  method: string;
  path: string;
  /** As it was checked by own-host.ts. */
  host: string;
  headers: {
    origin?: string | undefined;
    referer?: string | undefined;
    cookie?: string | undefined;
    'sec-fetch-site'?: string | string[] | undefined;
  };
};

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Payload's only GET that changes something: opening this page signs one out. */
const signsOut = /^\/admin\/logout(-inactivity)?\/?$/i;

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

/** Makes the rule; `adminUrl` is where staff reach the back office when a proxy stands before it. */
export const fromOwnOrigin = (
  adminUrl: string | undefined,
): ((asked: CheckedRequest) => boolean) => {
  const publicOrigin = adminUrl && originOf(adminUrl);
  return ({ method, path, host, headers }) => {
    const site = headers['sec-fetch-site'];
    if (harmless.has(method))
      // A browser that does not say where it comes from is let in: a GET carries no Origin that would tell.
      return (
        !signsOut.test(plainPath(path)) ||
        site === undefined ||
        site === 'same-origin' ||
        site === 'none'
      );

    const isOwn = (address: string): boolean => {
      const origin = originOf(address);
      return (
        origin !== undefined && (origin === publicOrigin || origin === originOf(`http://${host}`))
      );
    };
    const { origin, referer, cookie } = headers;
    if (origin !== undefined) {
      if (!isOwn(origin)) return false;
      // 'none' is a person's own doing, such as a form sent again after the browser was started anew.
      return site === undefined || site === 'same-origin' || site === 'none';
    }
    if (site !== undefined) return site === 'same-origin';
    if (referer !== undefined) return isOwn(referer);
    // Every browser of the last years names at least one of the three with such a request, so this is a program. One
    // that brings no cookie uses nobody's session but what it proves itself (a password, a token, the setup code).
    return cookie === undefined;
  };
};
