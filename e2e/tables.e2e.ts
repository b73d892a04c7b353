/** Tables as a clerk fills them: pasted from a spreadsheet into a grid, on a laptop and on a phone, and what is refused is marked at its cell. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { notAFigure } from '../contract/src/figures.ts';
import type { Page as SchoolPage } from '../contract/src/page-blocks.ts';
import { until } from '../site/test/local-server.ts';
import { openPage } from './browser.ts';
import { holdAnswers } from './late-answers.ts';
import { assertAccessible, assertFits } from './looks-right.ts';
import { startProduct } from './product.ts';
import { askAs, signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));

const screens = [
  { name: 'a small laptop', viewport: { width: 1366, height: 768 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
];
// A refused save is answered 400, which the browser writes down.
const expected = [/favicon/, /status of 400/];

type Editor = Awaited<ReturnType<typeof askAs>>;
type Stored = { id: number; blocks: { blockType: string; rows?: { id: string }[] }[] };
const pageAt = async (editor: Editor, path: string): Promise<Stored> => {
  const { docs } = (await editor('GET', `pages?where[path][equals]=${path}&depth=0`)) as {
    docs: Stored[];
  };
  assert.ok(docs[0], path);
  return docs[0];
};
/** A page with these parts and no others, which the editor then opens. */
const openWith = async (page: Page, path: string, blocks: object[]): Promise<number> => {
  const editor = await askAs(product, 'editor');
  const { id } = await pageAt(editor, path);
  await editor('PATCH', `pages/${id}`, { blocks, _status: 'published' });
  await signInAs(page, product, 'editor');
  await page.goto(`${product.adminUrl}/admin/collections/pages/${id}`, {
    waitUntil: 'networkidle',
  });
  return id;
};
/** Of the provider itself: the website follows within two seconds. */
const shownAt = async (path: string) => {
  const answer = await fetch(`${product.apiUrl}/api/page/NJMS?path=${path}`);
  const { data } = (await answer.json()) as { data: SchoolPage };
  return data.blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
};
const table = (headings: string[], ...rows: string[][]) => ({
  blockType: 'table',
  unit: 'rupees',
  columns: headings.map((label) => ({ label })),
  rows: rows.map((row) => ({ cells: row.map((value) => ({ value })) })),
});

const gridIn = (page: Page) => page.locator('.table-grid').first();
const cell = (grid: Locator, name: string) => grid.getByRole('textbox', { name, exact: true });
const valuesIn = (grid: Locator): Promise<string[]> =>
  grid
    .getByRole('textbox')
    .evaluateAll((cells) => cells.map((one) => (one as HTMLTextAreaElement).value));
/** With the real clipboard, as somebody who has copied it in another window. */
const paste = async (page: Page, into: Locator, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await into.focus();
  await page.keyboard.press('Control+V');
};
const publish = async (page: Page) => {
  await page.locator('#action-save').click();
  await page.getByText('Updated successfully').first().waitFor();
};

const sheet = [
  'Class\tSections\tBoys\tGirls\tStudents\tClass teachers',
  'VI\t4\t66\t64\t130\t"Asha Rani\nand three others"',
  'VII\t4\t65\t67\t132\t',
  'VIII\t4\t67\t65\t132\tRavi Kumar',
].join('\r\n');

