'use client';
/** Rectangles by mouse, finger or pen: drawn on a picture, moved, and pulled at their corner; a tap puts one around the point. */
import { type Dispatch, type PointerEvent, type SetStateAction, useRef } from 'react';
import { type Area, around, drawn, moved, type Point, resized } from './areas.ts';

export type Areas = { all: readonly Area[]; chosen: number };
export const noAreas: Areas = { all: [], chosen: -1 };

/** Changes one of them, and chooses it; one behind the last is a new one. */
export const withArea = ({ all }: Areas, index: number, area: Area): Areas => ({
  all: index < all.length ? all.with(index, area) : [...all, area],
  chosen: Math.min(index, all.length),
});

/** What a pointer does from where it came down; `of` is the rectangle as it was then. */
type Gesture = { from: Point; index: number; of?: Area; isPull: boolean; hasMoved: boolean };

/** In pixels: a finger that only taps moves as much. */
const tremble = 6;

type Options = { areas: Areas; change: Dispatch<SetStateAction<Areas>>; ratio: number };

export const useDrawing = ({ areas, change, ratio }: Options) => {
  const gesture = useRef<Gesture>(undefined);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    const target = event.target as HTMLElement;
    const held = target.closest<HTMLElement>('[data-area]')?.dataset.area;
    const index = held === undefined ? areas.all.length : Number(held);
    const of = areas.all[index];
    const isPull = target.closest('[data-pull]') !== null;
    gesture.current = {
      from: pointOf(event),
      index,
      isPull,
      hasMoved: false,
      ...(of ? { of } : {}),
    };
    if (of) change((before) => ({ ...before, chosen: index }));
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = gesture.current;
    if (!now || !event.isPrimary) return;
    const { from, index, of, isPull } = now;
    const to = pointOf(event);
    const by = { x: to.x - from.x, y: to.y - from.y };
    const { width, height } = event.currentTarget.getBoundingClientRect();
    now.hasMoved ||= Math.hypot(by.x * width, by.y * height) > tremble;
    if (!now.hasMoved) return;
    const area = of ? (isPull ? resized : moved)(of, by) : drawn(from, to);
    change((before) => withArea(before, index, area));
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const now = gesture.current;
    if (!now || !event.isPrimary) return;
    gesture.current = undefined;
    const { from, index, of, hasMoved } = now;
    if (!of && !hasMoved) change((before) => withArea(before, index, around(from, ratio)));
  };

  const onPointerCancel = () => {
    gesture.current = undefined;
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
};
