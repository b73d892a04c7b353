import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { adminBuild, siteBuild } from './builds.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

// A missing file counts as an empty one, so a name that leads nowhere would never make a build stale.
for (const { title, inputs, leftOut } of [siteBuild, adminBuild])
  test(`${title}: every file and folder that is named is there`, () => {
    const missing = [...inputs, ...leftOut].filter((name) => !existsSync(path.join(root, name)));
    assert.deepEqual(missing, []);
  });
