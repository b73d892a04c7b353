/** The forms behind the disclosure, as a clerk fills them for the first time: rows, certificates, results, numbers, parts of a page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';
import { holdAnswers } from './late-answers.ts';
import { startProduct } from './product.ts';
import { askAs, signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));

const laptop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };
/** A refusal is an answer with 400, which the browser writes down. */
const expected = [/favicon/, / 400 /];

const open = async (page: Page, path: string) => {
  await page.goto(`${product.adminUrl}/admin${path}`, { waitUntil: 'networkidle' });
};
/** On a busy machine the network may rest before the form listens. */
const openForm = async (page: Page, path: string) => {
  await open(page, path);
  await page.locator('form[data-form-ready=true]').first().waitFor({ state: 'attached' });
};
const idOf = async (collection: string, where: string): Promise<number> => {
  // Of the own school alone: two schools have a page of the same address.
  const ask = await askAs(product, 'head');
  const { docs } = (await ask('GET', `${collection}?${where}`)) as { docs: { id: number }[] };
  assert.ok(docs[0], where);
  return docs[0].id;
};
const isWrittenInto = (page: Page, id: string) =>
  page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
/** Chooses of a list that opens. */
const choose = async (page: Page, field: string, option: string) => {
  await page.locator(`#field-${field} .rs__control`).click();
  await page.locator(`#field-${field} .rs__option`).getByText(option, { exact: true }).click();
};

for (const viewport of [laptop, phone])
  test(`a row that is added is open, with the cursor in it; forty others stay closed, each with its words (${viewport.width} px)`, async (t) => {
    const ask = await askAs(product, 'editor');
    const members = Array.from({ length: 40 }, (_, index) => ({
      name: `Member ${index + 1}`,
      office: 'Member',
    }));
    const { doc } = (await ask('POST', 'committees', {
      kind: 'PTA',
      from: '2019-04-01',
      until: '2020-03-31',
      members,
      school: await idOf('schools', 'where[code][equals]=NJMS'),
      _status: 'published',
    })) as { doc: { id: number } };
    const page = await openPage(t, browser, { viewport, expected });
    await signInAs(page, product, 'editor');
    await openForm(page, `/collections/committees/${doc.id}`);
    const rows = page.locator('#field-members .array-field__row');
    const closed = page.locator('#field-members .array-field__row.collapsible--collapsed');
    await rows.nth(39).waitFor();
    assert.equal(await closed.count(), 40);
    assert.match(await rows.nth(39).innerText(), /Member 40 · Member/);
    await page.getByRole('button', { name: 'Add Member' }).click();
    await isWrittenInto(page, 'field-members__40__name');
    await page.keyboard.type('Asha Rani');
    await rows.nth(40).getByText('Asha Rani').waitFor();
    assert.equal(await closed.count(), 40);
  });

for (const viewport of [laptop, phone])
  test(`members are pasted from a list, a row for each line, and nothing that was typed is lost (${viewport.width} px)`, async (t) => {
    const page = await openPage(t, browser, { viewport, expected });
    await signInAs(page, product, 'editor');
    await openForm(page, '/collections/committees/create?kind=PTA');
    const rows = page.locator('#field-members .array-field__row');
    const nameOf = (index: number) => page.locator(`#field-members__${index}__name`);
    const before = await rows.count();
    // A space that is typed before the cursor has arrived adds no second row.
    await page.getByRole('button', { name: 'Add Member' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await nameOf(before).waitFor();
    await isWrittenInto(page, `field-members__${before}__name`);
    assert.equal(await rows.count(), before + 1);
    await nameOf(before).fill('');
    const paste = async (text: string) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('Control+V');
    };
    await paste(
      'S.No.\tName\tOffice\tWho\n1\tAsha Rani\tChairperson\tParent, Class V\n2\tRavi\tMember\t\n',
    );
    await page.getByText('Pasted 2 lines, each in a row of its own.').waitFor();
    await rows
      .nth(before + 1)
      .getByText(/Ravi · Member/)
      .waitFor();
    assert.equal(await rows.count(), before + 2);
    assert.equal(await nameOf(before).inputValue(), 'Asha Rani');
    assert.equal(
      await page.locator(`#field-members__${before}__who`).inputValue(),
      'Parent, Class V',
    );
    // Into a row that is written already: what stands there stays.
    await nameOf(before).focus();
    await paste('Kamla\nDevi');
    await rows.nth(before + 3).waitFor();
    await rows
      .nth(before + 2)
      .getByText('Devi')
      .waitFor();
    assert.equal(await nameOf(before).inputValue(), 'Asha Rani');
    await rows
      .nth(before + 3)
      .getByText(/Ravi · Member/)
      .waitFor();
  });

test('a missing certificate is begun with its title and words, which change with the kind until the clerk writes their own', async (t) => {
  const page = await openPage(t, browser, { viewport: laptop, expected });
  await signInAs(page, product, 'editor');
  await open(page, '/collections/certificates/create?kind=fire');
  const title = page.locator('#field-title');
  const words = page.locator('#field-text');
  assert.equal(await title.inputValue(), 'Fire safety certificate');
  assert.match(await words.inputValue(), /fire safety/);
  await words.fill('The hall was inspected.');
  await choose(page, 'kind', 'Building safety certificate');
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLInputElement>('#field-title')?.value ===
      'Building safety certificate',
  );
  assert.equal(await words.inputValue(), 'The hall was inspected.');
});

