import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { makeFakeProduct } from './testing/fake-product.mjs';

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
  for (let tries = 0; tries < 1200 && all.some(isAlive); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  assert.deepEqual(all.filter(isAlive), []);
}

const bothUp = /Website: +http[\s\S]*Back office: +http|Back office: +http[\s\S]*Website: +http/;

describe('from nothing to a running product, and back', () => {
  /** @type {Awaited<ReturnType<typeof makeFakeProduct>>} */
  let product;
  before(async () => {
    product = await makeFakeProduct();
  });
  after(() => product.remove());

  test('a word that nobody knows is refused before anything is done', async () => {
    const run = product.run('start.mjs', {}, ['--emtpy']);
    assert.equal(await run.ended, 1);
    assert.match(run.output(), /Nothing here is called "--emtpy"/);
    assert.deepEqual(await product.did(), []);
  });

  test('the first start installs and builds, and tells where to look, the website first', async () => {
    const run = product.run('start.mjs');
    const output = await run.until(bothUp);
    assert.match(
      output,
      /Installing packages: done[\s\S]*The fake database is ready\n[\s\S]*Website/,
    );
    assert.match(
      output,
      /Website: +http:\/\/localhost:\d+\n[\s\S]*Back office: +http:\/\/localhost:\d+\/admin\n/,
    );
    assert.deepEqual(await product.did(), ['build admin', 'build site', 'npm ci']);
    const { env } = await (await fetch(product.siteUrl)).json();
    assert.equal(env.PROVIDER_URL, product.apiUrl);
    assert.equal(env.DATA_DIR, path.join(product.root, 'data'));
    assert.equal(env.NODE_ENV, 'production');

    run.child.kill('SIGINT');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(product.pids);
  });

  test('the second start has nothing to do, and SIGTERM ends it as well', async () => {
    const run = product.run('start.mjs');
    await run.until(bothUp);
    assert.deepEqual(await product.did(), []);
    run.child.kill('SIGTERM');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(product.pids);
  });

  test('with BACKUP_DIR set a backup is taken by itself, once, as soon as the website answers', async () => {
    const run = product.run('start.mjs', { BACKUP_DIR: 'backups', BACKUP_KEEP: '3d' });
    await run.until(/Backups: +to .*backups, every 60 minutes/);
    const taken = path.join(product.root, 'backups/taken');
    const keep = () => readFile(taken, 'utf8').catch(() => '');
    while ((await keep()) === '') await new Promise((resolve) => setTimeout(resolve, 50));
    assert.equal(await keep(), '3d');
    run.child.kill('SIGTERM');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(product.pids);
  });

  test('what has changed is built again, and only that', async () => {
    await product.append('site/src/main.ts', '// changed\n');
    const run = product.run('start.mjs');
    await run.until(bothUp);
    assert.deepEqual(await product.did(), ['build site']);
    run.child.kill('SIGTERM');
    await run.ended;
  });

  test('after a change of the lockfile it installs again, keeping what is there', async () => {
    await product.append('package-lock.json', '\n');
    const run = product.run('start.mjs');
    await run.until(bothUp);
    assert.deepEqual(await product.did(), ['build admin', 'build site', 'npm install']);
    run.child.kill('SIGTERM');
    await run.ended;
  });

  test('requests are logged to files, not to the terminal', async () => {
    const run = product.run('start.mjs');
    await run.until(bothUp);
    await fetch(`${product.siteUrl}/some-page`);
    run.child.kill('SIGTERM');
    await run.ended;
    assert.doesNotMatch(run.output(), /access/);
    assert.match(
      await readFile(path.join(product.root, 'data/logs/site.log'), 'utf8'),
      /some-page/,
    );
  });

  test('a website that dies is started again', async () => {
    const run = product.run('start.mjs');
    await run.until(bothUp);
    const { pid } = await (await fetch(product.siteUrl)).json();
    await fetch(`${product.siteUrl}/die`).catch(() => {});
    await run.until(/The website ended with exit code 9: starting it again/);
    const again = await untilAnswering(product.siteUrl);
    assert.notEqual((await again.json()).pid, pid);
    run.child.kill('SIGTERM');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(product.pids);
  });

  test('in development the website is started again when it has been built again', async () => {
    const run = product.run('start.mjs', {}, ['--dev']);
    await run.until(bothUp);
    const { env } = await (await untilAnswering(product.siteUrl)).json();
    assert.equal(env.AANGAN_DEV, '1');
    // The watcher's own first build starts it again, too.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const { pid } = await (await untilAnswering(product.siteUrl)).json();
    await product.append('site/dist/server/main.js', '// built again');
    let again = pid;
    while (again === pid) again = (await (await untilAnswering(product.siteUrl)).json()).pid;
    run.child.kill('SIGINT');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(product.pids);
    assert.doesNotMatch(run.output(), /starting it again/);
  });

  test('in development the api is started again at each save, also after one that broke it', async () => {
    const run = product.run('start.mjs', {}, ['--dev']);
    await run.until(bothUp);
    const file = path.join(product.root, 'cms/src/api/main.ts');
    const source = await readFile(file, 'utf8');
    // As many editors save: a new file is renamed into place.
    const save = async (/** @type {string} */ text) => {
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
    };
    let { pid } = await (await untilAnswering(product.apiUrl)).json();
    for (const text of [`${source}// one`, `${source}// two`, 'no code', source]) {
      await save(text);
      if (text === 'no code') await run.until(/The api ended with exit code 1/);
      else pid = await untilOther(product.apiUrl, pid);
    }
    run.child.kill('SIGINT');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(product.pids);
  });

  test('in development a new field is told with its command, and its migration is run', async () => {
    const run = product.run('start.mjs', {}, ['--dev']);
    await run.until(bothUp);
    const { pid, env } = await (await untilAnswering(product.apiUrl)).json();
    assert.equal(env.DISABLE_PAYLOAD_HMR, 'true');
    const admin = await (await untilAnswering(product.adminUrl)).json();
    const hot = `${product.adminUrl.replace('http:', 'ws:')}/_next/hmr`;
    assert.equal(admin.env.PAYLOAD_HMR_URL_OVERRIDE, hot);
    assert.equal(admin.env.DISABLE_PAYLOAD_HMR, undefined);

    await product.append('cms/src/collections/news.ts', 'news: new column "subtitle"\n');
    await run.until(/news: new column "subtitle"\n.*npm run migration -w cms -- /);
    assert.equal(run.output().match(/is ready/g)?.length, 1);

    await product.append('cms/src/migrations/sqlite/first.ts', '');
    await run.until(/is ready[\s\S]*is ready[\s\S]*has all that the code asks for again/);
    assert.notEqual((await (await untilAnswering(product.apiUrl)).json()).pid, pid);
    run.child.kill('SIGINT');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(product.pids);
  });

  test('in development a migration that fails is told, and the rest goes on', async () => {
    const preparation = path.join(product.root, 'cms/src/prepare.ts');
    const before = await readFile(preparation, 'utf8');
    const run = product.run('start.mjs', {}, ['--dev']);
    await run.until(bothUp);
    await writeFile(preparation, `console.error('no such table: nws'); process.exit(1);`);
    await product.append('cms/src/migrations/sqlite/second.ts', '');
    await run.until(/no such table: nws[\s\S]*fix the migration and save it again/);
    await writeFile(preparation, before);
    await product.append('cms/src/migrations/sqlite/second.ts', '// fixed');
    await run.until(/save it again[\s\S]*is ready/);
    run.child.kill('SIGINT');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(product.pids);
  });

  test('when it is killed without a chance to clean up, its servers end all the same', async () => {
    const run = product.run('start.mjs');
    await run.until(bothUp);
    run.child.kill('SIGKILL');
    await run.ended;
    await assertNoneLeft(product.pids);
  });

  test('when npm is killed, it stops', async () => {
    const script = `const { spawn } = require('node:child_process');
      spawn(process.execPath, [${JSON.stringify(path.join(product.root, 'scripts/start.mjs'))}], { stdio: 'inherit' });
      setInterval(() => {}, 1000);`;
    const npm = spawn(process.execPath, ['-e', script], {
      env: /** @type {NodeJS.ProcessEnv} */ ({ ...product.env, npm_lifecycle_event: 'start' }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const chunk of npm.stdout) {
      output += chunk;
      if (bothUp.test(output)) break;
    }
    npm.kill('SIGKILL');
    await assertNoneLeft(product.pids);
  });
});

describe('trouble is one sentence and a non-zero exit, before anything slow', () => {
  /** @type {Awaited<ReturnType<typeof makeFakeProduct>>} */
  let product;
  before(async () => {
    product = await makeFakeProduct();
  });
  after(() => product.remove());

  test('a bad setting', async () => {
    const run = product.run('start.mjs', { ADMIN_PORT: 'eighty' });
    assert.equal(await run.ended, 1);
    assert.equal(
      run.output().trim(),
      'ADMIN_PORT is "eighty", but should be a whole number from 1 to 65535.',
    );
    assert.deepEqual(await product.did(), []);
  });

  test('a taken port', async () => {
    const squatter = net.createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = /** @type {net.AddressInfo} */ (squatter.address());
    const run = product.run('start.mjs', { API_PORT: String(port) });
    assert.equal(await run.ended, 1);
    squatter.close();
    assert.match(
      run.output().trim(),
      new RegExp(`^Port ${port} \\(API_PORT\\) is taken .*API_PORT=`),
    );
    assert.deepEqual(await product.did(), []);
  });

  test('a host that is not of this machine', async () => {
    const run = product.run('start.mjs', { HOST: '192.0.2.1' });
    assert.equal(await run.ended, 1);
    assert.match(
      run.output().trim(),
      /^HOST is "192\.0\.2\.1", which is not an address of this machine/,
    );
  });

  test('a data folder that cannot be written', async () => {
    // Below a file: the root user, who may run this, can write to any folder.
    const DATA_DIR = path.join(product.root, 'package.json/data');
    const run = product.run('start.mjs', { DATA_DIR });
    assert.equal(await run.ended, 1);
    assert.match(
      run.output().trim(),
      /^The data folder .*package\.json\/data \(DATA_DIR\) cannot be written/,
    );
    assert.deepEqual(await product.did(), []);
  });

  test('data that cannot be prepared', async () => {
    await writeFile(
      path.join(product.root, 'cms/src/prepare.ts'),
      `console.error('schools/fake/news.yaml: title is missing.'); process.exit(1);`,
    );
    const run = product.run('start.mjs');
    assert.equal(await run.ended, 1);
    assert.match(run.output(), /\nschools\/fake\/news\.yaml: title is missing\.\n$/);
    await writeFile(path.join(product.root, 'cms/src/prepare.ts'), '');
  });

  test('a second start while the first is still at work', async () => {
    await writeFile(
      path.join(product.root, 'cms/src/prepare.ts'),
      `console.log('Preparing'); setTimeout(() => {}, 60_000);`,
    );
    const first = product.run('start.mjs');
    await first.until(/Preparing/);
    const second = product.run('start.mjs');
    assert.equal(await second.ended, 1);
    assert.match(
      second.output().trim(),
      /^Another Aangan is already using the data folder .*data \(DATA_DIR\)/,
    );
    first.child.kill('SIGTERM');
    assert.equal(await first.ended, 0);
    await writeFile(path.join(product.root, 'cms/src/prepare.ts'), '');
  });

  test('a website that ends before it answers', async () => {
    await writeFile(
      path.join(product.root, 'site/src/main.ts'),
      `console.error('No, not today.'); process.exit(1);`,
    );
    const run = product.run('start.mjs');
    assert.equal(await run.ended, 1);
    assert.match(
      run.output(),
      /\[site\] No, not today\.\n\nThe website ended with exit code 1 before it answered/,
    );
    await assertNoneLeft(product.pids);
  });

  test('a build that fails shows why', async () => {
    await writeFile(
      path.join(product.root, 'site/build.ts'),
      `console.error('main.ts: no such island'); process.exit(1);`,
    );
    const run = product.run('start.mjs');
    assert.equal(await run.ended, 1);
    assert.match(run.output(), /main\.ts: no such island[\s\S]*Building the website failed/);
  });
});

describe('the website goes on whatever else ends', () => {
  /** @type {Awaited<ReturnType<typeof makeFakeProduct>>} */
  let product;
  before(async () => {
    product = await makeFakeProduct();
  });
  after(() => product.remove());
  const preparation = () => path.join(product.root, 'cms/src/prepare.ts');

  test('six deaths of the api: each is told, and it is started again', async () => {
    const run = product.run('start.mjs');
    await run.until(bothUp);
    const { pid } = await (await fetch(product.siteUrl)).json();
    for (let death = 1; death <= 6; death += 1) {
      await untilAnswering(product.apiUrl);
      await fetch(`${product.apiUrl}/die`).catch(() => {});
      await run.until(new RegExp(`(The api ended with exit code 9: starting[^]*){${death}}`));
    }
    assert.match(run.output(), /starting it again in 16 s/);
    await untilAnswering(product.apiUrl);
    assert.equal((await (await fetch(product.siteUrl)).json()).pid, pid);
    run.child.kill('SIGTERM');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(product.pids);
  });

  test('a database that cannot be had at the start is tried again while the website runs', async () => {
    await mkdir(path.join(product.root, 'data/site/snapshots'), { recursive: true });
    await writeFile(path.join(product.root, 'data/site/snapshots/one.json'), '{}');
    const before = await readFile(preparation(), 'utf8');
    await writeFile(
      preparation(),
      `console.error('The database cannot be opened: refused'); process.exit(1);`,
    );
    const run = product.run('start.mjs');
    await run.until(
      /goes on without its database, which is tried again in 2 s\. The database cannot/,
    );
    await run.until(/Website: +http/);
    assert.equal((await fetch(product.siteUrl)).status, 200);
    assert.equal(await fetch(product.apiUrl).catch(() => 'refused'), 'refused');
    await writeFile(preparation(), before);
    await run.until(/The fake database is ready/);
    await untilAnswering(product.apiUrl);
    await run.until(/Back office: +http/);
    run.child.kill('SIGTERM');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(product.pids);
  });
});

describe('a data folder on a disk that takes no changes', () => {
  test('does not keep a website away that has shown its pages before', async (t) => {
    const product = await makeFakeProduct();
    const data = path.join(product.root, 'disk');
    await mkdir(data, { recursive: true });
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', data]);
    t.after(async () => {
      spawnSync('umount', ['--lazy', data]);
      await product.remove();
    });
    if (mounted.status !== 0) return t.skip('no disk can be mounted here');
    await mkdir(path.join(data, 'site/snapshots'), { recursive: true });
    await writeFile(path.join(data, 'site/snapshots/one.json'), '{}');
    spawnSync('mount', ['-o', 'remount,ro', 'tmpfs', data]);
    const run = product.run('start.mjs', { DATA_DIR: data });
    await run.until(/Website: +http/);
    assert.equal((await fetch(product.siteUrl)).status, 200);
    assert.equal(
      run.output().match(/Nothing new can be stored .* cannot be written \(EROFS\)/g)?.length,
      1,
    );
    run.child.kill('SIGTERM');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(product.pids);
  });
});

describe('a back office that cannot run', () => {
  test('does not take the website down', async () => {
    const product = await makeFakeProduct();
    await writeFile(
      path.join(product.root, 'next.mjs'),
      `console.error('out of memory'); process.exit(1);`,
    );
    const run = product.run('start.mjs');
    await run.until(/out of memory[\s\S]*the website goes on without it/);
    assert.equal((await fetch(product.siteUrl)).status, 200);
    run.child.kill('SIGTERM');
    assert.equal(await run.ended, 0);
    await assertNoneLeft(product.pids);
    await product.remove();
  });
});

/**
 * Waits until another process answers than the one that is known.
 * @param {string} url
 * @param {number} known
 */
async function untilOther(url, known) {
  for (;;) {
    const { pid } = await (await untilAnswering(url)).json();
    if (pid !== known) return pid;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @param {string} url */
async function untilAnswering(url) {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
