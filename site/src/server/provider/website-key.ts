/** The key that shows the provider that it is the website who asks; without it, the provider counts all visitors as one. */
import { hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leastKeyLength, websiteKeyFile, websiteKeyPurpose } from '@aangan/contract/website-key.ts';
import { log } from '../process/log.ts';

/** While there is no file, it is looked for this often. */
const lookAgainAfter = 1000;

const derived = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', websiteKeyPurpose, 32)).toString('hex');

const readIfThere = (file: string): string | undefined => {
  try {
    const key = readFileSync(file, 'utf8').trim();
    return key.length >= leastKeyLength ? key : undefined;
  } catch {
    return undefined; // The api makes it, and may not have started yet.
  }
};

/** Gives a function that gives the key: derived from the setting SECRET where there is one, else from the api's file. */
export const findWebsiteKey = (
  dataDir: string,
  secret: string | undefined,
): (() => string | undefined) => {
  let key = secret ? derived(secret) : undefined;
  let lookedAt = 0;
  return () => {
    if (key !== undefined || Date.now() - lookedAt < lookAgainAfter) return key;
    const isFirst = lookedAt === 0;
    lookedAt = Date.now();
    key = readIfThere(join(dataDir, websiteKeyFile));
    if (key === undefined && isFirst) log('no-website-key');
    return key;
  };
};
