import { outline } from '../../outline.ts';
import { oval, path, stroke } from '../../svg.ts';
import { atBench, type Piece, row, type Shot, thing, who, wide } from '../crew.ts';
import { at, form, join, poly, rect, type Sheet, times } from '../kit.ts';
import { parent, pupil, teacher, type Wish } from '../people/cast.ts';
import * as held from '../people/held.ts';
import { arts, banner, chart } from '../places/wall-hangings.ts';
import { inside } from '../scene.ts';
import { exhibits } from '../things/exhibits.ts';
import * as things from '../things/things.ts';

/** The exhibition hall: young scientists behind their exhibits, visitors before them. */
export function exhibition(
  s: Sheet,
  names: readonly [string, string, string],
  o: { shot?: Shot; visitors?: boolean; title?: string; coat?: boolean; judge?: boolean } = {},
): string {
  const { W, H } = s;
  const wall = join(
    banner(s, W * 0.66, H * 0.14, W * 0.42, H * 0.1, o.title ?? 'Science Exhibition'),
    [arts.atom, arts.planets, arts.flower, arts.hills].map((a, i) => chart(s, W * (0.42 + i * 0.14), H * 0.29, W * 0.1, H * 0.13, a)),
  );
  const kid = (w: Wish = {}) =>
    pupil(s, {
      age: 'teen',
      pose: s.rng.pick(['present', 'hold', 'point'] as const),
      mouth: 'open',
      ...(o.coat ? { outfit: { coat: '#fffaf0' } } : {}),
      ...w,
    });
  const show = (k: string) => exhibits[k]?.(s) ?? '';
  const desk = (g: Parameters<typeof atBench>[1], x: number, y: number, k: string, c: string): Piece =>
    atBench(s, g, x, y, 190, [kid({ girl: true, dir: 1 }), kid({ girl: false, dir: -1 })], show(k), c, '#f3e6cf', 64);
  return inside(
    s,
    { windows: 2, from: 0.02 },
    wall,
    (g) => [
      desk(g, 0.2, 0.72, names[1], '#2f6f73'),
      desk(g, 0.8, 0.74, names[2], s.theme.accent),
      desk(g, 0.47, 0.86, names[0], s.theme.main),
      ...(o.judge
        ? [
            who(s, g, 0.68, 0.97, teacher, { girl: true, view: 'side', dir: -1, pose: 'offer', right: held.notebook('#7a1f2b') }),
            who(s, g, 0.8, 0.98, teacher, { girl: false, view: 'side', dir: -1, pose: 'stand' }),
          ]
        : []),
      ...(o.visitors === false
        ? []
        : [
            ...row(s, g, 2, 0.06, 0.3, 0.93, () => parent(s, { view: 'back' })),
            ...row(s, g, 3, 0.3, 0.62, 1.1, () => pupil(s, { view: 'back', age: 'small' })),
            who(s, g, 0.92, 0.95, parent, { view: 'back' }),
          ]),
    ],
    o.shot ?? wide,
  );
}

/** A gallery in a museum: a great skeleton and cases. */
export function museum(s: Sheet, shot: Shot = wide): string {
  const { W, H } = s;
  const dino = at(
    W * 0.6,
    H * 0.6,
    join(
      `<g stroke="#f3e6cf" stroke-width="9" fill="none" stroke-linecap="round"><path d="M-330 -150Q-240 -260 -120 -250Q20 -260 110 -200Q220 -150 330 -60"/><path d="M-80 -240L-100 -120L-80 0M-40 -246L-20 -120L-34 0M70 -216L60 -110L84 0M104 -200L120 -110L110 0"/></g>`,
      times(11, (i) => stroke(`M${-110 + i * 20} ${-250 + Math.abs(i - 4) * 5}q-14 60 6 ${96 - Math.abs(i - 4) * 8}`, '#f3e6cf', 6)),
      path('M-400 -190Q-390 -220 -340 -206Q-316 -190 -322 -160Q-350 -130 -404 -146Z', form(s, '#f3e6cf')),
      oval(-362, -180, 9, 9, '#5a4a3a'),
      rect(-200, 0, 420, 22, form(s, '#8a5a3a'), 4),
    ),
    1.35,
  );
  return inside(
    s,
    { windows: 1, from: 0.02, wall: '#7f9a90', dado: '#5f7d78', floor: '#c9a27a' },
    dino,
    (g) => [
      who(s, g, 0.2, 0.78, teacher, { girl: true, pose: 'point', dir: 1 }),
      ...row(s, g, 6, 0.3, 0.95, 0.86, () =>
        pupil(s, {
          view: 'back',
          hat: 'cap',
          hatColor: s.theme.accent,
          pose: s.rng.chance(0.3) ? 'raise' : 'stand',
          bag: s.rng.pick(['#1f6aa5', '#b3262e', '#2f7d4f']),
        }),
      ),
      ...row(s, g, 3, 0.1, 0.7, 1.02, () => pupil(s, { view: 'back', hat: 'cap', hatColor: s.theme.accent, age: 'small', bag: '#d98a1d' })),
      thing(
        s,
        g,
        0.06,
        0.84,
        join(
          rect(-40, -70, 80, 70, form(s, '#8a5a3a'), 3),
          rect(-36, -110, 72, 42, 'rgba(191,224,226,.6)', 2),
          at(0, -70, things.globe(s), 1.1),
        ),
        50,
      ),
    ],
    shot,
  );
}

