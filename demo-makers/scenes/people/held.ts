import { outline } from '../../outline.ts';
import { oval, path, pathOf, smooth, stroke } from '../../svg.ts';
import { at, form, join, poly, rect, shade, times } from '../kit.ts';
import type { Held } from './people.ts';

/** An open book. */
export const book =
  (c = '#7a1f2b'): Held =>
  (s) =>
    join(
      poly(outline('-13 -9, 0 -5, 13 -9, 13 7, 0 11, -13 7'), form(s, c)),
      poly(outline('-11 -10, 0 -6, 11 -10, 11 5, 0 9, -11 5'), '#fff8e8'),
      stroke('M0 -6V9', '#d9c39a', 0.8),
      stroke('M-8 -6L-2 -4M-8 -2L-2 0M2 -4L8 -6M2 0L8 -2', '#c9b28a', 0.7),
    );

/** A closed notebook or file carried at the side. */
export const notebook =
  (c = '#1f6aa5'): Held =>
  (s) =>
    join(rect(-8, -14, 16, 21, form(s, c), 1.5), rect(-5, -10, 10, 4, '#fff8e8', 0.5));

/** A picture or certificate held up; `art` is drawn on a 24 by 18 sheet. */
export const sheet =
  (art = '', w = 26, h = 19): Held =>
  () =>
    join(rect(-w / 2, -h * 0.7, w, h, '#fff9ea', 0.6, `stroke="#d9b98a" stroke-width=".8"`), at(0, -h * 0.7 + h / 2, art));

/** Draws a ball centred on the origin. */
export const ballShape =
  (kind: 'football' | 'basketball' | 'volley', r: number): Held =>
  (s) => {
    if (kind === 'basketball')
      return join(
        oval(0, 0, r, r, form(s, '#d9702a', 1.2)),
        stroke(
          pathOf`M0 ${-r}V${r}M${-r} 0H${r}M${-r * 0.7} ${-r * 0.7}Q${-r * 0.2} 0 ${-r * 0.7} ${r * 0.7}M${r * 0.7} ${-r * 0.7}Q${r * 0.2} 0 ${r * 0.7} ${r * 0.7}`,
          '#5d2a14',
          r * 0.08,
        ),
      );
    if (kind === 'volley')
      return join(
        oval(0, 0, r, r, form(s, '#ffe9b8')),
        stroke(pathOf`M${-r} 0Q0 ${-r * 0.6} ${r} 0M0 ${-r}Q${r * 0.5} 0 0 ${r}`, '#1f6aa5', r * 0.16),
      );
    const pent = (cx: number, cy: number, q: number) =>
      poly(
        times(5, (i) => [cx + Math.sin(i * 1.2566) * q, cy - Math.cos(i * 1.2566) * q] as const),
        '#2b1a16',
      );
    return join(
      oval(0, 0, r, r, form(s, '#fffaf0', 1.3)),
      pent(0, 0, r * 0.36),
      [0, 1, 2, 3, 4].map(
        (i) =>
          stroke(
            pathOf`M${Math.sin(i * 1.2566) * r * 0.36} ${-Math.cos(i * 1.2566) * r * 0.36}L${Math.sin(i * 1.2566) * r * 0.75} ${-Math.cos(i * 1.2566) * r * 0.75}`,
            '#2b1a16',
            r * 0.06,
          ) + pent(Math.sin(i * 1.2566) * r * 0.84, -Math.cos(i * 1.2566) * r * 0.84, r * 0.15),
      ),
    );
  };

/** A test tube with coloured liquid. */
export const tube =
  (c: string): Held =>
  () =>
    join(
      rect(-2.6, -18, 5.2, 20, 'rgba(255,255,255,.55)', 2.6, 'stroke="#9fb9bd" stroke-width=".6"'),
      rect(-2.4, -9, 4.8, 10.6, c, 2.4),
      rect(-3.4, -19, 6.8, 1.8, '#d7e4e2', 0.8),
    );

/** A conical flask. */
export const flask =
  (c: string): Held =>
  () =>
    join(
      path('M-2.6 -18h5.2v7l8 15q1 3 -2 3h-17.2q-3 0 -2 -3l8 -15z', 'rgba(255,255,255,.6)', 'stroke="#9fb9bd" stroke-width=".6"'),
      path('M-5.4 -5.4h10.8l5 9.6q.6 2 -1.4 2h-18q-2 0 -1.4 -2z', c),
    );

/** A paint brush. */
export const brush =
  (c = '#b3262e'): Held =>
  () =>
    join(stroke('M-3 8L6 -12', '#c98a4b', 1.6), stroke('M6 -12L8 -17', '#8d8580', 2), path('M7 -16l3.4 -6l-1 6.6z', c));

/** A watering can. */
export const wateringCan: Held = (s) =>
  join(
    rect(-4, 0, 20, 16, form(s, '#2f7d7d'), 2),
    poly(outline('15 6, 30 -4, 31 -1, 15 12'), form(s, '#2f7d7d')),
    oval(31, -3, 2, 4.4, '#256464'),
    stroke('M-2 0q8 -14 16 0', '#256464', 2.2),
    [0, 1, 2, 3].map((i) => stroke(`M${33 + i * 1.6} ${1 + i}q2 8 2 ${15 + i * 2}`, '#9cc9dc', 0.8, 'opacity=".8"')),
  );

/** A seedling with its ball of soil. */
export const sapling: Held = (s) =>
  join(
    oval(0, 3, 9, 6, form(s, '#6b4226')),
    stroke('M0 0Q2 -12 0 -22', '#5f8a4c', 1.6),
    path('M0 -14q-12 -4 -13 -12q11 0 13 12zM0 -20q11 -5 12 -13q-11 1 -12 13z', '#6fa052'),
  );

/** A tablet computer. */
export const tablet: Held = () =>
  join(
    rect(-11, -12, 22, 17, '#2f3a40', 1.6),
    rect(-9.6, -10.6, 19.2, 14.2, '#bfe0e2', 0.6),
    path('M-7 -2l4 -4l3 3l4 -5l4 4', 'none', 'stroke="#2f7d4f" stroke-width="1"'),
  );

/** A stethoscope's end. */
export const stethoscope: Held = () => join(stroke('M0 0Q10 -8 6 -20', '#3f5560', 1.4), oval(0, 0, 3, 3, '#9b9aa2'));

/** A lump of clay being shaped into a pot. */
export const clayPot: Held = (s) =>
  path(smooth(outline('-8 -8, -5 -12, 5 -12, 8 -8, 11 0, 6 7, -6 7, -11 0')), form(s, '#b8633c', 1.2)) +
  oval(0, -11.4, 5.4, 1.8, shade('#b8633c', 0.4));