test('figures of a result tell what they come to, and are refused at the band that cannot be', async (t) => {
  const page = await openPage(t, browser, { viewport: phone, expected });
  await signInAs(page, product, 'editor');
  await open(page, '/collections/board-results/create');
  await choose(page, 'class', 'Class X');
  for (const [name, value] of [
    ['sessionYear', '2018-19'],
    ['registered', '70'],
    ['passed', '69'],
    ['from90', '20'],
    ['from75', '30'],
    ['from60', '15'],
    ['below60', '3'],
  ] as const)
    await page.locator(`#field-${name}`).fill(value);
  await page.getByText('Pass percentage: 98.57').waitFor();
  await page.getByText('The four bands come to 68 of 70 students.').waitFor();
  await page.locator('#field-below60').fill('6');
  await page.locator('#action-save').click();
  await page
    .locator('.field-type.number', { has: page.locator('#field-below60') })
    .getByText('the bands come to 71, but 70 students were registered')
    .waitFor();
});

test('a UDISE code is refused beside its field, in words that say what to do', async (t) => {
  const page = await openPage(t, browser, { viewport: laptop, expected });
  await signInAs(page, product, 'head');
  await open(page, `/collections/schools/${await idOf('schools', 'where[code][equals]=NJMS')}`);
  await page.getByRole('button', { name: 'Disclosure', exact: true }).click();
  // Payload tells its server of each change; an answer to that may come after the refusal.
  const answers = await holdAnswers(page);
  await page.locator('#field-disclosure__udise').fill('0699990');
  await answers.asked;
  await page.locator('#action-save').click();
  const mark = page
    .locator('.field-type.text', { has: page.locator('#field-disclosure__udise') })
    .getByText('A UDISE code has eleven digits.');
  await mark.waitFor();
  await answers.release();
  assert.equal(await mark.count(), 1, 'no late answer takes the mark away');
});

test('the links to the website have all their words', async (t) => {
  const page = await openPage(t, browser, { viewport: laptop, expected });
  await signInAs(page, product, 'editor');
  await open(page, `/collections/pages/${await idOf('pages', 'where[path][equals]=/Aims')}`);
  // In one line, within their border; so do those of the home.
  const assertFitsIn = async (button: string) => {
    const size = await page.locator(button).evaluate((one) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = one;
      return { wide: scrollWidth - clientWidth, high: scrollHeight - clientHeight };
    });
    assert.deepEqual(size, { wide: 0, high: 0 }, button);
  };
  await page.getByRole('link', { name: 'See it on the website' }).waitFor();
  await assertFitsIn('.website-bar__main');
  await open(page, '');
  await assertFitsIn('.home__website');
});

