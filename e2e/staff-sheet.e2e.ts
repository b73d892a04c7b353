/** The editor pastes the school's list of staff, sees what was understood, writes it; the Staff List and the disclosure follow. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Disclosure } from '@aangan/contract/disclosure.ts';
import type { Page } from 'playwright-core';
import { until } from '../site/test/local-server.ts';
import { openPage } from './browser.ts';
import { assertAccessible, assertFits } from './looks-right.ts';
import { startProduct } from './product.ts';
import { askAs, signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const expected = [/favicon/];
const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));

const looksRight = async (page: Page) => {
  await assertAccessible(page, '.sheet-page');
  await assertFits(page);
};
const count = (page: Page, key: string) =>
  page.locator(`.sheet-page__counts [data-count="${key}"] strong`).innerText();
const staffPage = async () => (await fetch(`${product.siteUrl}/StaffList`)).text();
const teachers = async () => {
  const answer = await fetch(`${product.siteUrl}/api/disclosure/NJMS`);
  const { data } = (await answer.json()) as { data: Disclosure };
  return data.sections.flatMap(({ rows }) => rows).find(({ id }) => id === 'teachers')?.value;
};

test('promise 12.16: on a small laptop the editor pastes a list; what cannot be read is told at its row', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 1366, height: 768 }, expected });
  await signInAs(page, product, 'editor');
  await page.goto(`${product.adminUrl}/admin/collections/faculty`);
  // The panel puts the list's query into the address once its script runs, which undoes a click of the moment before.
  await page.waitForURL(/[?&]limit=/);
  await page.getByRole('link', { name: 'Many at once: staff from a list' }).click();
  await page.waitForURL(/\/admin\/staff-sheet$/);
  await page.getByRole('heading', { name: 'Staff from a list' }).waitFor();
  await looksRight(page);
  assert.equal(await teachers(), '58');

  const list = [
    'S.No.\tName of the Teacher\tPost\tSubject\tQualification',
    '1\tश्रीमती सुनीता देवी\tTGT\tHindi\tM.A. (Hindi), B.Ed.',
    '2\tMR. NAVEEN BISHNOI\tPGT\tPhysics\tM.Sc. (Physics), M.Ed.',
    '3\tMary Kujur\tLibrarian\t\tM.Lib.',
    '4\tRavi Nobody\t\t\tB.A.',
  ].join('\n');
  await page.getByLabel('Or the cells').fill(list);
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByRole('heading', { name: 'What would happen' }).waitFor();
  const counts = ['new', 'changed', 'problems', 'uncounted'];
  assert.deepEqual(await Promise.all(counts.map((key) => count(page, key))), ['2', '1', '1', '0']);
  const problem = page.locator('.sheet-page__rows li', { hasText: 'Ravi Nobody' });
  assert.match(
    await problem.innerText(),
    /Row 5: Ravi Nobody\nC5, Designation\nThe designation is missing/,
  );
  assert.match(
    await page.locator('#sheet-changed').innerText(),
    /until now M\.Sc\. \(Physics\), B/,
  );
  assert.match(await page.locator('#sheet-new').innerText(), /TGT \(Hindi\).*counts as TGT/);
  await looksRight(page);
  assert.doesNotMatch(await staffPage(), /सुनीता देवी/, 'nothing is written before it is seen');

  await page.getByRole('button', { name: 'Write it: 3 people' }).click();
  await page.getByText('Written: 2 new, 1 changed.').waitFor();
  await until('the Staff List has her', async () => /सुनीता देवी/.test(await staffPage()));
  assert.match(await staffPage(), /M\.Sc\. \(Physics\), M\.Ed\./);
  await until('the disclosure counts her', async () => (await teachers()) === '59');
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByText('There is nothing to write.').waitFor();
});

test('promise 12.16: on a phone the check of the disclosure leads there; the office is shown no way', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 390, height: 844 }, expected });
  await signInAs(page, product, 'editor');
  await page.goto(`${product.adminUrl}/admin/disclosure`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Many at once: staff from a list' }).click();
  await page.getByRole('heading', { name: 'Staff from a list' }).waitFor();
  await looksRight(page);

  const office = await openPage(t, browser, { expected });
  await signInAs(office, product, 'office');
  await office.goto(`${product.adminUrl}/admin/staff-sheet`);
  await office.getByText('This is for those who keep the Staff List.').waitFor();
});

test('promise 12.16: Who did what tells of the list in one line', async () => {
  const head = await askAs(product, 'head');
  const { docs } = (await head('GET', 'activity?where[collection][equals]=faculty')) as {
    docs: { kind: string; title: string }[];
  };
  assert.deepEqual(
    docs.map(({ kind, title }) => `${kind}: ${title}`),
    ['Staff from a list: 2 new, 1 changed'],
  );
});
