/**
 * What a visitor asks of an island that still sleeps is held, and done once: by the island as soon as it is awake, or by the
 * browser itself, as without JavaScript, if the island's code does not come. Forms are sent so, and links followed that the
 * island answers in place: a photo enlarged, a page or a month turned.
 */
import { answering, isAsleep, statusOf } from './island-element.ts';

type Wake = (island: Element) => Promise<void>;

/** A script may hang on a bad line for minutes; nobody waits that long. */
const longestHold = 8000;

/** Gives whether the island is awake. */
const whenAwake = async (island: Element, wake: Wake): Promise<boolean> => {
  await Promise.race([wake(island), new Promise((resolve) => setTimeout(resolve, longestHold))]);
  return statusOf(island) === 'hydrated';
};

const sendLater = async (island: Element, form: HTMLFormElement, wake: Wake) => {
  island.setAttribute('held', '');
  const isAwake = await whenAwake(island, wake);
  island.removeAttribute('held');
  // An island that broke was drawn anew.
  const present = form.isConnected ? form : island.querySelector('form');
  if (isAwake) present?.requestSubmit();
  // Offline there is only the browser's error page to go to; here what was typed stays, ready to be sent again.
  else if (navigator.onLine) present?.submit();
};

const followLater = async (island: Element, link: HTMLAnchorElement, wake: Wake) => {
  if ((await whenAwake(island, wake)) && link.isConnected) link.click();
  else if (navigator.onLine) location.assign(link.href);
};

/** Takes an event away from the browser, and from React, which hears of it even while it wakes the island. */
const take = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/** @param wake wakes an island, if it is not awake; settles when it is, or has failed to */
export const holdEarlyActions = (wake: Wake): void => {
  const holdSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const island = form.closest('aangan-island');
    if (!island || !isAsleep(island)) return;
    take(event);
    if (!island.hasAttribute('held')) void sendLater(island, form, wake);
  };
  const holdClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const [island] = answering(link);
    // With a key held, it is for a tab or a window of its own, which is the browser's.
    const isOwn = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (!link || !island || !isOwn) return;
    take(event);
    void followLater(island, link, wake);
  };
  document.addEventListener('submit', holdSubmit, { capture: true });
  document.addEventListener('click', holdClick, { capture: true });
};
