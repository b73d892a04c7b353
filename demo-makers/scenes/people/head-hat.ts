import { outline } from '../../outline.ts';
import { oval, type Point, path, pathOf, smooth, stroke } from '../../svg.ts';
import { at, form, join, lit, poly, type Sheet, shade, times } from '../kit.ts';
import { hairCap } from './head-hair.ts';
import type { Person } from './people.ts';

/** Draws what is worn over the hair. */
export function hat(s: Sheet, p: Person, r: number): string {
  const c = p.hatColor ?? s.theme.main;
  const f = form(s, c);
  const d = p.turn < 0 ? -1 : 1;
  const dome: readonly Point[] = outline('-1 -0.38, -0.8 -0.92, 0 -1.2, 0.8 -0.92, 1 -0.38, 0 -0.5', r);
  switch (p.hat) {
    case 'cap':
      return join(
        path(smooth(dome), f),
        p.view === 'back' ? '' : path(smooth(outline('0.1 -0.5, 1 -0.46, 1.45 -0.28, 0.5 -0.34', [d * r, r])), shade(c, 0.2)),
      );
    case 'helmet':
      return path(smooth(dome), f);
    case 'santa':
      return join(
        path(smooth(outline('-1 -0.5, -0.4 -1.4, 0.7 -1.7, 1.3 -1, 0.8 -1.1, 1 -0.5', r)), form(s, '#b3262e')),
        oval(r * 1.3, -r * 0.95, r * 0.24, r * 0.24, '#fffaf0'),
        path(limbBand(r), '#fffaf0'),
      );
    case 'party':
      return join(
        poly(outline('-0.6 -0.75, 0.1 -2, 0.7 -0.72', r), f),
        oval(r * 0.1, -r * 2.0, r * 0.18, r * 0.18, s.theme.accent),
        stroke(pathOf`M${-r * 0.35} ${-r * 1.15}L${r * 0.5} ${-r * 1.0}`, lit(c, 0.6), r * 0.12),
      );
    case 'crown':
      return join(
        poly(outline('-0.7 -0.62, -0.82 -1.35, -0.36 -1, 0 -1.55, 0.36 -1, 0.82 -1.35, 0.7 -0.62', r), form(s, '#f2b632')),
        oval(0, -r * 0.86, r * 0.12, r * 0.12, '#b3262e'),
      );
    case 'flowers':
      return join(
        times(7, (i) => {
          const a = Math.PI * (1.12 + i * 0.127);
          return oval(Math.cos(a) * r * 0.98, Math.sin(a) * r * 0.98 - r * 0.02, r * 0.17, r * 0.17, i % 2 ? '#f2a71b' : '#fff3e0');
        }),
      );
    case 'rabbit':
      return join(
        [-1, 1].map((k) =>
          at(
            k * r * 0.45,
            -r * 1.5,
            oval(0, 0, r * 0.24, r * 0.7, form(s, c)) + oval(0, r * 0.1, r * 0.12, r * 0.48, '#f4b9b0'),
            1,
            k * 12,
          ),
        ),
        path(smooth(dome), f),
      );
    case 'safa':
      return join(
        hairCap(s, { ...p, hair: 'turban', hatColor: c }, r),
        poly(outline('0.1 -1.2, 0.5 -2.1, 0.9 -1.9, 0.6 -1.1', r), form(s, lit(c, 0.35))),
      );
    default:
      return '';
  }
}

const limbBand = (r: number) => smooth(outline('-1.06 -0.6, 0 -0.82, 1.06 -0.6, 1.04 -0.3, 0 -0.5, -1.04 -0.3', r));