/** Inside the bus on the way. */
export function insideBus(s: Sheet): string {
  const { W, H } = s;
  const seat = (x: number, y: number, k: number): Piece => [
    y,
    at(
      x * W,
      y * H,
      join(
        [-30, 30].map((dx) => at(dx, 20, personBust(s))),
        rect(-66, -60, 132, 80, form(s, '#1f6aa5'), 16),
        rect(-60, -54, 120, 10, '#4f8fc4', 5),
      ),
      k,
    ),
  ];
  const rows: Piece[] = [
    seat(0.2, 0.6, 1.7),
    seat(0.8, 0.6, 1.7),
    seat(0.12, 0.78, 2.5),
    seat(0.88, 0.78, 2.5),
    seat(0.02, 1.05, 3.7),
    seat(0.98, 1.05, 3.7),
  ];
  return join(
    rect(0, 0, W, H, '#f3dcae'),
    poly(outline('0 0, 1 0, 0.66 0.2, 0.34 0.2', [W, H]), form(s, '#fff3dc')),
    poly(outline('0.34 0.58, 0.66 0.58, 0.9 1, 0.1 1', [W, H]), form(s, '#b9967a')),
    rect(W * 0.34, H * 0.2, W * 0.32, H * 0.38, form(s, '#f5b021')),
    rect(W * 0.37, H * 0.23, W * 0.26, H * 0.2, form(s, '#cfe6e0'), 10),
    path(
      `M${W * 0.37} ${H * 0.43}L${W * 0.47} ${H * 0.33}L${W * 0.53} ${H * 0.38}L${W * 0.6} ${H * 0.31}L${W * 0.63} ${H * 0.35}V${H * 0.43}Z`,
      '#8fae5b',
    ),
    [-1, 1].map((d) =>
      poly(
        [
          [W * (0.5 + d * 0.16), H * 0.2],
          [W * (0.5 + d * 0.5), 0],
          [W * (0.5 + d * 0.5), H],
          [W * (0.5 + d * 0.16), H * 0.58],
        ],
        form(s, '#f5b021'),
      ),
    ),
    [-1, 1].flatMap((d) =>
      [
        [0.19, 0.26, 0.25, 0.43],
        [0.27, 0.37, 0.2, 0.46],
        [0.39, 0.5, 0.13, 0.5],
      ].map(([a, b, t, m]) =>
        poly(
          [
            [W * (0.5 + d * (a as number)), H * (t as number)],
            [W * (0.5 + d * (b as number)), H * ((t as number) - 0.06)],
            [W * (0.5 + d * (b as number)), H * ((m as number) + 0.02)],
            [W * (0.5 + d * (a as number)), H * (m as number)],
          ],
          form(s, '#cfe6e0'),
        ),
      ),
    ),
    who(s, { hy: H * 0.3, eye: 1.5 }, 0.5, 0.86, teacher, { girl: true, pose: 'clap', mouth: 'open' })[1],
    who(s, { hy: H * 0.3, eye: 1.5 }, 0.42, 0.74, pupil, { pose: 'cheer', mouth: 'open', hat: 'cap', hatColor: s.theme.accent })[1],
    rows.sort((a, b) => a[0] - b[0]).map(([, d]) => d),
    stroke(`M${W * 0.34} ${H * 0.14}L0 ${H * 0.05}M${W * 0.66} ${H * 0.14}L${W} ${H * 0.05}`, '#8d8580', 8),
  );
}

const personBust = (s: Sheet) => at(0, 0, thingBody(s));

const thingBody = (s: Sheet) => {
  const [, d] = who(s, { hy: -150, eye: 1.5 }, 0, 0, pupil, {
    pose: s.rng.pick(['wave', 'clap', 'cheer'] as const),
    mouth: 'open',
    hat: 'cap',
    hatColor: s.theme.accent,
  });
  return d;
};
