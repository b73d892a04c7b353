/**
 * Says what the config asks of the database that no migration makes yet: a line each, nothing if there is nothing.
 * `npm run dev` runs it whenever the source of the back office changes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeDifference } from './schema-difference.ts';

// The config wants a data folder for its secret; nothing of it is kept.
const folder = mkdtempSync(join(tmpdir(), 'aangan-pending-'));
process.env.DATA_DIR = folder;
// Otherwise Payload would write types, and listen to Next for changes.
Object.assign(process.env, { NODE_ENV: 'production' });
try {
  const { readSchemas } = await import('./schema.ts');
  const { migrated, wanted } = await readSchemas();
  for (const line of describeDifference(migrated, wanted)) console.log(line);
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(0);
