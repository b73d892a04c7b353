/**
 * The code without which nobody makes the first account. `npm start` makes it while there is no account, keeps it in the
 * data folder and prints it; once the first account stands, it is gone.
 */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Nothing that looks like something else. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const placeOf = (dataDir: string): string => join(dataDir, 'setup-code');

const newCode = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');

/** The code that waits to be used, if there is one. */
export const readSetupCode = (dataDir: string): string | undefined => {
  try {
    return readFileSync(placeOf(dataDir), 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Makes the code, unless there is one; two processes that start together end up with the same. */
export const makeSetupCode = (dataDir: string): void => {
  if (readSetupCode(dataDir)) return;
  mkdirSync(dataDir, { recursive: true });
  // Written aside and linked, as the secret is: nobody reads half of it, and the first process wins.
  const aside = `${placeOf(dataDir)}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(aside, `${newCode()}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(aside, placeOf(dataDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
};

export const removeSetupCode = (dataDir: string): void => rmSync(placeOf(dataDir), { force: true });

const digest = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest();

/** Whether this is the code, however it was typed; never when there is none. */
export const isSetupCode = (dataDir: string, given: unknown): boolean => {
  const code = readSetupCode(dataDir);
  return (
    code !== undefined && typeof given === 'string' && timingSafeEqual(digest(code), digest(given))
  );
};
