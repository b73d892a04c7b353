import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const cms = fileURLToPath(new URL('../../cms', import.meta.url));
const quickImports = path.join(import.meta.dirname, 'quick-imports.mjs');
const listModules = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import(process.argv[1]);
  console.log(JSON.stringify(loaded.sort()));
`;

/** @param {string[]} flags */
async function loadedWith(flags) {
  const args = [...flags, '--input-type=module', '-e', listModules, '@payloadcms/db-sqlite'];
  const options = { cwd: cms, maxBuffer: 16 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  return /** @type {string[]} */ (JSON.parse(stdout));
}

test('the same modules are loaded with it as without it', async () => {
  const without = await loadedWith([]);
  assert.ok(without.filter((url) => url.includes('/drizzle-orm/')).length > 50);
  assert.deepEqual(await loadedWith(['--import', quickImports]), without);
});
