/** A parent asks on the Privacy page, with a phone and with no scripts; the office finds it, told by when to answer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { today } from '../cms/src/fields/day-field.ts';
import { dueDayOf } from '../cms/src/inbox/due-day.ts';
import { formatDay } from '../cms/src/indian-time.ts';
import { messages } from '../contract/src/messages.ts';
import { until } from '../site/test/local-server.ts';
import { openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { askAs, signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));

const phone = { width: 390, height: 844 };
const expected = [/favicon/];
const requestFrom = (studentName: string) => ({
  name: 'सुनीता Devi',
  phone: '98120 34567',
  email: 'sunita@example.in',
  relation: 'Parent',
  studentName,
  studentClass: 'V Lily',
  request: 'Withdraw a consent',
  message: 'Please take down the photograph of Annual Day.',
});
type Request = ReturnType<typeof requestFrom>;

const fill = async (page: Page, values: Partial<Request>) => {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`#field-${name}`);
    if (name === 'relation' || name === 'request') await field.selectOption(value);
    else await field.fill(value);
  }
};
const isNoWider = async (page: Page) =>
  assert.ok(
    (await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0,
    'the page is no wider than the screen',
  );
/** The browser glides to where the form comes back; without scripts the page itself cannot be waited in. */
const comesInSight = (page: Page, selector: string) =>
  until(`${selector} is in sight`, () =>
    page.evaluate((wanted) => {
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
    }, selector),
  );
const keptFor = async (studentName: string) => {
  const ask = await askAs(product, 'office');
  const { docs } = (await ask(
    'GET',
    `privacy-requests?depth=0&where[studentName][equals]=${encodeURIComponent(studentName)}`,
  )) as { docs: Record<string, unknown>[] };
  return docs;
};

for (const javaScriptEnabled of [true, false])
  test(`promise 2.20: a request is sent from a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async (t) => {
    const values = requestFrom(javaScriptEnabled ? 'ओम कुमार' : 'Asha Kumari');
    const page = await openPage(t, browser, {
      viewport: phone,
      javaScriptEnabled,
      // A page that comes back with a field to mend.
      expected: [...expected, /422 .*\/Privacy#request/],
    });
    await page.goto(`${product.siteUrl}/AboutUs`);
    await page.locator('.site-footer').getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL(/\/Privacy$/);
    await isNoWider(page);
    await page.getByRole('link', { name: 'Send a request' }).click();
    const { request: _left, ...others } = values;
    await fill(page, others);
    await page.getByRole('button', { name: 'Submit' }).click();
    const error = page.locator('#field-request-error');
    await error.waitFor();
    assert.equal(await error.textContent(), `Error: ${messages.privacy.requestRequired}`);
    assert.equal(await page.locator('#field-message').inputValue(), values.message);
    if (!javaScriptEnabled) await comesInSight(page, '#request');
    assert.equal((await keptFor(values.studentName)).length, 0);
    await isNoWider(page);
    await fill(page, { request: values.request });
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText(messages.form.submitted).waitFor();
    if (!javaScriptEnabled) await comesInSight(page, '.success');
    assert.equal(await page.locator('#field-name').inputValue(), '');
    const [kept, ...more] = await keptFor(values.studentName);
    assert.equal(more.length, 0);
    for (const [name, value] of Object.entries(values)) assert.equal(kept?.[name], value, name);
    assert.equal(kept?.dueOn, dueDayOf(new Date(String(kept?.receivedAt))));
    assert.ok(String(kept?.dueOn) > today());
  });

for (const { name, viewport } of [
  { name: 'a small laptop', viewport: { width: 1366, height: 768 } },
  { name: 'a phone', viewport: phone },
])
  test(`promise 12.13: the office finds a request from the home, is told by when, and answers it on ${name}`, async (t) => {
    const values = requestFrom(`Child of ${name}`);
    const sent = await fetch(`${product.siteUrl}/api/form/NJMS/Privacy`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    assert.equal(sent.status, 200);
    const [kept] = await keptFor(values.studentName);
    const due = formatDay(String(kept?.dueOn));
    const page = await openPage(t, browser, { viewport, expected });
    await signInAs(page, product, 'office');
    const card = page.locator('.home__card', { hasText: /open privacy requests?/ });
    assert.match((await card.textContent()) ?? '', /^\d+ open privacy requests?.*due on \d/);
    const count = Number((await card.locator('strong').textContent()) ?? '');
    await isNoWider(page);
    await card.click();
    await page.waitForURL(/collections\/privacy-requests\?/);
    await page.locator('table tbody tr a').first().waitFor();
    assert.equal(await page.locator('table tbody tr').count(), count, 'only open ones are listed');
    await page.locator('table th', { hasText: 'Answer by' }).first().waitFor();
    await page.goto(`${product.adminUrl}/admin/collections/privacy-requests/${kept?.id}`, {
      waitUntil: 'networkidle',
    });
    await page.getByRole('heading', { name: values.request }).waitFor();
    await page.getByText(`to be answered by ${due}`).waitFor();
    await page.getByText(values.studentName).waitFor();
    await isNoWider(page);
    await page.getByRole('button', { name: 'Answered' }).click();
    await page.getByText('The office,').waitFor();
    await page.goto(`${product.adminUrl}/admin`);
    await card.waitFor();
    assert.equal(Number(await card.locator('strong').textContent()), count - 1);
  });

test('promise 6.4: an editor meets no privacy request, in the menu, on the home or by its address', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 1366, height: 768 }, expected });
  await signInAs(page, product, 'editor');
  await page.getByRole('heading', { name: 'Nirmal Jyoti Mission School' }).waitFor();
  assert.equal(await page.locator('a[href*="privacy-requests"]').count(), 0);
  const ask = await askAs(product, 'editor');
  await assert.rejects(ask('GET', 'privacy-requests?depth=0'), /403/);
});
