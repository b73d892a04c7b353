/** `npm run build -- --slim`: an installation that only runs is small, and everything that runs works in it. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { cleanEnvironment, root } from '../../e2e/prepared-data.ts';
import { findFreePorts } from '../../scripts/processes/free-ports.mjs';
import { type Service, startService } from '../../scripts/processes/service.mjs';

/** Of the issue that asked for it: program, packages and builds. */
const mostMegabytes = 900;
const fixture = 'cms/test/fixtures/school';

let folder: string;
let home: string;
let env: NodeJS.ProcessEnv;
const services: Service[] = [];

const runWith = (input: string, program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    join(home, 'node_modules/node/bin/node'),
    [join(home, program), ...args],
    { cwd: home, env, encoding: 'utf8', input },
  );
  assert.equal(status, 0, `${program}: ${stdout}${stderr}`);
  return stdout;
};

const run = (program: string, ...args: string[]) => runWith('', program, ...args);

/** As links where that can be: only names are taken away, and the files stay where they are. */
const copyProgram = async (): Promise<void> => {
  const left = ['.git', 'data'];
  const names = (await readdir(root)).filter((name) => !left.includes(name));
  const from = names.map((name) => join(root, name));
  for (const how of ['--link', '--reflink=auto'])
    if (spawnSync('cp', ['--archive', how, ...from, home]).status === 0) return;
  throw new Error('The program could not be copied.');
};

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-slim-'));
  home = join(folder, 'aangan');
  await mkdir(home);
  await copyProgram();
  const [port, adminPort, apiPort] = await findFreePorts(3);
  env = {
    ...cleanEnvironment(),
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: String(port),
    ADMIN_HOST: '127.0.0.1',
    ADMIN_PORT: String(adminPort),
    API_HOST: '127.0.0.1',
    API_PORT: String(apiPort),
    SCHOOL: 'TEST',
    WORKERS: '1',
  };
  run('scripts/build.mjs', '--slim');
});
after(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('it is small, and the folder that it was copied from is whole', () => {
  const { stdout } = spawnSync('du', ['-sm', home], { encoding: 'utf8' });
  const megabytes = Number.parseInt(stdout, 10);
  assert.ok(megabytes < mostMegabytes, `${megabytes} MB`);
  assert.ok(megabytes > 100, 'it was measured');
  for (const name of ['typescript', 'monaco-editor', 'playwright-core']) {
    assert.ok(existsSync(join(root, 'node_modules', name)), name);
    assert.equal(existsSync(join(home, 'node_modules', name)), false, name);
  }
});

test('website, api and back office start in it without a build, and show a school that was imported there', async () => {
  run('cms/src/prepare.ts', '--empty');
  run('cms/src/import/main.ts', join(home, fixture));
  for (const [name, port] of [
    ['api', env.API_PORT],
    ['site', env.PORT],
    ['admin', env.ADMIN_PORT],
  ] as const) {
    const service = await startService({
      name,
      title: name,
      command: join(home, 'node_modules/node/bin/node'),
      args: [join(home, 'scripts/one-process.mjs'), name],
      cwd: home,
      env,
      logFolder: join(folder, 'logs'),
      address: `http://127.0.0.1:${port}${name === 'admin' ? '/admin/login' : '/healthz'}`,
    });
    services.push(service);
    await service.ready;
  }
  const page = await fetch(`http://127.0.0.1:${env.PORT}/AboutUs`);
  assert.equal(page.status, 200);
  const html = await page.text();
  assert.match(html, /The school began in/);
  const pictures = html.match(/\/api\/image\/\w+\.webp\?w=320/g) ?? [];
  const shown = await Promise.all(
    pictures.map((picture) => fetch(`http://127.0.0.1:${env.PORT}${picture}`)),
  );
  // Its crest is the portrait of a child, too, whose parents have not agreed.
  assert.ok(shown.some(({ status }) => status === 200));
  const account = { email: 'operator@test.example', password: 'neem tree and peepul 1981' };
  const flags = ['--name', 'The operator', '--email', account.email, '--role', 'operator'];
  runWith(account.password, 'cms/src/staff/main.ts', 'add', ...flags, '--password-stdin');
  const login = await fetch(`http://127.0.0.1:${env.ADMIN_PORT}/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  assert.equal(login.status, 200);
  const { token } = (await login.json()) as { token: string };
  const office = await fetch(`http://127.0.0.1:${env.ADMIN_PORT}/admin`, {
    headers: { cookie: `payload-token=${token}` },
  });
  assert.match(await office.text(), /Test Public School/);
});

test('the commands of an operator work in it', () => {
  assert.match(run('cms/src/staff/main.ts', 'list', '--json'), /operator@test\.example/);
  const file = join(folder, 'backup.tar');
  run('scripts/backup.mjs', file);
  assert.match(run('scripts/restore.mjs', file, '--check'), /is whole/);
  run('cms/src/export/main.ts', 'TEST', join(folder, 'exported'));
});
