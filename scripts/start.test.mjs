import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { makeToyProduct } from './toy-product.mjs';

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** @param {() => Promise<number[]>} pids */
async function assertNoneLeft(pids) {
  const all = await pids();
  assert.ok(all.length > 0);
  for (let tries = 0; tries < 100 && all.some(isAlive); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  assert.deepEqual(all.filter(isAlive), []);
}

const bothUp = /Website: +http[\s\S]*Back office: +http|Back office: +http[\s\S]*Website: +http/;

describe('from nothing to a running product, and back', () => {
  /** @type {Awaited<ReturnType<typeof makeToyProduct>>} */
  let toy;
  before(async () => {
    toy = await makeToyProduct();
  });
  after(() => toy.remove());

  test('the first start installs and builds, and tells where to look, the website first', async () => {
    const run = toy.run('start.mjs');
    const output = await run.until(bothUp);
    assert.match(output, /Installing packages: done[\s\S]*The toy database is ready[\s\S]*Website/);
    assert.match(
      output,
      /Website: +http:\/\/localhost:\d+\n[\s\S]*Back office: +http:\/\/localhost:\d+\/admin\n/,
    );
    assert.deepEqual(await toy.did(), ['build admin', 'build site', 'npm ci']);
    const { env } = await (await fetch(toy.siteUrl)).json();
    assert.equal(env.PROVIDER_URL, toy.apiUrl);
    assert.equal(env.DATA_DIR, path.join(toy.root, 'data'));
    assert.equal(env.NODE_ENV, 'production');

    run.child.kill('SIGINT');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(toy.pids);
  });

  test('the second start has nothing to do, and SIGTERM ends it as well', async () => {
    const run = toy.run('start.mjs');
    await run.until(bothUp);
    assert.deepEqual(await toy.did(), []);
    run.child.kill('SIGTERM');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(toy.pids);
  });

  test('what has changed is built again, and only that', async () => {
    await toy.append('site/src/main.ts', '// changed\n');
    const run = toy.run('start.mjs');
    await run.until(bothUp);
    assert.deepEqual(await toy.did(), ['build site']);
    run.child.kill('SIGTERM');
    await run.ended;
  });

  test('after a change of the lockfile it installs again, keeping what is there', async () => {
    await toy.append('package-lock.json', '\n');
    const run = toy.run('start.mjs');
    await run.until(bothUp);
    assert.deepEqual(await toy.did(), ['build admin', 'build site', 'npm install']);
    run.child.kill('SIGTERM');
    await run.ended;
  });

  test('requests are logged to files, not to the terminal', async () => {
    const run = toy.run('start.mjs');
    await run.until(bothUp);
    await fetch(`${toy.siteUrl}/some-page`);
    run.child.kill('SIGTERM');
    await run.ended;
    assert.doesNotMatch(run.output(), /access/);
    assert.match(await readFile(path.join(toy.root, 'data/logs/site.log'), 'utf8'), /some-page/);
  });

  test('a website that dies is started again', async () => {
    const run = toy.run('start.mjs');
    await run.until(bothUp);
    const { pid } = await (await fetch(toy.siteUrl)).json();
    await fetch(`${toy.siteUrl}/die`).catch(() => {});
    await run.until(/The website ended with exit code 9: starting it again/);
    const again = await untilAnswering(toy.siteUrl);
    assert.notEqual((await again.json()).pid, pid);
    run.child.kill('SIGTERM');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(toy.pids);
  });

  test('in development the website is started again when it has been built again', async () => {
    const run = toy.run('start.mjs', {}, ['--dev']);
    await run.until(bothUp);
    const { env } = await (await untilAnswering(toy.siteUrl)).json();
    assert.equal(env.AANGAN_DEV, '1');
    // The watcher's own first build starts it again, too.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const { pid } = await (await untilAnswering(toy.siteUrl)).json();
    await toy.append('site/dist/server/main.js', '// built again');
    let again = pid;
    while (again === pid) again = (await (await untilAnswering(toy.siteUrl)).json()).pid;
    run.child.kill('SIGINT');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(toy.pids);
    assert.doesNotMatch(run.output(), /starting it again/);
  });

  test('when it is killed without a chance to clean up, its servers end all the same', async () => {
    const run = toy.run('start.mjs');
    await run.until(bothUp);
    run.child.kill('SIGKILL');
    await run.ended;
    await assertNoneLeft(toy.pids);
  });

  test('when npm is killed, it stops', async () => {
    const script = `const { spawn } = require('node:child_process');
      spawn(process.execPath, [${JSON.stringify(path.join(toy.root, 'scripts/start.mjs'))}], { stdio: 'inherit' });
      setInterval(() => {}, 1000);`;
    const npm = spawn(process.execPath, ['-e', script], {
      env: /** @type {NodeJS.ProcessEnv} */ ({ ...toy.env, npm_lifecycle_event: 'start' }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const chunk of npm.stdout) {
      output += chunk;
      if (bothUp.test(output)) break;
    }
    npm.kill('SIGKILL');
    await assertNoneLeft(toy.pids);
  });
});

describe('trouble is one sentence and a non-zero exit, before anything slow', () => {
  /** @type {Awaited<ReturnType<typeof makeToyProduct>>} */
  let toy;
  before(async () => {
    toy = await makeToyProduct();
  });
  after(() => toy.remove());

  test('a bad setting', async () => {
    const run = toy.run('start.mjs', { ADMIN_PORT: 'eighty' });
    assert.equal(await run.ended, 1);
    assert.equal(
      run.output().trim(),
      'ADMIN_PORT is "eighty", but should be a whole number from 1 to 65535.',
    );
    assert.deepEqual(await toy.did(), []);
  });

  test('a taken port', async () => {
    const squatter = net.createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = /** @type {net.AddressInfo} */ (squatter.address());
    const run = toy.run('start.mjs', { API_PORT: String(port) });
    assert.equal(await run.ended, 1);
    squatter.close();
    assert.match(
      run.output().trim(),
      new RegExp(`^Port ${port} \\(API_PORT\\) is taken .*API_PORT=`),
    );
    assert.deepEqual(await toy.did(), []);
  });

  test('a host that is not of this machine', async () => {
    const run = toy.run('start.mjs', { HOST: '192.0.2.1' });
    assert.equal(await run.ended, 1);
    assert.match(
      run.output().trim(),
      /^HOST is "192\.0\.2\.1", which is not an address of this machine/,
    );
  });

  test('a data folder that cannot be written', async () => {
    // Below a file: the root user, who may run this, can write to any folder.
    const DATA_DIR = path.join(toy.root, 'package.json/data');
    const run = toy.run('start.mjs', { DATA_DIR });
    assert.equal(await run.ended, 1);
    assert.match(
      run.output().trim(),
      /^The data folder .*package\.json\/data \(DATA_DIR\) cannot be written/,
    );
    assert.deepEqual(await toy.did(), []);
  });

  test('data that cannot be prepared', async () => {
    await writeFile(
      path.join(toy.root, 'cms/src/prepare.ts'),
      `console.error('schools/toy/news.yaml: title is missing.'); process.exit(1);`,
    );
    const run = toy.run('start.mjs');
    assert.equal(await run.ended, 1);
    assert.match(run.output(), /\nschools\/toy\/news\.yaml: title is missing\.\n$/);
    await writeFile(path.join(toy.root, 'cms/src/prepare.ts'), '');
  });

  test('a second start while the first is still at work', async () => {
    await writeFile(
      path.join(toy.root, 'cms/src/prepare.ts'),
      `console.log('Preparing'); setTimeout(() => {}, 60_000);`,
    );
    const first = toy.run('start.mjs');
    await first.until(/Preparing/);
    const second = toy.run('start.mjs');
    assert.equal(await second.ended, 1);
    assert.match(
      second.output().trim(),
      /^Another Aangan is already using the data folder .*data \(DATA_DIR\)/,
    );
    first.child.kill('SIGTERM');
    assert.equal(await first.ended, 0);
    await writeFile(path.join(toy.root, 'cms/src/prepare.ts'), '');
  });

  test('a website that ends before it answers', async () => {
    await writeFile(
      path.join(toy.root, 'site/src/main.ts'),
      `console.error('No, not today.'); process.exit(1);`,
    );
    const run = toy.run('start.mjs');
    assert.equal(await run.ended, 1);
    assert.match(
      run.output(),
      /\[site\] No, not today\.\n\nThe website ended with exit code 1 before it answered/,
    );
    await assertNoneLeft(toy.pids);
  });

  test('a build that fails shows why', async () => {
    await writeFile(
      path.join(toy.root, 'site/build.ts'),
      `console.error('main.ts: no such island'); process.exit(1);`,
    );
    const run = toy.run('start.mjs');
    assert.equal(await run.ended, 1);
    assert.match(run.output(), /main\.ts: no such island[\s\S]*Building the website failed/);
  });
});

describe('the website goes on whatever else ends', () => {
  /** @type {Awaited<ReturnType<typeof makeToyProduct>>} */
  let toy;
  before(async () => {
    toy = await makeToyProduct();
  });
  after(() => toy.remove());
  const preparation = () => path.join(toy.root, 'cms/src/prepare.ts');

  test('six deaths of the api: each is told, and it is started again', async () => {
    const run = toy.run('start.mjs');
    await run.until(bothUp);
    const { pid } = await (await fetch(toy.siteUrl)).json();
    for (let death = 1; death <= 6; death += 1) {
      await untilAnswering(toy.apiUrl);
      await fetch(`${toy.apiUrl}/die`).catch(() => {});
      await run.until(new RegExp(`(The api ended with exit code 9: starting[^]*){${death}}`));
    }
    assert.match(run.output(), /starting it again in 16 s/);
    await untilAnswering(toy.apiUrl);
    assert.equal((await (await fetch(toy.siteUrl)).json()).pid, pid);
    run.child.kill('SIGTERM');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(toy.pids);
  });

  test('a database that cannot be had at the start is tried again while the website runs', async () => {
    await mkdir(path.join(toy.root, 'data/site/snapshots'), { recursive: true });
    await writeFile(path.join(toy.root, 'data/site/snapshots/one.json'), '{}');
    const before = await readFile(preparation(), 'utf8');
    await writeFile(
      preparation(),
      `console.error('The database cannot be opened: refused'); process.exit(1);`,
    );
    const run = toy.run('start.mjs');
    await run.until(
      /goes on without its database, which is tried again in 2 s\. The database cannot/,
    );
    await run.until(/Website: +http/);
    assert.equal((await fetch(toy.siteUrl)).status, 200);
    assert.equal(await fetch(toy.apiUrl).catch(() => 'refused'), 'refused');
    await writeFile(preparation(), before);
    await run.until(/The toy database is ready/);
    await untilAnswering(toy.apiUrl);
    await run.until(/Back office: +http/);
    run.child.kill('SIGTERM');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(toy.pids);
  });
});

describe('a back office that cannot run', () => {
  test('does not take the website down', async () => {
    const toy = await makeToyProduct();
    await writeFile(
      path.join(toy.root, 'next.mjs'),
      `console.error('out of memory'); process.exit(1);`,
    );
    const run = toy.run('start.mjs');
    await run.until(/out of memory[\s\S]*the website goes on without it/);
    assert.equal((await fetch(toy.siteUrl)).status, 200);
    run.child.kill('SIGTERM');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(toy.pids);
    await toy.remove();
  });
});

/** @param {string} url */
async function untilAnswering(url) {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
