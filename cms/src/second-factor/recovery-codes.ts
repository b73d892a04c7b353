/** Codes on paper, for whoever has no phone at hand; each works once. An account keeps their hashes alone. */
import { createHash, randomInt } from 'node:crypto';

const count = 10;
/** Nothing that looks like something else. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const [groups, groupLength] = [4, 4];

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');

export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode);

/** However it was typed: in small letters, without hyphens. */
const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A code has 78 bits, so no salt and no rounds are needed; and unlike the app's key it outlives a change of the installation's secret. */
export const hashRecoveryCode = (account: number, code: string): string =>
  createHash('sha256')
    .update(`recovery code\n${account}\n${plain(code)}`)
    .digest('base64url');
