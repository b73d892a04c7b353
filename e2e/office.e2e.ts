/** A day of the office: what the home says, a letter that is read and answered, and the same on a phone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { menuOfKinds, paperKinds } from '../cms/src/papers/kinds.ts';
import { openPage } from './browser.ts';
import { assertAccessible } from './looks-right.ts';
import { startProduct } from './product.ts';
import { askAs, signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));

const screens = [
  { name: 'a small laptop', viewport: { width: 1366, height: 768 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
];
// A refusal is an answer with 400 or 413, which the browser writes down.
const expected = [/favicon/, /status of 4(00|13)/];

const sendEnquiry = async (subject: string) => {
  const sent = await fetch(`${product.siteUrl}/api/form/NJMS/Admission`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Sunita Devi',
      email: 'sunita@example.in',
      phone: '98120 34567',
      subject,
      address: 'Hisar',
      message: 'When may we visit?\nWe are free on Saturdays.',
    }),
  });
  assert.equal(sent.status, 200);
};

const isNoWider = async (page: Page) =>
  assert.ok(
    (await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0,
    'the page is no wider than the screen',
  );
const isLargeEnough = async (page: Page, selector: string) => {
  for (const target of await page.locator(selector).all())
    assert.ok(((await target.boundingBox())?.height ?? 0) >= 44, selector);
};

for (const { name, viewport } of screens)
  test(`a letter is found from the home, read, answered and noted on ${name}`, async (t) => {
    const subject = `A visit, from ${name}`;
    await sendEnquiry(subject);
    const page = await openPage(t, browser, { viewport, expected });
    await signInAs(page, product, 'office');
    await page.getByRole('heading', { name: 'Nirmal Jyoti Mission School' }).waitFor();
    await isNoWider(page);
    await isLargeEnough(page, '.home a.home__card, .home a.home__action, .home__website');
    const card = page.locator('.home__card', { hasText: 'new enquiries' });
    assert.match((await card.textContent()) ?? '', /^1 new enquiries$/);
    await card.click();
    await page.waitForURL(/collections\/enquiries\?/);
    await page.locator('table tbody tr a').first().waitFor();
    assert.equal(await page.locator('table tbody tr').count(), 1, 'only the new one is listed');
    const href = await page.locator('table tbody tr a').first().getAttribute('href');
    await page.goto(`${product.adminUrl}${href}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: subject }).waitFor();
    await isNoWider(page);
    assert.equal(
      await page.getByRole('link', { name: /^Call/ }).getAttribute('href'),
      'tel:+919812034567',
    );
    assert.equal(
      await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'),
      'https://wa.me/919812034567',
    );
    await isLargeEnough(page, '.letter__actions button, .letter__reach a');
    await page.getByLabel('Note of the office').fill('Called back, comes on Saturday.');
    await page.getByRole('button', { name: 'Answered' }).click();
    await page.getByText('The office,').waitFor();
    assert.equal(
      await page.getByLabel('Note of the office').inputValue(),
      'Called back, comes on Saturday.',
    );
    await page.goto(`${product.adminUrl}/admin`);
    assert.match((await card.textContent()) ?? '', /^0 new enquiries$/);
    await page
      .locator('.home__list')
      .filter({ hasText: 'Changed lately' })
      .getByText('Enquiry')
      .first()
      .waitFor();
  });

test('the menu stays open on a small laptop, and names no address', async (t) => {
  const page = await openPage(t, browser, { viewport: screens[0]?.viewport, expected });
  await signInAs(page, product, 'editor');
  await page.getByRole('link', { name: 'News', exact: true }).first().waitFor();
  await page.locator('.template-default--nav-open').waitFor();
});

test('each kind of paper has its entry and its own form, and its record leads to where parents find it', async (t) => {
  const page = await openPage(t, browser, { viewport: screens[0]?.viewport, expected });
  await signInAs(page, product, 'editor');
  // Signing in draws the home twice, and a click between the two is lost.
  await page.waitForLoadState('networkidle');
  for (const kind of menuOfKinds) {
    const { plural, singular, fields, hasText } = paperKinds[kind];
    await page.locator('.papers-menu').getByRole('link', { name: plural, exact: true }).click();
    await page.getByRole('heading', { name: plural, level: 1 }).waitFor();
    const kinds = await page.locator('td.cell-category').allInnerTexts();
    assert.ok(kinds.length > 0 && kinds.every((one) => one === singular), kinds.join());
    await page.getByRole('link', { name: `Add new ${singular}` }).click();
    await page.getByRole('heading', { name: `New ${singular.toLowerCase()}` }).waitFor();
    await page.getByLabel(fields.title.label).waitFor();
    await page.getByText(fields.attachments.label, { exact: true }).waitFor();
    assert.equal(await page.locator('#field-description').count(), hasText ? 1 : 0, kind);
    assert.match(await page.locator('.step-nav').innerText(), new RegExp(plural));
  }
  // The last was an achievement; what was meant is homework.
  await page.getByRole('button', { name: 'It is something else' }).click();
  await page.getByRole('button', { name: 'Homework' }).click();
  await page.getByLabel(paperKinds.Homework.fields.title.label).waitFor();
  await page.locator('.step-nav').getByRole('link', { name: 'Homework' }).waitFor();

  const { docs } = (await (
    await page.request.get(
      `${product.adminUrl}/api/documents?where[category][equals]=Circular&limit=1&depth=0`,
    )
  ).json()) as { docs: { id: number }[] };
  await page.goto(`${product.adminUrl}/admin/collections/documents/${docs[0]?.id}`);
  const link = page.getByRole('link', { name: 'See it on the website' });
  const { hostname, port, pathname } = new URL((await link.getAttribute('href')) ?? '');
  assert.deepEqual(
    [hostname, port, pathname],
    ['njms.localhost', new URL(product.siteUrl).port, '/Circular'],
  );
});

/** A page of print as a phone takes it: grey, in a shadow, lying on its side, with the place in it. */
const photographPage = async (name: string, words: string): Promise<Photo> => {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="2400"><defs><linearGradient id="s"><stop stop-color="#777"/><stop offset="1" stop-color="#ddd"/></linearGradient></defs><rect width="1800" height="2400" fill="url(#s)"/><text x="200" y="600" font-size="200">${words}</text></svg>`;
  const upright = await sharp(Buffer.from(page)).png().toBuffer();
  const buffer = await sharp(upright)
    .rotate(-90)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 9/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
};
type Photo = { name: string; mimeType: string; buffer: Buffer };

test('promise 12.30: on a phone a circular is photographed; without it or a text it is refused; a dead line keeps the photos', async (t) => {
  const page = await openPage(t, browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    expected: [...expected, /net::ERR_/, /400/],
  });
  await signInAs(page, product, 'editor');
  await page.waitForLoadState('networkidle');
  await page.locator('.home__action', { hasText: 'Circular' }).click();
  const title = 'Winter timings, from the phone';
  await page.getByLabel(paperKinds.Circular.fields.title.label).fill(title);
  await page.locator('#action-save').click();
  const refusal = paperKinds.Circular.nothingToRead ?? '';
  await page.locator('#field-attachments').getByText(refusal).waitFor();

  const photos = [await photographPage('1.jpg', 'One'), await photographPage('2.jpg', 'Two')];
  const broken = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('A letter.') };
  const paper = page.getByRole('region', { name: 'Photos of the paper' });
  await paper.locator('.paper-photos__camera input').setInputFiles(photos[1] as Photo);
  await paper.getByText('Page 1').waitFor();
  await paper.locator('input[multiple]').setInputFiles([photos[0] as Photo, broken]);
  await paper.getByText('letter.jpg cannot be read as a photo. The others are kept.').waitFor();
  await paper.getByRole('button', { name: 'Page 2 one earlier' }).click();
  await paper.getByRole('button', { name: 'Turn page 2' }).click();
  await isLargeEnough(page, '.paper-photos button, .paper-photos__ways label');
  await isNoWider(page);
  await assertAccessible(page, '.paper-photos');

  let isDead = true;
  const stored = /\/api\/media\?depth=0$/;
  await page.route(stored, (route) => (isDead ? route.abort() : route.continue()));
  await paper.getByRole('button', { name: /2 pages together/ }).click();
  await paper.getByText('The photos are kept; please try again.').waitFor();
  isDead = false;
  const sent = page.waitForRequest(stored);
  await paper.getByRole('button', { name: 'Try again' }).click();
  const pdf = (await sent).postDataBuffer() ?? Buffer.alloc(0);
  await page
    .locator('#field-attachments')
    .getByText(/Winter-timings-from-the-phone-\w+\.pdf/)
    .waitFor();
  await page.locator('#field-attachments').getByText(refusal).waitFor({ state: 'hidden' });
  const text = pdf.toString('latin1');
  assert.deepEqual(
    [...text.matchAll(/\/MediaBox \[0 0 (\d+)/g)].map(([, width]) => width),
    ['595', '841'],
    'the first stands upright by its own word, the second was turned',
  );
  assert.doesNotMatch(text, /Exif|GPS/);
  assert.ok(pdf.length < 2 * 400 * 1024, `${pdf.length} bytes`);
  await page.locator('#action-save').click();
  await page.waitForURL(/documents\/\d+/);
  const listed = await fetch(`${product.apiUrl}/api/circular/all/NJMS`);
  const { data } = (await listed.json()) as { data: { title: string; attachments: string[] }[] };
  const [file = ''] = data.find((one) => one.title === title)?.attachments ?? [];
  assert.match(file, /\.pdf$/);
  assert.equal((await fetch(`${product.siteUrl}/api/image/${file}`)).status, 200);
});

test('promise 12.30: on a small laptop an editor adds the PDF of a circular, which is called as its file is', async (t) => {
  const page = await openPage(t, browser, { viewport: screens[0]?.viewport, expected });
  await signInAs(page, product, 'editor');
  await page.goto(`${product.adminUrl}/admin/collections/documents/create?category=Circular`, {
    waitUntil: 'networkidle',
  });
  const title = 'Fee dates, from the laptop';
  await page.getByLabel(paperKinds.Circular.fields.title.label).fill(title);
  const field = page.locator('#field-attachments');
  await field.getByRole('button', { name: 'Add new' }).click();
  const pdf = new URL('../schools/njms/documents/circular-annual-day.pdf', import.meta.url);
  await page.locator('input[type=file]').last().setInputFiles(fileURLToPath(pdf));
  assert.ok(await page.locator('#field-alt').isEnabled(), 'it can be called otherwise');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await field.getByText(/circular-annual-day/).waitFor();
  await page.locator('#action-save').click();
  await page.waitForURL(/documents\/\d+/);
  const listed = await fetch(`${product.apiUrl}/api/circular/all/NJMS`);
  const { data } = (await listed.json()) as { data: { title: string; attachments: string[] }[] };
  assert.match(String(data.find((one) => one.title === title)?.attachments), /\.pdf$/);
});

test('a draft of what is live leaves the website as it is, until it is published', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 1366, height: 768 }, expected });
  await signInAs(page, product, 'editor');
  await page.goto(`${product.adminUrl}/admin/collections/news`, { waitUntil: 'networkidle' });
  const href = await page.locator('table tbody tr a').first().getAttribute('href');
  await page.goto(`${product.adminUrl}${href}`, { waitUntil: 'networkidle' });
  const box = page.locator('#field-title');
  const title = await box.inputValue();
  const live = async () =>
    (
      (await (await fetch(`${product.apiUrl}/api/news/all/NJMS`)).json()) as {
        data: { title: string }[];
      }
    ).data.map((news) => news.title);
  const before = await live();
  assert.ok(before.includes(title));
  const answered = () =>
    page.waitForResponse((response) => response.request().method() === 'PATCH');
  await box.fill('Not yet for parents');
  const drafted = answered();
  await page.locator('#action-save-draft').click();
  assert.equal((await drafted).status(), 200);
  assert.deepEqual(await live(), before);
  const published = answered();
  await page.locator('#action-save').click();
  assert.equal((await published).status(), 200);
  assert.ok((await live()).includes('Not yet for parents'));
});

test('what is wrong is refused beside its field, in words that say what to do', async (t) => {
  const page = await openPage(t, browser, { viewport: screens[0]?.viewport, expected });
  await signInAs(page, product, 'editor');
  const open = (path: string) =>
    page.goto(`${product.adminUrl}/admin/collections/${path}`, { waitUntil: 'networkidle' });
  const markBeside = (field: Locator, words: string | RegExp) =>
    page.locator('.field-type', { has: field }).last().locator('.field-error').getByText(words);

  await open('media/create');
  const file = page.locator('.file-field');
  const choose = (name: string, buffer: Buffer) =>
    page
      .locator('.file-field input[type=file]')
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await page.locator('#field-alt').fill('A hall');
  await choose('hall.jpg', Buffer.from('PK\u0003\u0004 is no picture'));
  await page.locator('#action-save').click();
  await file.getByText(/^Please choose a picture .*; this file is/).waitFor();
  await open('media/create');
  await page.locator('#field-alt').fill('A hall');
  await choose('hall.jpg', Buffer.alloc(20.5 * 1024 * 1024));
  await page.locator('#action-save').click();
  await file.getByText(/at most 20 MB can be taken/).waitFor();

  // A day that must be there, and an hour that need not: to the browser both are empty.
  await open('news/create');
  await page.locator('#field-title').fill('No such day');
  await page.locator('#field-description').fill('It is refused.');
  for (const [id, typed, right] of [
    ['fromDate', '02312026', '2026-02-28'],
    ['showUntil', '02312099', '2099-02-28T09:30'],
  ] as const) {
    const day = page.locator(`#field-${id}`);
    await day.focus();
    await page.keyboard.type(typed);
    const mark = markBeside(day, /^There is no such day/);
    const refused = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.status() === 400,
    );
    await page.locator(id === 'fromDate' ? '#action-save' : '#action-save-draft').click();
    await refused;
    await mark.waitFor();
    await day.fill(right);
    await mark.waitFor({ state: 'detached' });
  }
  await page.locator('#action-save').click();
  await page.waitForURL(/collections\/news\/\d+/);

  await open('board-results/create');
  const session = page.locator('#field-sessionYear');
  await session.fill('2025-27');
  await page.locator('#action-save').click();
  await markBeside(session, /two years in a row, such as 2025-2026/).waitFor();
  // As everybody writes it: taken, and shown as it is kept.
  await session.fill('2025-26');
  await page.locator('#action-save-draft').click();
  await page.waitForURL(/collections\/board-results\/\d+/);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#field-sessionYear')?.value === '2025-2026',
  );
});

