/** Accounts in a browser: a head invites, a colleague chooses a password, somebody is shut out, a session is ended elsewhere. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { may, slugs } from '../cms/src/access/rights.ts';
import { codeOf, stepAt } from '../cms/src/second-factor/totp.ts';
import { fromBase32 } from '../cms/test/base32.ts';
import { openMailBox } from '../cms/test/mail-box.ts';
import { startBackOffice } from './back-office.ts';
import { openPage } from './browser.ts';
import { assertFits } from './looks-right.ts';
import { accountOf, signIn, signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const [office, browser] = await withBrowser(startBackOffice({ staff: true }));
const place = { adminUrl: office.url, dataDir: office.dataDir };

/** Refusals are written to the console by the browser itself. */
const expected = [/favicon/, /status of (40\d|422|429)/];
const open = (t: TestContext, options: BrowserContextOptions = {}): Promise<Page> =>
  openPage(t, browser, { expected, ...options });

const listOfAccounts = '/admin/collections/staff';

/** Opens the form and invites; gives the link. */
const invite = async (page: Page, name: string, email: string, role: RegExp): Promise<string> => {
  await page.goto(`${office.url}${listOfAccounts}/create`, { waitUntil: 'networkidle' });
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Make the link' }).click();
  return linkIn(page, name);
};
const linkIn = (page: Page, name: string): Promise<string> =>
  page.getByRole('textbox', { name: `The link for ${name}` }).inputValue();

