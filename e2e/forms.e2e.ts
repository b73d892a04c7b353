/** Mail Us, Guest Book and Privacy in a browser (promises 2.11, 2.19, 2.20, 4, 5, 8 and 10.3). Without JavaScript they are tested with the website's server. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import {
  howKnowOptions,
  privacyRequestOptions,
  rateOptions,
  relationOptions,
  trapField,
} from '../contract/src/forms.ts';
import { messages } from '../contract/src/messages.ts';
import { TestProvider } from '../site/test/provider.ts';
import { makeFolder, removeFolder, Website } from '../site/test/website.ts';
import { closePages, openBrowser, openPage } from './browser.ts';
import { awake } from './waking.ts';

let browser: Browser;
let folder: string;
let website: Website;
const provider = new TestProvider();

before(async () => {
  await provider.start();
  folder = await makeFolder();
  [browser, website] = await Promise.all([openBrowser(), Website.start(provider.url, folder)]);
});
beforeEach(() => provider.forgetForms());
afterEach(() => closePages(browser));
after(async () => {
  await browser?.close();
  await website?.stop();
  await provider.stop();
  await removeFolder(folder);
});

type FormCase = {
  path: string;
  island: string;
  type: string;
  values: Record<string, string>;
  /** What stands beneath each field when all are empty. */
  required: Record<string, string>;
};

const { enquiry, guestBook, privacy } = messages;
const cases: FormCase[] = [
  {
    path: '/MailUs',
    island: 'enquiry-form',
    type: 'Admission',
    values: {
      name: 'सुनीता Devi',
      phone: '98 000 00000',
      email: 'sunita@example.in',
      subject: 'Admission to Class I',
      address: '12, Model Town, Hisar',
      message: 'When may we visit?\nThank you.',
    },
    required: {
      name: enquiry.nameRequired,
      phone: enquiry.phoneRequired,
      email: enquiry.emailRequired,
      subject: enquiry.subjectRequired,
      address: enquiry.addressRequired,
      message: enquiry.messageRequired,
    },
  },
  {
    path: '/GuestBook',
    island: 'guest-book-form',
    type: 'GuestBook',
    values: {
      name: 'Ramesh Kumar',
      webAddress: 'none',
      email: 'not checked for its form',
      profession: 'Farmer',
      howKnow: howKnowOptions[2],
      message: 'A fine school.',
    },
    required: {
      name: guestBook.nameRequired,
      webAddress: guestBook.webAddressRequired,
      email: guestBook.emailRequired,
      profession: guestBook.professionRequired,
      howKnow: guestBook.howKnowRequired,
      message: guestBook.messageRequired,
    },
  },
  {
    path: '/Privacy',
    island: 'privacy-form',
    type: 'Privacy',
    values: {
      name: 'सुनीता Devi',
      phone: '98 000 00000',
      email: 'sunita@example.in',
      relation: relationOptions[0],
      studentName: 'ओम कुमार',
      studentClass: 'V Lily',
      request: privacyRequestOptions[2],
      message: 'Please take down his photograph.\nThank you.',
    },
    required: {
      name: enquiry.nameRequired,
      phone: enquiry.phoneRequired,
      email: enquiry.emailRequired,
      relation: privacy.relationRequired,
      request: privacy.requestRequired,
      message: enquiry.messageRequired,
    },
  },
];

const expected = [/Failed to load resource/, /api\/image/, /maps\.example/];
const open = async (
  t: Parameters<typeof openPage>[0],
  { path, island }: FormCase,
): Promise<Page> => {
  const page = await openPage(t, browser, { expected });
  await page.goto(`http://127.0.0.1:${website.port}${path}`);
  await awake(page, island);
  return page;
};
const type = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`#field-${name}`);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption(value);
    else await field.fill(value);
  }
};
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const errorOf = (page: Page, name: string) => page.locator(`#field-${name}-error`);
const success = (page: Page) => page.locator('.success');
const sent = (type: string) => provider.asked(`/api/form/NJMS/${type}`);

