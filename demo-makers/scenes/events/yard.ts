import { pathOf, stroke } from '../../svg.ts';
import { type Piece, row, type Shot, standing, thing, who, wide } from '../crew.ts';
import { at, form, join, rect, type Sheet, times } from '../kit.ts';
import { parent, pupil, teacher, traveller, type Wish } from '../people/cast.ts';
import * as held from '../people/held.ts';
import type { PoseName } from '../people/people.ts';
import { garden, yard } from '../places/backdrop-grounds.ts';
import { courtyard } from '../places/backdrops.ts';
import type { Hour } from '../places/sky.ts';
import { outside } from '../scene.ts';
import * as play from '../things/play-things.ts';
import { bicycle, bus, busFront, rickshaw } from '../things/vehicles.ts';

/** The bus yard and journeys. */
export function transport(s: Sheet, kind: 'board' | 'row' | 'leave' | 'tour', shot: Shot = wide, hour: Hour = 'morning'): string {
  return outside(
    s,
    yard(s, hour),
    (g) =>
      kind === 'row'
        ? [
            ...times(4, (i) => thing(s, g, 0.14 + i * 0.235, 0.64, busFront(s), 120)),
            who(s, g, 0.3, 0.82, teacher, { girl: false, pose: 'stand', view: 'side', dir: 1, right: held.notebook() }),
            ...row(s, g, 4, 0.45, 0.9, 0.9, () => traveller(s, { view: 'side', dir: -1, pose: 'walk' })),
          ]
        : kind === 'leave'
          ? [
              thing(s, g, 0.52, 0.66, bus(s), 0),
              who(s, g, 0.16, 0.84, parent, { pose: 'wave', view: 'back', girl: true }),
              who(s, g, 0.25, 0.86, parent, { pose: 'wave', view: 'back', girl: false }),
              who(s, g, 0.78, 0.9, pupil, { view: 'side', dir: -1, pose: 'walk' }),
              thing(s, g, 0.88, 0.84, bicycle('#b3262e'), 60),
            ]
          : [
              thing(s, g, 0.44, 0.68, bus(s), 0),
              ...times(kind === 'tour' ? 7 : 5, (i) =>
                who(s, g, 0.9 - i * 0.085, 0.8 + (i % 2) * 0.03, traveller, {
                  view: 'side',
                  dir: -1,
                  pose: i % 2 ? 'walk' : 'walk2',
                  age: kind === 'tour' ? 'child' : i % 2 ? 'small' : 'child',
                  ...(kind === 'tour' ? { hat: 'cap' as const, hatColor: s.theme.accent } : {}),
                }),
              ),
              who(s, g, 0.16, 0.84, teacher, { girl: true, pose: 'present', dir: 1, right: held.notebook('#7a1f2b') }),
              who(s, g, 0.27, 0.93, parent, { girl: false, pose: 'wave' }),
              ...(kind === 'board' ? [thing(s, g, 0.93, 0.62, rickshaw(s), 0)] : []),
            ],
    shot,
  );
}

/** The kids' park. */
export function park(s: Sheet, shot: Shot = wide, hour: Hour = 'morning'): string {
  const kid = (w: Wish) => pupil(s, { age: 'small', mouth: 'open', ...w });
  return outside(
    s,
    garden(s, hour),
    (g) => [
      thing(s, g, 0.26, 0.72, play.slide(s), 120),
      standing(s, g, 0.265, 0.721, kid({ view: 'side', dir: 1, pose: 'sitGround' }), 66),
      standing(s, g, 0.195, 0.719, kid({ pose: 'cheer' }), 150),
      thing(s, g, 0.7, 0.7, play.swings(s), 160),
      ...[-0.06, 0.05].map((dx, i) => {
        const [y, d] = standing(s, g, 0.7 + dx, 0.702, kid({ view: 'side', dir: i ? -1 : 1, pose: 'swing', girl: i === 0 }), 40);
        return [
          y,
          stroke(
            pathOf`M${s.W * (0.7 + dx) - 10} ${s.H * 0.45}L${s.W * (0.7 + dx) - 4} ${s.H * 0.655}M${s.W * (0.7 + dx) + 14} ${s.H * 0.45}L${s.W * (0.7 + dx) + 18} ${s.H * 0.655}`,
            '#8a6a4a',
            2.4,
          ) + d,
        ] as Piece;
      }),
      thing(s, g, 0.54, 0.88, play.seesaw(s), 100),
      standing(s, g, 0.4, 0.879, kid({ view: 'side', dir: 1, pose: 'chair', girl: true }), 28),
      standing(s, g, 0.68, 0.881, kid({ view: 'side', dir: -1, pose: 'chair', girl: false }), 1),
      who(s, g, 0.88, 0.8, teacher, { girl: true, pose: 'clap' }),
      standing(s, g, 0.12, 0.93, kid({ view: 'side', dir: 1, pose: 'run' })),
      standing(s, g, 0.85, 0.95, kid({ view: 'side', dir: -1, pose: 'run2', girl: true })),
      thing(s, g, 0.76, 0.96, at(0, -12, held.ballShape('volley', 13)(s)), 14),
    ],
    shot,
  );
}

/** The morning assembly. */
export function assembly(s: Sheet, o: { hour?: Hour; shot?: Shot; pose?: PoseName } = {}): string {
  const set = courtyard(s, o.hour ?? 'morning', 'plain');
  return outside(
    s,
    set,
    (g) => [
      [
        0.62,
        join(
          rect(s.W * 0.33, s.H * 0.595, s.W * 0.34, s.H * 0.04, form(s, s.theme.stone)),
          rect(s.W * 0.31, s.H * 0.63, s.W * 0.38, s.H * 0.03, form(s, s.theme.stoneShade)),
        ),
      ] as Piece,
      who(s, g, 0.44, 0.634, pupil, { pose: 'namaste', girl: true, age: 'teen' }),
      who(s, g, 0.5, 0.632, pupil, { pose: 'namaste', girl: false, age: 'teen' }),
      who(s, g, 0.56, 0.634, teacher, { pose: 'namaste', girl: true }),
      who(s, g, 0.62, 0.634, teacher, { pose: 'namaste', girl: false }),
      ...times(4, (r) =>
        row(
          s,
          g,
          11 - r * 2,
          0.04,
          0.96,
          0.71 + r * 0.088 + r * r * 0.006,
          () => pupil(s, { view: 'back', pose: o.pose ?? 'attention', age: r < 2 ? 'teen' : 'child' }),
          0.004,
        ),
      ),
    ],
    o.shot ?? wide,
  );
}
