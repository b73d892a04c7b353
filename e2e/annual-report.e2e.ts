/** The annual report as a head writes it: begun from the records, edited, read, published, and then a page and a PDF for everybody. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { lastEnded } from '../cms/src/annual-report/session.ts';
import { today } from '../cms/src/fields/day-field.ts';
import type { AnnualReport } from '../contract/src/annual-report.ts';
import { until } from '../site/test/local-server.ts';
import { openPage } from './browser.ts';
import { assertAccessible } from './looks-right.ts';
import { pdfText } from './pdf-text.ts';
import { startProduct } from './product.ts';
import { askAs, signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const session = lastEnded(today());

const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));

const expected = [/favicon/];
const reports = async (): Promise<AnnualReport[]> => {
  let answer = await fetch(`${product.siteUrl}/api/annualReport/NJMS`);
  // The first to ask on a busy machine may be told to come again.
  await until('the website answers', async () => {
    if (answer.status === 503) answer = await fetch(answer.url);
    return answer.status !== 503;
  });
  return ((await answer.json()) as { data: AnnualReport[] }).data;
};
const rowIn = (page: Page) => page.locator('.disclosure__row').filter({ hasText: 'Annual report' });

test('promise 2.21: a head begins a report, writes in it, reads it, publishes it, and it is a page and a PDF', async (t) => {
  const operator = await askAs(product, 'operator');
  await operator('DELETE', `annual-reports?where[sessionYear][equals]=${session}`);

  const page = await openPage(t, browser, { viewport: { width: 1280, height: 900 }, expected });
  await signInAs(page, product, 'head');
  await page.goto(`${product.adminUrl}/admin/disclosure`, { waitUntil: 'networkidle' });
  await rowIn(page).getByRole('link').click();
  await page.waitForURL(`**/annual-reports/create?session=${session}&from=disclosure`);
  await page.waitForLoadState('networkidle');
  assert.equal(await page.locator('#field-sessionYear').inputValue(), session);
  assert.equal(await page.locator('#field-signedBy').count(), 0);
  await assertAccessible(page, '.report-note');

  // Saved, it is filled.
  await page.locator('#action-save-draft').click();
  await page.waitForURL(/annual-reports\/\d+/);
  await page.locator('#field-signedBy').waitFor();
  assert.match(await page.locator('#field-signedBy').inputValue(), /, Principal$/);
  assert.ok((await page.locator('#field-blocks .blocks-field__row').count()) >= 8);
  assert.ok(!(await reports()).some(({ sessionYear }) => sessionYear === session));

  // The Principal's words, and a heading in the school's own.
  await page.locator('[data-field-path="words"] [contenteditable="true"]').click();
  await page.keyboard.type('Two hundred good days.');
  const heading = page.locator('#field-blocks__0__heading');
  // The panel's late answer to what was typed above may close the row again.
  await until('the heading is written', async () => {
    if (!(await heading.isVisible()))
      await page.locator('#blocks-row-0 .collapsible__toggle').first().click();
    return heading.fill('Our year in numbers', { timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  });
  await page.locator('#action-save-draft').click();
  await page
    .getByText(/saved successfully|updated successfully/i)
    .first()
    .waitFor();

  const [reading] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /Read it as visitors will/ }).click(),
  ]);
  const preview = reading.locator('.report-preview');
  await preview.getByText('Two hundred good days.').waitFor();
  await preview.getByRole('heading', { name: 'Our year in numbers' }).waitFor();
  await preview.getByRole('heading', { name: 'Staff and their qualifications' }).waitFor();
  await assertAccessible(reading, '.report-preview');
  await reading.close();

  await page.locator('#action-save').click();
  await page
    .getByText(/updated successfully/i)
    .first()
    .waitFor();
  await page.goto(`${product.adminUrl}/admin/disclosure`, { waitUntil: 'networkidle' });
  assert.match(await rowIn(page).innerText(), /In order/);

  // Everybody reads it, without JavaScript, on a phone too.
  const visitor = await openPage(t, browser, {
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  const isThere = async () => {
    await visitor.goto(`${product.siteUrl}/AnnualReport`);
    return (await visitor.locator('main').innerText()).includes('Two hundred good days.');
  };
  const published = Date.now();
  while (!(await isThere()))
    assert.ok(Date.now() - published < 120_000, 'the report never came to the website');
  const words = await visitor.locator('main').innerText();
  assert.match(words, new RegExp(`Session ${session}`));
  assert.match(words, /Our year in numbers/);
  assert.match(words, /1,209 students in 37 sections and 58 teachers/);
  assert.match(words, /Reports of other sessions/);
  assert.match(words, /as a PDF/);

  const pdf = await fetch(`${product.siteUrl}/AnnualReport.pdf`);
  assert.equal(pdf.headers.get('content-type'), 'application/pdf');
  const layer = pdfText(Buffer.from(await pdf.arrayBuffer()));
  assert.match(layer, new RegExp(`Annual Report ${session}`));
  assert.match(layer, /From the Principal\nTwo hundred good days\./);
  assert.match(layer, /School Management Committee/);
});

test('the page is sound for a screen reader, and prints within the width of A4', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 794, height: 1123 } });
  // The list of the calls follows a change on its own, up to two seconds after the page.
  let older: AnnualReport | undefined;
  await until('both reports are listed', async () => {
    older = (await reports())[1];
    return older !== undefined;
  });
  assert.ok(older);
  for (const path of ['/AnnualReport', `/AnnualReport?session=${older.sessionYear}`]) {
    await page.goto(product.siteUrl + path);
    await assertAccessible(page, 'main');
    await page.emulateMedia({ media: 'print' });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 794, `${path}: ${wide} px`);
    assert.equal(await page.locator('.side-index').isVisible(), false);
    await page.emulateMedia({ media: 'screen' });
  }
});
