import { outline } from '../../outline.ts';
import { oval, type Point, path, smooth } from '../../svg.ts';
import { form, join, type Sheet, shade } from '../kit.ts';
import { face } from './head-face.ts';
import { backOfHead, bow, braid, hairCap } from './head-hair.ts';
import { hat } from './head-hat.ts';
import type { Person } from './people.ts';

/** Draws a head centred on the origin; `r` is half its height. */
export function head(s: Sheet, p: Person, r: number): string {
  const skin = form(s, p.skin, 0.75);
  if (p.view === 'back')
    return join(
      oval(-r * 0.92, r * 0.1, r * 0.16, r * 0.22, skin),
      oval(r * 0.92, r * 0.1, r * 0.16, r * 0.22, skin),
      backOfHead(s, p, r),
      hat(s, p, r),
    );
  const t = p.turn;
  const ear = (x: number) => oval(x, r * 0.12, r * 0.16, r * 0.22, shade(p.skin, 0.1));
  const jaw: Point[] = [
    [-r * 0.9, -r * 0.2],
    [-r * 0.6, -r * 0.85],
    [0, -r * 1.02],
    [r * 0.6, -r * 0.85],
    [r * 0.9, -r * 0.2],
    [r * (0.78 + (t > 0.4 ? 0.06 : 0)), r * 0.52],
    [r * 0.36 + t * r * 0.14, r * 0.92],
    [t * r * 0.2, r * 1.0],
    [-r * 0.36 + t * r * 0.14, r * 0.92],
    [-r * (0.78 + (t < -0.4 ? 0.06 : 0)), r * 0.52],
  ];
  return join(
    t < 0.55 ? ear(-r * 0.92 + Math.max(0, t) * r * 0.3) : '',
    t > -0.55 ? ear(r * 0.92 + Math.min(0, t) * r * 0.3) : '',
    path(smooth(jaw), skin),
    Math.abs(t) > 0.5 ? ear(-Math.sign(t) * r * 0.52) : '',
    face(s, p, r),
    hairCap(s, p, r),
    p.hair === 'bob'
      ? join(
          path(smooth(outline('-1 -0.4, -0.78 -0.1, -0.8 0.5, -0.96 0.8, -1.1 0.3', r)), form(s, p.hairColor)),
          path(smooth(outline('1 -0.4, 0.78 -0.1, 0.8 0.5, 0.96 0.8, 1.1 0.3', r)), shade(p.hairColor, 0.1)),
        )
      : '',
    p.hair === 'braids'
      ? Math.abs(t) > 0.5
        ? braid(s, p, -Math.sign(t) * r * 0.85, r * 0.5, r, 4)
        : braid(s, p, -r * 0.98, r * 0.45, r, 4) + braid(s, p, r * 0.98, r * 0.45, r, 4)
      : '',
    p.hair === 'pony' ? bow(s, p.ribbon ?? s.theme.main, -p.dir * r * 0.72, -r * 0.82, r * 0.24) : '',
    hat(s, p, r),
  );
}
