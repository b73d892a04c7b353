/** What only this installation can read: encrypted and authenticated with a key that is derived from its secret (AES-256-GCM). */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'aangan second factor', 32));

/** `purpose` is bound to it: what was sealed for one account is not opened for another. */
export const seal = (secret: string, purpose: string, plain: Buffer): string => {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([sealing.update(plain), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url');
};

/** What was sealed; undefined if it was for another purpose, by another secret, or was changed. */
export const unseal = (secret: string, purpose: string, sealed: string): Buffer | undefined => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= nonceBytes + tagBytes) return undefined;
  const [nonce, tag] = [
    bytes.subarray(0, nonceBytes),
    bytes.subarray(nonceBytes, nonceBytes + tagBytes),
  ];
  const opening = createDecipheriv(cipher, keyOf(secret), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(tag);
  try {
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
  } catch {
    return undefined;
  }
};
