/** What the last upgrade was, kept in the data folder: for `npm run upgrade -- --back`. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const lastUpgradeFile = 'last-upgrade.json';

const schema = z.object({
  /** The backup that was taken before it, and the moment that this holds. */
  file: z.string(),
  taken: z.iso.datetime(),
});
export type LastUpgrade = z.infer<typeof schema>;

/** Undefined when there was none. */
export const readLastUpgrade = (dataDir: string): LastUpgrade | undefined => {
  try {
    return schema.parse(JSON.parse(readFileSync(join(dataDir, lastUpgradeFile), 'utf8')));
  } catch {
    return undefined;
  }
};

export const noteUpgrade = (dataDir: string, last: LastUpgrade): void => {
  const aside = join(dataDir, `${lastUpgradeFile}.part`);
  writeFileSync(aside, `${JSON.stringify(last)}\n`, { mode: 0o600 });
  renameSync(aside, join(dataDir, lastUpgradeFile));
};

export const forgetUpgrade = (dataDir: string): void =>
  rmSync(join(dataDir, lastUpgradeFile), { force: true });
