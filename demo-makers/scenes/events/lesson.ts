import { oval } from '../../svg.ts';
import { atDesk, type Shot, thing, who, wide } from '../crew.ts';
import { at, form, join, linear, rect, type Sheet } from '../kit.ts';
import { teacher, type Wish } from '../people/cast.ts';
import * as held from '../people/held.ts';
import { shelf } from '../places/furniture.ts';
import { arts, board, chalk, chart, notices } from '../places/wall-hangings.ts';
import { inside } from '../scene.ts';
import * as things from '../things/things.ts';

/** A lesson seen from behind the children: the teacher at the board. */
export function lesson(
  s: Sheet,
  o: { chalk?: string; age?: Wish['age']; teacher?: Wish; shot?: Shot; hands?: boolean; smart?: boolean } = {},
): string {
  const { W, H } = s;
  const wall = join(
    o.smart
      ? join(
          rect(W * 0.36, H * 0.15, W * 0.36, H * 0.28, '#2b2b33', 8),
          rect(W * 0.366, H * 0.16, W * 0.348, H * 0.26, linear(s, { 0: '#1d3a6b', 1: '#2f7d9b' }, 1, 1)),
          at(
            W * 0.54,
            H * 0.29,
            join(
              oval(-90, 0, 34, 34, form(s, '#f2a71b')),
              [60, 100, 140, 190].map((x, i) =>
                oval(
                  x - 100,
                  (i % 2 ? -1 : 1) * 14,
                  9 + i * 4,
                  9 + i * 4,
                  form(s, ['#c98f5d', '#4f9bb8', '#d9583c', '#d9a679'][i] as string),
                ),
              ),
              `<ellipse rx="130" ry="54" cx="-20" fill="none" stroke="#9fd0d6" stroke-width="2" opacity=".6"/>`,
            ),
          ),
        )
      : board(s, W * 0.36, H * 0.17, W * 0.36, H * 0.25, o.chalk ?? chalk.science),
    chart(s, W * 0.77, H * 0.18, W * 0.09, H * 0.13, arts.map),
    chart(s, W * 0.88, H * 0.2, W * 0.08, H * 0.12, arts.planets),
    chart(s, W * 0.77, H * 0.34, W * 0.08, H * 0.1, arts.flower),
  );
  return inside(
    s,
    { windows: 2, from: 0.02 },
    wall,
    (g) => [
      who(s, g, 0.76, 0.645, teacher, { girl: true, view: 'front', pose: 'point', dir: -1, turn: -0.3, ...o.teacher }),
      thing(s, g, 0.9, 0.68, things.lectern(s), 40),
      thing(s, g, 0.9, 0.676, at(0, -118, things.globe(s)), 0),
      ...[0.22, 0.5, 0.78].map((x) =>
        atDesk(s, g, x, 0.74, { age: o.age ?? 'child', ...(o.hands && x === 0.5 ? { pose: 'raise' as const } : {}) }, true),
      ),
      ...[0.14, 0.48, 0.84].map((x) =>
        atDesk(
          s,
          g,
          x,
          0.88,
          { age: o.age ?? 'child', ...(o.hands && x !== 0.48 ? { pose: 'raise' as const } : {}) },
          true,
          2,
          at(-20, -72, held.book()(s)) + at(34, -70, things.books(s, ['#1f6aa5', '#f2a71b']), 0.7),
        ),
      ),
      ...[0.28, 0.72].map((x) => atDesk(s, g, x, 1.12, { age: o.age ?? 'child' }, true, 2, at(10, -72, held.book('#1f6aa5')(s)))),
    ],
    o.shot ?? wide,
  );
}

/** Children at their desks facing us, a teacher among them. */
export function atDesks(s: Sheet, o: { age?: Wish['age']; shot?: Shot; make?: Wish; teacher?: Wish; on?: string } = {}): string {
  const { W, H } = s;
  const wall = join(
    notices(s, W * 0.4, H * 0.18, W * 0.24, H * 0.2),
    chart(s, W * 0.68, H * 0.18, W * 0.09, H * 0.13, arts.atom),
    chart(s, W * 0.8, H * 0.2, W * 0.1, H * 0.12, arts.hills),
    shelf(s, W * 0.88, H * 0.6, W * 0.1, H * 0.22, 3),
  );
  const mk: Wish = { age: o.age ?? 'child', ...o.make };
  const on = o.on ?? at(0, 2, held.book()(s), 0.9);
  const xs = [0.2, 0.5, 0.8];
  return inside(
    s,
    { windows: 2, from: 0.04 },
    wall,
    (g) => [
      ...xs.map((x) => atDesk(s, g, x, 0.69, mk, false, 2, on)),
      ...xs.map((x) => atDesk(s, g, x + 0.02, 0.8, mk, false, 2, on)),
      ...[0.26, 0.76].map((x) => atDesk(s, g, x, 0.98, mk, false, 2, on)),
      who(s, g, 0.5, 0.86, teacher, { view: 'side', pose: 'stroll', dir: 1, ...o.teacher }),
    ],
    o.shot ?? wide,
  );
}
