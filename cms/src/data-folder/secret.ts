/** Secrets: derived from the setting SECRET, or in the data folder, made once, never defaulted, readable by this user alone. */
import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { leastKeyLength, websiteKeyFile, websiteKeyPurpose } from '@aangan/contract/website-key.ts';

/** The secret that signs staff sessions and links: the same on every machine that has the same SECRET. */
export const readSecret = (dataDir: string, shared: string | undefined): string =>
  shared ? derive(shared, 'aangan staff sessions') : readOrMake(join(dataDir, 'secret'));

/** The key that the website shows. */
export const readWebsiteKey = (dataDir: string, shared: string | undefined): string =>
  shared ? derive(shared, websiteKeyPurpose) : readOrMake(join(dataDir, websiteKeyFile));

/** One purpose's secret tells nothing of another's. */
const derive = (shared: string, purpose: string): string => {
  if (shared.length < leastKeyLength)
    throw new Error(`SECRET must have at least ${leastKeyLength} characters.`);
  return Buffer.from(hkdfSync('sha256', shared, '', purpose, 32)).toString('hex');
};

/** Whether what somebody sent is the key, in a time that tells nothing of it. */
export const isKey = (given: unknown, key: string): boolean => {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Reads a secret, or makes it; two processes that start together end up with the same one. */
const readOrMake = (path: string): string => {
  const existing = readIfThere(path);
  if (existing) return existing;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
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
    throw new Error(`The secret in ${path} is too short; delete the file to have a new one made.`);
  return made;
};

const readIfThere = (path: string): string | undefined => {
  try {
    const secret = readFileSync(path, 'utf8').trim();
    return secret.length >= leastKeyLength ? secret : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
