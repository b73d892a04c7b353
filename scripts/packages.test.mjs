// What `npm run packages` makes of a registry's words; npm is the real one, the registry a local one that knows one package.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { toOutdated } from './packages/npm-reports.mjs';

const program = fileURLToPath(new URL('packages.mjs', import.meta.url));

/**
 * @param {Record<string, unknown>} answers by address; everything else is not found
 * @param {import('node:test').TestContext} t
 */
const startRegistry = async (answers, t) => {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
};

/**
 * @param {string[]} args
 * @param {string} [registry]
 * @returns {Promise<{ code: unknown, output: string }>}
 */
const run = (args, registry) =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      npm_config_registry: registry,
      npm_config_cache: cache,
      npm_config_fetch_retries: '0',
    };
    execFile(process.execPath, [program, ...args], { env }, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output: output + errors }),
    );
  });

// npm remembers what it was told of an advisory.
const cache = await mkdtemp(path.join(os.tmpdir(), 'aangan-npm-'));
after(() => rm(cache, { recursive: true, force: true }));

const bulk = '/-/npm/v1/security/advisories/bulk';
/** @param {string} severity */
const withAdvisory = (severity) => ({
  [bulk]: {
    'lru-cache': [
      {
        id: severity.length,
        url: 'https://advisories.example/1',
        title: 'Keeps too much',
        severity,
        vulnerable_versions: '*',
      },
    ],
  },
  '/lru-cache': {
    name: 'lru-cache',
    'dist-tags': { latest: '11.0.0' },
    versions: { '11.0.0': { name: 'lru-cache', version: '11.0.0' } },
  },
});

for (const [severity, code] of /** @type {const} */ ([
  ['critical', 1],
  ['low', 0],
]))
  test(`a ${severity} advisory is named, and the command ends with ${code}`, async (t) => {
    const ended = await run([], await startRegistry(withAdvisory(severity), t));
    assert.match(
      ended.output,
      new RegExp(`^${severity}: lru-cache: Keeps too much \\(https://advisories.example/1\\)`, 'm'),
    );
    assert.equal(ended.code, code);
  });

test('no advisory at all is good news; a registry that tells of none is not', async (t) => {
  const without = await run([], await startRegistry({ [bulk]: {} }, t));
  assert.equal(without.code, 0, without.output);
  const silent = await run([], await startRegistry({}, t));
  assert.match(silent.output, /told of no advisories/);
  assert.equal(silent.code, 2);
});

test('a flag that is not known is refused, and --help says how it ends', async () => {
  assert.deepEqual((await run(['--hlep'])).code, 1);
  assert.match((await run(['--help'])).output, /^ {2}2 {2}the registry told of no advisories/m);
});

test('only what is older than the latest is outdated', () => {
  assert.deepEqual(
    toOutdated({
      one: { current: '1.9.0', latest: '1.10.0' },
      ahead: { current: '2.1.0', latest: '2.0.9' },
      twice: [
        { current: '3.0.0', latest: '4.0.0' },
        { current: '3.0.0', latest: '4.0.0' },
      ],
      absent: { latest: '1.0.0' },
    }),
    [
      { name: 'one', current: '1.9.0', latest: '1.10.0' },
      { name: 'twice', current: '3.0.0', latest: '4.0.0' },
    ],
  );
  assert.equal(toOutdated({ error: { code: 'E404' } }), undefined);
});
