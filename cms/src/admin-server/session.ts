/**
 * Whether a request brings a session token that this installation has signed. For the bound of its body only: whether the
 * session still stands, and what it may do, Payload looks up itself.
 */
import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';

type Headers = { cookie?: string | null | undefined; authorization?: string | null | undefined };

/** As Payload derives it from the config's secret. */
const keyOf = (secret: string): Uint8Array =>
  new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32));

const tokensOf = ({ cookie, authorization }: Headers): string[] => {
  const fromCookie = /(?:^|;\s*)payload-token=([^;]+)/.exec(cookie ?? '')?.[1];
  const fromHeader = /^(?:JWT|Bearer) (\S+)$/.exec(authorization ?? '')?.[1];
  return [fromCookie, fromHeader].filter((token) => token !== undefined);
};

/** Whether a request says that it is of somebody signed in; nothing is looked at. */
export const bringsToken = (headers: Headers): boolean => tokensOf(headers).length > 0;

/** Makes the check. */
export const sessionCheck = (secret: string): ((headers: Headers) => Promise<boolean>) => {
  const key = keyOf(secret);
  const isSigned = (token: string): Promise<boolean> =>
    jwtVerify(token, key, { algorithms: ['HS256'] }).then(
      () => true,
      () => false,
    );
  return async (headers) => {
    for (const token of tokensOf(headers)) if (await isSigned(token)) return true;
    return false;
  };
};