for (const { name, viewport } of screens)
  test(`a sheet is pasted into a new table and seen on the website, on ${name}`, async (t) => {
    const page = await openPage(t, browser, { viewport, expected });
    await openWith(page, '/SchoolStrength', []);
    await page.getByRole('button', { name: 'Add Part' }).click();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    const grid = gridIn(page);
    await paste(page, cell(grid, 'Row 1, column 1'), sheet);
    await grid.getByText('Pasted 4 lines of 6 cells.').waitFor();
    assert.equal(await cell(grid, 'Heading of column 2').inputValue(), 'Sections');
    assert.equal(
      await cell(grid, 'Row 1, Class teachers').inputValue(),
      'Asha Rani and three others',
    );
    await assertFits(page);
    const sides = await grid.locator('.table-grid__box').evaluate((box) => ({
      inner: box.scrollWidth,
      outer: box.clientWidth,
    }));
    if (viewport.width < 500) assert.ok(sides.inner > sides.outer, 'it scrolls within its box');
    for (const button of await grid.getByRole('button').all())
      assert.ok(((await button.boundingBox())?.height ?? 0) >= 44);
    await assertAccessible(page, '.table-grid');
    await publish(page);

    const [shown] = await shownAt('/SchoolStrength');
    assert.deepEqual(shown?.columns, sheet.split('\r\n')[0]?.split('\t'));
    assert.deepEqual(shown?.rows[0], ['VI', '4', '66', '64', '130', 'Asha Rani and three others']);
    assert.equal(shown?.rows.length, 3);
    const visitor = await openPage(t, browser, { viewport });
    await until('the website shows it', async () => {
      await visitor.goto(`${product.siteUrl}/SchoolStrength`);
      return (await visitor.getByRole('cell', { name: 'Ravi Kumar' }).count()) === 1;
    });

    // And it is read as it was meant.
    await page.goto(`${product.adminUrl}/admin/disclosure`, { waitUntil: 'networkidle' });
    await page.getByText('Read from School Strength: 12 sections, 394 students').waitFor();
  });

for (const { name, viewport } of screens)
  test(`what is no figure is marked at its cell until it is one, on ${name}`, async (t) => {
    const page = await openPage(t, browser, { viewport, expected });
    const path = '/FeeStructure';
    await openWith(page, path, [table(['Fee', 'Amount'], ['Tuition', '31240'])]);
    const grid = gridIn(page);
    const sums = 'Rs 31,240/-\n300 approx\n३१२४०\n–';
    await paste(page, cell(grid, 'Row 1, Amount'), sums);
    const wrong = cell(grid, 'Row 2, Amount');
    const refusals = grid.locator('.table-grid__refusal');
    // Told before it is sent …
    await refusals.getByText(notAFigure).waitFor();
    assert.equal(await refusals.count(), 1);
    assert.equal(await wrong.getAttribute('aria-invalid'), 'true');
    const describedBy = await wrong.getAttribute('aria-describedby');
    assert.equal(await page.locator(`[id="${describedBy}"]`).innerText(), notAFigure);
    // … and by the server: with what only it knows, at once.
    const heading = cell(grid, 'Heading of column 1');
    const answers = await holdAnswers(page);
    await heading.fill('');
    await answers.asked;
    await page.locator('#action-save').click();
    await grid.locator('thead .table-grid__refusal').waitFor();
    await answers.release();
    assert.equal(await heading.getAttribute('aria-invalid'), 'true');
    assert.deepEqual(await grid.locator('tbody .table-grid__refusal').allInnerTexts(), [
      notAFigure,
    ]);
    assert.equal((await shownAt(path))[0]?.rows.length, 1);
    await heading.fill('Fee');
    await cell(grid, 'Row 2, Fee').fill('Bus');
    await grid.locator('thead .table-grid__refusal').waitFor({ state: 'detached' });
    await assertFits(page);

    await wrong.fill('300');
    await refusals.waitFor({ state: 'detached' });
    await publish(page);
    assert.deepEqual((await shownAt(path))[0]?.rows, [
      ['Tuition', 'Rs 31,240/-'],
      ['Bus', '300'],
      ['', '३१२४०'],
      ['', '–'],
    ]);
  });

test('promise 12.31: sums stand in the grid while it is filled, as the website shows them', async (t) => {
  const page = await openPage(t, browser, { viewport: screens[1]?.viewport, expected });
  const path = '/FeeStructure';
  const fees = table(['Fee', 'April', 'October'], ['Tuition', '100', '200'], ['Bus', '30', '']);
  await openWith(page, path, [{ ...fees, rowTotal: 'A year', columnTotal: 'Grand total' }]);
  const grid = gridIn(page);
  await cell(grid, 'Row 2, October').fill('Rs 1,20,000/-');
  const sums = grid.locator('td.table-grid__total');
  const expectedSums = ['300', '1,20,030', '', '130', '1,20,200', '1,20,330'];
  await until('the grid adds up', async () =>
    isDeepStrictEqual(await sums.allInnerTexts(), expectedSums),
  );
  // Told to whoever does not see it, once the cell is left.
  await page.keyboard.press('Tab');
  await grid
    .getByRole('status')
    .getByText('A year of Bus: 1,20,030. Grand total of October: 1,20,200. In all: 1,20,330.')
    .waitFor();
  await publish(page);
  const visitor = await openPage(t, browser);
  await until('the website adds up alike', async () => {
    await visitor.goto(`${product.siteUrl}${path}`);
    const shown = await visitor.locator('td.total').allInnerTexts();
    return isDeepStrictEqual(
      shown,
      expectedSums.filter((sum) => sum !== ''),
    );
  });
});

