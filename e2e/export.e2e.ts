/** A school moves from one installation to another, as two operators do it: its website is the same. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { comparePages } from '../cms/src/backup/rehearsal/compare-pages.ts';
import { cleanEnvironment, runToEnd } from './prepared-data.ts';
import { type Product, startProduct } from './product.ts';

const folder = await mkdtemp(join(tmpdir(), 'aangan-export-e2e-'));
const running: Product[] = [await startProduct()];
after(async () => {
  for (const product of running) await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const installationOf = ({ siteUrl, apiUrl }: Product) => ({ siteUrl, apiUrl, named: siteUrl });

test('promise 12.17: exported while it runs and imported elsewhere, every page of the demo school is the same to the byte', async () => {
  const [original] = running as [Product];
  const [school, data] = [join(folder, 'school'), join(folder, 'data')];
  const on = (dataDir: string) => ({ ...cleanEnvironment(), DATA_DIR: dataDir });
  await runToEnd(['cms/src/export/main.ts', 'NJMS', school, '--private'], on(original.dataDir));
  await runToEnd(['cms/src/import/main.ts', school], on(data));
  const copy = await startProduct({ copyOf: data });
  running.push(copy);
  const results = [];
  for await (const result of comparePages(installationOf(copy), installationOf(original)))
    results.push(result);
  const [{ code, pages, failed, different }] = results as [(typeof results)[number]];
  assert.deepEqual([results.length, code, failed, different], [1, 'NJMS', [], []]);
  assert.ok(pages > 80);
});
