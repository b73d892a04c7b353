/** A draft is seen on the website by a link, without an account and on a phone, before everybody sees it; then it is shared. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';
import { assertAccessible, assertFits } from './looks-right.ts';
import { startProduct } from './product.ts';
import { signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));

const phone = { width: 390, height: 844 };
const screens = [
  { name: 'a small laptop', viewport: { width: 1366, height: 768 } },
  { name: 'a phone', viewport: phone },
];
const expected = [/favicon/];
const barWords = 'Preview: not yet on the website.';

const assertLargeEnough = async (page: Page) => {
  for (const target of await page.locator('.website-bar :is(a, button, input)').all()) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    assert.ok(width >= 44 && height >= 44, await target.innerText());
  }
};
const looksRight = async (page: Page) => {
  await assertFits(page);
  await assertLargeEnough(page);
  await assertAccessible(page, '.website-bar');
};
const answered = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PATCH');
/** Presses a button of the form, and waits until it is stored and told. */
const save = async (page: Page, button: '#action-save' | '#action-save-draft', then: string) => {
  await page.locator(button).click();
  await page.locator('.website-bar').getByText(then).waitFor();
};

for (const { name, viewport } of screens)
  test(`promise 12.22: an editor previews a draft, publishes and shares it, on ${name}`, async (t) => {
    const title = `Sports day, from ${name}`;
    const page = await openPage(t, browser, { viewport, expected });
    await signInAs(page, product, 'editor');
    await page.goto(`${product.adminUrl}/admin/collections/news/create`, {
      waitUntil: 'networkidle',
    });
    await page.locator('#field-title').fill(title);
    await page.locator('#field-description').fill('The ground is open from seven.');
    await save(page, '#action-save-draft', 'A draft: it is not on the website yet.');
    await page.waitForURL(/news\/\d+/);
    await looksRight(page);

    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Preview' }).click();
    const tab = await opening;
    await tab.getByText(barWords).waitFor();
    const link = await page.getByLabel('The link of the preview').inputValue();
    assert.equal(tab.url(), link);
    await tab.close();
    await looksRight(page);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('The link is copied.').waitFor();

    // What was not saved is not in the preview: it says so.
    await page.locator('#field-title').fill(`${title} at seven`);
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('Please press “Save as draft” first').waitFor();
    assert.equal(page.context().pages().length, 1);
    const drafted = answered(page);
    await page.locator('#action-save-draft').click();
    assert.equal((await drafted).status(), 200);

    // The head, who has only the link: on a phone, without a session, and before any script.
    const head = await openPage(t, browser, {
      viewport: phone,
      javaScriptEnabled: false,
      expected: [...expected, /status of 403/],
    });
    await head.goto(link);
    await head.getByText(barWords).waitFor();
    await head.getByRole('heading', { name: `${title} at seven` }).waitFor();
    await head.getByText(/This link works until \d+ \w+ \d{4}, \d+:\d\d [ap]m\./).waitFor();
    await assertFits(head);
    const { origin } = new URL(link);
    await head.goto(`${origin}/News`);
    await head.getByRole('heading', { name: 'News', level: 1 }).waitFor();
    assert.equal(await head.getByText(title).count(), 0);
    const ended = await head.goto(link.slice(0, -1) + (link.endsWith('A') ? 'E' : 'A'));
    assert.equal(ended?.status(), 403);
    await head.getByText('This preview link has ended. Ask the office for a new one.').waitFor();

    await save(page, '#action-save', 'Published.');
    const see = page.getByRole('link', { name: 'See it on the website' });
    assert.equal(await see.getAttribute('href'), `${origin}/News`);
    const share = page.getByRole('link', { name: 'Share on WhatsApp' });
    const { host, searchParams } = new URL((await share.getAttribute('href')) ?? '');
    assert.deepEqual(
      [host, searchParams.get('text')],
      ['wa.me', `${title} at seven\n${origin}/News`],
    );
    assert.equal(await page.getByRole('button', { name: 'Preview' }).count(), 0);
    await looksRight(page);

    // The link from before leads to the page as everybody sees it.
    await head.goto(link);
    assert.equal(head.url(), `${origin}/News`);
    assert.equal(await head.getByText(barWords).count(), 0);
    await head.getByRole('heading', { name: `${title} at seven` }).waitFor();

    await page.getByRole('link', { name: 'Add another' }).click();
    await page.waitForURL(/collections\/news\/create$/);
    assert.equal(await page.locator('.website-bar').count(), 0);
  });

test('promise 12.22: after a save far down a phone’s form the ways to the website are in sight', async (t) => {
  const page = await openPage(t, browser, { viewport: phone, expected });
  await signInAs(page, product, 'editor');
  const found = await page.request.get(
    `${product.adminUrl}/api/news?where[_status][equals]=published&limit=1&depth=0`,
  );
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  await page.goto(`${product.adminUrl}/admin/collections/news/${docs[0]?.id}`, {
    waitUntil: 'networkidle',
  });
  await page.getByRole('link', { name: 'Share on WhatsApp' }).waitFor();
  const text = page.locator('#field-description');
  await text.fill(`${'A long line.\n'.repeat(80)}The end.`);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const stored = answered(page);
  await page.locator('#action-save').click();
  assert.equal((await stored).status(), 200);
  const link = page.getByRole('link', { name: 'See it on the website' });
  await page.waitForFunction(() => {
    const [bar] = document.querySelectorAll('.website-bar');
    const { top = -1, bottom = -1 } = bar?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= innerHeight;
  });
  // In sight, and not behind the controls that stay at the top.
  await link.click({ trial: true });
});
