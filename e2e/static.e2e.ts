/** A school's website as plain files: whole, readable without our servers, and current for as long as it is followed. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { listen, until } from '../site/test/local-server.ts';
import { openPage } from './browser.ts';
import { assertAccessible, assertFits } from './looks-right.ts';
import { startProduct } from './product.ts';
import { askAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const school = 'SVNK';
const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));
const folder = await mkdtemp(join(tmpdir(), 'aangan-copy-'));

const { port, hostname } = new URL(product.siteUrl);
const mirror = spawn(process.execPath, ['site/src/static/main.ts', school, folder, '--follow'], {
  env: { ...process.env, HOST: hostname, PORT: port, PROVIDER_URL: product.apiUrl },
});
let said = '';
for (const stream of [mirror.stdout, mirror.stderr])
  stream.on('data', (piece) => {
    said += piece;
  });
after(async () => {
  mirror.kill();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
/** Any web server, which knows nothing of us, with the copy in a folder of its own. */
const server = await listen(async (request, response) => {
  const path = (request.url ?? '').replace(/^\/copy\//, '');
  const content = await readFile(join(folder, path)).catch(() => undefined);
  response.statusCode = content ? 200 : 404;
  response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? 'application/pdf');
  response.end(content);
});
after(() => server.stop());

const read = (file: string) => readFile(join(folder, file), 'utf8');
const listPages = async () => (await readdir(folder)).filter((file) => file.endsWith('.html'));

test('promise 12.32: every page is there, and whatever one names is a file or on the website', async () => {
  await until(
    'the copy is whole',
    () => /: Holds \d+ pages/.test(said) || mirror.exitCode !== null,
  );
  assert.match(said, /: Holds \d+ pages/);
  const pages = await listPages();
  for (const expected of ['index.html', 'AboutUs.html', 'Tc.html', '404.html'])
    assert.ok(pages.includes(expected), expected);
  const there = new Set(await readdir(folder, { recursive: true }));
  for (const page of pages.filter((file) => file !== '404.html')) {
    const html = await read(page);
    assert.doesNotMatch(html, /<script|<form|modulepreload/, page);
    for (const [, named = ''] of html.matchAll(/ (?:href|src|data)="([^"#?]+)(?:#[^"]*)?"/g))
      assert.ok(/^[a-z]+:/.test(named) || there.has(named), `${page} names ${named}`);
  }
});

for (const [name, width] of [
  ['a phone', 390],
  ['a laptop', 1280],
] as const)
  test(`promise 12.32: read on ${name}, from any server and in any folder`, async (t) => {
    const page = await openPage(t, browser, { viewport: { width, height: 800 } });
    for (const file of ['index.html', 'AboutUs.html', 'Tc.html']) {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${server.url}/copy/${file}`, { waitUntil: 'load' });
      assert.deepEqual(
        asked.filter((address) => !address.startsWith(`${server.url}/copy/`)),
        [],
        'it needs nobody else',
      );
      await assertFits(page);
      await assertAccessible(page, 'body');
    }
    await page.getByRole('link', { name: 'Open the form on the website' }).waitFor();
  });

test('promise 12.32: what is published is in the copy, and gone from it when it is taken down', async () => {
  const ask = await askAs(product, 'operator');
  const { docs } = (await ask('GET', `schools?where[code][equals]=${school}`)) as {
    docs: { id: number }[];
  };
  const { doc } = (await ask('POST', 'news', {
    school: docs[0]?.id,
    title: 'Bus stops on the new road',
    description: 'From Monday.',
    fromDate: '2026-01-05',
    _status: 'published',
  })) as { doc: { id: number } };
  const isThere = async () =>
    (await Promise.all((await listPages()).map(read))).some((html) =>
      html.includes('Bus stops on the new road'),
    );
  await until('it is in the copy', isThere);
  await ask('PATCH', `news/${doc.id}`, { _status: 'draft' });
  await until('it is gone from the copy', async () => !(await isThere()));
});

test('promise 12.32: while the website is away the copy stays, and says so where a form was', async () => {
  const before = await listPages();
  await product.stop();
  await until('the forms say it', async () => (await read('Tc.html')).includes('away just now'));
  assert.deepEqual(await listPages(), before);
});
