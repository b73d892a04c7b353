/** Pages whose scripts are late, as on a bad line: between what a visitor sees and what wakes it lie seconds. */
import type { Page, Route } from 'playwright-core';
import { touchIslands } from './waking.ts';

/** All but the first script, which finds the islands and comes with the page. */
export const laterScripts = /\/assets\/[\w-]+\.js/;

/** Phone and computer: what a visitor does early is kept on both. */
export const screens = [
  { name: '390 px', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { name: '1280 px', viewport: { width: 1280, height: 800 } },
];

/** Keeps scripts back until `release` is called; then they come, or fail to. */
export const holdScripts = async (
  page: Page,
  which = laterScripts,
  end: 'come' | 'fail' = 'come',
) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await released;
    // The page may be gone by now.
    await (end === 'come' ? route.continue() : route.abort()).catch(() => undefined);
  });
  return { release };
};

/** The first script as well, as when the end of a page is late: here it stands in a file of its own, which is kept back. */
export const holdAllScripts = async (page: Page) => {
  const held = await holdScripts(page);
  let script = '';
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const moveScript = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<script type="module">(.*?)<\/script>/s,
      (_whole, text: string) => {
        script = text;
        return '<script type="module" src="/late.js"></script>';
      },
    );
    await route.fulfill({ response, body });
  };
  await page.route('**/*', (route, request) =>
    request.isNavigationRequest() && request.frame() === page.mainFrame()
      ? // The page may be gone by now.
        moveScript(route).catch(() => undefined)
      : route.fallback(),
  );
  await page.route('**/late.js', async (route) => {
    await released;
    await route.fulfill({ contentType: 'text/javascript', body: script }).catch(() => undefined);
  });
  return {
    release: () => {
      release();
      held.release();
    },
  };
};

/** Opens a page, touches it, and comes back when its first script has run, and one that is held has been asked for. */
export const openAsleep = async (
  page: Page,
  address: string,
  ...[which = laterScripts, end]: [RegExp?, ('come' | 'fail')?]
) => {
  const held = await holdScripts(page, which, end);
  const asked = page.waitForRequest(which);
  await page.goto(address);
  await touchIslands(page);
  await asked;
  return held;
};
