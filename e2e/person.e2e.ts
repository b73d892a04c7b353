/** A family asks that a student be erased: the head does it in the back office, and no page, call or picture tells of her any more. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '../contract/src/calls.ts';
import { routes } from '../contract/src/routes.ts';
import { until } from '../site/test/local-server.ts';
import { openPage } from './browser.ts';
import { assertAccessible, assertFits } from './looks-right.ts';
import { startProduct } from './product.ts';
import { signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const child = 'Ishita Punia';
const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));

/** Every page and call of the school, and whatever their links lead to on this website. */
const crawl = async (): Promise<Map<string, string>> => {
  const { origin } = new URL(product.siteUrl);
  const seen = new Map<string, string>();
  const waiting = [
    // Lists show the running year at first.
    ...routes.flatMap(({ path }) => [path, `${path}?year=All`, `${path}?session=All`]),
    '/sitemap.xml',
    '/manifest.webmanifest',
    ...Object.values(calls)
      .filter((call) => call.method === 'GET')
      .map(({ path }) => path.replace('{school}', 'NJMS').replace('{category}', 'All'))
      .filter((path) => !path.includes('{')),
    ...routes.map(({ path }) => `/api/page/NJMS?path=${path}`),
  ];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    const response = await fetch(origin + path, { redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    const words = /html|json|xml|text/.test(type) ? await response.text() : '';
    await response.body?.cancel().catch(() => undefined);
    seen.set(path, words);
    if (!type.includes('html')) continue;
    for (const [, href = ''] of words.matchAll(/(?:href|src)="([^"#]+)/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), origin + path);
      // Pictures are asked for by themselves, assets are the same for everybody, and months of the calendar never end.
      if (url.origin !== origin || /^\/(api\/image|assets)\//.test(url.pathname)) continue;
      waiting.push(url.pathname, url.pathname + (url.searchParams.has('id') ? url.search : ''));
    }
  }
  return seen;
};
const namedOn = (seen: Map<string, string>) =>
  [...seen].filter(([, words]) => words.toLowerCase().includes(child.toLowerCase()));

test('promise 12.14: erased in the back office, a student is named in no public byte, and the portrait is gone', async (t) => {
  const before = await crawl();
  t.diagnostic(`${before.size} addresses, ${namedOn(before).length} of them name her`);
  assert.ok(before.size > 150);
  assert.ok(
    namedOn(before).length >= 5,
    namedOn(before)
      .map(([path]) => path)
      .join(),
  );
  const cabinet = JSON.parse(before.get('/api/page/NJMS?path=/SchoolCabinet') ?? '').data;
  const { photo } = cabinet.blocks
    .flatMap((block: { people?: { name: string; photo: string }[] }) => block.people ?? [])
    .find(({ name }: { name: string }) => name === child);
  const portrait = `${product.siteUrl}/api/image/${photo}?w=320`;
  assert.equal((await fetch(portrait)).status, 200);

  const page = await openPage(t, browser, {
    viewport: { width: 390, height: 844 },
    expected: [/favicon/],
  });
  await signInAs(page, product, 'head');
  await page.goto(`${product.adminUrl}/admin/person`, { waitUntil: 'networkidle' });
  await page.getByLabel('Whole name').fill(child);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText(`records name ${child}`).waitFor();
  await assertAccessible(page, '.person');
  await assertFits(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save what is ticked as a file' }).click();
  assert.equal((await saving).suggestedFilename(), 'personal-data.json');
  await page.getByRole('button', { name: 'Erase what is ticked' }).click();
  await page.getByRole('button', { name: /^Yes, erase it/ }).click();
  const paper = page.locator('.person__paper');
  await paper.getByText('Personal data was erased').waitFor();
  assert.match(await paper.innerText(), /Student: Ishita Punia\s+Deleted for good/);

  await until('nothing names her', async () => namedOn(await crawl()).length === 0);
  await until('the portrait is gone', async () => (await fetch(portrait)).status === 404);
});

test('promise 12.14: the editor is shown no way there', async (t) => {
  const page = await openPage(t, browser, { expected: [/favicon/] });
  await signInAs(page, product, 'editor');
  assert.equal(await page.locator('a[href="/admin/person"]').count(), 0);
  await page.goto(`${product.adminUrl}/admin/person`);
  await page.getByText('This is for the head of the school.').waitFor();
});
