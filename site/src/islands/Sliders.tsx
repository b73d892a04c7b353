/**
 * Makes every row of slides on the page move (spec 9), with pause, previous, next, swipe and keyboard. In the browser because it
 * moves; without it each row scrolls. One island for all of them: what the slides show stays plain HTML.
 */
import { useEffect } from 'react';
import { defineIsland } from './island.tsx';

const SlidersIsland = () => {
  useEffect(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-slider]')];
    const stops: (() => void)[] = [];
    let gone = false;
    import('./slider-engine.ts')
      .then(({ startSlider }) => {
        if (!gone) for (const row of rows) stops.push(startSlider(row));
      })
      .catch((error) => console.warn('sliders', error));
    return () => {
      gone = true;
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
