import { randomBytes } from 'node:crypto';

/** What a password must be. Payload would be content with three characters. */
export const shortestPassword = 10;

export const passwordRule = `Please take at least ${shortestPassword} characters; a few words in a row are easy to remember.`;

export const isTooShort = (password: string): boolean => password.trim().length < shortestPassword;

/** For an account whose owner has not chosen one yet: nobody knows it, whoever made the account included. */
export const unknownPassword = (): string => randomBytes(32).toString('base64url');
