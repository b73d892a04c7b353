import { audience, type Doing, type Shot } from '../crew.ts';
import { join, linear, lit, rect, type Sheet } from '../kit.ts';
import { cloths, costumes, parent, pupil, type Wish } from '../people/cast.ts';
import { type Cloth, stage } from '../places/backdrop-stage.ts';
import { spot } from '../places/stagecraft.ts';
import { outside } from '../scene.ts';
import { petals } from '../things/festive.ts';
import { danceActs } from './acts-dance.ts';
import { dramaActs } from './acts-drama.ts';
import { ceremonyActs } from './acts-music.ts';

/** What is happening on stage. */
export type Act = keyof typeof onStage;

const onStage = { ...danceActs, ...dramaActs, ...ceremonyActs } satisfies Record<string, Doing>;

/** A moment on the stage, seen from the hall or from close by. */
export function show(
  s: Sheet,
  act: Act,
  cloth: Cloth = 'arches',
  o: { title?: string; shot?: Shot; crowd?: boolean; petals?: boolean } = {},
): string {
  const set = stage(s, cloth, o.title);
  const { W, H } = s;
  const lights = join(
    [0.22, 0.5, 0.78].map((x, i) => spot(s, W * (0.3 + i * 0.2), -20, W * x, H * 0.86, W * 0.15, ['#ffd98a', '#fff0c4', '#ffc2a0'][i])),
  );
  const over = join(
    set.over ?? '',
    lights,
    o.petals ? petals(s, 70, ['#f2a71b', '#e86a33', '#d5377a', '#fff3e0'], 0, H * 0.9, 9) : '',
    o.crowd === false
      ? ''
      : `<g>${audience(s, 1.3, 2.5, 12, () => (s.rng.chance(0.5) ? parent(s, { view: 'back' }) : pupil(s, { view: 'back', age: 'teen' })))}${rect(
          0,
          H * 0.86,
          W,
          H * 0.14,
          linear(s, { 0: ['#1b0a14', 0], 1: ['#1b0a14', 0.75] }),
        )}</g>`,
  );
  return outside(s, { ...set, over }, (g) => onStage[act](s, g), o.shot ?? [1.16, 0.5, 0.8]);
}

/** A wish for festival clothes. */
export const festivalWish = (s: Sheet, i: number): Wish & { outfit: object } =>
  i % 2
    ? { girl: false, outfit: costumes.kurta(s.rng.pick(cloths)) }
    : { girl: true, outfit: costumes.suit(s.rng.pick(cloths), lit(s.rng.pick(cloths), 0.3)) };
