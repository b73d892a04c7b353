/** A parent's ways through the website: news, a transfer certificate, the menu; with JavaScript and without. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { messages } from '../contract/src/messages.ts';
import { openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { awake } from './waking.ts';
import { withBrowser } from './with-browser.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const knownTc = { admission: 'NJ/2019/0417', name: 'Ananya Sheoran' };

const [product, browser] = await withBrowser(startProduct());

describe('News (promise 2.6)', () => {
  const titles = (page: Page) => page.locator('.entry h2').allTextContents();

  test('the same link shows the same news with and without JavaScript', async (t) => {
    const withScript = await openPage(t, browser);
    await withScript.goto(`${product.siteUrl}/News`);
    await awake(withScript, 'news-list');
    const years = await withScript.locator('select[name=year] option').allTextContents();
    await withScript.selectOption('select[name=year]', years[2] ?? '');
    await withScript.waitForURL(/year=/);
    const without = await openPage(t, browser, { javaScriptEnabled: false });
    await without.goto(withScript.url());
    assert.deepEqual(await titles(without), await titles(withScript));
    assert.equal(await without.locator('select[name=year]').inputValue(), years[2]);
    assert.equal(
      await without.locator('.list-count').textContent(),
      await withScript.locator('.list-count').textContent(),
    );
  });

  test('a search narrows the list, keeps the address shareable, and says when nothing fits', async (t) => {
    const page = await openPage(t, browser);
    await page.goto(`${product.siteUrl}/News?year=All`);
    await awake(page, 'news-list');
    const [first = ''] = await titles(page);
    await page.fill('input[name=q]', first.toUpperCase());
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=/);
    assert.ok((await titles(page)).includes(first));
    await page.fill('input[name=q]', 'no news has these words');
    await page.keyboard.press('Enter');
    await page.locator('.empty').waitFor();
    assert.match((await page.locator('.list-count').textContent()) ?? '', /Total Count: 0/);
  });
});

describe('Transfer certificate (promises 2.9, 5 and 8)', () => {
  const fill = async (page: Page, values: { admission: string; name: string }) => {
    await page.fill('#field-admission', values.admission);
    await page.fill('#field-name', values.name);
    await page.getByRole('button', { name: 'View Details' }).click();
  };
  const errorLine = (page: Page) => page.locator('.error-line');

  test('a known number and name show the certificate, whatever the case and spacing', async (t) => {
    const page = await openPage(t, browser);
    await page.goto(`${product.siteUrl}/Tc`);
    await awake(page, 'tc-form');
    await fill(page, { ...knownTc, name: '  ananya   SHEORAN ' });
    await page.locator('.tc-view').waitFor();
    assert.match((await page.locator('.tc-view object').getAttribute('data')) ?? '', /^blob:/);
  });

  test('an empty field: Please fill in all fields; editing clears the line', async (t) => {
    const page = await openPage(t, browser);
    await page.goto(`${product.siteUrl}/Tc`);
    await awake(page, 'tc-form');
    await fill(page, { admission: '', name: 'Somebody' });
    assert.equal(await errorLine(page).textContent(), messages.tc.fieldsRequired);
    await page.fill('#field-admission', '1');
    assert.equal(await errorLine(page).textContent(), '');
  });

  test('while a lookup runs the form says so, and takes no second press', async (t) => {
    const page = await openPage(t, browser, { expected: [/status of 404/] });
    let asked = 0;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/tc/NJMS', async (route) => {
      asked += 1;
      await answered;
      await route.fulfill({ status: 404, json: { error: { message: 'no' } } });
    });
    await page.goto(`${product.siteUrl}/Tc`);
    await awake(page, 'tc-form');
    await fill(page, knownTc);
    await page.getByRole('button', { name: 'Looking it up…' }).waitFor();
    await page.locator('#field-name').press('Enter');
    assert.equal(await page.locator('.tc-form').getAttribute('aria-busy'), 'true');
    assert.equal(await errorLine(page).textContent(), '');
    answer();
    await page.locator('.error-line:not(:empty)').waitFor();
    assert.equal(await page.locator('.tc-form').getAttribute('aria-busy'), 'false');
    assert.equal(asked, 1);
  });

  test('an empty form after a certificate: the error, and no certificate of before', async (t) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await openPage(t, browser, { javaScriptEnabled, expected: [/422/] });
      await page.goto(`${product.siteUrl}/Tc`);
      if (javaScriptEnabled) await awake(page, 'tc-form');
      await fill(page, knownTc);
      await page.locator('.tc-view').waitFor();
      await fill(page, { admission: '', name: '' });
      await page.locator('.error-line:not(:empty)').waitFor();
      assert.equal(await errorLine(page).textContent(), messages.tc.fieldsRequired);
      assert.equal(await page.locator('.tc-view').count(), 0);
    }
  });

  /** What the server may answer, and what the error line then says. */
  const answers = [
    {
      name: 'no match',
      tc: { status: 404, json: { error: { message: 'no' } } },
      says: messages.tc.failed,
    },
    {
      name: 'too many requests',
      tc: { status: 429, json: { error: { message: 'no' } } },
      says: messages.tc.failed,
    },
    { name: 'no data', tc: { status: 200, json: {} }, says: messages.tc.noData },
    { name: 'an empty answer', tc: { status: 200, body: '' }, says: messages.tc.noData },
    { name: 'an answer that is null', tc: { status: 200, json: null }, says: messages.tc.noData },
    { name: 'no JSON', tc: { status: 200, body: '<p>It works!' }, says: messages.tc.noData },
    {
      name: 'the file is gone',
      tc: { status: 200, json: { data: 'tc/gone' } },
      file: { status: 410, contentType: 'application/json', body: '{}' },
      says: messages.tc.fileFailed(410),
    },
    {
      name: 'another type of file',
      tc: { status: 200, json: { data: 'tc/page' } },
      file: { status: 200, contentType: 'text/html', body: '<p>' },
      says: messages.tc.unsupportedFile,
    },
  ];
  for (const { name, tc, file, says } of answers)
    test(`${name}: ${says}`, async (t) => {
      const page = await openPage(t, browser, { expected: [/status of (404|410|429)/] });
      await page.route('**/api/tc/NJMS', (route) => route.fulfill(tc));
      if (file) await page.route('**/api/image/tc/**', (route) => route.fulfill(file));
      await page.goto(`${product.siteUrl}/Tc`);
      await awake(page, 'tc-form');
      await fill(page, knownTc);
      await page.locator('.error-line:not(:empty)').waitFor();
      assert.equal(await errorLine(page).textContent(), says);
    });

  test('a wrong name gets the same words as an unknown number', async (t) => {
    const page = await openPage(t, browser, { expected: [/status of 404/] });
    await page.goto(`${product.siteUrl}/Tc`);
    await awake(page, 'tc-form');
    for (const values of [
      { ...knownTc, name: 'Somebody Else' },
      { ...knownTc, admission: 'NJ/1900/0001' },
    ]) {
      await fill(page, values);
      await page.locator('.error-line:not(:empty)').waitFor();
      assert.equal(await errorLine(page).textContent(), messages.tc.failed);
    }
  });

  test('without JavaScript the form posts itself: certificate, or the same words', async (t) => {
    const page = await openPage(t, browser, { javaScriptEnabled: false, expected: [/422/] });
    await page.goto(`${product.siteUrl}/Tc`);
    await fill(page, knownTc);
    assert.equal(await page.locator('.tc-view').count(), 1);
    await page.goto(`${product.siteUrl}/Tc`);
    await fill(page, { admission: '', name: 'Somebody' });
    assert.equal(await errorLine(page).textContent(), messages.tc.fieldsRequired);
    assert.equal(await page.locator('#field-name').inputValue(), 'Somebody');
  });
});

describe('The menu', () => {
  for (const javaScriptEnabled of [true, false])
    test(`with a thumb, JavaScript ${javaScriptEnabled ? 'on' : 'off'}: open, choose, arrive`, async (t) => {
      const page = await openPage(t, browser, { ...phone, javaScriptEnabled });
      await page.goto(`${product.siteUrl}/AboutUs`);
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      await page.locator('#menu summary', { hasText: 'Prospectus' }).tap();
      await page.locator('#menu a[href="/FeeStructure"]').tap();
      await page.waitForURL('**/FeeStructure');
    });

  test('with the keyboard alone on a wide screen', async (t) => {
    const page = await openPage(t, browser, { viewport: { width: 1280, height: 800 } });
    await page.goto(`${product.siteUrl}/News`);
    await page.locator('#menu summary', { hasText: 'School' }).first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('href')),
      '/AboutUs',
    );
    await page.keyboard.press('Enter');
    await page.waitForURL('**/AboutUs');
  });
});
