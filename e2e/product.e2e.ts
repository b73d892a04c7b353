/** The product as a whole: its processes meet, and the website outlives the others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { awake } from './waking.ts';
import { withBrowser } from './with-browser.ts';

const [product, browser] = await withBrowser(startProduct({ admin: true }));

test('the website shows the demo school', async (t) => {
  const page = await openPage(t, browser);
  const response = await page.goto(product.siteUrl);
  assert.equal(response?.status(), 200);
  assert.match(await page.title(), /^Home - /);
});

test('the back office asks for the first staff account', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(`${product.adminUrl}/admin`);
  await page.waitForURL(/\/admin\/create-first-user$/);
  await page.getByRole('button', { name: 'Create' }).waitFor();
});

test('with the api stopped a page that was shown is shown again, also after the website is restarted', async (t) => {
  const page = await openPage(t, browser);
  const show = async () => {
    const response = await page.goto(`${product.siteUrl}/News`);
    // All that the page still fetches has come, so that stopping the website takes nothing away from it.
    await awake(page, 'news-list');
    return response?.status();
  };
  assert.equal(await show(), 200);
  const shown = await page.getByRole('main').innerText();
  await product.stopApi();
  assert.equal(await show(), 200);
  await product.restartSite();
  assert.equal(await show(), 200);
  assert.equal(await page.getByRole('main').innerText(), shown);
  await product.startApi();
  assert.equal(await show(), 200);
});
