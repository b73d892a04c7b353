/** A student comes to the school: the office writes down the name, and from there what the parents have signed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';
import { assertAccessible } from './looks-right.ts';
import { startProduct } from './product.ts';
import { signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));

const choose = async (page: Page, field: string, option: string) => {
  await page.locator(`#field-${field} .rs__control`).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const save = async (page: Page, collection: string): Promise<string> => {
  await page.locator('#action-save').click();
  await page.waitForURL(new RegExp(`/collections/${collection}/\\d+`));
  return page.url();
};

test('promise 12.11: from a new student’s page the office enters what the parents have signed, and reads it there', async (t) => {
  const page = await openPage(t, browser, {
    viewport: { width: 390, height: 844 },
    expected: [/favicon/],
  });
  await signInAs(page, product, 'office');
  await page.goto(`${product.adminUrl}/admin/collections/students/create`, {
    waitUntil: 'networkidle',
  });
  await page.getByText('Please save the student first.').waitFor();
  await page.fill('#field-name', 'Naina Admitted');
  await choose(page, 'class', 'III');
  await page.fill('#field-section', 'Rose');
  await page.fill('#field-birthDay', '14');
  await page.fill('#field-birthMonth', '11');
  const student = await save(page, 'students');
  await page.getByText('No form of the parents is kept yet.').waitFor();

  await page.getByRole('link', { name: 'Enter a form that the parents have signed' }).click();
  await page.waitForURL(/consents\/create\?student=\d+/);
  await page.waitForLoadState('networkidle');
  await page.locator('#field-student').getByText('Naina Admitted').waitFor();
  await page.locator('#field-purposes__birthday__given').check();
  await page.fill('#field-givenBy', 'Meera Admitted');
  await choose(page, 'relation', 'Mother');
  await choose(page, 'how', 'With the admission form');
  await save(page, 'consents');

  await page.goto(student, { waitUntil: 'networkidle' });
  const note = page.locator('.consent-note');
  await note
    .getByText(/^The parents’ consent, signed on \d+ \w+ \d{4}, until 31 March \d{4}:$/)
    .waitFor();
  assert.deepEqual(await note.locator('li').allInnerTexts(), [
    'Photograph on the website: no',
    'Name with results, prizes and offices: no',
    'Birthday greeting on the home page: yes',
    'Voice in a recording: no',
  ]);
  await assertAccessible(page, '.consent-note');
});
