/** Toppers from a list as the editor, and transfer certificates with their scans as the office. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { until } from '../site/test/local-server.ts';
import { pdfOf } from './active-pdf.ts';
import { openPage } from './browser.ts';
import { assertAccessible, assertFits } from './looks-right.ts';
import { startProduct } from './product.ts';
import { askAs, signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const expected = [/favicon/];
const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));
const small = { width: 390, height: 844 };
const laptop = { width: 1366, height: 768 };

const looksRight = async (page: Page) => {
  await assertAccessible(page, '.sheet-page');
  await assertFits(page);
};
const openFromList = async (page: Page, collection: string, link: RegExp) => {
  await page.goto(`${product.adminUrl}/admin/collections/${collection}`);
  // The panel puts the list's query into the address once its script runs, which undoes a click of the moment before.
  await page.waitForURL(/[?&]limit=/);
  await page.getByRole('link', { name: link }).click();
};

test('promise 12.23: on a phone the editor pastes the board’s list of toppers; with consent they are on the website', async (t) => {
  const page = await openPage(t, browser, { viewport: small, expected });
  await signInAs(page, product, 'editor');
  await openFromList(page, 'toppers', /toppers from a list/);
  await page.getByRole('heading', { name: 'Toppers from a list' }).waitFor();
  await looksRight(page);
  const cells = [
    'Academic year\tCLASS\tStudent Name\tPercentage',
    '२०२५-२६\t12\tTara Listwal\t९९.९ %',
    '2025-26\tIX\tToo Young\t99',
  ];
  await page.getByLabel('Or the cells').fill(cells.join('\n'));
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByText('Toppers are of class X or XII.').waitFor();
  await looksRight(page);
  await page.getByRole('button', { name: 'Write it: 1 topper' }).click();
  await page.getByText('Written: 1 new, 0 changed.').waitFor();

  const office = await askAs(product, 'office');
  const { docs: schools } = (await office('GET', 'schools?depth=0')) as { docs: { id: number }[] };
  const given = { given: true };
  await office('POST', 'consents', {
    school: schools[0]?.id,
    name: 'Tara Listwal',
    purposes: { photograph: given, naming: given, birthday: given, voice: given },
    givenBy: 'Sunita Devi',
    relation: 'Mother',
    givenOn: '2026-04-01',
    until: null,
    how: 'Paper',
  });
  const shown = async () => (await fetch(`${product.siteUrl}/TopperXII?year=2025-2026`)).text();
  await until('the website has her', async () => /Tara Listwal/.test(await shown()));
  assert.match(await shown(), /99\.9/);

  const clerk = await openPage(t, browser, { expected });
  await signInAs(clerk, product, 'office');
  await clerk.goto(`${product.adminUrl}/admin/topper-sheet`);
  await clerk.getByText('This is for those who keep the toppers.').waitFor();
});

test('promise 12.23: on a small laptop the office gives a list of certificates with their scans; what fits is written', async (t) => {
  const page = await openPage(t, browser, { viewport: laptop, expected });
  await signInAs(page, product, 'office');
  await openFromList(page, 'transfer-certificates', /certificates from a list/);
  await page.getByRole('heading', { name: 'Transfer certificates from a list' }).waitFor();
  await looksRight(page);
  const cells = [
    'Name of the student\tAdm. No.\tTC No.',
    'Gopal Listwal\tL-9001\t',
    'Meena Listwal\tL-9002\t877',
    'Without Scan\tL-9003\t',
  ];
  await page.getByLabel('Or the cells').fill(cells.join('\n'));
  const scan = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfOf('') });
  await page
    .getByLabel('The scans, all together')
    .setInputFiles([scan('TC L-9001.pdf'), scan('tc_0877.PDF'), scan('picnic.pdf')]);
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByText('Scans that fit no row of the list, and are not sent: picnic.pdf').waitFor();
  await page.getByText('No scan with this number was chosen.').waitFor();
  await page.getByText('New: 2').click();
  await page.getByText('scan: tc_0877.PDF').waitFor();
  await looksRight(page);
  await page.getByRole('button', { name: 'Write it: 2 certificates' }).click();
  await page.getByText('Written: 2 new, each with its scan.').waitFor();

  const office = await askAs(product, 'office');
  const { docs } = (await office(
    'GET',
    'transfer-certificates?depth=1&sort=id&where[admission][like]=L-900',
  )) as { docs: { admission: string; file: { title: string; filename: string } }[] };
  assert.deepEqual(
    docs.map(({ admission, file }) => [admission, file.title]),
    [
      ['L-9001', 'TC L-9001 Gopal Listwal'],
      ['L-9002', 'TC L-9002 Meena Listwal'],
    ],
  );
  for (const { file } of docs) {
    const answer = await fetch(`${product.adminUrl}/api/private-files/file/${file.filename}`);
    assert.ok(
      [401, 403, 404].includes(answer.status),
      `a stranger is given no scan: ${answer.status}`,
    );
  }
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByText('There is nothing to write.').waitFor();
});

test('promise 12.23: on a phone the list of certificates fits; the editor is shown no way there', async (t) => {
  const page = await openPage(t, browser, { viewport: small, expected });
  await signInAs(page, product, 'office');
  await openFromList(page, 'transfer-certificates', /certificates from a list/);
  await page.getByRole('heading', { name: 'Transfer certificates from a list' }).waitFor();
  await looksRight(page);

  const editor = await openPage(t, browser, { expected });
  await signInAs(editor, product, 'editor');
  await editor.goto(`${product.adminUrl}/admin/certificate-sheet`);
  await editor.getByText('This is for the office and the head of the school.').waitFor();
});
