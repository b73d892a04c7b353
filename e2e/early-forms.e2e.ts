/** Forms on a bad line: what a visitor types and sends before the form's script has come is neither lost nor sent twice. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import {
  howKnowOptions,
  privacyRequestOptions,
  rateOptions,
  relationOptions,
} from '../contract/src/forms.ts';
import { messages } from '../contract/src/messages.ts';
import { TestProvider } from '../site/test/provider.ts';
import { makeFolder, removeFolder, Website } from '../site/test/website.ts';
import { closePages, keepPdfsAway, openBrowser, openPage } from './browser.ts';
import { holdAllScripts, holdScripts, laterScripts, openAsleep, screens } from './slow-scripts.ts';
import { awake, scriptOf, touchIslands } from './waking.ts';

let browser: Browser;
let folder: string;
let website: Website;
const provider = new TestProvider();

before(async () => {
  await provider.start();
  folder = await makeFolder();
  [browser, website] = await Promise.all([openBrowser(), Website.start(provider.url, folder)]);
});
beforeEach(() => {
  provider.forgetForms();
  provider.tc = { status: 200, body: { data: 'tc/pass' } };
  provider.files.set('tc/pass', { type: 'image/png', body: Buffer.from('x') });
});
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
  call: string;
  button: string;
  /** What shows that it was sent. */
  done: string;
  values: Record<string, string>;
};
const forms: FormCase[] = [
  {
    path: '/MailUs',
    island: 'enquiry-form',
    call: '/api/form/NJMS/Admission',
    button: 'Submit',
    done: '.success',
    values: {
      name: 'सुनीता Devi',
      phone: '98 000 00000',
      email: 'sunita@example.in',
      subject: 'Admission to Class I',
      address: '12, Model Town, Hisar',
      message: 'When may we visit?\nThank you.',
    },
  },
  {
    path: '/GuestBook',
    island: 'guest-book-form',
    call: '/api/form/NJMS/GuestBook',
    button: 'Submit',
    done: '.success',
    values: {
      name: 'Ramesh Kumar',
      webAddress: 'none',
      email: 'ramesh@example.in',
      profession: 'Farmer',
      rate: rateOptions[1],
      howKnow: howKnowOptions[2],
      message: 'A fine school.',
    },
  },
  {
    path: '/Privacy',
    island: 'privacy-form',
    call: '/api/form/NJMS/Privacy',
    button: 'Submit',
    done: '.success',
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
  },
  {
    path: '/Tc',
    island: 'tc-form',
    call: '/api/tc/NJMS',
    button: 'View Details',
    done: '.tc-view',
    values: { admission: 'NJ/2019/0417', name: 'Ananya Sheoran' },
  },
];

const expected = [/Failed to load resource/, /api\/image/, /maps\.example/, /blob:/];
const addressOf = (path: string) => `http://127.0.0.1:${website.port}${path}`;
const open = async (
  t: Parameters<typeof openPage>[0],
  { name: _name, ...screen }: Partial<(typeof screens)[number]> = {},
  alsoExpected: RegExp[] = [],
) => {
  const page = await openPage(t, browser, {
    expected: [...expected, ...alsoExpected],
    reducedMotion: 'reduce',
    ...screen,
  });
  await keepPdfsAway(page);
  return page;
};
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`#field-${name}`);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption(value);
    else await field.fill(value);
  }
};
const held = async (page: Page, names: string[]) =>
  Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await page.locator(`#field-${name}`).inputValue()]),
    ),
  );
const press = (page: Page, button: string) => page.getByRole('button', { name: button }).click();
/** What reached the provider, without the fields that a form leaves out or empty. */
const sent = (call: string) =>
  provider
    .asked(call)
    .map(({ body }) => Object.fromEntries(Object.entries(JSON.parse(body)).filter(([, v]) => v)));
/** A form that the browser posts by itself writes line ends as the standard for forms says. */
const withLineEnds = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replace(/\r?\n/g, '\r\n')]),
  );

