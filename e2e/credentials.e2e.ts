/** A token and a school code that another app has left in the browser go with the calls that are marked so, and no other (promise 10.8). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { TestProvider } from '../site/test/provider.ts';
import { makeFolder, removeFolder, Website } from '../site/test/website.ts';
import { closePages, keepPdfsAway, openBrowser, openPage } from './browser.ts';
import { awake } from './waking.ts';

const provider = new TestProvider();
let browser: Browser;
let folder: string;
let website: Website;
before(async () => {
  await provider.start();
  folder = await makeFolder();
  [website, browser] = await Promise.all([Website.start(provider.url, folder), openBrowser()]);
});
after(async () => {
  await closePages(browser);
  await browser?.close();
  await website?.stop();
  await provider.stop();
  await removeFolder(folder);
});

const expected = [/Failed to load resource/, /api\/image/];
const chooseAll = (page: Page) => page.selectOption('select[name=year]', 'All');
const lookUp = async (page: Page) => {
  await page.fill('#field-admission', '1204');
  await page.fill('#field-name', 'Asha');
  await page.getByRole('button', { name: 'View Details' }).click();
};

for (const { path, island, call, marked, act } of [
  { path: '/TopperX', island: 'toppers-list', call: 'topper/NJMS', marked: true, act: chooseAll },
  { path: '/Tc', island: 'tc-form', call: 'tc/NJMS', marked: true, act: lookUp },
  { path: '/News', island: 'news-list', call: 'news/all/NJMS', marked: false, act: chooseAll },
])
  test(`promise 10.8: ${call} is called ${marked ? 'with' : 'without'} them`, async (t) => {
    const page = await openPage(t, browser, { expected });
    await keepPdfsAway(page);
    await page.goto(`http://127.0.0.1:${website.port}${path}`);
    await page.evaluate(() => {
      localStorage.setItem('token', 'abc');
      localStorage.setItem('schoolCode', 'NJMS');
    });
    await awake(page, island);
    const asked = page.waitForRequest(`**/api/${call}`);
    await act(page);
    const { authorization, 'x-school-code': code } = await (await asked).allHeaders();
    assert.deepEqual(
      [authorization, code],
      marked ? ['Bearer abc', 'NJMS'] : [undefined, undefined],
    );
  });
