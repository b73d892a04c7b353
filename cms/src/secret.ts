/** The secret that signs staff sessions: made once, kept in the data folder, never defaulted. */
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads DATA_DIR/secret, or makes it; two processes that start together end up with the same one. */
export const readSecret = (dataDir: string): string => {
  const path = join(dataDir, 'secret');
  const existing = readIfThere(path);
  if (existing) return existing;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Written aside and linked: link fails when the name is taken, so the first process wins and no one reads half a file.
  const aside = join(dataDir, `secret.${process.pid}.${randomBytes(4).toString('hex')}`);
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
    return secret.length >= 32 ? secret : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
