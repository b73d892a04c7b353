/** Text that travels in a page, and the hash by which the content security policy knows it. */
import { createHash } from 'node:crypto';

export type InPage = { text: string; hash: string };

export const inPage = (text: string): InPage => ({
  text,
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
});
