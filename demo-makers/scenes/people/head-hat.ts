import {
  at,
  form,
  join,
  line,
  lit,
  n,
  oval,
  type Pt,
  path,
  poly,
  type Sheet,
  shade,
  smooth,
  times,
} from '../kit.ts';
import { hairCap } from './head-hair.ts';
import type { Person } from './people.ts';

/** Draws what is worn over the hair. */
export function hat(s: Sheet, p: Person, r: number): string {
  const c = p.hatColor ?? s.theme.main;
  const f = form(s, c);
  const d = p.turn < 0 ? -1 : 1;
  const dome: readonly Pt[] = [
    [-r, -r * 0.38],
    [-r * 0.8, -r * 0.92],
    [0, -r * 1.2],
    [r * 0.8, -r * 0.92],
    [r, -r * 0.38],
    [0, -r * 0.5],
  ];
  switch (p.hat) {
    case 'cap':
      return join(
        path(smooth(dome), f),
        p.view === 'back'
          ? ''
          : path(
              smooth([
                [d * r * 0.1, -r * 0.5],
                [d * r * 1.0, -r * 0.46],
                [d * r * 1.45, -r * 0.28],
                [d * r * 0.5, -r * 0.34],
              ]),
              shade(c, 0.2),
            ),
      );
    case 'helmet':
      return path(smooth(dome), f);
    case 'santa':
      return join(
        path(
          smooth([
            [-r, -r * 0.5],
            [-r * 0.4, -r * 1.4],
            [r * 0.7, -r * 1.7],
            [r * 1.3, -r * 1.0],
            [r * 0.8, -r * 1.1],
            [r, -r * 0.5],
          ]),
          form(s, '#b3262e'),
        ),
        oval(r * 1.3, -r * 0.95, r * 0.24, r * 0.24, '#fffaf0'),
        path(limbBand(r), '#fffaf0'),
      );
    case 'party':
      return join(
        poly(
          [
            [-r * 0.6, -r * 0.75],
            [r * 0.1, -r * 2.0],
            [r * 0.7, -r * 0.72],
          ],
          f,
        ),
        oval(r * 0.1, -r * 2.0, r * 0.18, r * 0.18, s.theme.accent),
        line(
          `M${n(-r * 0.35)} ${n(-r * 1.15)}L${n(r * 0.5)} ${n(-r * 1.0)}`,
          lit(c, 0.6),
          r * 0.12,
        ),
      );
    case 'crown':
      return join(
        poly(
          [
            [-r * 0.7, -r * 0.62],
            [-r * 0.82, -r * 1.35],
            [-r * 0.36, -r * 1.0],
            [0, -r * 1.55],
            [r * 0.36, -r * 1.0],
            [r * 0.82, -r * 1.35],
            [r * 0.7, -r * 0.62],
          ],
          form(s, '#f2b632'),
        ),
        oval(0, -r * 0.86, r * 0.12, r * 0.12, '#b3262e'),
      );
    case 'paper':
      return poly(
        [
          [-r * 1.25, -r * 0.5],
          [0, -r * 1.75],
          [r * 1.25, -r * 0.5],
          [0, -r * 0.66],
        ],
        form(s, '#f7ecd2'),
      );
    case 'gandhi':
      return poly(
        [
          [-r * 0.92, -r * 0.5],
          [-r * 0.75, -r * 1.2],
          [r * 0.75, -r * 1.2],
          [r * 0.92, -r * 0.5],
        ],
        form(s, '#fff8ea'),
      );
    case 'flowers':
      return join(
        times(7, (i) => {
          const a = Math.PI * (1.12 + i * 0.127);
          return oval(
            Math.cos(a) * r * 0.98,
            Math.sin(a) * r * 0.98 - r * 0.02,
            r * 0.17,
            r * 0.17,
            i % 2 ? '#f2a71b' : '#fff3e0',
          );
        }),
      );
    case 'rabbit':
      return join(
        [-1, 1].map((k) =>
          at(
            k * r * 0.45,
            -r * 1.5,
            oval(0, 0, r * 0.24, r * 0.7, form(s, c)) +
              oval(0, r * 0.1, r * 0.12, r * 0.48, '#f4b9b0'),
            1,
            k * 12,
          ),
        ),
        path(smooth(dome), f),
      );
    case 'safa':
      return join(
        hairCap(s, { ...p, hair: 'turban', hatColor: c }, r),
        poly(
          [
            [r * 0.1, -r * 1.2],
            [r * 0.5, -r * 2.1],
            [r * 0.9, -r * 1.9],
            [r * 0.6, -r * 1.1],
          ],
          form(s, lit(c, 0.35)),
        ),
        p.view === 'back'
          ? poly(
              [
                [-r * 0.3, 0],
                [r * 0.3, 0],
                [r * 0.5, r * 2],
                [-r * 0.2, r * 2],
              ],
              f,
            )
          : '',
      );
    default:
      return '';
  }
}

const limbBand = (r: number) =>
  smooth([
    [-r * 1.06, -r * 0.6],
    [0, -r * 0.82],
    [r * 1.06, -r * 0.6],
    [r * 1.04, -r * 0.3],
    [0, -r * 0.5],
    [-r * 1.04, -r * 0.3],
  ]);
