/**
 * Everything that the table of rights grants to a role, done in the back office by somebody of that role. Each role has a test file
 * of its own (`role-….e2e.ts`), which runs beside the others on a product of its own: one after the other they take a quarter of an hour.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { may, type Slug, slugs } from '../cms/src/access/rights.ts';
import type { Role } from '../cms/src/access/roles.ts';
import { settledAs } from '../cms/src/inbox/letters.ts';
import type { FormType } from '../contract/src/forms.ts';
import { openContext, openPageIn } from './browser.ts';
import { assertFits } from './looks-right.ts';
import { startProduct } from './product.ts';
import { askAs, signInAs, staffRoles } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const words = {
  name: 'Sunita Devi',
  email: 'sunita@example.in',
  message: 'When may we visit?',
};
const letters = {
  Admission: { ...words, phone: '98 000 00000', subject: 'Admission', address: 'Hisar' },
  GuestBook: {
    ...words,
    webAddress: 'https://example.in',
    profession: 'Teacher',
    howKnow: 'I am a parent',
  },
  Privacy: { ...words, phone: '98 000 00000', relation: 'Parent', request: 'See my data' },
} satisfies Record<FormType, Record<string, string>>;

export const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));
for (const [type, values] of Object.entries(letters)) {
  const sent = await fetch(`${product.siteUrl}/api/form/NJMS/${type}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
  assert.equal(sent.status, 200, type);
}
// A signature, for the list of them.
const ask = await askAs(product, 'head');
const { docs } = (await ask('GET', 'certificates?limit=1')) as { docs: { id: number }[] };
await ask('POST', `certificates/${docs[0]?.id}/sign`, {});

/** What Next and Payload write to the console of a sound back office. */
const expected = [/favicon/];
const laptop = { width: 1366, height: 768 };
export const phone = { width: 390, height: 844 };

// The panel is megabytes of script: one context, so that they are loaded once.
const context = await openContext(browser, { viewport: laptop });

/** All but the log of changes, which Payload keeps for the website and shows to nobody. */
const shown = slugs.filter((slug) => slug !== 'changes');

/** Each certificate shows its own signatures; of all of them there is nothing to do. */
const withoutEntry: Slug = 'signatures';

const listOf = (slug: Slug) => `${product.adminUrl}/admin/collections/${slug}`;
const form = (page: Page) => page.locator('form.collection-edit__form');

/** Letters are read, not written: one button says what became of them. */
const isLetter = (slug: Slug) => slug in settledAs;

const answered = (page: Page, slug: Slug) =>
  page.waitForResponse(
    (response) =>
      response.url().includes(`/api/${slug}/`) && response.request().method() === 'PATCH',
  );

const settleLetter = async (page: Page, slug: Slug): Promise<void> => {
  const saved = answered(page, slug);
  await page.locator('.letter__actions button:enabled').first().click();
  assert.equal((await saved).status(), 200, slug);
};

/** Changes the first thing that can be written, or else chosen, and saves. */
const saveSomething = async (page: Page, slug: Slug): Promise<void> => {
  const text = form(page)
    .locator('input[type=text]:enabled:not([readonly]), textarea:enabled:not([readonly])')
    .and(page.locator('[name]'))
    // Rows of a list are closed at first.
    .filter({ visible: true });
  const choice = form(page).locator('.rs__control:not(.rs__control--is-disabled)');
  // All are disabled until the form has its state.
  await text.or(choice).first().waitFor();
  if ((await text.count()) > 0) await text.first().fill(`${await text.first().inputValue()} `);
  else {
    await choice.first().click();
    await page.locator('.rs__option:not(.rs__option--is-selected)').first().click();
  }
  const saved = answered(page, slug);
  await page.locator('#action-save').click();
  const response = await saved;
  assert.equal(response.status(), 200, `${slug} is saved: ${await response.text()}`);
};

export const tryEachCollection = (role: Role): void => {
  const turn = staffRoles.indexOf(role);
  describe(`as ${role}`, () => {
    test('every role is tried', () => {
      for (const name of staffRoles)
        assert.ok(existsSync(new URL(`role-${name}.e2e.ts`, import.meta.url)), name);
    });

    test('every collection of the table is there, and no other', async (t) => {
      const page = await openPageIn(t, context, expected);
      await signInAs(page, product, role);
      for (const slug of shown) {
        const list = `/admin/collections/${slug}`;
        // Of documents each kind has an entry, which is a list with a condition.
        const entries = page.locator(`a[href$="${list}"], a[href*="${list}?"]`);
        assert.equal(
          (await entries.count()) > 0,
          may(role, 'read', slug) && slug !== withoutEntry,
          slug,
        );
      }
    });

    for (const [place, slug] of shown.entries()) {
      if (!may(role, 'read', slug)) continue;
      // Each collection on both screens, and each role, by turns.
      const isPhone = (turn + place) % 2 === 0;
      const done = may(role, 'update', slug) ? 'saved' : 'read';
      test(`${slug}: listed, opened, ${done} on a ${isPhone ? 'phone' : 'laptop'}`, async (t) => {
        // Whoever has opened a record works for its school from then on, and the lists show that school alone.
        await context.clearCookies({ name: 'payload-tenant' });
        const page = await openPageIn(t, context, expected);
        await page.setViewportSize(isPhone ? phone : laptop);
        await page.goto(listOf(slug));
        // By its address: Payload draws the list once more when it wakes, and a click in that moment goes nowhere.
        const address = await page.locator('table tbody tr a').first().getAttribute('href');
        assert.match(address ?? '', new RegExp(`/collections/${slug}/\\d+$`));
        // What is typed before the panel is awake would be lost.
        await page.goto(`${product.adminUrl}${address}`, { waitUntil: 'networkidle' });
        if (isLetter(slug)) return settleLetter(page, slug);
        await form(page).waitFor();
        await assertFits(page);
        if (may(role, 'update', slug)) await saveSomething(page, slug);
        if (!may(role, 'create', slug)) return;
        await page.goto(`${listOf(slug)}/create`);
        // A new account is an invitation.
        await (slug === 'staff' ? page.locator('form.invite') : form(page)).waitFor();
        await assertFits(page);
      });
    }
  });
};
