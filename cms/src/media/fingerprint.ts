import { createHash } from 'node:crypto';
import { type MediaRecord, openMediaFile } from './files.ts';

/** The SHA-256 of a public file; nothing if its bytes are not there. */
export const fingerprintOf = async (record: MediaRecord): Promise<string | undefined> => {
  const file = await openMediaFile(record);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of file.read()) hash.update(chunk);
  return hash.digest('hex');
};
