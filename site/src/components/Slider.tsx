/**
 * A row of slides. Without JavaScript it scrolls sideways and snaps; the `sliders` island makes it move by itself, with
 * pause, previous and next. How many slides show is CSS, so nothing jumps when the island wakes.
 */
import { Children, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** Milliseconds (promise 9.1). */
export const homeSliderTiming = { autoplay: 3000, speed: 2000 } as const;
export const otherSliderTiming = { autoplay: 2000, speed: 1000 } as const;

type SliderProps = {
  label: string;
  /** Slides shown at once on a wide screen; fewer on smaller ones (promise 9.1). */
  shows: 'hero' | 'one' | 'two' | 'three' | 'four';
  timing: { autoplay: number; speed: number } | null;
  children: ReactNode;
};

export const Slider = ({ label, shows, timing, children }: SliderProps) => (
  <section
    className={`slider slider-${shows}`}
    aria-label={label}
    aria-roledescription="carousel"
    data-slider=""
    data-autoplay={timing?.autoplay}
    data-speed={timing?.speed}
  >
    {/* While it scrolls, the arrow keys must reach it: slides without a link give focus no other place to stand. */}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is operated */}
    <ul className="slider-row" tabIndex={0}>
      {Children.map(children, (child, index) => (
        // A picture across the whole page weighs most: the others wait until the row is touched or moves (Slider.css).
        <li className="slide" data-later={shows === 'hero' && index > 0 ? '' : undefined}>
          {child}
        </li>
      ))}
    </ul>
    <div className="slider-controls" hidden />
  </section>
);

/** The buttons of all rows of a page, written once: the island puts them in their places. */
export const SliderButtons = () => (
  <template id="slider-buttons">
    <button type="button" className="slider-button" data-slider-previous="" aria-label="Previous">
      <Icon name="left" />
    </button>
    <button
      type="button"
      className="slider-button"
      data-slider-pause=""
      aria-label="Pause"
      aria-pressed="false"
    >
      <Icon name="pause" />
      <Icon name="play" />
    </button>
    <button type="button" className="slider-button" data-slider-next="" aria-label="Next">
      <Icon name="right" />
    </button>
  </template>
);
