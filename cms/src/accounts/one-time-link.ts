/**
 * A link that lets one person choose a password, once. The token is in the link alone; the account keeps its hash, so
 * nobody who reads the database or a backup can make the link from it.
 */
import { createHash, randomBytes } from 'node:crypto';

const hour = 3600_000;

/** How long a link works. An invitation may lie over a weekend; a lost password is wanted today, by hand or by mail. */
export const linkKinds = { invitation: 72 * hour, password: 24 * hour, mailed: 24 * hour } as const;
export type LinkKind = keyof typeof linkKinds;

const bytes = 24;
const tokenPattern = /^[\w-]{32}$/;

export const newToken = (): string => randomBytes(bytes).toString('base64url');

/** Whether it can be a token at all; what cannot is not looked for. */
export const isToken = (given: string): boolean => tokenPattern.test(given);

/** What is kept of a token. It has 192 bits, so no salt and no rounds are needed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Where the link leads, in the back office. */
export const linkFolder = '/account/';
export const linkPath = (token: string): string => `${linkFolder}${token}`;

/** What an account has while no link leads to it. */
export const noLink = { linkHash: null, linkUntil: null, linkKind: null } as const;
