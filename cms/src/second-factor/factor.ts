/** What an account keeps of its second factor, and what a code does with it: pure, so that the same holds for every way in. */
import { pauseAfter } from '../login/pauses.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { seal, unseal } from './sealed.ts';
import { findStep } from './totp.ts';

export type Factor = {
  /** The app's key, sealed. */
  secret: string;
  /** When it was switched on. */
  since: string;
  /** The half minute whose code was used last: no code is taken twice. */
  step: number;
  /** Hashes of the recovery codes that are left. */
  codes: string[];
  /** Wrong codes in a row, and when the last one came. Here and not in memory: several back offices share one database. */
  wrong: number;
  wrongAt: number;
};

/** As for passwords: five tries, then a minute, two, four … up to an hour; only a right one begins anew. */
const pauses = { free: 5, first: 60_000, longest: 3600_000 };

const purposeOf = (account: number): string => `second factor\n${account}`;

const isFactor = (stored: unknown): stored is Factor =>
  typeof stored === 'object' &&
  stored !== null &&
  typeof (stored as Factor).secret === 'string' &&
  Array.isArray((stored as Factor).codes);

/** As the database has it; undefined where there is none. */
export const toFactor = (stored: unknown): Factor | undefined =>
  isFactor(stored) ? stored : undefined;

/** The words of the list of accounts. */
export const factorWords = { on: 'On', off: 'Off' } as const;

export const factorWordOf = (stored: unknown): string =>
  toFactor(stored) ? factorWords.on : factorWords.off;

type Owner = { id: number; secret: string };

/** A new one, and its recovery codes, which are shown this once; `step` is the one by which the app has proved that it has the key. */
export const makeFactor = (
  { id, secret }: Owner,
  key: Buffer,
  step: number,
  now: number,
): { factor: Factor; codes: string[] } => {
  const codes = newRecoveryCodes();
  const factor = {
    secret: seal(secret, purposeOf(id), key),
    since: new Date(now).toISOString(),
    step,
    codes: codes.map((code) => hashRecoveryCode(id, code)),
    wrong: 0,
    wrongAt: 0,
  };
  return { factor, codes };
};

/** The same with new recovery codes; the old ones are dead. */
export const withNewCodes = (
  account: number,
  factor: Factor,
): { factor: Factor; codes: string[] } => {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(account, code));
  return { factor: { ...factor, codes: hashes }, codes };
};

export type Outcome =
  | { kind: 'wait'; wait: number }
  | { kind: 'wrong'; factor: Factor; wait: number }
  /** The app's key was sealed with another secret: its codes cannot be checked. */
  | { kind: 'unreadable' }
  | { kind: 'right'; factor: Factor; by: 'app' | 'recovery' };

/** Digits as a keyboard in Hindi types them are digits, too. */
const toDigits = (given: string): string =>
  given.replace(/\s/g, '').replace(/[०-९]/g, (sign) => String(sign.charCodeAt(0) - 0x966));

const pauseLeft = ({ wrong, wrongAt }: Factor, now: number): number =>
  Math.max(0, wrongAt + pauseAfter(wrong, pauses) - now);

/** What comes of a code: `factor` is what is to be stored after it. */
export const tryCode = (
  { id, secret }: Owner,
  factor: Factor,
  given: string,
  now: number,
): Outcome => {
  const wait = pauseLeft(factor, now);
  if (wait > 0) return { kind: 'wait', wait };
  const right = { ...factor, wrong: 0, wrongAt: 0 };
  const digits = toDigits(given);
  if (/^\d{6}$/.test(digits)) {
    const key = unseal(secret, purposeOf(id), factor.secret);
    if (!key) return { kind: 'unreadable' };
    const step = findStep(key, digits, now, factor.step);
    if (step !== undefined) return { kind: 'right', factor: { ...right, step }, by: 'app' };
  } else {
    const hash = hashRecoveryCode(id, given);
    const codes = factor.codes.filter((one) => one !== hash);
    if (codes.length < factor.codes.length)
      return { kind: 'right', factor: { ...right, codes }, by: 'recovery' };
  }
  const counted = { ...factor, wrong: factor.wrong + 1, wrongAt: now };
  return { kind: 'wrong', factor: counted, wait: pauseLeft(counted, now) };
};
