/** The office downloads the sheet of consents, fills it in, gives it back, sees what would happen, and writes it; the website follows. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { type Column, columnKeys } from '../cms/src/consent/sheet/columns.ts';
import { toCsv } from '../cms/src/inbox/csv.ts';
import { readCsv } from '../cms/src/sheet/read-csv.ts';
import { until } from '../site/test/local-server.ts';
import { openPage } from './browser.ts';
import { assertAccessible, assertFits } from './looks-right.ts';
import { startProduct } from './product.ts';
import { signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const child = 'Ishita Punia';
const expected = [/favicon/];
const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));

const isNamed = async () =>
  (await (await fetch(`${product.siteUrl}/SchoolCabinet`)).text()).includes(child);

/** The page is reached from the list, as the office does. */
const openSheet = async (page: Page, list: 'consents' | 'students') => {
  await page.goto(`${product.adminUrl}/admin/collections/${list}`);
  // The panel puts the list's query into the address once its script runs, which undoes a click of the moment before.
  await page.waitForURL(/[?&]limit=/);
  await page.getByRole('link', { name: 'Consents of many students' }).click();
  await page.waitForURL(/\/admin\/consent-sheet$/);
  await page.getByRole('heading', { name: 'Consents from a sheet' }).waitFor();
};
const looksRight = async (page: Page) => {
  await assertAccessible(page, '.sheet-page');
  await assertFits(page);
};
const download = async (page: Page, link: RegExp): Promise<string[][]> => {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const saved = await saving;
  assert.match(saved.suggestedFilename(), /^consents-until-\d{4}-03-31\.csv$/);
  const csv = readCsv(await readFile(await saved.path(), 'utf8'), 5000);
  assert.ok(typeof csv === 'object' && 'rows' in csv);
  return csv.rows;
};
const fill = (rows: string[][], name: string, cells: Partial<Record<Column, string>>) => {
  const row = rows.find((one) => one[columnKeys.indexOf('name')] === name);
  assert.ok(row, name);
  for (const [key, cell] of Object.entries(cells)) row[columnKeys.indexOf(key as Column)] = cell;
  return row;
};
const count = (page: Page, key: string) =>
  page.locator(`.sheet-page__counts [data-count="${key}"] strong`).innerText();

test('promise 12.11: on a small laptop the office gives back the file; what is withdrawn leaves the website', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 1366, height: 768 }, expected });
  await signInAs(page, product, 'office');
  await openSheet(page, 'consents');
  await looksRight(page);
  // The first visitor on a busy machine may be told to come again.
  await until('the website names her', isNamed);

  const rows = await download(page, /^For this session/);
  assert.ok(rows.length > 1200, 'a row for each student');
  fill(rows, child, { photograph: 'no', naming: 'नहीं' });
  const wrong = rows.find((row) => row[columnKeys.indexOf('name')] !== child && row !== rows[0]);
  wrong?.splice(columnKeys.indexOf('voice'), 1, 'perhaps');
  const file = { name: 'consents.csv', mimeType: 'text/csv', buffer: Buffer.from(toCsv(rows)) };
  await page.getByLabel('The file: an Excel workbook').setInputFiles(file);
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByRole('heading', { name: 'What would happen' }).waitFor();
  assert.deepEqual(
    [await count(page, 'new'), await count(page, 'changed'), await count(page, 'withdrawn')],
    ['0', '1', '1'],
  );
  const problem = page.locator('.sheet-page__rows li', { hasText: 'perhaps' });
  assert.match(await problem.innerText(), /Row 2: .*\n.*: “perhaps”\nThis is neither yes nor no\./);
  assert.match(
    await page.locator('#sheet-withdrawn').innerText(),
    /Ishita Punia, XII .*\nRow \d+: photograph: withdrawn, name: withdrawn/,
  );
  await looksRight(page);
  assert.equal(await isNamed(), true, 'nothing is written before it is seen');

  await page.getByRole('button', { name: 'Write it: 1 student' }).click();
  await page.getByText('Written: 0 new, 1 changed, 1 withdrawn.').waitFor();
  await until('the website names her no more', async () => !(await isNamed()));
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByText('There is nothing to write.').waitFor();
});

test('promise 12.11: on a phone the office pastes the cells of the next session; who agrees anew is shown', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 390, height: 844 }, expected });
  await signInAs(page, product, 'office');
  await openSheet(page, 'students');
  await looksRight(page);
  const rows = await download(page, /^For the next session/);
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const row = fill(rows, child, {
    photograph: 'yes',
    naming: 'हाँ',
    birthday: '✓',
    voice: '1',
    givenOn: today,
  });
  assert.match(row[columnKeys.indexOf('last')] ?? '', /^photograph no, name no, birthday yes/);
  const pasted = [rows[0] ?? [], row].map((cells) => cells.join('\t')).join('\n');
  await page.getByLabel('Or the cells').fill(pasted);
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByRole('heading', { name: 'What would happen' }).waitFor();
  assert.equal(await count(page, 'new'), '1');
  await page.getByText('All that is written: 1').click();
  await looksRight(page);
  await page.getByRole('button', { name: 'Write it: 1 student' }).click();
  await page.getByText('Written: 1 new, 0 changed, 0 withdrawn.').waitFor();
  await until('the website names her again', isNamed);
});

test('promise 12.11: a broken workbook is refused in plain words, and the editor is shown no way there', async (t) => {
  const refusal = /status of 400 .*\/api\/consents\/sheet\/read/;
  const office = await openPage(t, browser, { expected: [...expected, refusal] });
  await signInAs(office, product, 'office');
  await office.goto(`${product.adminUrl}/admin/consent-sheet`);
  const buffer = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]);
  const file = { name: 'consents.xlsx', mimeType: 'application/zip', buffer };
  await office.getByLabel('The file: an Excel workbook').setInputFiles(file);
  await office.getByRole('button', { name: 'See what would happen' }).click();
  await office.getByText('This workbook cannot be read.').waitFor();

  const editor = await openPage(t, browser, { expected });
  await signInAs(editor, product, 'editor');
  await editor.goto(`${product.adminUrl}/admin/consent-sheet`);
  await editor.getByText('This is for the office and the head of the school.').waitFor();
  // Another website's page cannot send it in the office's name.
  const cookies = await office.context().cookies();
  const answer = await fetch(`${product.adminUrl}/api/consents/sheet/write`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      origin: 'https://elsewhere.example',
    },
    body: JSON.stringify({ school: 1, text: '' }),
  });
  assert.equal(answer.status, 403);
});
