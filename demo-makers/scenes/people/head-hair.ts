import { outline } from '../../outline.ts';
import { oval, type Point, path, pathOf, smooth, stroke } from '../../svg.ts';
import { form, join, lit, poly, type Sheet, shade, times } from '../kit.ts';
import type { Person } from './people.ts';

/** Draws the hair that lies behind the neck and shoulders (front view) or is skipped (back view). */
export function hairBehind(s: Sheet, p: Person, r: number): string {
  const hair = form(s, p.hairColor, 0.8);
  const d = p.dir;
  if (p.view === 'back') return '';
  if (p.hair === 'long') return path(smooth(outline('-0.95 -0.4, 0 -1.05, 0.95 -0.4, 1.02 1.1, 0.5 1.75, -0.5 1.75, -1.02 1.1', r)), hair);
  if (p.hair === 'bob') return path(smooth(outline('-0.98 -0.4, 0 -1.05, 0.98 -0.4, 1.02 0.75, 0 1, -1.02 0.75', r)), hair);
  if (p.hair === 'pony') return path(smooth(outline('-0.5 -0.8, -1.25 -0.6, -1.45 0.5, -1.1 1.3, -0.9 0.3', [d * r, r])), hair);
  if (p.hair === 'bun')
    return oval(-d * r * (p.view === 'side' ? 0.95 : 0.35), -r * (p.view === 'side' ? 0.1 : 0.95), r * 0.48, r * 0.45, hair);
  return '';
}

/** A plait with its ribbon. */
export const braid = (s: Sheet, p: Person, x: number, y: number, r: number, len: number) =>
  join(
    times(len, (i) => oval(x + (i % 2 ? 1 : -1) * r * 0.05, y + i * r * 0.32, r * 0.19, r * 0.23, form(s, p.hairColor, 0.7))),
    bow(s, p.ribbon ?? s.theme.main, x, y + len * r * 0.32, r * 0.3),
  );

/** A ribbon bow. */
export const bow = (s: Sheet, c: string, x: number, y: number, w: number) =>
  join(
    poly(outline('0 0, -1.2 -0.8, -1.1 0.7', w, [x, y]), form(s, c)),
    poly(outline('0 0, 1.2 -0.8, 1.1 0.7', w, [x, y]), shade(c, 0.15)),
    oval(x, y, w * 0.3, w * 0.36, lit(c, 0.2)),
  );

/** Draws the hair or turban seen from the front. */
export function hairCap(s: Sheet, p: Person, r: number): string {
  const c = p.hair === 'grey' ? '#8d8580' : p.hairColor;
  const hair = form(s, c, 0.9);
  const t = p.turn;
  const shine = stroke(
    pathOf`M${-r * 0.6} ${-r * 0.68}Q${-r * 0.25} ${-r * 0.98} ${r * 0.15} ${-r * 0.93}`,
    lit(c, 0.32),
    r * 0.07,
    'opacity=".55"',
  );
  if (p.hair === 'patka' || p.hair === 'turban') {
    const cloth = p.hatColor ?? s.theme.main;
    if (p.hair === 'patka')
      return join(
        oval(t * r * 0.2, -r * 1.12, r * 0.34, r * 0.32, form(s, cloth)),
        path(
          smooth([
            [-r * 0.98, -r * 0.08],
            [-r * 0.8, -r * 0.72],
            [0, -r * 1.06],
            [r * 0.8, -r * 0.72],
            [r * 0.98, -r * 0.08],
            [r * 0.5, -r * 0.4],
            [t * r * 0.3, -r * 0.52],
            [-r * 0.5, -r * 0.4],
          ]),
          form(s, cloth),
        ),
      );
    return join(
      path(
        smooth([
          [-r * 1.08, -r * 0.1],
          [-r * 1.12, -r * 0.8],
          [-r * 0.3, -r * 1.5],
          [r * 0.5, -r * 1.42],
          [r * 1.14, -r * 0.7],
          [r * 1.06, -r * 0.1],
          [r * 0.5, -r * 0.46],
          [t * r * 0.3, -r * 0.62],
          [-r * 0.5, -r * 0.46],
        ]),
        form(s, cloth),
      ),
      stroke(pathOf`M${-r * 1.0} ${-r * 0.5}Q${0} ${-r * 1.3} ${r * 0.9} ${-r * 0.98}`, shade(cloth, 0.25), r * 0.06, 'opacity=".7"'),
      stroke(
        pathOf`M${-r * 1.0} ${-r * 0.78}Q${-r * 0.2} ${-r * 1.5} ${r * 0.6} ${-r * 1.3}`,
        shade(cloth, 0.25),
        r * 0.06,
        'opacity=".7"',
      ),
      stroke(pathOf`M${r * 1.0} ${-r * 0.46}Q${r * 0.3} ${-r * 0.98} ${-r * 0.3} ${-r * 0.78}`, lit(cloth, 0.25), r * 0.06, 'opacity=".7"'),
    );
  }
  const fringe: Record<string, readonly Point[]> = {
    short: [
      [r * 0.94, r * 0.06],
      [r * 0.74, -r * 0.34],
      [r * 0.3, -r * 0.52],
      [-r * 0.3, -r * 0.34],
      [-r * 0.74, -r * 0.28],
      [-r * 0.94, r * 0.06],
    ],
    crop: [
      [r * 0.93, -r * 0.02],
      [r * 0.72, -r * 0.46],
      [r * 0.2, -r * 0.58],
      [-r * 0.3, -r * 0.58],
      [-r * 0.74, -r * 0.44],
      [-r * 0.93, -r * 0.02],
    ],
    part: [
      [r * 0.97, r * 0.2],
      [r * 0.72, -r * 0.28],
      [r * 0.34, -r * 0.52],
      [t * r * 0.35, -r * 0.72],
      [-r * 0.34, -r * 0.52],
      [-r * 0.72, -r * 0.28],
      [-r * 0.97, r * 0.2],
    ],
  };
  const line2 =
    fringe[
      p.hair === 'short' || p.hair === 'curly'
        ? 'short'
        : p.hair === 'crop' || p.hair === 'grey'
          ? 'crop'
          : p.hair === 'bob'
            ? 'short'
            : 'part'
    ] ?? [];
  const cap = path(
    smooth([[-r * 0.98, -r * 0.25], [-r * 0.76, -r * 0.82], [0, -r * 1.1], [r * 0.76, -r * 0.82], [r * 0.98, -r * 0.25], ...line2]),
    hair,
  );
  const curls =
    p.hair === 'curly'
      ? join(
          times(9, (i) => {
            const a = Math.PI * (1.05 + i * 0.1125);
            return oval(Math.cos(a) * r * 0.92, Math.sin(a) * r * 0.92, r * 0.25, r * 0.24, hair);
          }),
        )
      : '';
  return join(curls, cap, shine);
}

