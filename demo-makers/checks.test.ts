/** Types and lint of this folder, which those of the product leave out. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const tools = { types: ['typescript/bin/tsc', '-p', '.'], lint: ['@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'] };

for (const [name, [file = '', ...args]] of Object.entries(tools))
  test(name, () => {
    const tool = fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], { cwd: import.meta.dirname, encoding: 'utf8' });
    assert.equal(status, 0, `${stdout}${stderr}`);
  });
