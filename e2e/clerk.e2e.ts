/** A clerk's way through the back office, and what the website makes of it; then the provider goes away. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { collections } from '../contract/src/collections.ts';
import { routes } from '../contract/src/routes.ts';
import { openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { withBrowser } from './with-browser.ts';

const [product, browser] = await withBrowser(startProduct({ admin: true }));

const account = { name: 'Kamla Devi', email: 'kamla@njms.example', password: 'neem tree 1981' };
/** What Next and Payload write to the console of a sound back office. */
const expected = [/favicon/, /status of 40[0134]/];

const signIn = async (page: Page) => {
  await page.goto(`${product.adminUrl}/admin`);
  await page.waitForURL(/create-first-user/);
  await page.fill('#field-email', account.email);
  await page.fill('#field-password', account.password);
  await page.fill('#field-confirm-password', account.password);
  await page.fill('#field-name', account.name);
  await page.fill('#field-setupCode', 'AAAAA-AAAAA-AAAAA-AAAAA');
  await page.getByRole('button', { name: /create/i }).click();
  await page
    .getByText(/this is not the setup code/i)
    .first()
    .waitFor();
  await page.fill('#field-setupCode', await product.setupCode());
  await page
    .getByText(/this is not the setup code/i)
    .first()
    .waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /create/i }).click();
  await page.waitForURL(/\/admin\/?$/);
  await assert.rejects(product.setupCode(), /ENOENT/);
};

/** Waits until a page shows a text; gives the milliseconds that it took. */
const untilShown = async (path: string, text: string): Promise<number> => {
  const begun = Date.now();
  while (!(await (await fetch(product.siteUrl + path)).text()).includes(text)) {
    assert.ok(Date.now() - begun < 120_000, `${path} does not show "${text}"`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Date.now() - begun;
};

test('the first account is asked for; then every collection is there, and a published change is on the website at once', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 1280, height: 900 }, expected });
  await signIn(page);
  for (const slug of [
    ...collections,
    'enquiries',
    'guest-book',
    'privacy-requests',
    'transfer-certificates',
    'media',
    'staff',
  ])
    assert.ok(
      (await page.locator(`nav a[href*="/admin/collections/${slug}"]`).count()) > 0,
      `${slug} is in the back office`,
    );

  await fetch(`${product.siteUrl}/News?year=All`); // So that the page stands in the cache.
  await page.goto(`${product.adminUrl}/admin/collections/news`);
  await page.locator('table tbody tr a').first().click();
  await page.waitForURL(/collections\/news\/\d+/);
  const title = 'The library stays open until 4 o’clock';
  await page.fill('#field-title', title);
  const saved = page.waitForResponse(
    (response) =>
      /\/api\/news\/\d+/.test(response.url()) && response.request().method() === 'PATCH',
  );
  await page.getByRole('button', { name: /^publish/i }).click();
  assert.equal((await saved).status(), 200);
  const took = await untilShown('/News?year=All', title);
  t.diagnostic(`on the website ${took} ms after it was saved`);
});

test('an enquiry that a parent sends is in the back office', async (t) => {
  const enquiry = {
    name: 'Sunita Devi',
    phone: '98 000 00000',
    email: 'sunita@example.in',
    subject: 'Admission to Class I',
    address: 'Model Town, Hisar',
    message: 'When may we visit?',
  };
  const response = await fetch(`${product.siteUrl}/api/form/NJMS/Admission`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry),
  });
  assert.equal(response.status, 200);
  const page = await openPage(t, browser, { viewport: { width: 1280, height: 900 }, expected });
  await page.goto(`${product.adminUrl}/admin/login`);
  await page.fill('#field-email', account.email);
  await page.fill('#field-password', account.password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await page.waitForURL(/\/admin\/?$/);
  await page.goto(`${product.adminUrl}/admin/collections/enquiries`);
  await page.getByText(enquiry.subject).first().waitFor();
});

test('with the api stopped every page that was shown still answers, also after the website alone is restarted', async () => {
  const paths = routes.map(({ path }) => path).filter((path) => path !== '/SubGallery');
  for (const path of paths) assert.equal((await fetch(product.siteUrl + path)).status, 200, path);
  const words = await (await fetch(`${product.siteUrl}/AboutUs`)).text();
  await product.stopApi();
  for (const path of paths) assert.equal((await fetch(product.siteUrl + path)).status, 200, path);
  await product.restartSite();
  for (const path of paths) assert.equal((await fetch(product.siteUrl + path)).status, 200, path);
  assert.equal(await (await fetch(`${product.siteUrl}/AboutUs`)).text(), words);
});
