/** Writes payload-types.ts and the back office's import map from the config: `npm run generate -w cms`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';

// The config wants a data folder for its secret; nothing of it is kept.
const folder = mkdtempSync(join(tmpdir(), 'aangan-generate-'));
process.env.DATA_DIR = folder;
try {
  const { default: config } = await import('../payload.config.ts');
  await generateTypes(await config);
  await generateImportMap(await config, { force: true, log: true });
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(0);
