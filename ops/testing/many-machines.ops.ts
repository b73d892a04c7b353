/**
 * Two machines, each with website, api and back office and with a data folder of its own, on one PostgreSQL, one bucket and one SECRET:
 * they are one installation. What happens when the store is away.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { picture } from '../../cms/test/api-content.ts';
import { makeBucket, toEnvironment } from '../../cms/test/make-bucket.ts';
import { cleanEnvironment, root } from '../../e2e/prepared-data.ts';
import { type Product, startProduct } from '../../e2e/product.ts';
import { type ObjectStore, startObjectStore } from '../../scripts/object-store.ts';
import { type Postgres, startPostgres } from '../../scripts/postgres.ts';
import { until } from '../../site/test/local-server.ts';

const password = 'neem tree and peepul 1981';
const email = 'head@test.example';

let files: ObjectStore;
let database: Postgres;
let env: Record<string, string>;
let one: Product;
let other: Product;
/** Signed in at the first machine. */
let token: string;

/** `npm run staff -- add`, as the operator of the cluster. */
const addAccount = async (flags: Record<string, string>): Promise<void> => {
  const args = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
  const child = spawn(
    process.execPath,
    ['cms/src/staff/main.ts', 'add', ...args, '--password-stdin'],
    {
      cwd: root,
      env: { ...cleanEnvironment(), ...env, DATA_DIR: one.dataDir, NODE_ENV: 'production' },
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  child.stdin?.end(password);
  const [code] = await once(child, 'exit');
  assert.equal(code, 0);
};

before(async () => {
  [files, database] = await Promise.all([startObjectStore(), startPostgres()]);
  env = {
    DATABASE_URL: `${database.url}/cluster`,
    SECRET: 'one secret that all of these machines share',
    SCHOOL: 'TEST',
    WORKERS: '1',
    ...toEnvironment(await makeBucket(files)),
  };
  const schoolFolder = join(root, 'cms/test/fixtures/school');
  const options = { admin: true, isEmpty: true, env };
  one = await startProduct({ ...options, schoolFolder });
  other = await startProduct(options);
  await addAccount({ email: 'operator@test.example', name: 'The operator', role: 'operator' });
  await addAccount({ email, name: 'The head', role: 'head', school: 'TEST' });
  const answer = await fetch(`${one.adminUrl}/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  ({ token } = (await answer.json()) as { token: string });
});
after(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  await Promise.all([files.stop(), database.stop()]);
});

const asHead = (machine: Product, path: string, options: RequestInit = {}): Promise<Response> =>
  fetch(`${machine.adminUrl}/api/${path}`, {
    ...options,
    headers: { authorization: `JWT ${token}` },
  });

type Media = { id: number; path: string };

const upload = async (machine: Product): Promise<Response> => {
  const body = new FormData();
  const { name, type, data } = await picture(1000, 700);
  body.set('file', new Blob([new Uint8Array(data)], { type }), name);
  const me = (await (await asHead(machine, 'staff/me')).json()) as {
    user?: { tenants?: { tenant: number | { id: number } }[] };
  };
  const tenant = me.user?.tenants?.[0]?.tenant;
  const school = typeof tenant === 'object' ? tenant.id : tenant;
  body.set('_payload', JSON.stringify({ alt: 'Sports day', school }));
  return asHead(machine, 'media', { method: 'POST', body });
};

const uploaded = async (machine: Product): Promise<Media> => {
  const answer = await upload(machine);
  const text = await answer.text();
  assert.equal(answer.status, 201, text);
  return (JSON.parse(text) as { doc: Media }).doc;
};

/** As a visitor asks a website for a picture. */
const show = (machine: Product, { path }: Media, query = ''): Promise<Response> =>
  fetch(`${machine.siteUrl}/api/image/${path}${query}`);

test('who has signed in at one machine is known at the other', async () => {
  const { user } = (await (await asHead(other, 'staff/me')).json()) as { user?: { email: string } };
  assert.equal(user?.email, email);
});

test('a picture that is uploaded at one machine is shown by both, whole and narrower', async () => {
  const media = await uploaded(one);
  const sizes = new Set<string>();
  for (const machine of [one, other]) {
    const [whole, narrow] = await Promise.all([
      show(machine, media),
      show(machine, media, '?w=320'),
    ]);
    assert.deepEqual([whole.status, narrow.status], [200, 200]);
    const [most, less] = [await whole.arrayBuffer(), await narrow.arrayBuffer()];
    assert.ok(less.byteLength < most.byteLength);
    sizes.add(`${most.byteLength} ${less.byteLength}`);
  }
  assert.equal(sizes.size, 1, 'they show the same');
  for (const { dataDir } of [one, other]) assert.equal(existsSync(join(dataDir, 'media')), false);
});

test('a picture that is deleted at one machine is gone from both', async () => {
  const media = await uploaded(one);
  for (const machine of [one, other]) assert.equal((await show(machine, media)).status, 200);
  assert.equal((await asHead(other, `media/${media.id}`, { method: 'DELETE' })).status, 200);
  for (const machine of [one, other])
    await until('it is gone', async () => (await show(machine, media)).status === 404);
});

test('while the store is away, nothing is acknowledged, the pages go on, and it is told; then all is well again', async () => {
  const kept = await uploaded(one);
  assert.equal((await show(one, kept)).status, 200);
  await files.halt();

  const refused = await upload(one);
  assert.equal(refused.status, 503);
  assert.match(await refused.text(), /the store of pictures and papers cannot be reached just now/);
  const page = await fetch(`${one.siteUrl}/AboutUs`);
  assert.equal(page.status, 200);
  assert.equal((await show(one, kept)).status, 200, 'what the website has, it goes on showing');
  await until('the api says so', async () => (await fetch(`${one.apiUrl}/readyz`)).status === 503);

  await files.resume();
  await until('it is back', async () => (await fetch(`${one.apiUrl}/readyz`)).status === 200);
  assert.equal((await show(other, await uploaded(one))).status, 200);
});
