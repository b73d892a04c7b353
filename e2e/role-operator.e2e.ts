import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '../site/test/local-server.ts';
import { openPage } from './browser.ts';
import { browser, phone, product, tryEachCollection } from './each-collection.ts';
import { assertAccessible, assertFits } from './looks-right.ts';
import { signInAs } from './staff-accounts.ts';

tryEachCollection('operator');

test('promise 12.35: a new school, from the home of the back office to its own website on a phone', async (t) => {
  // What is refused is written to the console, too; and a demo visit of the new website asks for no icon.
  const page = await openPage(t, browser, {
    viewport: phone,
    expected: [/favicon/, /status of 400/],
  });
  await signInAs(page, product, 'operator');
  await page.getByRole('link', { name: 'New school' }).click();
  await page.getByRole('heading', { name: 'New school' }).waitFor();
  // What is typed before the panel is awake would be lost.
  await page.waitForLoadState('networkidle');
  await assertFits(page);
  await assertAccessible(page, 'form.new-school');

  const fill = (label: string, words: string) =>
    page.getByLabel(label, { exact: true }).fill(words);
  await fill('Name of the school', 'Nav Jyoti Model School');
  const code = page.getByLabel('Short name', { exact: true });
  assert.equal(await code.inputValue(), 'NJMS');
  await code.focus();
  await code.blur();
  await page.getByText('NJMS is Nirmal Jyoti Mission School').waitFor();
  await code.fill('navj');
  await fill('Street, or village', '4 Canal Road');
  await fill('Town or city', 'Jind');
  await fill('State', 'Haryana');
  await fill('PIN code', '126102');
  await fill('Phone', '01681-555010');
  await fill('E-mail of the office', 'office@navj.example');
  await fill('Its address', 'svnk.localhost');
  await page.getByText('Teal and coral').click();
  await page.getByRole('textbox', { name: /^Name \(optional\)/ }).fill('Meena Rani');
  await page.getByRole('textbox', { name: /^E-mail address/ }).fill('meena@navj.example');
  const make = page.getByRole('button', { name: 'Make the school' });
  await make.click();
  // The first field that is wrong has the focus, and its words beside it.
  const refused = page.locator('#new-school-hostname[aria-invalid]');
  await refused.waitFor();
  assert.equal(await refused.evaluate((box) => box === document.activeElement), true);
  await refused.fill('navj.localhost');
  await make.click();

  await page.getByRole('heading', { name: 'Nav Jyoti Model School has its website' }).waitFor();
  await assertFits(page);
  await assertAccessible(page, '.new-school');
  const link = await page.getByRole('textbox', { name: 'The link for Meena Rani' }).inputValue();
  assert.match(link, /\/account\//);
  const website = await page.getByRole('link', { name: 'Open the website' }).getAttribute('href');
  assert.equal(website, product.siteUrl.replace('127.0.0.1', 'navj.localhost'));

  const visitor = await openPage(t, browser, { viewport: phone });
  await until('the website is there', async () => {
    const answer = await visitor.goto(`${website}/`);
    return answer?.ok() === true && (await visitor.title()).includes('Nav Jyoti Model School');
  });
  await assertFits(visitor);
  const about = await visitor.goto(`${website}/AboutUs`);
  assert.equal(about?.status(), 200);
  await visitor.getByText('Nav Jyoti Model School is a school in Jind, Haryana.').first().waitFor();
  await visitor.goto(`${website}/SiteMap`);
  const map = visitor.locator('main');
  await map.getByRole('link', { name: 'Admission & Withdrawals' }).waitFor();
  assert.equal(await map.getByRole('link', { name: 'Infrastructure', exact: true }).count(), 0);

  await page.getByRole('button', { name: 'Go to the school’s home' }).click();
  await page.getByRole('heading', { name: 'Nav Jyoti Model School', level: 1 }).waitFor();
});
