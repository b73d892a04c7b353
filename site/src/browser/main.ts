/** Finds the islands of a page and wakes each when its time comes. Sent only with pages that have one. */
import type { IslandName, IslandTrigger } from '../islands/names.ts';
import { closeMenusOutside } from './menus.ts';

const wake = async (element: Element) => {
  // React and the islands are chunks of their own: nothing of them is fetched before the first island wakes.
  const { hydrateIsland } = await import('./hydrate.tsx');
  await hydrateIsland(element, element.getAttribute('name') as IslandName);
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
closeMenusOutside();