for (const form of cases)
  describe(`${form.path} (promise 5)`, () => {
    test('every empty field has its message beneath it, and nothing is sent', async (t) => {
      const page = await open(t, form);
      await submit(page);
      for (const [name, message] of Object.entries(form.required))
        assert.equal(await errorOf(page, name).textContent(), `Error: ${message}`, name);
      assert.equal(sent(form.type).length, 0);
      assert.equal(
        await page.evaluate(() => document.activeElement?.id),
        `field-${Object.keys(form.required)[0]}`,
      );
    });

    test('editing a field clears its message, and only its own', async (t) => {
      const page = await open(t, form);
      await submit(page);
      await type(page, { name: 'A' });
      assert.equal(await errorOf(page, 'name').count(), 0);
      assert.equal(await errorOf(page, 'email').count(), 1);
    });

    test('success: the text in a green area, all fields cleared, sent once as typed', async (t) => {
      const page = await open(t, form);
      await type(page, form.values);
      await submit(page);
      await success(page).waitFor();
      assert.equal(await success(page).textContent(), messages.form.submitted);
      for (const name of Object.keys(form.values))
        assert.equal(await page.locator(`#field-${name}`).inputValue(), '', name);
      const [first, ...others] = sent(form.type);
      assert.equal(others.length, 0);
      const body = JSON.parse(first?.body ?? '{}');
      for (const [name, value] of Object.entries(form.values)) assert.equal(body[name], value);
      assert.equal(body[trapField], undefined);
    });

    test('failure: nothing to see, nothing lost, the button ready again', async (t) => {
      provider.form = { status: 500, body: { error: { message: 'x' } } };
      const page = await open(t, form);
      await type(page, form.values);
      const text = () => page.locator('main').innerText();
      const before = await text();
      const answered = page.waitForResponse(/api\/form/);
      await submit(page);
      await answered;
      await page.getByRole('button', { name: 'Submit' }).waitFor();
      assert.equal(await text(), before);
      for (const [name, value] of Object.entries(form.values))
        assert.equal(await page.locator(`#field-${name}`).inputValue(), value, name);
      provider.form = { status: 200, body: { data: { received: true } } };
      await submit(page);
      await success(page).waitFor();
    });

    test('what the server finds wrong appears beneath its field', async (t) => {
      provider.form = {
        status: 422,
        body: { error: { message: 'x', fields: { name: 'Not this one.' } } },
      };
      const page = await open(t, form);
      await type(page, form.values);
      await submit(page);
      await errorOf(page, 'name').waitFor();
      assert.equal(await errorOf(page, 'name').textContent(), 'Error: Not this one.');
    });

    test('no person and no screen reader meets the trap', async (t) => {
      const page = await open(t, form);
      const trap = page.locator(`[name="${trapField}"]`);
      assert.equal(await trap.getAttribute('tabindex'), '-1');
      assert.equal(await trap.getAttribute('autocomplete'), 'off');
      assert.equal(
        await trap.evaluate((element) => element.closest('[aria-hidden=true]') !== null),
        true,
      );
      assert.ok(((await trap.boundingBox())?.x ?? 0) < 0);
    });
  });

test('promise 5.2: an e-mail that does not look like one', async (t) => {
  const [mailUs] = cases;
  assert.ok(mailUs);
  const page = await open(t, mailUs);
  for (const email of ['sunita', 'sunita@', '@example.in', 'sunita@example', 'a b@example.in']) {
    await type(page, { ...mailUs.values, email });
    await submit(page);
    assert.equal(
      await errorOf(page, 'email').textContent(),
      `Error: ${enquiry.emailInvalid}`,
      email,
    );
  }
});

test('promise 5.3: the options of the guest book', async (t) => {
  const [, guestBookCase] = cases;
  assert.ok(guestBookCase);
  const page = await open(t, guestBookCase);
  const options = (name: string) =>
    page.locator(`#field-${name} option:not([value=""])`).allTextContents();
  assert.deepEqual(await options('rate'), [...rateOptions]);
  assert.deepEqual(await options('howKnow'), [...howKnowOptions]);
});

test('promise 2.11: six fields with an asterisk each, and a map of height 300 below', async (t) => {
  const [mailUs] = cases;
  assert.ok(mailUs);
  const page = await open(t, mailUs);
  assert.equal(await page.locator('.public-form .asterisk').count(), 6);
  assert.equal(await page.locator('iframe.map').getAttribute('height'), '300');
});
