/**
 * A PDF that carries scripts and actions: it is shown like any other, and asks for nothing. The product takes no such file;
 * here another provider hands it out, as one that was stored before would be.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { type LocalServer, listen } from '../site/test/local-server.ts';
import { TestProvider } from '../site/test/provider.ts';
import { pdf } from '../site/test/samples.ts';
import { makeFolder, removeFolder, Website } from '../site/test/website.ts';
import { openBrowser, openContext } from './browser.ts';

const provider = new TestProvider();
const certificate = 'tc/active-certificate';
let folder: string;
let site: Website;
let stranger: LocalServer;
let browser: Browser;
const reached: string[] = [];

/** One red page. When it opens, and when it is clicked, it tries all that a PDF can: scripts, a form, an address, a program. */
const activePdf = (to: string): Buffer => {
  const script = ['app.launchURL', 'this.getURL', 'this.submitForm']
    .map((call) => `${call}\\("${to}/${call}"\\);`)
    .join(' ');
  const red = '1 0 0 rg 0 0 600 600 re f';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction 5 0 R /Names << /JavaScript << /Names [(a) 5 0 R] >> >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 600] /Contents 4 0 R /AA << /O 6 0 R >> /Annots [8 0 R] >>',
    `<< /Length ${red.length} >>\nstream\n${red}\nendstream`,
    `<< /S /JavaScript /JS (${script}) /Next 6 0 R >>`,
    `<< /S /URI /URI (${to}/uri) /Next 7 0 R >>`,
    `<< /S /Launch /F (${to}/launch) >>`,
    '<< /Type /Annot /Subtype /Link /Rect [0 0 600 600] /A 7 0 R >>',
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
};

before(async () => {
  stranger = await listen((request, response) => {
    reached.push(request.url ?? '');
    response.end();
  });
  const body = activePdf(stranger.url);
  provider.files.set(pdf, { type: 'application/pdf', body });
  provider.files.set(certificate, { type: 'application/pdf', body });
  provider.of('NJMS').school.tcSample = pdf;
  await provider.start();
  folder = await makeFolder();
  site = await Website.start(provider.url, folder);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await site?.stop();
  await provider.stop();
  await stranger.stop();
  await removeFolder(folder);
});

/** How many pixels of a page are as red as the PDF. */
const redPixels = async (page: Page, canvas: Page): Promise<number> => {
  const shot = (await page.screenshot()).toString('base64');
  return canvas.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, width, height).data ?? [];
    let red = 0;
    for (let at = 0; at < pixels.length; at += 4)
      if (Number(pixels[at]) > 200 && Number(pixels[at + 1]) < 60 && Number(pixels[at + 2]) < 60)
        red += 1;
    return red;
  }, shot);
};

for (const [where, path] of [
  ['inside a page', '/Tc'],
  ['in its own tab', `/api/image/${pdf}`],
  ['as a transfer certificate', `/api/image/${certificate}`],
] as const)
  test(`${where}: it is shown, nothing is asked for, and nobody is led away`, async () => {
    const context = await openContext(browser, { viewport: { width: 900, height: 900 } });
    const page = await context.newPage();
    const canvas = await context.newPage();
    const opened: string[] = [];
    context.on('page', (popup) => opened.push(popup.url()));
    const url = `http://127.0.0.1:${site.port}${path}`;
    await page.goto(url);
    await page.bringToFront();
    if (path === '/Tc') await page.locator('object.pdf').scrollIntoViewIfNeeded();
    let red = 0;
    for (let tries = 0; red < 20_000 && tries < 60; tries += 1) {
      await page.waitForTimeout(250);
      red = await redPixels(page, canvas);
    }
    assert.ok(red >= 20_000, `${red} pixels`);
    // Its actions are begun as soon as it is shown; a click on the page calls its program.
    await page.mouse.click(450, 600);
    await page.waitForTimeout(1000);
    assert.deepEqual(reached, []);
    assert.deepEqual(opened, []);
    assert.equal(page.url(), url);
    await context.close();
  });
