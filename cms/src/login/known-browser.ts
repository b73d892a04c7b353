/**
 * A browser in which an account was signed in to before. It keeps a cookie that only this installation can make, for that
 * account and its present password alone; it opens nothing, but its tries are counted apart from those of others who share its address: thirty
 * colleagues behind one line, or a stranger in the school's own network.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { settings } from '../settings.ts';

const longest = 400 * 24 * 60 * 60;

const hash = (secret: string, words: string): string =>
  createHmac('sha256', secret).update(words).digest('base64url').slice(0, 22);

/** One cookie an account, so that two who share a computer do not take it from each other. */
const cookieName = (secret: string, email: string): string =>
  `aangan-browser-${hash(secret, `browser's cookie\n${email}`).slice(0, 8)}`;

/** `salt` is the password's: with a new password it is another, and nobody who knew the old one is known any more. */
export type Account = { email: string; salt: string };

const signed = (secret: string, { email, salt }: Account, id: string): string =>
  `${id}.${hash(secret, `known browser\n${email}\n${salt}\n${id}`)}`;

/** The browser's own number, if its cookie is one that we made for this account. */
export const browserOf = (
  secret: string,
  account: Account,
  cookies: string | null,
): string | undefined => {
  const name = `${cookieName(secret, account.email)}=`;
  const value = cookies
    ?.split('; ')
    .find((cookie) => cookie.startsWith(name))
    ?.slice(name.length);
  const [id = ''] = value?.split('.') ?? [];
  const [given, right] = [Buffer.from(value ?? ''), Buffer.from(signed(secret, account, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
};

/** The header that makes a browser known for an account; one that is known keeps its number. */
export const browserCookie = (
  secret: string,
  account: Account,
  id = randomBytes(12).toString('base64url'),
): string => {
  const isSecure = settings.adminUrl?.startsWith('https:') ?? false;
  return [
    `${cookieName(secret, account.email)}=${signed(secret, account, id)}`,
    `Max-Age=${longest}`,
    'Path=/api/staff/login',
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
};
