import { type Doing, type Shot, wide } from '../crew.ts';
import { join, type Sheet } from '../kit.ts';
import { garden } from '../places/backdrop-grounds.ts';
import { courtyard, type Setting } from '../places/backdrops.ts';
import type { Hour } from '../places/sky.ts';
import { banner } from '../places/wall-hangings.ts';
import { outside } from '../scene.ts';
import { petals } from '../things/festive.ts';
import { everydayFeasts } from './feasts-everyday.ts';
import { festivalFeasts } from './feasts-festival.ts';
import { schoolFeasts } from './feasts-school.ts';

/** Festival doings in the courtyard. */
type Feast = keyof typeof feasts;

const feasts = { ...festivalFeasts, ...schoolFeasts, ...everydayFeasts } satisfies Record<string, Doing>;

/** A festival or gathering in the courtyard. */
export function feast(
  s: Sheet,
  what: Feast,
  o: { hour?: Hour; decor?: Parameters<typeof courtyard>[2]; shot?: Shot; petals?: boolean; title?: string; set?: 'garden' } = {},
): string {
  const set: Setting = o.set === 'garden' ? garden(s, o.hour ?? 'morning') : courtyard(s, o.hour ?? 'morning', o.decor ?? 'bunting');
  const over = join(set.over ?? '', o.title ? banner(s, s.W * 0.5, s.H * 0.12, s.W * 0.42, s.H * 0.09, o.title) : '');
  return outside(
    s,
    { ...set, over },
    (g) => feasts[what](s, g),
    o.shot ?? wide,
    o.petals ? petals(s, 60, ['#f2a71b', '#e86a33', '#d5377a', '#fff3e0']) : '',
  );
}