test('the operator is asked which school a record is of', async (t) => {
  const page = await openPage(t, browser, { viewport: screens[1]?.viewport, expected });
  await signInAs(page, product, 'operator');
  await page.context().clearCookies({ name: 'payload-tenant' });
  await page.goto(`${product.adminUrl}/admin/collections/news/create`, {
    waitUntil: 'networkidle',
  });
  const dialog = page.getByRole('dialog').filter({ hasText: 'For which school?' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('#field-title').fill('Of which school?');
  await page.locator('#field-description').fill('Nobody knows.');
  await page.locator('#action-save').click();
  await dialog.locator('.field-error').getByText('Please choose the school.').waitFor();
});

type Rows = { docs: { id: number; title: string }[] };
const liveTitles = async (): Promise<string[]> => {
  const answer = await fetch(`${product.apiUrl}/api/news/all/NJMS`);
  return ((await answer.json()) as { data: { title: string }[] }).data.map(({ title }) => title);
};

for (const { name, viewport } of screens)
  test(`promise 12.31: what was published or deleted by mistake is undone, on ${name}`, async (t) => {
    const page = await openPage(t, browser, { viewport, expected });
    await signInAs(page, product, 'editor');
    const ask = await askAs(product, 'editor');
    const { docs } = (await ask('GET', 'news?limit=4&sort=id&depth=0')) as Rows;
    const [first, ...others] = docs;
    assert.ok(first && others.length === 3);
    const list = `${product.adminUrl}/admin/collections/news`;

    await page.goto(`${list}/${first.id}`, { waitUntil: 'networkidle' });
    const headline = page.locator('#field-title');
    await headline.fill('Published by mistake');
    await page.locator('#action-save').click();
    const undo = page.getByRole('button', { name: 'Undo the publishing' });
    await undo.waitFor();
    assert.ok((await liveTitles()).includes('Published by mistake'));
    await isLargeEnough(page, '.website-bar button');
    await undo.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Undone. The website shows again').waitFor();
    assert.ok((await liveTitles()).includes(first.title));
    assert.ok(!(await liveTitles()).includes('Published by mistake'));
    assert.equal(await headline.inputValue(), 'Published by mistake');
    await isNoWider(page);

    // What is not saved is not left by a slip.
    await headline.fill('Not saved');
    await page.locator('.app-header__step-nav a, .step-nav a').first().click();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    assert.equal(await headline.inputValue(), 'Not saved');

    await page.goto(`${list}/create`, { waitUntil: 'networkidle' });
    await headline.fill('New by mistake');
    await page.locator('#field-description').fill('Words');
    await page.locator('#action-save').click();
    await undo.click();
    await page.getByRole('status').getByText('Undone. It is off the website again').waitFor();
    assert.ok(!(await liveTitles()).includes('New by mistake'));

    // One, from its own page; then two at once.
    const [one, ...two] = others.map(({ id }) => id);
    await page.goto(`${list}/${one}`, { waitUntil: 'networkidle' });
    await page.locator('.doc-controls__popup button').first().click();
    await page.locator('#action-delete').click();
    await page.getByText('It can be restored from there for 30 days.').waitFor();
    await page.locator('#confirm-action').click();
    const back = page.getByRole('button', { name: 'Undo', exact: true });
    await page
      .getByRole('status')
      .getByText(/ is in the trash, and can be restored for 30 days/)
      .waitFor();
    await isLargeEnough(page, '.undo button');
    await isNoWider(page);
    const before = await liveTitles();
    await back.click();
    await page.getByRole('status').getByText('Undone').waitFor();
    assert.equal((await liveTitles()).length, before.length + 1);
    await back.waitFor({ state: 'detached' });

    await page.goto(`${list}?where[id][in]=${two.join(',')}`, { waitUntil: 'networkidle' });
    await page.locator('#select-all').check();
    await page.locator('.delete-documents__toggle').click();
    await page.getByText('They can be restored from there for 30 days.').waitFor();
    await page.locator('#confirm-action').click();
    await page.getByRole('status').getByText('2 records are in the trash').waitFor();
    await back.click();
    await page.getByRole('status').getByText('Undone').waitFor();
    assert.equal((await liveTitles()).length, before.length + 1);
  });

test('promise 12.31: an earlier version is read in the words of the form, and brought back', async (t) => {
  const page = await openPage(t, browser, { viewport: screens[1]?.viewport, expected });
  await signInAs(page, product, 'editor');
  const ask = await askAs(product, 'editor');
  const { docs } = (await ask('GET', 'news?limit=1&sort=-id&depth=0')) as Rows;
  const id = docs[0]?.id;
  await ask('PATCH', `news/${id}`, { title: 'School opens at 8', _status: 'published' });
  await ask('PATCH', `news/${id}`, {
    title: 'School opens at 9',
    fromDate: '2026-01-03',
    _status: 'published',
  });
  await page.goto(`${product.adminUrl}/admin/collections/news/${id}/versions`);
  const versions = page.locator('.versions li');
  await versions.first().getByText('On the website now · The editor').waitFor();
  await versions.first().getByText('Headline, Date').waitFor();
  await isLargeEnough(page, '.versions li a');
  await versions.nth(1).getByRole('link').click();
  const headline = page.locator('.version section', { hasText: 'Headline' });
  assert.deepEqual(
    [await headline.locator('del').innerText(), await headline.locator('ins').innerText()],
    ['8', '9'],
  );
  await page.locator('.version section', { hasText: 'Date' }).getByText('3 January 2026').waitFor();
  const words = await page.locator('.version').innerText();
  assert.doesNotMatch(words, /Version ID|[{}]|\d{4}-\d{2}-\d{2}|UTC/);
  await isNoWider(page);
  await isLargeEnough(page, '.version button');
  await page.getByRole('button', { name: 'Bring it back and publish it' }).click();
  await page.getByRole('status').getByText('Brought back and published.').waitFor();
  assert.ok((await liveTitles()).includes('School opens at 8'));
});