test('each part has a drawing of its own, and a table of fees is in rupees', async (t) => {
  const page = await openPage(t, browser, { viewport: laptop, expected });
  await signInAs(page, product, 'editor');
  const id = await idOf('pages', 'where[path][equals]=/FeeStructure');
  await open(page, `/collections/pages/${id}`);
  await page.getByRole('button', { name: 'Add Part' }).click();
  const drawings = page.locator('.thumbnail-card img');
  await drawings.nth(13).waitFor();
  const seen = await drawings.evaluateAll(async (images) => {
    const drawn = images as HTMLImageElement[];
    await Promise.allSettled(drawn.map((image) => image.decode()));
    return drawn.map(({ src, naturalWidth }) => ({ src, naturalWidth }));
  });
  assert.equal(new Set(seen.map(({ src }) => src)).size, seen.length);
  assert.deepEqual(
    seen.filter(({ naturalWidth }) => naturalWidth === 0),
    [],
  );
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const ask = await askAs(product, 'editor');
  const { blocks } = (await ask('GET', `pages/${id}?depth=0`)) as { blocks: object[] };
  await page
    .locator(`#field-blocks__${blocks.length}__unit .rs__single-value`)
    .getByText('rupees (₹)')
    .waitFor();
});

test('a PDF is called as its file is until something else is written; a picture is to be described', async (t) => {
  const page = await openPage(t, browser, { viewport: phone, expected });
  await signInAs(page, product, 'editor');
  await open(page, '/collections/media/create');
  const description = page.locator('#field-alt');
  const choose = (name: string, mimeType: string) =>
    page.setInputFiles('input[type=file]', { name, mimeType, buffer: Buffer.from(name) });
  const remove = () => page.locator('.file-field__remove').click();
  await choose('playground.jpg', 'image/jpeg');
  await remove();
  await choose('Fire_safety-certificate.pdf', 'application/pdf');
  await page.waitForFunction(
    () =>
      (document.querySelector('#field-alt') as HTMLInputElement).value ===
      'Fire safety certificate',
  );
  await remove();
  await choose('water_test.pdf', 'application/pdf');
  await page.waitForFunction(
    () => (document.querySelector('#field-alt') as HTMLInputElement).value === 'Water test',
  );
  await description.fill('Water test of the tank on the roof');
  await remove();
  await choose('scan_of_roof.pdf', 'application/pdf');
  await page.locator('.file-field__filename').waitFor();
  assert.equal(await description.inputValue(), 'Water test of the tank on the roof');
});

test('an account shows nothing of another’s name, and its role cannot be emptied', async (t) => {
  const page = await openPage(t, browser, { viewport: laptop, expected });
  await signInAs(page, product, 'head');
  await open(page, '/account');
  await page.getByText('How the back office looks to you').waitFor();
  assert.doesNotMatch(await page.locator('body').innerText(), /Payload/);
  await open(
    page,
    `/collections/staff/${await idOf('staff', 'where[email][equals]=editor@njms.example')}`,
  );
  await page.locator('#field-role .rs__single-value').waitFor();
  assert.equal(await page.locator('#field-role .clear-indicator').count(), 0);
});

test('an operator without a school is asked for which, and may choose it there', async (t) => {
  const page = await openPage(t, browser, { viewport: phone, expected });
  await signInAs(page, product, 'operator');
  await page.context().clearCookies({ name: 'payload-tenant' });
  await open(page, '');
  await page.getByRole('heading', { name: 'For which school?' }).waitFor();
  await page.getByRole('button', { name: 'Nirmal Jyoti Mission School' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nirmal Jyoti Mission School' }).waitFor();
});

test('the check names the address under which programs read the form', async (t) => {
  const page = await openPage(t, browser, { viewport: phone, expected });
  await signInAs(page, product, 'editor');
  await open(page, '/disclosure');
  const link = page.getByRole('link', { name: /\/api\/disclosure\/NJMS$/ });
  const { pathname } = new URL(String(await link.getAttribute('href')));
  // Nobody who fills the form needs it: it stands at the foot.
  const [foot, links] = [
    await link.boundingBox(),
    await page.getByRole('heading', { name: 'Links' }).boundingBox(),
  ];
  assert.ok(foot && links && foot.y > links.y);
  assert.equal((await fetch(product.siteUrl + pathname)).status, 200);
});
