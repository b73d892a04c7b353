/**
 * The key by which the api knows the website: only who sends it is believed when it says for which visitor it asks. Made
 * by whichever of the two starts first. For servers only: it reads a file. It is not the secret that signs staff
 * sessions, which the website, the part that faces the internet, must never hold.
 */
import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Says for whom the website asks. */
export const visitorAddressHeader = 'x-visitor-address';
/** Shows that it is the website who asks. */
export const websiteKeyHeader = 'x-website-key';

/** Shorter ones could be guessed. */
const leastLength = 32;

/** Derived from the setting SECRET, which all machines of an installation share; without it, a file in the data folder. */
export const loadWebsiteKey = (dataDir: string, secret: string | undefined): string => {
  if (!secret) return readOrMake(dataDir);
  if (secret.length < leastLength)
    throw new Error(`SECRET must have at least ${leastLength} characters.`);
  return Buffer.from(hkdfSync('sha256', secret, '', 'aangan website key', 32)).toString('hex');
};

/** Whether a header's value is the key, in a time that tells nothing of it. */
export const isWebsiteKey = (given: unknown, key: string): boolean => {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const readOrMake = (dataDir: string): string => {
  const path = join(dataDir, 'website-key');
  const existing = readIfThere(path);
  if (existing) return existing;
  mkdirSync(dataDir, { recursive: true });
  // Written aside and linked: link fails when the name is taken, so the first process wins and no one reads half a file.
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(aside, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(aside, path);
    chmodSync(path, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
  const made = readIfThere(path);
  if (!made)
    throw new Error(`The key in ${path} is too short; delete the file to have a new one made.`);
  return made;
};

const readIfThere = (path: string): string | undefined => {
  try {
    const key = readFileSync(path, 'utf8').trim();
    return key.length >= leastLength ? key : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
