/** The office gives the school's list of students, as a workbook and pasted, and moves everybody up a class. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { readCsv } from '../cms/src/sheet/read-csv.ts';
import { makeWorkbook } from '../cms/test/make-workbook.ts';
import { openPage } from './browser.ts';
import { assertAccessible, assertFits } from './looks-right.ts';
import { startProduct } from './product.ts';
import { askAs, signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const expected = [/favicon/];
const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));
const small = { width: 390, height: 844 };
const laptop = { width: 1366, height: 768 };

const looksRight = async (page: Page) => {
  await assertAccessible(page, '.sheet-page');
  await assertFits(page);
};
const count = (page: Page, key: string) =>
  page.locator(`.sheet-page__counts [data-count="${key}"] strong`).innerText();
const openFromList = async (page: Page, link: string) => {
  await page.goto(`${product.adminUrl}/admin/collections/students`);
  // The panel puts the list's query into the address once its script runs, which undoes a click of the moment before.
  await page.waitForURL(/[?&]limit=/);
  await page.getByRole('link', { name: link }).click();
};
const studentNamed = async (name: string) => {
  const office = await askAs(product, 'office');
  const { docs } = (await office(
    'GET',
    `students?depth=0&where[name][equals]=${encodeURIComponent(name)}`,
  )) as { docs: { class: string; section: string; admission: string; leftOn: string | null }[] };
  return docs;
};

test('promise 12.23: on a small laptop the office gives a workbook; what cannot be read is told at its cell', async (t) => {
  const page = await openPage(t, browser, { viewport: laptop, expected });
  await signInAs(page, product, 'office');
  await openFromList(page, 'Many at once: students from a list');
  await page.getByRole('heading', { name: 'Students from a list' }).waitFor();
  await looksRight(page);

  const [sample] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download a sample' }).click(),
  ]);
  const csv = readCsv(await readFile(await sample.path(), 'utf8'), 10);
  assert.ok(typeof csv !== 'string' && 'rows' in csv);
  assert.deepEqual(csv.rows[0], ['Admission No.', 'Name', 'Class', 'Section', 'Date of birth']);

  const workbook = makeWorkbook([
    ['Class list 2026-27'],
    ['ADM NO', 'STUDENT NAME', 'CLASS', 'SECTION', 'D.O.B.', 'FATHER'],
    [90_001, 'Nandini Testwal', 6, 'Rose', { value: 41866, format: 14 }, 'Mohan'],
    [90_002, 'दीपक परीक्षा', 'VI', 'Rose', { value: 42006, format: 14 }, 'सोहन'],
    [90_003, 'Ravi Nobody', 'Form 4', 'Rose', { value: 42006, format: 14 }, ''],
  ]);
  await page.getByLabel('The file: an Excel workbook').setInputFiles({
    name: 'students.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook),
  });
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByRole('heading', { name: 'What would happen' }).waitFor();
  const keys = ['new', 'changed', 'problems'];
  assert.deepEqual(await Promise.all(keys.map((key) => count(page, key))), ['2', '0', '1']);
  assert.match(
    await page.locator('.sheet-page__rows li', { hasText: 'Ravi Nobody' }).innerText(),
    /Row 5: Ravi Nobody\nC5, Class: “Form 4”\nThis is no class/,
  );
  await page.getByText('Columns that are not read: FATHER').waitFor();
  await page.getByText('New: 2').click();
  await looksRight(page);
  assert.deepEqual(
    await studentNamed('Nandini Testwal'),
    [],
    'nothing is written before it is seen',
  );

  await page.getByRole('button', { name: 'Write it: 2 students' }).click();
  await page.getByText('Written: 2 new, 0 changed.').waitFor();
  const [nandini] = await studentNamed('Nandini Testwal');
  assert.deepEqual([nandini?.class, nandini?.section, nandini?.admission], ['VI', 'Rose', '90001']);
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByText('There is nothing to write.').waitFor();
});

test('promise 12.23: on a phone the office pastes cells; the editor is shown no way there', async (t) => {
  const page = await openPage(t, browser, { viewport: small, expected });
  await signInAs(page, product, 'office');
  await openFromList(page, 'Many at once: students from a list');
  await page.getByRole('heading', { name: 'Students from a list' }).waitFor();
  await looksRight(page);
  const cells = 'Section\tclass\tname\tadmission number\nLily\t7\tNANDINI TESTWAL\t90001';
  await page.getByLabel('Or the cells').fill(cells);
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByText('class: VII Lily, until now VI Rose').waitFor();
  await looksRight(page);
  await page.getByRole('button', { name: 'Write it: 1 student' }).click();
  await page.getByText('Written: 0 new, 1 changed.').waitFor();

  const editor = await openPage(t, browser, { expected });
  await signInAs(editor, product, 'editor');
  for (const path of ['student-sheet', 'move-up']) {
    await editor.goto(`${product.adminUrl}/admin/${path}`);
    await editor.getByText('This is for the office and the head of the school.').waitFor();
  }
});

test('promise 12.23: on a small laptop the office moves everybody up, once; on a phone it is taken back', async (t) => {
  const page = await openPage(t, browser, { viewport: laptop, expected });
  await signInAs(page, product, 'office');
  await openFromList(page, 'New session: move everybody up a class');
  await page.getByRole('heading', { name: 'Move everybody up a class' }).waitFor();
  assert.equal(await page.getByLabel('The last class of the school').inputValue(), 'XII');
  await looksRight(page);
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByRole('heading', { name: /What would happen, for the session/ }).waitFor();
  assert.match(
    await page.locator('[data-from="XII"]').innerText(),
    /XII leaves the school\n\d+ students/,
  );
  assert.match(await page.locator('[data-from="VII"]').innerText(), /^VII to VIII\n\d+ student/);
  await looksRight(page);
  assert.equal((await studentNamed('Nandini Testwal'))[0]?.class, 'VII');
  await page.getByRole('button', { name: /^Move them: \d+ up, \d+ leave$/ }).click();
  await page.getByText(/^Done: \d+ moved up, \d+ have left\.$/).waitFor();
  assert.equal((await studentNamed('Nandini Testwal'))[0]?.class, 'VIII');
  await page.getByText(/^Everybody has been moved up for the session/).waitFor();

  await page.getByRole('button', { name: 'See what would happen' }).click();
  const again = page.getByRole('button', { name: /^Move them/ });
  await again.waitFor();
  assert.equal(await again.isDisabled(), true, 'a second time only if it is asked for');
  await looksRight(page);

  const phone = await openPage(t, browser, { viewport: small, expected });
  await signInAs(phone, product, 'office');
  await openFromList(phone, 'New session: move everybody up a class');
  await phone.getByRole('heading', { name: 'Take it back' }).waitFor();
  await looksRight(phone);
  await phone.getByRole('button', { name: 'Take the moving up back' }).click();
  await phone.getByRole('button', { name: 'Yes, take it back' }).click();
  await phone.getByText(/^Taken back: \d+ are in the class of before\.$/).waitFor();
  await looksRight(phone);
  assert.equal((await studentNamed('Nandini Testwal'))[0]?.class, 'VII');
});

test('promise 12.23: Who did what tells of the list and of the moving up, in one line each', async () => {
  const head = await askAs(product, 'head');
  const { docs } = (await head('GET', 'activity?sort=id&where[collection][equals]=students')) as {
    docs: { who: string; kind: string }[];
  };
  assert.deepEqual(
    docs.map(({ who, kind }) => `${who}: ${kind}`),
    [
      'The office: Students from a list',
      'The office: Students from a list',
      'The office: Moved up a class',
      'The office: Moving up taken back',
    ],
  );
});
