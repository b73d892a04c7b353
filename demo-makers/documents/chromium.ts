/** Headless Chromium as our printing press: HTML in, PDF or picture out. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { findProgram, chromium as program } from '../../scripts/setup/programs.mjs';
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

let running: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  // The scenes' fonts are not for the browser: the pages bring their own, and fall back on the machine's.
  const { FONTCONFIG_FILE: _, ...env } = process.env;
  running ??= chromium.launch({ executablePath: findProgram(program), args: quiet, env });
  return running;
}

/** Closes the browser, if one was opened. */
export async function closeChromium(): Promise<void> {
  await (await running)?.close();
}

async function withPage<T>(
  html: string,
  look: { width: number; height: number; scale: number } | undefined,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await (await browser()).newPage(
    look && { viewport: { width: look.width, height: look.height }, deviceScaleFactor: look.scale },
  );
  try {
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    return await use(page);
  } finally {
    await page.close();
  }
}

/** A tagged PDF with the text as text and the page's title as its title; its date is fixed, so that a second run makes the same bytes. */
export const printPdf = (html: string): Promise<Buffer> =>
  withPage(html, undefined, async (page) => {
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    const fixed = pdf.toString('latin1').replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20250401090000');
    return compactPdf(Buffer.from(fixed, 'latin1'));
  });

/** A picture of the page, or of one element of it, as PNG. */
export const photograph = (html: string, look: { width: number; height: number; scale: number }, element?: string): Promise<Buffer> =>
  withPage(html, look, (page) => (element ? page.locator(element) : page).screenshot({ type: 'png' }));