for (const form of forms)
  describe(`${form.path} before its island wakes`, () => {
    const { path, island, call, button, done, values } = form;
    for (const screen of screens)
      test(`typed and chosen at ${screen.name}: kept with focus, selection and scroll, and sent just so`, async (t) => {
        const page = await open(t, screen);
        const { release } = await openAsleep(page, addressOf(path));
        await fill(page, values);
        await page.locator('#field-name').evaluate((field: HTMLInputElement) => {
          field.focus();
          field.setSelectionRange(1, 4);
          scrollTo({ top: 90, behavior: 'instant' });
        });
        const place = () =>
          page.evaluate(() => {
            const field = document.activeElement as HTMLInputElement;
            return [field.id, field.selectionStart, field.selectionEnd, scrollY];
          });
        assert.deepEqual(await place(), ['field-name', 1, 4, 90]);
        release();
        await awake(page, island);
        assert.deepEqual(await held(page, Object.keys(values)), values);
        assert.deepEqual(await place(), ['field-name', 1, 4, 90]);
        await press(page, button);
        await page.locator(done).waitFor();
        assert.deepEqual(sent(call), [values]);
      });

    test('sent before it wakes, pressed twice: sent once, by the island', async (t) => {
      const page = await open(t);
      const { release } = await openAsleep(page, addressOf(path));
      await fill(page, values);
      await press(page, button);
      await press(page, button);
      await page.locator('aangan-island[held]').waitFor({ state: 'attached' });
      assert.deepEqual(sent(call), []);
      const arrived = await page.evaluate(() => performance.timeOrigin);
      release();
      await page.locator(done).waitFor();
      assert.deepEqual(sent(call), [values]);
      assert.equal(await page.evaluate(() => performance.timeOrigin), arrived, 'the same page');
      assert.equal(await page.locator('aangan-island[held]').count(), 0);
    });

    test('sent before any script has come: the browser posts it', async (t) => {
      const page = await open(t);
      const { release } = await holdAllScripts(page);
      await page.goto(addressOf(path), { waitUntil: 'commit' });
      await page.getByRole('button', { name: button }).waitFor();
      await fill(page, values);
      const posted = page.waitForRequest((request) => request.method() === 'POST');
      await page.getByRole('button', { name: button }).click({ noWaitAfter: true });
      await posted;
      release();
      await page.locator(done).waitFor();
      assert.deepEqual(sent(call), [withLineEnds(values)]);
    });

    for (const { name, script } of [
      { name: 'its own script', script: scriptOf(island) },
      { name: 'the script that all islands share', script: /\/assets\/hydrate-/ },
    ])
      test(`sent before it wakes, and ${name} fails to come: the browser posts it`, async (t) => {
        const page = await open(t);
        const { release } = await openAsleep(page, addressOf(path), script, 'fail');
        await fill(page, values);
        await press(page, button);
        release();
        await page.locator(done).waitFor();
        assert.deepEqual(sent(call), [withLineEnds(values)]);
      });

    test('sent before it wakes, and its script never answers: the browser posts it', async (t) => {
      const page = await open(t);
      await openAsleep(page, addressOf(path));
      await fill(page, values);
      await press(page, button);
      await page.locator(done).waitFor();
      assert.deepEqual(sent(call), [withLineEnds(values)]);
    });

    test('offline while its script was to come: what was typed stays, ready to be sent', async (t) => {
      const page = await open(t);
      const { release } = await openAsleep(page, addressOf(path));
      await fill(page, values);
      await page.context().setOffline(true);
      await press(page, button);
      release();
      await page
        .locator(`aangan-island[name="${island}"][status="failed"]:not([held])`)
        .waitFor({ state: 'attached' });
      assert.deepEqual(await held(page, Object.keys(values)), values);
      assert.deepEqual(sent(call), []);
      await page.unroute(laterScripts);
      await page.context().setOffline(false);
      await press(page, button);
      await page.locator(done).waitFor();
      assert.deepEqual(sent(call), [withLineEnds(values)]);
    });

    test('an island that breaks leaves what was typed where it was', async (t) => {
      const page = await open(t, {}, [/mismatch|Cannot read/]);
      await page.route(addressOf(path), async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({
          response,
          body: html.replace(/ props="[^"]*"/, ' props="{&quot;values&quot;:null}"'),
        });
      });
      const { release } = await openAsleep(page, addressOf(path));
      await fill(page, values);
      await page.locator('#field-name').focus();
      release();
      await page
        .locator(`aangan-island[name="${island}"][status="failed"]`)
        .waitFor({ state: 'attached' });
      assert.deepEqual(await held(page, Object.keys(values)), values);
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'field-name');
      await press(page, button);
      await page.locator(done).waitFor();
      assert.deepEqual(sent(call), [withLineEnds(values)]);
    });
  });

test('come back from the server with errors, and edited before the island wakes', async (t) => {
  const page = await open(t);
  await page.route(laterScripts, (route) => route.abort());
  await page.goto(addressOf('/MailUs'));
  await fill(page, { message: 'My first words' });
  await page.locator('aangan-island[status="failed"]').waitFor({ state: 'attached' });
  await page.unroute(laterScripts);
  const { release } = await holdScripts(page);
  await press(page, 'Submit');
  await page.locator('#field-name-error').waitFor();
  await fill(page, { name: 'Sunita', message: 'My second words' });
  release();
  await awake(page, 'enquiry-form');
  assert.deepEqual(await held(page, ['name', 'message']), {
    name: 'Sunita',
    message: 'My second words',
  });
  // Promise 5: editing a field clears its error, and only its own.
  assert.equal(await page.locator('#field-name-error').count(), 0);
  assert.equal(await page.locator('#field-email-error').count(), 1);
});

test('promise 4.8: a TC error of the server is gone once a field was edited before the island woke', async (t) => {
  const page = await open(t);
  await page.route(laterScripts, (route) => route.abort());
  await page.goto(addressOf('/Tc'));
  await touchIslands(page);
  await page.locator('aangan-island[status="failed"]').waitFor({ state: 'attached' });
  await page.unroute(laterScripts);
  const { release } = await holdScripts(page);
  await press(page, 'View Details');
  await page.locator('.error-line:not(:empty)').waitFor();
  assert.equal(await page.locator('.error-line').textContent(), messages.tc.fieldsRequired);
  await fill(page, { admission: '1' });
  release();
  await awake(page, 'tc-form');
  assert.equal(await page.locator('.error-line').textContent(), '');
  assert.equal(await page.locator('#field-admission').inputValue(), '1');
});

for (const { name, ...screen } of screens)
  test(`a line of 50 KB/s and 400 ms at ${name}: six fields filled as they show, sent at once, stored once`, async (t) => {
    const [enquiry] = forms;
    assert.ok(enquiry);
    const page = await open(t, screen);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50 * 1024,
      uploadThroughput: 50 * 1024,
    });
    await page.goto(addressOf(enquiry.path), { waitUntil: 'commit' });
    await page.getByRole('button', { name: enquiry.button }).waitFor();
    await fill(page, enquiry.values);
    await press(page, enquiry.button);
    await page.locator(enquiry.done).waitFor();
    const [stored, ...others] = sent(enquiry.call);
    assert.deepEqual(others, []);
    assert.deepEqual(
      withLineEnds(stored as Record<string, string>),
      withLineEnds(enquiry.values),
      'by the island or by the browser, as it came',
    );
  });
