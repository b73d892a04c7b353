/** The answers to what is typed into a form of the back office, as late as on a bad line. */
import type { Page } from 'playwright-core';

type Held = {
  /** Once the panel has asked, and waits. It asks one thing after the other. */
  asked: Promise<void>;
  /** Lets all answers come, and ends when the browser has made use of them. */
  release: () => Promise<void>;
};

/** From now on the panel's own calls, which it makes after each change of a form, are answered only once they are released. */
export const holdAnswers = async (page: Page): Promise<Held> => {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const held: Promise<unknown>[] = [];
  await page.route('**/admin/**', async (route) => {
    if (!route.request().headers()['next-action']) return route.fallback();
    asked.resolve();
    const answer = await route.fetch();
    const sent = released.promise.then(() => route.fulfill({ response: answer }));
    held.push(sent);
    await sent;
  });
  return {
    asked: asked.promise,
    release: async () => {
      released.resolve();
      await Promise.all(held);
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    },
  };
};
