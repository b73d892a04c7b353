/** How long letters are kept, as the head chooses it and learns of it; and what staff are told about children in reports. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { childInReport } from '../cms/src/fields/child-in-report.ts';
import { howKnowOptions } from '../contract/src/forms.ts';
import { openPage } from './browser.ts';
import { cleanEnvironment, runToEnd } from './prepared-data.ts';
import { startProduct } from './product.ts';
import { askAs, signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));

const viewports = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const expected = [/favicon/, /400/];

const send = async (type: 'Admission' | 'GuestBook', body: object) => {
  const sent = await fetch(`${product.siteUrl}/api/form/NJMS/${type}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Sunita Devi',
      email: 'sunita@example.in',
      message: 'When may we visit?',
      ...body,
    }),
  });
  assert.equal(sent.status, 200, await sent.text());
};

type School = { retention: { enquiryMonths: number | null } };

test('a head chooses how long letters are kept, within bounds', async (t) => {
  const page = await openPage(t, browser, { viewport: viewports[1], expected });
  await signInAs(page, product, 'head');
  const ask = await askAs(product, 'head');
  const { docs } = (await ask('GET', 'schools?depth=0')) as { docs: { id: number }[] };
  const path = `schools/${docs[0]?.id}`;
  /** Opened anew each time: a form that was refused is filled from the server a moment later. */
  const choose = async (months: string) => {
    await page.goto(`${product.adminUrl}/admin/collections/${path}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Letters', exact: true }).click();
    const field = page.getByLabel('Enquiries, in months');
    await field.fill(months);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const answer = await answered;
    return { field, status: answer.status(), text: await answer.text() };
  };
  const stored = async () =>
    ((await ask('GET', `${path}?depth=0`)) as School).retention.enquiryMonths;

  const refused = await choose('6');
  assert.equal(refused.status, 400);
  assert.match(refused.text, /Please give a whole number from 12 to 60, or leave it empty\./);
  assert.equal(await stored(), null);
  assert.equal(await refused.field.getAttribute('placeholder'), '12');
  await page.getByText('Left empty, 12 months. From 12 to 60.').waitFor();
  assert.equal((await choose('18')).status, 200);
  assert.equal(await stored(), 18);
});

test('in the morning the head is told what the night deleted', async (t) => {
  await send('Admission', { phone: '98120 34567', subject: 'Class V', address: 'Hisar' });
  const home = async (viewport: (typeof viewports)[number]) => {
    const page = await openPage(t, browser, { viewport, expected });
    await signInAs(page, product, 'head');
    await page.getByRole('heading', { name: 'Nirmal Jyoti Mission School' }).waitFor();
    return page;
  };
  const evening = await home({ width: 1366, height: 768 });
  assert.equal(await evening.locator('.home__removed').count(), 0);

  const database = new DatabaseSync(join(product.dataDir, 'aangan.db'));
  database.exec('pragma busy_timeout = 15000');
  database.exec("update enquiries set received_at = '2020-01-01T00:00:00.000Z'");
  await runToEnd(['cms/src/retention/main.ts'], {
    ...cleanEnvironment(),
    DATA_DIR: product.dataDir,
  });
  // Were it half past two in India now, the night of this run would be over.
  database.exec(
    "update activity set created_at = '2099-01-01T00:00:00.000Z' where did = 'expired'",
  );
  database.close();

  for (const viewport of viewports) {
    const page = await home(viewport);
    const note = page.locator('.home__removed');
    assert.equal(
      await note.textContent(),
      'Deleted last night, because their time was over: 1 enquiry. Who did what',
    );
    assert.ok(
      (await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0,
      'the page is no wider than the screen',
    );
    await note.getByRole('link').click();
    await page.getByText(/^1 enquiry, after 1\d months$/).waitFor();
    assert.equal(await page.getByText('Sunita Devi').count(), 0);
  }
});

test('who reads a guest book entry or adds a clipping is told what must not be told of a child', async (t) => {
  await send('GuestBook', {
    webAddress: 'example.in',
    profession: 'Teacher',
    howKnow: howKnowOptions[0],
  });
  const office = await openPage(t, browser, { viewport: viewports[1], expected });
  await signInAs(office, product, 'office');
  const ask = await askAs(product, 'office');
  const { docs } = (await ask('GET', 'guest-book?depth=0')) as { docs: { id: number }[] };
  await office.goto(`${product.adminUrl}/admin/collections/guest-book/${docs[0]?.id}`);
  await office.getByText(childInReport).waitFor();

  const editor = await openPage(t, browser, { viewport: viewports[1], expected });
  await signInAs(editor, product, 'editor');
  await editor.goto(`${product.adminUrl}/admin/collections/clippings/create`);
  await editor.getByText(childInReport).waitFor();
});
