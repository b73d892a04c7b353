import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { keepDataPrivate } from './private-data.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('what is there and what is made from now on is for this user alone', () => {
  const before = process.umask();
  const folder = mkdtempSync(join(tmpdir(), 'aangan-private-'));
  chmodSync(folder, 0o755);
  const database = join(folder, 'aangan.db');
  writeFileSync(database, '');
  chmodSync(database, 0o644);
  mkdirSync(join(folder, 'private'));
  chmodSync(join(folder, 'private'), 0o755);

  keepDataPrivate(folder);
  assert.equal(modeOf(database), 0o600);
  assert.equal(modeOf(join(folder, 'private')), 0o700);
  assert.equal(modeOf(folder), 0o755, 'a folder that was there may be shared with others');
  writeFileSync(join(folder, 'new'), '');
  mkdirSync(join(folder, 'media'));
  assert.equal(modeOf(join(folder, 'new')), 0o600);
  assert.equal(modeOf(join(folder, 'media')), 0o700);

  writeFileSync(join(folder, 'secret'), '');
  keepDataPrivate(folder);
  assert.equal(modeOf(folder), 0o700, 'one that an earlier release of ours has used is closed');

  process.umask(before);
  rmSync(folder, { recursive: true });
});
