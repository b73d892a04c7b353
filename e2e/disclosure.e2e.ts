/** The disclosure as a school keeps it: what has lapsed is seen, replaced and signed, and everybody sees it at once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Disclosure } from '@aangan/contract/disclosure.ts';
import type { Page } from 'playwright-core';
import { routes } from '../contract/src/routes.ts';
import { openPage } from './browser.ts';
import { assertAccessible, assertFits } from './looks-right.ts';
import { startProduct } from './product.ts';
import { askAs, signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));

const documentOf = async (id: string) => {
  const answer = await fetch(`${product.siteUrl}/api/disclosure/NJMS`);
  const { data } = (await answer.json()) as { data: Disclosure };
  const row = data.sections.flatMap(({ rows }) => rows).find((one) => one.id === id);
  return row?.documents[0];
};
const rowIn = (page: Page) =>
  page.locator('.disclosure__row').filter({ hasText: 'Fire safety certificate' });

test('a lapsed certificate is replaced and signed: its row turns green in the check, on the page, in the JSON and in the PDF', async (t) => {
  const operator = await askAs(product, 'operator');
  const { docs } = (await operator('GET', 'certificates?where[kind][equals]=fire')) as {
    docs: { id: number }[];
  };
  const id = docs[0]?.id;
  const lapsed = { validFrom: '2022-01-01', validUntil: '2025-01-01', _status: 'published' };
  await operator('PATCH', `certificates/${id}`, lapsed);

  // The head sees it, on a phone.
  const page = await openPage(t, browser, {
    viewport: { width: 390, height: 844 },
    expected: [/favicon/],
  });
  await signInAs(page, product, 'head');
  await page.goto(`${product.adminUrl}/admin/disclosure`, { waitUntil: 'networkidle' });
  assert.match(await rowIn(page).innerText(), /Must be put right[\s\S]*Lapsed on 1 January 2025/);
  await rowIn(page).getByRole('link', { name: 'Put it right' }).click();
  await page.waitForURL(new RegExp(`/certificates/${id}\\?from=disclosure`));
  await page.waitForLoadState('networkidle');

  // The new one is put in its place: its last day, published, and signed.
  const lastDay = page.locator('#field-validUntil');
  const inWords = page.locator('#field-validUntil-words');
  await lastDay.fill('');
  assert.equal(await inWords.innerText(), '');
  await lastDay.fill('2031-01-01');
  // The browser may show its month first; the words below, which are read out with it, do not.
  assert.equal(await inWords.innerText(), '1 January 2031');
  assert.equal(await lastDay.getAttribute('aria-describedby'), 'field-validUntil-words');
  await page.locator('#action-save').click();
  await page.getByText('Updated successfully').first().waitFor();
  await page.getByRole('button', { name: /I have seen this document and confirm it/ }).click();
  await page
    .locator('.signing')
    .getByText(/Principal: .+2026|Principal: .+20\d\d/)
    .waitFor();
  assert.equal((await documentOf('fire'))?.validUntil, '2031-01-01');

  const manager = await askAs(product, 'editor');
  await manager('POST', `certificates/${id}/sign`, {});
  await page.goto(`${product.adminUrl}/admin/disclosure`, { waitUntil: 'networkidle' });
  assert.match(await rowIn(page).innerText(), /In order/);

  const paper = await documentOf('fire');
  assert.deepEqual(paper?.signatures.map(({ as }) => as).sort(), ['Manager', 'Principal']);
  const visitor = await openPage(t, browser);
  await visitor.goto(`${product.siteUrl}/MandatoryDisclosure`);
  await visitor
    .locator('#fire')
    .getByText(/until 1 Jan 2031/)
    .waitFor();
  const words = await visitor.locator('#fire').innerText();
  assert.match(words, /Manager: signed by .+; Principal: signed by /);
  await visitor.goto(`${product.siteUrl}/FireSafetyCertificate`);
  assert.match(await visitor.locator('main').innerText(), /1 January 2031/);
  const pdf = await fetch(`${product.siteUrl}/MandatoryDisclosure.pdf`);
  assert.equal(pdf.headers.get('content-type'), 'application/pdf');
});

test('the demo school’s form is complete: no row is missing, and none has lapsed', async () => {
  const answer = await fetch(`${product.siteUrl}/api/disclosure/NJMS`);
  const { data } = (await answer.json()) as { data: Disclosure };
  const today = new Date().toISOString().slice(0, 10);
  for (const { rows } of data.sections)
    for (const row of rows) {
      assert.notEqual(row.value, null, row.id);
      for (const { validUntil, title } of row.documents)
        assert.ok(!validUntil || validUntil >= today, `${title} until ${validUntil}`);
    }
});

test('the check is sound for a screen reader, and the form prints as one', async (t) => {
  const page = await openPage(t, browser, {
    viewport: { width: 1366, height: 768 },
    expected: [/favicon/],
  });
  await signInAs(page, product, 'editor');
  await page.goto(`${product.adminUrl}/admin/disclosure`, { waitUntil: 'networkidle' });
  await assertAccessible(page, '.home.disclosure');
  const visitor = await openPage(t, browser);
  await visitor.goto(`${product.siteUrl}/MandatoryDisclosure`);
  await visitor.emulateMedia({ media: 'print' });
  const sections = await visitor.locator('.disclosed-section h2').allInnerTexts();
  assert.deepEqual(
    sections.map((heading) => heading[0]),
    ['A', 'B', 'C', 'D', 'E'],
  );
  const wide = await visitor.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 1280, `${wide} px`);
});

test('on a phone no figure and no session of a table is broken, and nothing is wider than the screen', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${product.siteUrl}/MandatoryDisclosure`);
  const cells = page.locator('#resultsX tbody :is(th, td)');
  assert.ok((await cells.count()) > 10);
  const broken = await cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return /^[\d.,–-]+$/.test(cell.textContent) && lines.size > 1 ? [cell.textContent] : [];
    }),
  );
  assert.deepEqual(broken, []);
  await assertFits(page);
});

test('each page of public disclosure leads to the whole form', async () => {
  for (const { path } of routes.filter(({ menu }) => menu === 'Public Disclosure')) {
    const html = await (await fetch(product.siteUrl + path)).text();
    assert.match(html, /<main[\s\S]*href="\/MandatoryDisclosure/, path);
  }
});
