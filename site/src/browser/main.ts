/** Finds the islands of a page and wakes each when its time comes. Sent only with pages that have one. */
import type { IslandName, IslandTrigger } from '../islands/names.ts';
import { holdEarlySubmits } from './early-submits.ts';
import { closeMenusOutside } from './menus.ts';

const wakings = new WeakMap<Element, Promise<void>>();

/** Wakes an island once, however often it is asked to; settles when it is awake, or has failed to wake. */
const wake = (element: Element): Promise<void> => {
  const waking =
    wakings.get(element) ??
    // React and the islands are chunks of their own: nothing of them is fetched before the first island wakes.
    import('./hydrate.tsx')
      .then(({ hydrateIsland }) =>
        hydrateIsland(element, element.getAttribute('name') as IslandName),
      )
      .catch((error) => {
        element.setAttribute('status', 'failed');
        console.warn('island', error);
      });
  wakings.set(element, waking);
  return waking;
};

const whenSeen = (element: Element) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void wake(element);
    },
    { rootMargin: '200px' },
  );
  // An island is `display: contents` and has no box of its own.
  observer.observe(element.firstElementChild ?? element);
};

const triggers: Record<IslandTrigger, (element: Element) => void> = {
  load: (element) => void wake(element),
  // Safari has no requestIdleCallback.
  idle: (element) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => void wake(element), { timeout: 2000 })
      : setTimeout(() => void wake(element), 200),
  visible: whenSeen,
};

for (const element of document.querySelectorAll('aangan-island'))
  triggers[element.getAttribute('on') as IslandTrigger](element);
holdEarlySubmits(wake);
closeMenusOutside();
