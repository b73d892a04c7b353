import { outline } from '../../outline.ts';
import { oval, path, stroke } from '../../svg.ts';
import { at, form, glow, join, lit, poly, rect, times } from '../kit.ts';
import { trophyShape } from '../things/honours.ts';
import type { Held } from './people.ts';

/** A certificate with a seal. */
export const certificate: Held = (s) =>
  join(
    rect(-15, -13, 30, 21, '#fff9ea', 0.6, `stroke="${s.theme.accent}" stroke-width="1.6"`),
    stroke('M-9 -8h18M-8 -4h16M-6 -0.5h12', '#c9a67a', 0.9),
    oval(9, 4, 2.6, 2.6, s.theme.main),
  );

/** A hand flag in the tricolour. */
export const tricolour: Held = () =>
  join(
    stroke('M0 8L2 -26', '#8a5a3a', 1.2),
    path('M2 -27q6 -3 11 0t11 0v5q-6 3 -11 0t-11 0z', '#f08a24'),
    path('M2 -22q6 -3 11 0t11 0v5q-6 3 -11 0t-11 0z', '#fffaf0'),
    path('M2 -17q6 -3 11 0t11 0v5q-6 3 -11 0t-11 0z', '#2f7d4f'),
    oval(13, -19.6, 2, 2, 'none', 'stroke="#24407a" stroke-width=".7"'),
  );

/** A house flag. */
export const houseFlag =
  (c: string): Held =>
  (s) =>
    join(
      stroke('M0 30L2 -70', '#8a5a3a', 2),
      path('M2 -70q14 -7 26 0t24 0v24q-14 7 -26 0t-24 0z', form(s, c)),
      oval(26, -57, 6, 6, lit(c, 0.6)),
    );

/** A balloon on a string. */
export const balloon =
  (c: string): Held =>
  (s) =>
    join(
      stroke('M0 0Q6 -20 2 -44', '#8a5a3a', 0.8),
      oval(2, -58, 12, 14.5, form(s, c, 1.1)),
      oval(-2, -63, 3, 4.5, lit(c, 0.6), 'opacity=".7"'),
      poly(outline('2 -44, -0.5 -41, 4.5 -41'), c),
    );

/** A trophy cup. */
export const trophy: Held = (s) => at(0, 4, trophyShape(s, '#f2b632'), 0.28);

/** A microphone. */
export const mic: Held = () =>
  join(stroke('M0 4L1.5 -9', '#2b1a16', 2.4), oval(2, -11, 3.2, 3.6, '#4a4a52'), oval(1.2, -12, 1.2, 1.4, '#9b9aa2'));

/** A bunch of flowers. */
export const bouquet: Held = (s) =>
  join(
    poly(outline('-5 -4, 5 -4, 1.5 12, -1.5 12'), form(s, '#6f9a56')),
    times(9, (i) => {
      const c = ['#e2512e', '#f2a71b', '#fff3e0', '#d5377a'][i % 4] as string;
      return (
        oval(Math.cos(i * 2.4) * (3 + (i % 3) * 3), -9 + Math.sin(i * 2.4) * 5, 3.6, 3.4, c) +
        oval(Math.cos(i * 2.4) * (3 + (i % 3) * 3) - 0.8, -10 + Math.sin(i * 2.4) * 5, 1.2, 1.2, lit(c, 0.5))
      );
    }),
  );

/** A lit clay lamp. */
export const diya: Held = (s) =>
  join(
    glow(s, 0, -6, 20, '#ffca62', 0.7),
    path('M-9 -2q9 3 18 0q-2 8 -9 8t-9 -8z', form(s, '#b8633c')),
    path('M6 -3q4 -5 1 -11q-6 5 -1 11z', '#ffd45e'),
    path('M6.4 -4q2 -2.6 .6 -5q-2.6 2 -.6 5z', '#fff6d0'),
  );

/** A wrapped present. */
export const gift =
  (c: string): Held =>
  (s) =>
    join(rect(-10, -12, 20, 18, form(s, c), 1), rect(-2, -12, 4, 18, '#ffe3a0'), path('M0 -12q-9 -8 -9 -2t9 2q9 -8 9 -2t-9 2z', '#ffe3a0'));

/** A relay baton. */
export const baton: Held = () => stroke('M-6 3L8 -5', '#f2a71b', 3.2);

/** A round drum slung at the waist. */
export const dhol: Held = (s) =>
  join(
    rect(-22, -10, 40, 24, form(s, '#b8633c'), 8),
    oval(-22, 2, 6, 12, '#f6e6c6'),
    oval(18, 2, 6, 12, '#e9d3a8'),
    stroke('M-20 -8L14 12M-20 12L14 -8M-8 -10L4 14', '#f6e6c6', 1),
  );

/** A painted kite. */
export const kite =
  (c: string): Held =>
  (s) =>
    at(
      0,
      -20,
      join(
        poly(outline('0 -18, 15 0, 0 20, -15 0'), form(s, c)),
        poly(outline('0 -18, 15 0, 0 0'), lit(c, 0.5)),
        stroke('M0 -18V20M-15 0Q0 -12 15 0', '#6b4226', 0.8),
      ),
    );

/** A paper lantern or star on a stick. */
export const starWand =
  (c = '#f2b632'): Held =>
  () =>
    join(stroke('M0 8L3 -14', '#8a5a3a', 1.2), starAt(4, -20, 8, c));

/** A five-pointed star. */
export const starAt = (x: number, y: number, r: number, c: string) =>
  poly(
    times(
      10,
      (i) => [x + Math.sin((i * Math.PI) / 5) * (i % 2 ? r * 0.45 : r), y - Math.cos((i * Math.PI) / 5) * (i % 2 ? r * 0.45 : r)] as const,
    ),
    c,
  );

/** A medal on its ribbon, hung from the hand. */
export const medalHeld: Held = (s) =>
  join(poly(outline('-3 0, 3 0, 1.5 14, -1.5 14'), s.theme.main), oval(0, 18, 5.4, 5.4, form(s, '#f2b632')), starAt(0, 18, 3, '#fff3c4'));

/** A stick for dandiya. */
export const stick =
  (c = '#b3262e'): Held =>
  () =>
    join(stroke('M-4 10L6 -24', c, 2.4), stroke('M-1 0l1 -3M2 -10l1 -3', '#f2b632', 2.6));

/** A thali with lamp, sweets and thread. */
export const thali: Held = (s) =>
  join(
    oval(0, 0, 17, 5.5, form(s, '#d9a441')),
    oval(0, -1, 14, 4, '#f0cf7d'),
    path('M-3 -3q3 1 6 0q-1 3 -3 3t-3 -3z', '#b8633c'),
    path('M1 -4q2 -3 0 -6q-3 3 0 6z', '#ffd45e'),
    oval(-8, -2, 2.4, 1.6, '#e8632c'),
    oval(8, -2, 3, 2, '#fff3e0'),
    glow(s, 1, -7, 12, '#ffca62', 0.55),
  );

/** Scissors-and-card craft: a big paper flower. */
export const paperFlower =
  (c: string): Held =>
  () =>
    join(
      stroke('M0 10L1 -8', '#5f8a4c', 1.5),
      times(6, (i) => oval(1 + Math.cos(i * 1.047) * 6, -14 + Math.sin(i * 1.047) * 6, 4.4, 4.4, c)),
      oval(1, -14, 3.6, 3.6, '#f2b632'),
    );
