/** The mark of an upgrade that is changing the tables, or was broken off at it: nothing may start on half of a change. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const unfinishedUpgradeFile = 'upgrade-unfinished';

const schema = z.object({
  /** The backup that was taken before. */
  file: z.string(),
});

/** Whole or not at all: what cannot be read would keep everything from starting, the way back included. */
export const markUpgrade = (dataDir: string, file: string): void => {
  const aside = join(dataDir, `${unfinishedUpgradeFile}.part`);
  writeFileSync(aside, `${JSON.stringify({ file })}\n`, { mode: 0o600, flush: true });
  renameSync(aside, join(dataDir, unfinishedUpgradeFile));
};

/** The backup of an upgrade that was broken off; undefined when none was. */
export const readUpgradeMark = (dataDir: string): string | undefined => {
  const path = join(dataDir, unfinishedUpgradeFile);
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))).file : undefined;
};

export const unmarkUpgrade = (dataDir: string): void =>
  rmSync(join(dataDir, unfinishedUpgradeFile), { force: true });
