// For the tests of start and test: the real scripts in a folder where everything else is fake: an npm that installs only the
// Node that runs the tests, servers that do nothing but answer, and builds that only count how often they ran.

import { spawn } from 'node:child_process';
import { appendFile, chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePorts } from '../processes/free-ports.mjs';

const server = (/** @type {string} */ portFrom) => `
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import http from 'node:http';
// A worker, which must not be left behind either.
const worker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
appendFileSync('pids', process.pid + '\\n' + worker.pid + '\\n');
http.createServer((request, response) => {
  if (request.url === '/die') process.exit(9);
  console.log('access', request.url);
  response.end(JSON.stringify({ pid: process.pid, env: process.env }));
}).listen(${portFrom});
`;

/** @type {Record<string, string>} */
const files = {
  'package.json': '{ "type": "module", "workspaces": ["cms", "site"] }',
  'package-lock.json': '{}',
  'cms/package.json': '{ "type": "module" }',
  'site/package.json': '{ "type": "module" }',
  'cms/src/prepare.ts': `console.log('The fake database is ready', ...process.argv.slice(2));`,
  'cms/src/backup/backup-command.ts': `
    import { mkdirSync, writeFileSync } from 'node:fs';
    const { BACKUP_DIR, BACKUP_KEEP, DATA_DIR } = process.env;
    mkdirSync(BACKUP_DIR, { recursive: true });
    writeFileSync(BACKUP_DIR + '/taken', BACKUP_KEEP);
    const good = { taken: new Date().toISOString(), file: BACKUP_DIR + '/taken' };
    writeFileSync(DATA_DIR + '/last-backup.json', JSON.stringify({ good }));`,
  // What the fake collection asks for, and no fake migration makes.
  'cms/src/tools/pending-changes.ts': `
    import { existsSync, readFileSync } from 'node:fs';
    if (!existsSync('cms/src/migrations/sqlite/first.ts'))
      process.stdout.write(readFileSync('cms/src/collections/news.ts', 'utf8'));`,
  'cms/src/collections/news.ts': '',
  'contract/src/collections.ts': '',
  'cms/src/migrations/sqlite/.keep': '',
  'cms/src/api/main.ts': server('process.env.API_PORT'),
  'site/src/main.ts': server('process.env.PORT'),
  'site/build.ts': `
    import { appendFileSync, cpSync } from 'node:fs';
    appendFileSync('did', 'build site\\n');
    cpSync('site/package.json', 'site/dist/client/.vite/manifest.json');
    cpSync('site/src/main.ts', 'site/dist/server/main.js');
    // A builder that watches is told of a change by the test itself.
    if (process.argv.includes('--watch')) setInterval(() => {}, 1000);`,
  'cms/src/admin-server/main.ts': server('process.env.ADMIN_PORT'),
  'next.mjs': `
    import { appendFileSync, mkdirSync } from 'node:fs';
    appendFileSync('did', 'build admin\\n');
    mkdirSync('cms/.next', { recursive: true });`,
  // Stands for the compiler and the linter, and notes what it was asked to check.
  'checker.mjs': `
    import { appendFileSync } from 'node:fs';
    import { basename } from 'node:path';
    const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
    appendFileSync('did', [basename(process.argv[1]), ...args].join(' ') + '\\n');`,
  'bin/npm': `#!/bin/sh
    echo "npm $1" >> did
    mkdir -p node_modules/node/bin node_modules/next/dist/bin node_modules/typescript/bin node_modules/@biomejs/biome/bin
    ln -sf '${process.execPath}' node_modules/node/bin/node
    cp next.mjs node_modules/next/dist/bin/next
    cp checker.mjs node_modules/typescript/bin/tsc
    cp checker.mjs node_modules/@biomejs/biome/bin/biome
    for package in next typescript @biomejs/biome; do echo '{ "type": "module" }' > node_modules/$package/package.json; done
    echo '{}' > node_modules/.package-lock.json`,
};

/** Makes a fake product on three free ports. */
export async function makeFakeProduct() {
  const root = await mkdtemp(path.join(os.tmpdir(), 'aangan-fake-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  await chmod(path.join(root, 'bin/npm'), 0o755);
  const scripts = fileURLToPath(new URL('..', import.meta.url));
  await cp(scripts, path.join(root, 'scripts'), {
    recursive: true,
    filter: (file) => !file.endsWith('.test.mjs'),
  });

  const [PORT, ADMIN_PORT, API_PORT] = await findFreePorts(3);
  /** @type {Record<string, string | undefined>} */
  const env = {
    ...process.env,
    PORT: String(PORT),
    ADMIN_PORT: String(ADMIN_PORT),
    API_PORT: String(API_PORT),
    HOST: '127.0.0.1',
    PATH: `${path.join(root, 'bin')}:${process.env.PATH}`,
    DATA_DIR: undefined,
    npm_execpath: undefined,
    npm_lifecycle_event: undefined,
    NODE_TEST_CONTEXT: undefined,
  };

  return {
    root,
    env,
    siteUrl: `http://127.0.0.1:${PORT}`,
    apiUrl: `http://127.0.0.1:${API_PORT}`,
    adminUrl: `http://127.0.0.1:${ADMIN_PORT}`,
    /**
     * Runs one of the scripts.
     * @param {string} script
     * @param {Record<string, string | undefined>} [extra]
     * @param {string[]} [args]
     */
    run: (script, extra = {}, args = []) =>
      watch(process.execPath, [path.join(root, 'scripts', script), ...args], { ...env, ...extra }),
    /** What the fake npm and builders did since the last time. */
    async did() {
      const text = await readFile(path.join(root, 'did'), 'utf8').catch(() => '');
      await rm(path.join(root, 'did'), { force: true });
      return text.split('\n').filter(Boolean).sort();
    },
    /** Every server that was ever started here, and its worker. */
    async pids() {
      const text = await readFile(path.join(root, 'pids'), 'utf8').catch(() => '');
      return text.split('\n').filter(Boolean).map(Number);
    },
    /**
     * @param {string} file
     * @param {string} text
     */
    append: (file, text) => appendFile(path.join(root, file), text),
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 */
function watch(command, args, env) {
  const child = spawn(command, args, {
    env: /** @type {NodeJS.ProcessEnv} */ (env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  /** @type {Set<() => void>} */
  const onOutput = new Set();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      for (const tell of onOutput) tell();
    });
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    child,
    ended,
    output: () => output,
    /**
     * Waits until its output holds something.
     * @param {RegExp} pattern
     */
    until(pattern) {
      return new Promise((resolve, reject) => {
        const look = () => {
          if (!pattern.test(output)) return;
          onOutput.delete(look);
          resolve(output);
        };
        onOutput.add(look);
        look();
        ended.then((code) => reject(new Error(`Ended with ${code} before ${pattern}:\n${output}`)));
      });
    },
  };
}
