/**
 * The path under which a found transfer certificate can be fetched for ten minutes. It is a sealed note (AES-256-GCM) that
 * names the certificate and the hour of its death, so nothing is stored, every api process can open it, and nobody
 * can make, change or read one without the installation's secret.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../allowance.ts';
import { tcPathLifetime } from '../limits/limits.ts';

const prefix = 'tc/';
const ivLength = 12;
const tagLength = 16;

const note = z.tuple([z.number(), z.union([z.number(), z.string()])]);

export type TcPaths = {
  /** A path for a certificate, alive for ten minutes. */
  issue: (certificate: number | string) => string;
  /** The certificate that a living path names; null for any other path. */
  open: (path: string) => number | string | null;
};

/** Whether a path can only be that of a transfer certificate. */
export const isTcPath = (path: string): boolean => path.startsWith(prefix);

/** Makes and opens paths with a key of their own, derived from the installation's secret. */
export const tcPaths = (secret: string, clock: Clock): TcPaths => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'aangan transfer certificate path', 32));

  const issue = (certificate: number | string): string => {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const text = JSON.stringify([clock() + tcPathLifetime, certificate]);
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
    return prefix + Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
  };

  const open = (path: string): number | string | null => {
    if (!isTcPath(path)) return null;
    const written = path.slice(prefix.length);
    const sealed = Buffer.from(written, 'base64url');
    // Base64 has several spellings of the same bytes; only the issued one is a path.
    if (sealed.length <= ivLength + tagLength || sealed.toString('base64url') !== written)
      return null;
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivLength), {
      authTagLength: tagLength,
    });
    decipher.setAuthTag(sealed.subarray(-tagLength));
    try {
      const text = Buffer.concat([
        decipher.update(sealed.subarray(ivLength, -tagLength)),
        decipher.final(),
      ]).toString('utf8');
      const [diesAt, certificate] = note.parse(JSON.parse(text));
      return clock() < diesAt ? certificate : null;
    } catch {
      // A forged note fails its tag; it is answered like any unknown path.
      return null;
    }
  };

  return { issue, open };
};
