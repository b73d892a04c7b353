/**
 * Text that moves by itself: a plain list, read once by a screen reader (its twin, which closes the loop, is hidden from it).
 * It stands while hovered or focused, under reduced motion, and when paused; the pause is a checkbox, so it needs no JavaScript.
 */
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type MarqueeProps = {
  id: string;
  label: string;
  direction: 'sideways' | 'upwards';
  items: readonly ReactNode[];
};

export const Marquee = ({ id, label, direction, items }: MarqueeProps) => {
  const list = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, on the server
    <li key={index}>{item}</li>
  ));
  return (
    <div className={`marquee marquee-${direction}`}>
      <div className="marquee-window">
        <div className="marquee-track">
          <ul aria-label={label}>{list}</ul>
          <ul aria-hidden="true" inert>
            {list}
          </ul>
        </div>
      </div>
      <input type="checkbox" id={id} className="marquee-pause visually-hidden" />
      <label htmlFor={id} className="marquee-pause-label">
        <span className="visually-hidden">Pause the moving text: {label}</span>
        <Icon name="pause" />
        <Icon name="play" />
      </label>
    </div>
  );
};