const choosePassword = async (page: Page, link: string, password: string): Promise<void> => {
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('The same password again').fill(password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await page.waitForURL(/\/admin\/?$/);
};

/** Opens an account by its name in the list. */
const openAccount = async (page: Page, name: string): Promise<void> => {
  await page.goto(`${office.url}${listOfAccounts}`);
  const address = await page.getByRole('link', { name, exact: true }).first().getAttribute('href');
  await page.goto(`${office.url}${address}`, { waitUntil: 'networkidle' });
};

const screens = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
for (const viewport of screens)
  describe(`at ${viewport.width} pixels`, () => {
    const name = `Sunita Devi ${viewport.width}`;
    const account = {
      email: `sunita-${viewport.width}@njms.example`,
      password: 'mango tree 1982',
    };

    test('a head invites; the link works without scripts, and gives exactly the rights of the role', async (t) => {
      const head = await open(t, { viewport, permissions: ['clipboard-read', 'clipboard-write'] });
      await signInAs(head, place, 'head');
      const link = await invite(head, name, account.email, /^Office/);
      assert.match(link, new RegExp(`^${office.url}/account/[\\w-]{32}$`));
      await assertFits(head);
      await head.getByRole('button', { name: 'Copy' }).click();
      await head.getByText('The link is copied.').waitFor();
      assert.equal(await head.evaluate(() => navigator.clipboard.readText()), link);
      const whatsApp = await head.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
      const message = new URL(whatsApp ?? '');
      assert.equal(message.origin + message.pathname, 'https://wa.me/');
      assert.ok(message.searchParams.get('text')?.includes(link));

      // As a messenger does that draws a preview.
      for (let time = 0; time < 2; time += 1) assert.equal((await fetch(link)).status, 200);

      const colleague = await open(t, { viewport, javaScriptEnabled: false });
      await colleague.goto(link);
      assert.match(await colleague.locator('main').innerText(), /Nirmal Jyoti Mission School/);
      await colleague.getByRole('heading', { name: `Welcome, ${name}` }).waitFor();
      await colleague.getByLabel('Password', { exact: true }).fill('mango tree 1982');
      await colleague.getByLabel('The same password again').fill('mango tree 1983');
      await colleague.getByRole('button', { name: 'Set password and sign in' }).click();
      await colleague.getByText('The two passwords differ.').waitFor();
      await choosePassword(colleague, link, account.password);
      assert.equal((await fetch(link)).status, 404);

      const page = await open(t, { viewport });
      await signIn(page, place, account);
      // The menu of a phone is there, closed.
      const shown = slugs.filter((slug) => slug !== 'changes');
      for (const slug of shown)
        assert.equal(
          (await page.locator(`a[href$="/admin/collections/${slug}"]`).count()) > 0,
          may('office', 'read', slug),
          slug,
        );
    });

    test('the page behind a link fits, and has no finding of axe', async (t) => {
      const head = await open(t, { viewport });
      await signInAs(head, place, 'head');
      const email = `axe-${viewport.width}@njms.example`;
      const link = await invite(head, `Asha ${viewport.width}`, email, /^Editor/);
      const page = await open(t, { viewport });
      for (const [address, heading] of [
        [link, /^Welcome/],
        [`${office.url}/account/${'x'.repeat(32)}`, /^This link no longer works/],
      ] as const) {
        await page.goto(address);
        await page.getByRole('heading', { name: heading }).waitFor();
        await assertFits(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        assert.deepEqual(
          violations.map(({ id }) => id),
          [],
        );
      }
    });

    test('a link for a new password: made by the head, used, and the old session is over', async (t) => {
      const colleague = await open(t, { viewport });
      await signIn(colleague, place, account);
      const head = await open(t, { viewport });
      await signInAs(head, place, 'head');
      await openAccount(head, name);
      await head.getByRole('button', { name: 'Make a link for a new password' }).click();
      const link = await linkIn(head, name);
      await assertFits(head);
      const elsewhere = await open(t, { viewport });
      account.password = 'jamun tree 1991';
      await choosePassword(elsewhere, link, account.password);
      await colleague.goto(`${office.url}/admin`);
      await colleague.waitForURL(/\/admin\/login/);
    });

    test('somebody who may no longer sign in is out at once, is told so, and can be let in again', async (t) => {
      const colleague = await open(t, { viewport });
      await signIn(colleague, place, account);
      const head = await open(t, { viewport });
      await signInAs(head, place, 'head');
      await openAccount(head, name);
      await head.getByRole('button', { name: 'May no longer sign in' }).click();
      await head.getByRole('button', { name: `Yes, shut ${name} out` }).click();
      await head.getByRole('button', { name: 'May sign in again' }).waitFor();
      await assertFits(head);
      await colleague.goto(`${office.url}/admin`);
      await colleague.waitForURL(/\/admin\/login/);
      await colleague.fill('#field-email', account.email);
      await colleague.fill('#field-password', account.password);
      await colleague.getByRole('button', { name: /log ?in/i }).click();
      await colleague.getByText('This account may no longer sign in.').waitFor();
      // What stood in the form before must not let them in by being saved.
      await head.locator('#field-name').fill(`${name} `);
      const saved = head.waitForResponse((one) => one.request().method() === 'PATCH');
      await head.locator('#action-save').click();
      assert.equal((await saved).status(), 200);
      await openAccount(head, name);
      await head.getByRole('button', { name: 'May sign in again' }).click();
      await head.getByRole('button', { name: 'May no longer sign in' }).waitFor();
      await signIn(colleague, place, account);
    });

    test('one’s own sessions are listed, and ended elsewhere', async (t) => {
      const [here, there] = [await open(t, { viewport }), await open(t, { viewport })];
      await signIn(there, place, account);
      await signIn(here, place, account);
      await here.goto(`${office.url}/admin/account`, { waitUntil: 'networkidle' });
      const list = here.getByRole('region', { name: 'Where you are signed in' });
      await list.getByText('· here').waitFor();
      await assertFits(here);
      for (;;) {
        const buttons = list.getByRole('button', { name: 'Sign out there' });
        const left = await buttons.count();
        if (left === 0) break;
        await buttons.first().click();
        await here.waitForFunction(
          (before) => document.querySelectorAll('.own-sessions button').length < before,
          left,
        );
      }
      await there.goto(`${office.url}/admin`);
      await there.waitForURL(/\/admin\/login/);
      await here.goto(`${office.url}/admin`);
      await here.getByRole('heading', { level: 1 }).waitFor();
      assert.match(here.url(), /\/admin\/?$/);
    });
  });

for (const role of ['editor', 'office'] as const)
  test(`${role} sees nothing of the accounts of others`, async (t) => {
    const page = await open(t);
    await signInAs(page, place, role);
    await page.goto(`${office.url}${listOfAccounts}`);
    await page.getByRole('link', { name: accountOf(role).name }).waitFor();
    assert.equal(await page.locator('table tbody tr').count(), 1);
    await page.goto(`${office.url}${listOfAccounts}/create`, { waitUntil: 'networkidle' });
    assert.equal(await page.locator('form.invite').count(), 0);
    await page.goto(`${office.url}/admin/account`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
    assert.equal(await page.getByRole('button', { name: /link|no longer/ }).count(), 0);
  });

test('on one’s own account a head makes no link and shuts nobody out', async (t) => {
  const page = await open(t);
  await signInAs(page, place, 'head');
  await openAccount(page, accountOf('head').name);
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
  assert.equal(await page.getByRole('button', { name: /link|no longer/ }).count(), 0);
});

test('an operator invites for the school that is chosen', async (t) => {
  const page = await open(t);
  await signInAs(page, place, 'operator');
  await page.goto(`${office.url}${listOfAccounts}/create`, { waitUntil: 'networkidle' });
  await page.getByLabel('Name').fill('Ritu');
  await page.getByLabel('E-mail address').fill('ritu@svnk.example');
  await page.getByRole('radio', { name: /^Head/ }).check();
  const school = page.locator('#invite-school');
  const name = await school.locator('option').nth(2).innerText();
  await school.selectOption({ label: name });
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await linkIn(page, 'Ritu');
  assert.ok((await (await fetch(link)).text()).includes(name));
});

test('an address that has an account already is refused beside its box', async (t) => {
  const page = await open(t);
  await signInAs(page, place, 'head');
  await page.goto(`${office.url}${listOfAccounts}/create`, { waitUntil: 'networkidle' });
  await page.getByLabel('Name').fill('Twice');
  await page.getByLabel('E-mail address').fill(accountOf('editor').email);
  await page.getByRole('radio', { name: /^Office/ }).check();
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.locator('#invite-email-problem').waitFor();
  assert.equal(await page.getByLabel('Name').inputValue(), 'Twice', 'what was typed stays');
});

test('who has forgotten the password is told whom to ask, and promised no letter', async (t) => {
  const page = await open(t);
  await page.goto(`${office.url}/admin/login`);
  await page.getByRole('link', { name: /forgot/i }).click();
  await page.getByRole('heading', { name: 'Forgotten password' }).waitFor();
  await page.getByText('Ask the head of your school').waitFor();
  assert.equal(await page.locator('form, input').count(), 0);
  await page.goto(`${office.url}/admin/reset/${'a'.repeat(40)}`);
  await page.getByRole('heading', { name: 'Forgotten password' }).waitFor();
});

test('where mail is set up, a letter is asked for on the sign-in page, and its link leads in', async (t) => {
  // First, so that it is closed before what it loads from is stopped.
  const page = await open(t, { viewport: { width: 390, height: 844 } });
  const box = await openMailBox();
  t.after(() => box.close());
  const named = 'https://office.njms.example';
  const env = { SMTP_URL: box.url, MAIL_FROM: 'office@njms.example', ADMIN_URL: named };
  const withMail = await startBackOffice({ staff: true, env });
  t.after(() => withMail.stop());
  await page.goto(`${withMail.url}/admin/login`);
  await page.getByRole('link', { name: /forgot/i }).click();
  await page.getByLabel('E-mail address of your account').fill(accountOf('editor').email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('status').getByText('a letter with a link is on its way').waitFor();
  while (box.letters.length === 0) await new Promise((resolve) => setTimeout(resolve, 100));
  const words = box.letters[0]?.text.replaceAll('=\n', '') ?? '';
  const [, path] = /https:\/\/office\.njms\.example(\/account\/[\w-]+)/.exec(words) ?? [];
  await choosePassword(page, `${withMail.url}${path}`, 'mango grove 1988');
});

test('a link’s token reaches no log, no Referer and no cache', async (t) => {
  const head = await open(t);
  await signInAs(head, place, 'head');
  const link = await invite(head, 'Meena', 'meena@njms.example', /^Office/);
  const token = link.split('/').at(-1) ?? '';
  const page = await open(t);
  const referers: string[] = [];
  page.on('request', async (request) =>
    referers.push(
      (await request.allHeaders().catch(() => ({}) as Record<string, string>)).referer ?? '',
    ),
  );
  const answer = await page.goto(link);
  assert.equal(answer?.headers()['cache-control'], 'no-store');
  assert.equal(answer?.headers()['referrer-policy'], 'strict-origin');
  assert.match(answer?.headers()['content-security-policy'] ?? '', /^default-src 'none'/);
  assert.ok(!(await page.content()).includes(token));
  await choosePassword(page, link, 'mango tree 1982');
  await page.waitForLoadState('networkidle');
  assert.ok(
    referers.some((one) => one !== ''),
    'the form says from which origin it comes',
  );
  assert.deepEqual(
    referers.filter((one) => one.includes(token)),
    [],
  );
  assert.ok(!office.output.join('\n').includes(token));
});

/** What an app on the phone shows, for the key on the page: each code once, as the rule is. */
const makeApp = async (key: Locator) => {
  const secret = fromBase32(await key.innerText());
  let last = 0;
  return () => {
    last = Math.max(last + 1, stepAt(Date.now()));
    return codeOf(secret, last);
  };
};

const typePassword = async (page: Page, role: 'head' | 'office'): Promise<void> => {
  await page.goto(`${office.url}/admin/login`, { waitUntil: 'networkidle' });
  await page.fill('#field-email', accountOf(role).email);
  await page.fill('#field-password', accountOf(role).password);
  await page.getByRole('button', { name: /log ?in/i }).click();
};

// Last: from here on the head and the office have a second factor.
test('promise 12.29: on a phone a head switches the second factor on, signs in with it, and demands it of the school', async (t) => {
  const viewport = { width: 390, height: 844 };
  const head = await open(t, { viewport });
  await signInAs(head, place, 'head');
  await head.goto(`${office.url}/admin/account`, { waitUntil: 'networkidle' });
  await head.getByRole('button', { name: 'Switch on' }).click();
  await head.getByLabel('Your password').fill(accountOf('head').password);
  await head.getByLabel('Your password').press('Enter');
  const nextCode = await makeApp(head.locator('.factor-key'));
  await assertFits(head);
  await head.getByLabel('The code that the app shows now').fill(nextCode());
  await head.getByRole('button', { name: 'Switch on' }).click();
  const codes = head.getByRole('textbox', { name: 'Recovery codes' });
  assert.equal((await codes.inputValue()).split('\n').length, 10);
  await assertFits(head);
  await head.getByRole('button', { name: 'I have kept them' }).click();
  await head.getByText('10 recovery codes are left.').waitFor();

  await head.context().clearCookies();
  await typePassword(head, 'head');
  await head.getByRole('heading', { name: 'Second factor' }).waitFor();
  await head.goto(`${office.url}${listOfAccounts}`, { waitUntil: 'networkidle' });
  await head.getByRole('heading', { name: 'Second factor' }).waitFor();
  await assertFits(head);
  await head.getByLabel('The code that your app shows now').fill('000000');
  await head.getByRole('button', { name: 'Sign in', exact: true }).click();
  await head.getByRole('alert').getByText('This code is not right.').waitFor();
  await head.getByLabel('The code that your app shows now').fill(nextCode());
  await head.getByRole('button', { name: 'Sign in', exact: true }).click();
  await head.waitForURL(`**${listOfAccounts}`);

  const clerk = await open(t, { viewport });
  await signInAs(clerk, place, 'office');
  const ask = await head.request.get(`${office.url}/api/schools?limit=1`);
  const [school] = ((await ask.json()) as { docs: { id: number }[] }).docs;
  await head.goto(`${office.url}/admin/collections/schools/${school?.id}`, {
    waitUntil: 'networkidle',
  });
  await head.getByRole('button', { name: 'Signing in' }).click();
  await head.getByLabel('Everybody signs in with a second factor').check();
  const saved = head.waitForResponse((one) => one.request().method() === 'PATCH');
  await head.locator('#action-save').click();
  assert.equal((await saved).status(), 200);

  await clerk.goto(`${office.url}/admin/collections/enquiries`);
  await clerk.waitForURL(/\/admin\/login/);
  await typePassword(clerk, 'office');
  await clerk.getByRole('heading', { name: 'Set up your second factor' }).waitFor();
  const clerkCode = await makeApp(clerk.locator('.factor-key'));
  await assertFits(clerk);
  const { violations } = await new AxeBuilder({ page: clerk }).analyze();
  assert.deepEqual(
    violations.map(({ id }) => id),
    [],
  );
  await clerk.getByLabel('The code that the app shows now').fill(clerkCode());
  await clerk.getByRole('button', { name: 'Switch on' }).click();
  await clerk.getByRole('button', { name: 'I have kept them' }).click();
  await clerk.waitForURL(/\/admin\/?$/);
});
