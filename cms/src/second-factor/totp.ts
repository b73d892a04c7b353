/** Codes that change every half minute, as authenticator apps make them: RFC 6238 with SHA-1, 30 seconds and six digits, which all apps know. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const period = 30_000;
const digits = 6;
/** How many half minutes a phone's clock may be wrong, each way. */
const tolerance = 1;
/** As long as SHA-1's result, as RFC 4226 recommends. */
const secretBytes = 20;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: 20 bytes need none. */
export const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
};

export const newSecret = (): Buffer => randomBytes(secretBytes);

/** The half minute that a moment lies in, counted as the RFC does. */
export const stepAt = (now: number): number => Math.floor(now / period);

/** The code of one half minute (RFC 4226). */
export const codeOf = (secret: Buffer, step: number, length = digits): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The half minute that a code is of, among those around now and after the one whose code was used last; undefined if of none. */
export const findStep = (
  secret: Buffer,
  code: string,
  now: number,
  lastUsed: number,
): number | undefined =>
  Array.from({ length: 2 * tolerance + 1 }, (_, index) => stepAt(now) - tolerance + index)
    .filter((step) => step > lastUsed)
    .find((step) => isSame(code, codeOf(secret, step)));

/** What the QR code says to an app: the key, and under which name it is listed there. */
export const toUri = (secret: Buffer, issuer: string, account: string): string => {
  // A colon divides the two names in the app.
  const name = issuer.replaceAll(':', ' ');
  const query = new URLSearchParams({ secret: toBase32(secret), issuer: name });
  // Some apps show a plus where a space was meant.
  return `otpauth://totp/${encodeURIComponent(name)}:${encodeURIComponent(account)}?${query.toString().replaceAll('+', '%20')}`;
};
