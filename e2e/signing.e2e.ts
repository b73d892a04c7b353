/** Who signs is set with the invitation; Principal and Manager see what waits for them, and sign it on one page. */
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

type Paper = { id: number; kind: string; title: string; school: number; file: number };
const papers = async (): Promise<Paper[]> => {
  const operator = await askAs(product, 'operator');
  const { docs } = (await operator('GET', 'certificates?limit=100&depth=0')) as { docs: Paper[] };
  return docs;
};
const documents = async () => {
  const answer = await fetch(`${product.siteUrl}/api/disclosure/NJMS`);
  const { data } = (await answer.json()) as { data: Disclosure };
  return data.sections.flatMap(({ rows }) => rows.flatMap((row) => row.documents));
};
const looksRight = async (page: Page) => {
  await assertAccessible(page, '.sign-page');
  await assertFits(page);
};
const tickAll = async (page: Page) => {
  for (const box of await page.locator('.sign-page__list input').all()) await box.check();
};

test('promise 12.16: on a phone the Principal signs all that waits; a file that was changed meanwhile is refused alone', async (t) => {
  const all = await papers();
  const page = await openPage(t, browser, { viewport: { width: 390, height: 844 }, expected });
  await signInAs(page, product, 'head');
  await page.getByRole('link', { name: `${all.length} documents wait for your signature` }).click();
  await page.waitForURL(/\/admin\/sign$/);
  await page.getByRole('heading', { name: 'Documents to sign' }).waitFor();
  await looksRight(page);
  const rows = page.locator('.sign-page__list li');
  assert.equal(await rows.count(), all.length);
  const button = page.locator('.signing__button');
  assert.ok(await button.isDisabled(), 'nothing is ticked for them');

  // Each can be opened and read.
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    rows.first().getByRole('link', { name: 'Open and read' }).click(),
  ]);
  await tab.close();
  for (const link of await rows.getByRole('link').all()) {
    const answer = await page.request.get(`${product.adminUrl}${await link.getAttribute('href')}`);
    assert.equal(answer.status(), 200);
  }

  await tickAll(page);
  const noc = all.find(({ kind }) => kind === 'noc');
  const fire = all.find(({ kind }) => kind === 'fire');
  const operator = await askAs(product, 'operator');
  const changed = { file: fire?.file, _status: 'published' };
  await operator('PATCH', `certificates/${noc?.id}`, changed);
  await page
    .getByRole('button', { name: `I have seen these ${all.length} documents and confirm them` })
    .click();
  await page.getByText(`Signed: ${all.length - 1} documents.`).waitFor();
  await rows.filter({ hasText: 'Its file was changed after you looked at it' }).waitFor();
  await until('only that one is left', async () => (await rows.count()) === 1);
  await looksRight(page);
  assert.equal(await rows.locator('input').isChecked(), false, 'the new file is not ticked');

  await tickAll(page);
  await page.getByRole('button', { name: 'I have seen this document and confirm it' }).click();
  await page.getByText('No document waits for your signature.').waitFor();
  await until('the website tells of every signature', async () =>
    (await documents()).every(({ signatures }) => signatures.some(({ as }) => as === 'Principal')),
  );
});

