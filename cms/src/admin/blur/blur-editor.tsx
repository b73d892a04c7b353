'use client';
/**
 * A picture on which faces are marked and then blurred for good: by drawing with mouse or finger, by keys on a rectangle, or
 * by the buttons below, which need neither.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Photo } from '../photos/send-photo.ts';
import { around, inWords, moved, type Point, resized } from './areas.ts';
import { sendAreas } from './send-areas.ts';
import { noAreas, useDrawing, withArea } from './use-drawing.ts';

export type BlurEditorProps = { photo: Photo; onBlurred: (photo: Photo) => void };

const step = 0.01;
const keys: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
/** What the buttons do; farther than a key, which repeats. */
const pushes = [
  { label: 'Left', does: moved, by: { x: -2 * step, y: 0 } },
  { label: 'Right', does: moved, by: { x: 2 * step, y: 0 } },
  { label: 'Up', does: moved, by: { x: 0, y: -2 * step } },
  { label: 'Down', does: moved, by: { x: 0, y: 2 * step } },
  { label: 'Wider', does: resized, by: { x: 2 * step, y: 0 } },
  { label: 'Narrower', does: resized, by: { x: -2 * step, y: 0 } },
  { label: 'Taller', does: resized, by: { x: 0, y: 2 * step } },
  { label: 'Shorter', does: resized, by: { x: 0, y: -2 * step } },
];

const countOf = (count: number): string => (count === 1 ? '1 part' : `${count} parts`);

export const BlurEditor = ({ photo, onBlurred }: BlurEditorProps) => {
  const ratio = photo.width && photo.height ? photo.width / photo.height : 1;
  const [areas, change] = useState(noAreas);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState('');
  const [problem, setProblem] = useState('');
  const drawing = useDrawing({ areas, change, ratio });
  const hint = useId();
  const stage = useRef<HTMLDivElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const { all, chosen } = areas;
  const area = all[chosen];

  // Whichever is chosen is under the keys; the buttons keep theirs.
  const count = all.length;
  useEffect(() => {
    if (count === 0) return;
    const button = stage.current?.querySelector<HTMLElement>(`[data-area="${chosen}"]`);
    button?.focus({ preventScroll: true });
  }, [count, chosen]);
  // What opened this may be gone.
  useEffect(() => adder.current?.focus(), []);

  const add = () => {
    setDone('');
    change((before) => withArea(before, before.all.length, around({ x: 0.5, y: 0.5 }, ratio)));
  };
  const remove = (index: number) => {
    const left = all.toSpliced(index, 1);
    change({ all: left, chosen: Math.min(index, left.length - 1) });
    if (left.length === 0) adder.current?.focus();
  };
  const press = (event: KeyboardEvent, index: number) => {
    const by = keys[event.key];
    const of = all[index];
    if (!of) return;
    if (by) change((before) => withArea(before, index, (event.shiftKey ? resized : moved)(of, by)));
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(index);
    else return;
    event.preventDefault();
  };
  const blur = async () => {
    setBusy(true);
    setProblem('');
    try {
      const made = await sendAreas(photo, all);
      change(noAreas);
      setDone(
        `${countOf(all.length)} of the picture ${all.length === 1 ? 'is' : 'are'} blurred. It looks so everywhere now, on the website too.`,
      );
      adder.current?.focus();
      onBlurred(made);
    } catch (error) {
      setProblem(`It was not blurred. ${error instanceof Error ? error.message : ''}`);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className="blur" aria-label="Blur a face">
      <p id={hint}>
        Draw a rectangle over each face, or tap it. A rectangle is moved with the arrow keys, made
        larger or smaller with Shift and the arrow keys, and taken away with Delete.
      </p>
      <div
        ref={stage}
        className="blur__stage"
        style={{ aspectRatio: ratio, maxWidth: `calc(70vh * ${ratio})` }}
        {...drawing}
      >
        {/* biome-ignore lint/performance/noImgElement: the file comes in the right width already */}
        <img src={`/api/media/file/${photo.filename}?w=960`} alt={photo.alt} draggable={false} />
        {all.map(({ x, y, width, height }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their order alone
            key={index}
            type="button"
            className="blur__area"
            data-area={index}
            aria-label={`Rectangle ${index + 1}: ${inWords({ x, y, width, height })}`}
            aria-describedby={hint}
            aria-pressed={index === chosen}
            style={{
              left: `${x * 100}%`,
              top: `${y * 100}%`,
              width: `${width * 100}%`,
              height: `${height * 100}%`,
            }}
            onFocus={() => change((before) => ({ ...before, chosen: index }))}
            onKeyDown={(event) => press(event, index)}
          >
            <span className="blur__pull" data-pull />
          </button>
        ))}
      </div>
      <p role="status">{area ? `Rectangle ${chosen + 1} of ${count}: ${inWords(area)}.` : done}</p>
      {area && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more field of the form
        <div className="blur__tools" role="group" aria-label={`Rectangle ${chosen + 1}`}>
          {pushes.map(({ label, does, by }) => (
            <button
              key={label}
              type="button"
              onClick={() => change((before) => withArea(before, chosen, does(area, by)))}
            >
              {label}
            </button>
          ))}
          <button type="button" onClick={() => remove(chosen)}>
            Remove
          </button>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
      <div className="blur__tools">
        <button ref={adder} type="button" disabled={isBusy} onClick={add}>
          Add a rectangle
        </button>
        <button type="button" className="blur__do" disabled={isBusy || count === 0} onClick={blur}>
          {isBusy ? 'It is being blurred…' : 'Blur'}
        </button>
        <span>This cannot be undone: the picture as it was is not kept.</span>
      </div>
    </section>
  );
};
