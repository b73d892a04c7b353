/**
 * Makes every row of slides on the page move (promise 9.1), with pause, previous, next, swipe and keyboard. In the browser because it
 * moves; without it each row scrolls. One island for all of them: what the slides show stays plain HTML.
 */
import { useEffect } from 'react';
import { defineIsland } from './island.tsx';

const SlidersIsland = () => {
  useEffect(() => {
    const stops: (() => void)[] = [];
    let observer: IntersectionObserver | undefined;
    let gone = false;
    import('./slider-engine.ts')
      .then(({ startSlider }) => {
        if (gone) return;
        // One by one, as the visitor comes near: all at once would hold up a cheap phone for a quarter of a second.
        observer = new IntersectionObserver(
          (entries, self) => {
            for (const { isIntersecting, target } of entries) {
              if (!isIntersecting) continue;
              self.unobserve(target);
              stops.push(startSlider(target as HTMLElement));
            }
          },
          { rootMargin: '100px' },
        );
        for (const row of document.querySelectorAll('[data-slider]')) observer.observe(row);
      })
      .catch((error) => console.warn('sliders', error));
    return () => {
      gone = true;
      observer?.disconnect();
      for (const stop of stops) stop();
    };
  }, []);
  return null;
};

export const island = defineIsland<Record<string, never>>({
  name: 'sliders',
  on: 'idle',
  declares: [],
  Component: SlidersIsland,
});
