/** Chromium as a visitor or a member of staff, which notices whatever runs that should not. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, openContext } from '../../e2e/browser.ts';
import type { Context } from '../scenario.ts';

export type Watched = { page: Page; browserContext: BrowserContext; ran: string[] };

/** Opens a browser that is closed when the scenario ends. */
export const openWatched = async (context: Context): Promise<Browser> => {
  const browser = await openBrowser();
  context.after(() => browser.close());
  return browser;
};

/** The function that hostile words call when they run. */
export const alarm = 'aanganRan';

/** A page that notes every dialog and every call of the alarm. */
export const watchPage = async (
  browser: Browser,
  { headers, baseUrl }: { headers?: Record<string, string>; baseUrl: string },
): Promise<Watched> => {
  const browserContext = await openContext(browser);
  const cookie = headers?.cookie;
  if (cookie)
    await browserContext.addCookies(
      cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: baseUrl };
      }),
    );
  const page = await browserContext.newPage();
  const ran: string[] = [];
  await page.exposeFunction(alarm, (what: unknown) => void ran.push(`${page.url()}: ${what}`));
  page.on('dialog', async (dialog) => {
    ran.push(`${page.url()}: dialog ${dialog.message()}`);
    await dialog.dismiss().catch(() => undefined);
  });
  return { page, browserContext, ran };
};
