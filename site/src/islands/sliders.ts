/**
 * Makes every row of slides on the page move (promise 9.1), with pause, previous, next, swipe and keyboard. In the browser because it
 * moves; without it each row scrolls. One island for all of them: what the slides show stays plain HTML.
 */
import type { PlainIsland } from './island.ts';

const start = async () => {
  const { startSlider } = await import('./slider-engine.ts');
  // One by one, as the visitor comes near: all at once would hold up a cheap phone for a quarter of a second.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        startSlider(target as HTMLElement);
      }
    },
    { rootMargin: '100px' },
  );
  for (const row of document.querySelectorAll('[data-slider]')) observer.observe(row);
};

export const island: PlainIsland<Record<string, never>> = {
  name: 'sliders',
  on: 'idle',
  declares: [],
  start,
};
