/** Two people at one record: whoever opens it second learns by name who is there; and nobody locks another school's records. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page, Request } from 'playwright-core';
import { openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { accountOf, signIn, signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

let operator = '';
type Found = { id: number; title: string };
type Lock = { user: { value: { name: string } } };

const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await fetch(`${product.adminUrl}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(operator ? { authorization: `JWT ${operator}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${await answer.clone().text()}`);
  return (await answer.json()) as T;
};

const newsOf = async (code: string): Promise<Found[]> => {
  const path = `news?where[school.code][equals]=${code}&limit=3&depth=0&sort=id`;
  return (await call<{ docs: Found[] }>('GET', path)).docs;
};
const locksOn = async (id: number): Promise<string[]> => {
  const path = `payload-locked-documents?where[document.relationTo][equals]=news&where[document.value][equals]=${id}`;
  const { docs } = await call<{ docs: Lock[] }>('GET', path);
  return docs.map(({ user }) => user.value.name);
};

const colleague = {
  name: 'Meena Kumari',
  email: 'meena@njms.example',
  password: 'neem tree meena 1981',
};
const stranger = {
  name: 'Harish Rao',
  email: 'harish@svnk.example',
  password: 'neem tree harish 1981',
};

const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));
const { email, password } = accountOf('operator');
operator = (await call<{ token: string }>('POST', 'staff/login', { email, password })).token;
const { docs } = await call<{ docs: { id: number; code: string }[] }>('GET', 'schools?depth=0');
const schoolOf = (code: string) => docs.find((school) => school.code === code)?.id;
for (const [account, code] of [
  [colleague, 'NJMS'],
  [stranger, 'SVNK'],
] as const)
  await call('POST', 'staff', {
    ...account,
    role: 'editor',
    tenants: [{ tenant: schoolOf(code) }],
  });

const viewport = { width: 1366, height: 768 };
const expected = [/favicon/];

const isFormState = (request: Request): boolean =>
  request.method() === 'POST' &&
  request.headers()['next-action'] !== undefined &&
  (request.postData() ?? '').includes('"returnLockStatus":true');

const openNews = async (page: Page, id: number): Promise<void> => {
  await page.goto(`${product.adminUrl}/admin/collections/news/${id}`, { waitUntil: 'networkidle' });
};

/** Types into the title; the panel then asks for the form's state, and so locks the record. Gives that call. */
const edit = async (page: Page, id: number): Promise<Request> => {
  await openNews(page, id);
  const title = page.locator('#field-title');
  await title.and(page.locator(':enabled')).waitFor();
  const asked = page.waitForRequest(isFormState);
  await title.pressSequentially(' and more');
  const request = await asked;
  await request.response();
  return request;
};

const sayWhoIsThere = (page: Page) => page.locator('.document-locked');

test('two editors of one school see each other by name, and the second takes over', async (t) => {
  const [news] = await newsOf('NJMS');
  assert.ok(news);
  const first = await openPage(t, browser, { viewport, expected });
  await signInAs(first, product, 'editor');
  await edit(first, news.id);
  assert.deepEqual(await locksOn(news.id), [accountOf('editor').name]);

  const second = await openPage(t, browser, { viewport, expected });
  await signIn(second, product, colleague);
  await openNews(second, news.id);
  await sayWhoIsThere(second).getByText(accountOf('editor').name).waitFor();
  const taken = second.waitForResponse(
    (response) =>
      response.url().includes('/api/payload-locked-documents/') &&
      response.request().method() === 'PATCH',
  );
  await second.locator('#document-locked-take-over').click();
  assert.equal((await taken).status(), 200);
  assert.deepEqual(await locksOn(news.id), [colleague.name]);
});

test('an operator at work on a school’s record is shown to its editor by name', async (t) => {
  const [, news] = await newsOf('NJMS');
  assert.ok(news);
  const first = await openPage(t, browser, { viewport, expected });
  await signInAs(first, product, 'operator');
  await edit(first, news.id);

  const second = await openPage(t, browser, { viewport, expected });
  await signInAs(second, product, 'editor');
  await openNews(second, news.id);
  await sayWhoIsThere(second).getByText(accountOf('operator').name).waitFor();
});

test('an editor cannot lock another school’s record with the panel’s own call', async (t) => {
  const [, , news] = await newsOf('NJMS');
  const [own, another] = await newsOf('SVNK');
  assert.ok(news && own && another);
  const page = await openPage(t, browser, { viewport, expected });
  await signIn(page, product, stranger);
  const request = await edit(page, own.id);
  assert.deepEqual(await locksOn(own.id), [stranger.name]);

  const named = `"id":${own.id},`;
  const body = request.postData() ?? '';
  assert.ok(body.includes(named), 'the call names its record');
  const { 'next-action': action, accept, 'content-type': type } = await request.allHeaders();
  /** From the panel's own page, so with its cookie and as its own origin. */
  const replay = (id: number) =>
    page.evaluate(
      async ({ url, headers, text }) =>
        (await fetch(url, { method: 'POST', headers, body: text })).status,
      {
        url: request.url(),
        headers: { 'next-action': `${action}`, accept: `${accept}`, 'content-type': `${type}` },
        text: body.replaceAll(named, `"id":${id},`),
      },
    );
  assert.equal(await replay(another.id), 200);
  assert.deepEqual(await locksOn(another.id), [stranger.name], 'played again, the call does lock');
  await replay(news.id);
  assert.deepEqual(await locksOn(news.id), []);
});
