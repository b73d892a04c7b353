import { fileURLToPath } from 'node:url';

/** The name of the lock that is held while migrations are written, so that no half-written one is run. */
export const migrationLock = `${fileURLToPath(new URL('../..', import.meta.url))} migration`;
