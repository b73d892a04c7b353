/** Honest families in a flood: counted through the real processes, and looked at in a real browser. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { messages } from '../contract/src/messages.ts';
import { openPage } from './browser.ts';
import { runFlood } from './flood.ts';
import { startProduct } from './product.ts';
import { awake } from './waking.ts';
import { withBrowser } from './with-browser.ts';

const certificates = [
  { admission: 'NJ/2019/0417', name: 'Ananya Sheoran' },
  { admission: 'NJ/2016/0132', name: 'Gurnoor Singh Sandhu' },
  { admission: 'NJ/2018/0208', name: 'P. K. Sreelakshmi' },
  { admission: 'NJ/2020/0051', name: 'निकिता कुमारी' },
  { admission: 'NJ/2014/0376', name: 'Mohd. Faizan Qureshi' },
  { admission: 'NJ/2012/0019', name: 'Anjelina Tirkey' },
];

const [product, browser] = await withBrowser(startProduct({ env: { TRUST_PROXY: '127.0.0.1' } }));

const enquiries = () => {
  const database = new DatabaseSync(join(product.dataDir, 'aangan.db'), { readOnly: true });
  try {
    return database.prepare('select message, status from enquiries').all() as {
      message: string;
      status: string;
    }[];
  } finally {
    database.close();
  }
};

// All posts, and a quarter of the guesses and families that `npm run torture -- flood` has, which takes four minutes.
test('2,000 posts and 1,250 guesses from 125 addresses: every family is served, the inbox stays clean', async (t) => {
  const posts = 2_000;
  const families = 16;
  const figures = await runFlood({
    siteUrl: product.siteUrl,
    school: 'NJMS',
    certificates,
    enquiries,
    posts,
    guesses: 1_250,
    addresses: 125,
    concurrency: 50,
    families,
    behindOne: 8,
  });
  const median = (waits: number[]) => waits.toSorted((a, b) => a - b)[waits.length >> 1] ?? 0;
  const { formWaits, certificateWaits, ...rest } = figures;
  t.diagnostic(JSON.stringify(rest));
  for (const [name, waits] of Object.entries({ formWaits, certificateWaits }))
    t.diagnostic(
      `${name}: median ${median(waits).toFixed()} ms, most ${Math.max(...waits).toFixed()} ms`,
    );
  assert.deepEqual(figures.problems, []);
  assert.equal(figures.formsServed, families);
  assert.equal(figures.certificatesServed, families);
  assert.ok(figures.botsAmongNew <= posts / 100, `${figures.botsAmongNew} bot posts among the new`);
});

test('a family in a real browser, while the levels are still exceeded', async (t) => {
  const page = await openPage(t, browser, {
    extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.200' },
    // A challenge comes with status 429, which the browser notes.
    expected: [/Failed to load resource.*429/, /maps\.example/],
  });
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));

  await page.goto(`${product.siteUrl}/MailUs`);
  await awake(page, 'enquiry-form');
  assert.ok(!scripts.some((url) => url.includes('prove')), 'nothing of it before it is needed');
  const message = 'A real browser in the flood.';
  await fill(page, {
    name: 'Sunita Devi',
    phone: '98 000 00000',
    email: 'sunita@example.in',
    subject: 'Class I',
    address: 'Hisar',
    message,
  });
  const proven = page.waitForResponse(
    (response) =>
      response.url().includes('/api/form/') &&
      'proof' in (response.request().postDataJSON() as Record<string, unknown>),
    { timeout: 120_000 },
  );
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.locator('.success').waitFor();
  assert.equal(await page.locator('.success').textContent(), messages.form.submitted);
  assert.equal((await proven).status(), 200);
  assert.ok(
    scripts.some((url) => url.includes('prove-worker')),
    'the work is done in a worker',
  );
  assert.deepEqual(
    enquiries().filter((entry) => entry.message === message),
    [{ message, status: 'new' }].map((entry) => Object.assign(Object.create(null), entry)),
  );

  await page.goto(`${product.siteUrl}/Tc`);
  await awake(page, 'tc-form');
  const [certificate] = certificates;
  assert.ok(certificate);
  await fill(page, certificate);
  const challenged = page.waitForResponse((response) => response.url().includes('/api/tc/'));
  await page.getByRole('button', { name: 'View Details' }).click();
  assert.equal((await challenged).status(), 429);
  await page.getByRole('link', { name: 'Save the certificate' }).waitFor({ timeout: 120_000 });
  assert.equal(await page.locator('.error-line').textContent(), '');
});

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    await page.locator(`#field-${name}`).fill(value);
};
