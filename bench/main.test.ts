import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

test('a measurement that is not there is refused before anything is built or started', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'main.ts'), 'speed', 'wight'],
    { encoding: 'utf8' },
  );
  assert.equal(status, 1);
  assert.equal(stdout, '');
  assert.match(
    stderr,
    /"wight"[\s\S]*measurements: speed, cold, weight, lighthouse, backup, photos/,
  );
});
