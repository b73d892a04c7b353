/** What `npm run dev` tells a developer who has added a field: that the tables lack it, and nothing else. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { describeDifference } from '../src/tools/schema-difference.ts';

const folder = mkdtempSync(join(tmpdir(), 'aangan-pending-'));
after(() => rmSync(folder, { recursive: true }));
// As the tool itself: no database is opened, only its kind is read from the address.
Object.assign(process.env, {
  DATA_DIR: folder,
  DATABASE_URL: process.env.TEST_DATABASE_URL ?? '',
  NODE_ENV: 'production',
});

test('the config is compared with the newest migration, column by column', async () => {
  const { readSchemas } = await import('../src/tools/schema.ts');
  const { migrated, wanted } = await readSchemas();
  assert.deepEqual(describeDifference(migrated, wanted), []);
  const news = Object.values(wanted.tables).find(({ name }) => name === 'news');
  assert.ok(news);
  news.columns.subtitle = { ...(news.columns.title as object), name: 'subtitle' };
  assert.deepEqual(describeDifference(migrated, wanted), ['news: new column "subtitle"']);
});

test('the order of the collections changes no table: one can be put anywhere in the list', async () => {
  const { readReversed, readSchemas } = await import('../src/tools/schema.ts');
  const { wanted } = await readSchemas();
  const reversed = await readReversed();
  assert.deepEqual(describeDifference(wanted, reversed), []);
});
