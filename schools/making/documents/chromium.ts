/** Headless Chromium as our printing press: HTML in, PDF or picture out. */
import { type Browser, chromium } from 'playwright-core';
import { compactPdf } from './compact-pdf.ts';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens the browser, lets `work` use it and closes it, whatever happens. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: quiet });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A tagged PDF with the text as text and the page's title as its title; its date is fixed, so that a second run makes the same bytes. */
export async function printPdf(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    const fixed = pdf
      .toString('latin1')
      .replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20250401090000');
    return compactPdf(Buffer.from(fixed, 'latin1'));
  } finally {
    await page.close();
  }
}

/** A picture of the page, as PNG. */
export async function photograph(
  browser: Browser,
  html: string,
  size: { width: number; height: number; scale?: number },
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.scale ?? 1,
  });
  try {
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ type: 'png' });
  } finally {
    await page.close();
  }
}