/** Draws the head seen from behind. */
export function backOfHead(s: Sheet, p: Person, r: number): string {
  const hair = form(s, p.hair === 'grey' ? '#8d8580' : p.hairColor, 0.9);
  if (p.hair === 'turban' || p.hair === 'patka')
    return join(
      path(smooth(outline('-0.9 0.2, -0.98 -0.5, 0 -1.08, 0.98 -0.5, 0.9 0.2, 0 0.5', r)), form(s, p.hairColor)),
      hairCap(s, { ...p, turn: 0 }, r),
      path(smooth(outline('-1.02 -0.2, 0 -0.9, 1.02 -0.2, 0 0.25', r)), form(s, p.hatColor ?? s.theme.main)),
    );
  const low = p.hair === 'long' ? 1.7 : p.hair === 'bob' ? 0.95 : 0.62;
  return join(
    path(
      smooth([
        [-r * 0.98, -r * 0.3],
        [-r * 0.74, -r * 0.84],
        [0, -r * 1.1],
        [r * 0.74, -r * 0.84],
        [r * 0.98, -r * 0.3],
        [r * 0.9, r * low * 0.7],
        [r * 0.4, r * low],
        [-r * 0.4, r * low],
        [-r * 0.9, r * low * 0.7],
      ]),
      hair,
    ),
    stroke(
      pathOf`M${-r * 0.6} ${-r * 0.6}Q${-r * 0.25} ${-r * 0.95} ${r * 0.15} ${-r * 0.9}`,
      lit(p.hairColor, 0.3),
      r * 0.07,
      'opacity=".55"',
    ),
    p.hair === 'braids'
      ? join(
          stroke(pathOf`M0 ${-r * 1.05}V${r * 0.4}`, shade(p.skin, 0.3), r * 0.04),
          braid(s, p, -r * 0.66, r * 0.55, r, 4),
          braid(s, p, r * 0.66, r * 0.55, r, 4),
        )
      : '',
    p.hair === 'pony'
      ? join(
          path(smooth(outline('-0.2 -0.2, 0.2 -0.2, 0.32 0.9, 0 1.7, -0.32 0.9', r)), form(s, lit(p.hairColor, 0.06))),
          bow(s, p.ribbon ?? s.theme.main, 0, -r * 0.2, r * 0.28),
        )
      : '',
    p.hair === 'bun' ? oval(0, r * 0.1, r * 0.42, r * 0.38, form(s, lit(p.hairColor, 0.08))) : '',
  );
}
