/** From the check of an empty school's disclosure to the very field, and back: as a head, on a phone and on a laptop. */

import assert from 'node:assert/strict';
import { before, describe, type TestContext, test } from 'node:test';
import type { Page } from 'playwright-core';
import { staffSheetAddress } from '../cms/src/disclosure/mend.ts';
import { schoolProfile } from '../cms/test/sample-records.ts';
import { openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { askAs, signIn } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));

/** A school with nothing but its profile, and the account of its head. */
const makeSchool = async (code: string) => {
  const ask = await askAs(product, 'operator');
  const { doc } = (await ask('POST', 'schools', schoolProfile(code))) as { doc: { id: number } };
  const account = {
    name: 'The head',
    email: `head@${code.toLowerCase()}.example`,
    password: `neem tree ${code} 1981`,
  };
  const tenants = [{ tenant: doc.id }];
  await ask('POST', 'staff', { ...account, role: 'head', tenants });
  return account;
};

const rowOf = (page: Page, label: string) =>
  page.locator('.disclosure__row').filter({ has: page.getByText(label, { exact: true }) });

const openCheck = async (page: Page): Promise<void> => {
  await page.goto(`${product.adminUrl}/admin/disclosure`);
  await page.getByRole('heading', { name: 'Public disclosure' }).waitFor();
};

/** Presses *Put it right* of a row. */
const putRight = (page: Page, label: string): Promise<void> =>
  rowOf(page, label).getByRole('link', { name: 'Put it right' }).click();

const focused = (page: Page) => page.locator(':focus');
const wayBack = (page: Page) => page.getByRole('link', { name: 'Back to the check' });

/** Publishes or saves, and goes back to the check, which says so of the row. */
const saveAndReturn = async (
  page: Page,
  label: string,
  words: RegExp,
  button = '#action-save',
): Promise<void> => {
  await page.locator(button).click();
  await page
    .getByText(/successfully/)
    .first()
    .waitFor();
  await wayBack(page).click();
  await page.waitForURL('**/admin/disclosure');
  await rowOf(page, label).getByText(words).waitFor();
};

const screens = {
  phone: { code: 'WAYP', viewport: { width: 390, height: 844 } },
  laptop: { code: 'WAYL', viewport: { width: 1366, height: 768 } },
};
for (const [name, { code, viewport }] of Object.entries(screens))
  describe(`on a ${name}`, () => {
    let account: Awaited<ReturnType<typeof makeSchool>>;
    before(async () => {
      account = await makeSchool(code);
    });
    const begin = async (t: TestContext): Promise<Page> => {
      const page = await openPage(t, browser, { viewport, expected: [/favicon/] });
      await signIn(page, product, account);
      await openCheck(page);
      return page;
    };

    test('the fee: a new page with its name, its sentence and its table, and back', async (t) => {
      const page = await begin(t);
      await putRight(page, 'Fee structure of the school');
      await page.waitForURL('**/pages/create?path=**');
      await focused(page).and(page.locator('#field-blocks *')).waitFor();
      assert.equal(await page.locator('#field-path').inputValue(), '/FeeStructure');
      assert.match(await page.locator('#field-summary').inputValue(), /fees/i);
      assert.equal(await page.locator('[id^="blocks-row-"]').count(), 1);
      // Somebody begins, and goes on another day.
      const fee = 'Fee structure of the school';
      await saveAndReturn(page, fee, /is a draft/, '#action-save-draft');
      await putRight(page, 'Fee structure of the school');
      await page.waitForURL(/\/pages\/\d+\?from=disclosure/);
      await focused(page).and(page.locator('#field-blocks *')).waitFor();
    });

    test('the calendar: a new page with a table, into which it is pasted', async (t) => {
      const page = await begin(t);
      await putRight(page, 'Annual academic calendar');
      await focused(page).and(page.locator('#field-blocks *')).waitFor();
      assert.equal(await page.locator('#field-path').inputValue(), '/AcademicCalendar');
      const cell = (row: number) =>
        page.getByRole('textbox', { name: `Row ${row}, What`, exact: true });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() =>
        navigator.clipboard.writeText('Month\tWhat\nApril\tThe session begins\nMay\tHolidays'),
      );
      await page.getByRole('textbox', { name: 'Row 1, Month', exact: true }).focus();
      await page.keyboard.press('Control+V');
      await page.getByText('Pasted 3 lines of 2 cells.').waitFor();
      assert.equal(await cell(1).inputValue(), 'The session begins');
      assert.equal(await cell(2).inputValue(), 'Holidays');
      await saveAndReturn(page, 'Annual academic calendar', /In order/);
    });

    test('the campus: the field itself, in its tab', async (t) => {
      const page = await begin(t);
      for (const [label, field, value] of [
        ['Campus area', 'disclosure__campusArea', '6000'],
        ['Toilets for girls', 'disclosure__toilets__girls', '12'],
      ] as const) {
        await putRight(page, label);
        await focused(page)
          .and(page.locator(`#field-${field}`))
          .waitFor();
        await focused(page).fill(value);
        await saveAndReturn(page, label, /In order/);
      }
      await putRight(page, 'Laboratories, number and size');
      await focused(page)
        .and(page.getByRole('button', { name: /Add Laboratory/ }))
        .waitFor();
    });

    test('a page is chosen by its name, and comes with its parts', async (t) => {
      const page = await begin(t);
      await page.goto(`${product.adminUrl}/admin/collections/pages/create`);
      const choice = page.getByLabel('Page of the website');
      await choice.selectOption({ label: 'School Management Committee (SMC) (/Smc)' });
      await page.waitForURL('**/pages/create?path=%2FSmc');
      await page.locator('#blocks-row-0').getByText('Members of a committee').waitFor();
      await page.locator('#action-save').click();
      await page
        .getByText(/successfully/)
        .first()
        .waitFor();
      await page
        .getByText('School Management Committee (SMC) (Public Disclosure › /Smc)')
        .waitFor();
      // It is there now, and not offered once more.
      await page.goto(`${product.adminUrl}/admin/collections/pages/create`);
      await choice.locator('option', { hasText: '/PTAMembers' }).waitFor({ state: 'attached' });
      assert.equal(await choice.locator('option', { hasText: '(/Smc)' }).count(), 0);
    });

    test('nobody is led back who did not come from there', async (t) => {
      const page = await begin(t);
      await putRight(page, 'Affiliation letter and latest extension');
      await wayBack(page).waitFor();
      await page.goto(
        `${product.adminUrl}/admin/collections/news/create?from=https://evil.example`,
      );
      await page.locator('#field-title').waitFor();
      assert.equal(await wayBack(page).count(), 0);
    });
  });

test('every row opens the form at its field, new or written, whatever is closed around it', async (t) => {
  const account = await makeSchool('WAYS');
  const page = await openPage(t, browser, {
    viewport: screens.laptop.viewport,
    expected: [/favicon/],
  });
  await signIn(page, product, account);
  await openCheck(page);
  const links = await page
    .locator('.disclosure__row a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  assert.ok(links.length > 40, `${links.length} rows`);
  for (const href of new Set(links)) {
    // Between two fields of one record there would be no new page.
    await page.goto('about:blank');
    await page.goto(`${product.adminUrl}${href}`);
    const [address = '', id] = href.split('#');
    const form = address.startsWith(staffSheetAddress)
      ? page.getByRole('heading', { name: 'Staff from a list' })
      : page.locator('[data-form-ready=true]');
    const place = id ? focused(page).and(page.locator(`#${id}, #${id} *`)) : form;
    await place.first().waitFor();
    await wayBack(page).waitFor();
  }
});
