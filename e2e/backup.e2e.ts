/** Backups of the product as it runs, rehearsed as an operator does. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { run } from '../scripts/processes/children.mjs';
import { pinnedNode } from '../scripts/setup/install.mjs';
import { cleanEnvironment, root } from './prepared-data.ts';
import { type Product, startProduct } from './product.ts';

const folder = await mkdtemp(join(tmpdir(), 'aangan-backup-e2e-'));
const product = await startProduct();
after(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const runOn = async ({ dataDir, siteUrl, apiUrl }: Product, program: string, args: string[]) => {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  const { code } = await run(pinnedNode(root), [`cms/src/backup/${program}`, ...args], {
    cwd: root,
    env: {
      ...cleanEnvironment(),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: new URL(siteUrl).port,
      API_HOST: '127.0.0.1',
      API_PORT: new URL(apiUrl).port,
      // What it makes is looked for there.
      TMPDIR: folder,
    },
    onOutput: keep,
    onError: keep,
  });
  return { code, said: lines.join('\n') };
};

const file = join(folder, 'backup.tar');

test('a rehearsal finds every page of every school equal, and one that was changed behind the product’s back', async () => {
  const taken = await runOn(product, 'backup-command.ts', [file]);
  assert.equal(taken.code, 0, taken.said);
  const good = await runOn(product, 'restore-command.ts', [file, '--rehearse']);
  assert.equal(good.code, 0, good.said);
  for (const code of ['NJMS', 'SVNK'])
    assert.match(
      good.said,
      new RegExp(
        `^good {2}${code}: \\d\\d+ pages restored; every byte equals the original’s$`,
        'm',
      ),
    );

  // Beneath the product, which therefore tells of no change: as a restore that lost one would look.
  const database = new DatabaseSync(join(product.dataDir, 'aangan.db'));
  database.exec('pragma busy_timeout = 15000');
  database.exec("update news set title = title || ' (other)'");
  database.close();
  await rm(join(product.dataDir, 'site'), { recursive: true, force: true });
  await product.restartSite();
  const bad = await runOn(product, 'restore-command.ts', [file, '--rehearse']);
  assert.equal(bad.code, 1, bad.said);
  assert.match(bad.said, /^BAD {3}NJMS: .* differ: .*though nothing was published since/m);
  assert.deepEqual(await readdir(folder), ['backup.tar'], 'the copies are removed');
});
