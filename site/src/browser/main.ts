/** Finds the islands of a page and wakes each when its time comes. Sent only with pages that have one. */
import { changedControls } from './controls.ts';
import { holdEarlyActions } from './early-actions.ts';
import { answering } from './island-element.ts';
import { closeMenusOutside } from './menus.ts';
import { wake } from './wake.ts';

/** Kept on a phone from the home page, the website is an app; from any other, that page. Nobody needs it to read. */
const nameApp = () =>
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'manifest',
      href: '/manifest.webmanifest',
    }),
  );

const wakeIdle = () => {
  if (location.pathname === '/') nameApp();
  for (const island of document.querySelectorAll('aangan-island[on=idle]')) void wake(island);
};
// Safari has no requestIdleCallback.
if ('requestIdleCallback' in window) requestIdleCallback(wakeIdle, { timeout: 2000 });
else setTimeout(wakeIdle, 200);

const touched = (target: EventTarget | null) => {
  for (const island of answering(target)) void wake(island);
};
// A pointer that comes near is the first of them: on a computer the code is often there before the click.
for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'])
  document.addEventListener(type, ({ target }) => touched(target), { passive: true });

/** What a visitor did before this script came, and what the browser has put back on a reload, is a touch as well. */
const wakeTouchedBefore = () => {
  touched(document.activeElement);
  for (const control of changedControls(document)) touched(control);
};
wakeTouchedBefore();
addEventListener('pageshow', wakeTouchedBefore);

holdEarlyActions(wake);
closeMenusOutside();