test('promise 12.16: on a laptop the Manager is led there from the check and from a certificate, which says who can sign', async (t) => {
  const [first] = await papers();
  const page = await openPage(t, browser, { viewport: { width: 1366, height: 768 }, expected });
  await signInAs(page, product, 'editor');
  await page.goto(`${product.adminUrl}/admin/disclosure`, { waitUntil: 'networkidle' });
  const fire = page.locator('.disclosure__row').filter({ hasText: 'Fire safety certificate' });
  assert.match(await fire.innerText(), /Not signed by the Manager: The editor can sign/);
  await page.getByRole('link', { name: /documents wait for your signature$/ }).waitFor();
  assert.equal(await page.locator('nav a[href="/admin/collections/signatures"]').count(), 0);
  const add = fire.getByRole('link', { name: /^Add another paper/ });
  assert.match((await add.getAttribute('href')) ?? '', /certificates\/create\?kind=fire&from=/);
  await fire.getByRole('link', { name: 'Put it right' }).click();
  await page.waitForURL(/\/admin\/sign$/);
  await page.goto(`${product.adminUrl}/admin/collections/certificates/${first?.id}`);
  const signing = page.locator('.signing');
  await signing.getByText('Manager: not signed yet: The editor can sign').waitFor();
  await signing.getByRole('link', { name: /documents wait .* sign them together/ }).click();
  await page.waitForURL(/\/admin\/sign$/);
  await looksRight(page);
  await tickAll(page);
  await page.getByRole('button', { name: /^I have seen these .* as Manager$/ }).click();
  await page.getByText('No document waits for your signature.').waitFor();
  await page.goto(`${product.adminUrl}/admin/disclosure`, { waitUntil: 'networkidle' });
  assert.match(await fire.innerText(), /In order/);
});

test('promise 12.16: a certificate that is a draft without a file opens, and has nothing to sign yet', async (t) => {
  const [first] = await papers();
  const editor = await askAs(product, 'editor');
  const { doc } = (await editor('POST', 'certificates?draft=true', {
    kind: 'minority',
    title: 'The paper is still at the notary',
    school: first?.school,
    _status: 'draft',
  })) as { doc: { id: number } };
  const page = await openPage(t, browser, { expected });
  await signInAs(page, product, 'editor');
  await page.goto(`${product.adminUrl}/admin/collections/certificates/${doc.id}`);
  const title = page.locator('#field-title');
  await title.waitFor();
  assert.equal(await title.inputValue(), 'The paper is still at the notary');
  await page.locator('#action-save').waitFor();
  assert.equal(await page.locator('.signing').count(), 0);
});

test('promise 12.16: an invitation asks who signs, of those who can; without anybody the check says where it is set', async (t) => {
  const operator = await askAs(product, 'operator');
  const { docs } = (await operator('GET', 'staff?where[signsAs][equals]=Manager')) as {
    docs: { id: number }[];
  };
  await operator('PATCH', `staff/${docs[0]?.id}`, { signsAs: null });
  const noc = (await papers()).find(({ kind }) => kind === 'noc');
  const health = (await papers()).find(({ kind }) => kind === 'health');
  await operator('PATCH', `certificates/${noc?.id}`, { file: health?.file, _status: 'published' });

  const page = await openPage(t, browser, { viewport: { width: 390, height: 844 }, expected });
  await signInAs(page, product, 'head');
  await page.goto(`${product.adminUrl}/admin/disclosure`, { waitUntil: 'networkidle' });
  const row = page.locator('.disclosure__row').filter({ hasText: 'No Objection Certificate' });
  assert.match(await row.innerText(), /nobody is set to sign as Manager yet/);
  await row.getByRole('link', { name: 'Staff accounts' }).click();
  await page.waitForURL(/\/admin\/collections\/staff/);

  await page.goto(`${product.adminUrl}/admin/collections/staff/create`, {
    waitUntil: 'networkidle',
  });
  await page.getByLabel('Name').fill('Kamla Devi');
  await page.getByLabel('E-mail address').fill('kamla@njms.example');
  const signs = page.getByLabel('Signs certificates as');
  await page.getByRole('radio', { name: /^Office/ }).check();
  assert.equal(await signs.count(), 0);
  await page.getByRole('radio', { name: /^Head/ }).check();
  await signs.selectOption('Manager (or Chairman, Secretary)');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.getByRole('heading', { name: 'Kamla Devi is invited' }).waitFor();
  await page.goto(`${product.adminUrl}/admin/disclosure`, { waitUntil: 'networkidle' });
  assert.match(await row.innerText(), /Not signed by the Manager: Kamla Devi can sign/);
});