test('keys and buttons do what they do in a spreadsheet, and a paste can be undone', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 1366, height: 768 }, expected });
  const path = '/FeeStructure';
  const id = await openWith(page, path, [
    table(['Fee', 'I', 'II'], ['Tuition', '100', '200'], ['Bus', '30', '40']),
  ]);
  const editor = await askAs(product, 'editor');
  const before = await pageAt(editor, path);
  const grid = gridIn(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const { keyboard } = page;

  await cell(grid, 'Heading of column 1').focus();
  const way: [key: string, leadsTo: string][] = [
    ['ArrowDown', 'Row 1, Fee'],
    ['Tab', 'Row 1, I'],
    ['Enter', 'Row 2, I'],
    ['ArrowRight', 'Row 2, II'],
    ['ArrowUp', 'Row 1, II'],
    ['Tab', 'Row 2, Fee'],
    ['Shift+Enter', 'Row 1, Fee'],
    ['Shift+Tab', 'Heading of column 3'],
  ];
  for (const [key, leadsTo] of way) {
    await keyboard.press(key);
    // All of it is chosen after Enter or an arrow, so that an arrow to the side first takes the caret to its end.
    if (key === 'ArrowRight' && (await focused()) !== leadsTo) await keyboard.press(key);
    assert.equal(await focused(), leadsTo, key);
  }
  // The row to write on in, character by character: the caret stays.
  await cell(grid, 'Row 3, Fee').pressSequentially('Laboratory');
  await keyboard.press('Tab');
  await keyboard.type('7');
  assert.equal(await cell(grid, 'Row 3, Fee').inputValue(), 'Laboratory');
  assert.equal(await cell(grid, 'Row 3, I').inputValue(), '7');

  const stood = await valuesIn(grid);
  await paste(page, cell(grid, 'Row 1, II'), '1\t2\n3\t4\n');
  await cell(grid, 'Heading of column 4').waitFor();
  await grid.getByRole('button', { name: 'Undo the paste' }).click();
  await grid.getByText('The paste was undone.').waitFor();
  assert.deepEqual(await valuesIn(grid), stood);

  await cell(grid, 'Row 3, I').focus();
  await keyboard.press('Escape');
  assert.equal(await focused(), 'Add below row 3');
  await grid.getByRole('button', { name: 'Move up row 3' }).click();
  await grid.getByRole('button', { name: 'Move right column I' }).click();
  await cell(grid, 'Row 3, Fee').focus();
  await grid.getByRole('button', { name: 'Remove row 3' }).click();
  await publish(page);
  assert.deepEqual(await shownAt(path), [
    {
      kind: 'table',
      unit: 'rupees',
      columns: ['Fee', 'II', 'I'],
      rows: [
        ['Tuition', '200', '100'],
        ['Laboratory', '', '7'],
      ],
    },
  ]);
  const after = await pageAt(editor, path);
  assert.equal(after.blocks[0]?.rows?.[0]?.id, before.blocks[0]?.rows?.[0]?.id);

  // A page in the trash can be read, and not be changed.
  await editor('PATCH', `pages/${id}`, { deletedAt: new Date().toISOString() });
  await page.goto(`${product.adminUrl}/admin/collections/pages/trash/${id}`, {
    waitUntil: 'networkidle',
  });
  assert.ok(
    await cell(grid, 'Row 1, Fee').evaluate((one) => (one as HTMLTextAreaElement).readOnly),
  );
  assert.equal(await grid.getByRole('button').count(), 0);
  assert.equal(await cell(grid, 'Row 3, Fee').count(), 0, 'nor is there a row to write on in');
});
