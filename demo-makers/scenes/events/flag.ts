import { type Piece, row, type Shot, thing, who, wide } from '../crew.ts';
import { type Sheet, times } from '../kit.ts';
import { costumes, dressed, pupil, teacher } from '../people/cast.ts';
import * as festive from '../people/held-festive.ts';
import { courtyard } from '../places/backdrops.ts';
import type { Hour } from '../places/sky.ts';
import { outside } from '../scene.ts';
import { flagpole } from '../things/honours.ts';
import * as instruments from '../things/instruments.ts';
import * as things from '../things/things.ts';
import { flat } from './feasts-festival.ts';
import { ncc } from './games-drill.ts';

/** The flag goes up in the courtyard. */
export function flagDay(
  s: Sheet,
  kind: 'hoist' | 'salute' | 'children' | 'march' | 'sing' | 'sweets' | 'speech' | 'dance',
  o: { hour?: Hour; shot?: Shot } = {},
): string {
  const tri = ['#f08a24', '#fffaf0', '#2f8a3e', '#f08a24', '#1d3a7a'];
  return outside(
    s,
    courtyard(s, o.hour ?? 'morning', 'tricolour'),
    (g) => [
      [0.66, flagpole(s, s.W * 0.5, s.H * 0.71, s.H * 0.62)] as Piece,
      ...(kind === 'hoist'
        ? [
            who(s, g, 0.44, 0.725, teacher, { girl: true, pose: 'salute' }),
            who(s, g, 0.56, 0.725, teacher, { girl: false, pose: 'salute' }),
            ...row(s, g, 4, 0.12, 0.38, 0.72, () => ncc(s, { pose: 'salute' }), 0.001),
            ...row(s, g, 4, 0.62, 0.88, 0.72, () => ncc(s, { pose: 'salute' }), 0.001),
            ...row(s, g, 9, 0.02, 0.98, 0.86, () => pupil(s, { view: 'back', pose: 'attention' }), 0.003),
            ...row(s, g, 7, 0, 1, 1.0, () => pupil(s, { view: 'back', pose: 'attention', age: 'small' }), 0.003),
          ]
        : kind === 'salute'
          ? [
              ...row(s, g, 6, 0.1, 0.44, 0.76, () => ncc(s, { pose: 'salute' }), 0.001),
              ...row(s, g, 6, 0.56, 0.92, 0.76, () => ncc(s, { pose: 'salute' }), 0.001),
              ...row(s, g, 6, 0.08, 0.92, 0.93, () => pupil(s, { pose: 'salute', paint: 'y' }), 0.002),
            ]
          : kind === 'children'
            ? [
                ...row(s, g, 7, 0.06, 0.94, 0.8, (i) =>
                  pupil(s, { age: 'small', pose: i % 2 ? 'cheer' : 'wave', right: festive.tricolour, dir: 1, paint: 'y', mouth: 'open' }),
                ),
                ...row(s, g, 5, 0.1, 0.9, 0.97, (i) =>
                  dressed(s, costumes.kurta(tri[i % 3] as string), {
                    pose: 'cheer',
                    right: festive.tricolour,
                    paint: 'y',
                    mouth: 'open',
                    age: 'small',
                  }),
                ),
              ]
            : kind === 'march'
              ? [
                  ...times(5, (i) => who(s, g, 0.1 + i * 0.16, 0.8, ncc, { view: 'side', dir: 1, pose: 'walk' })),
                  ...times(5, (i) =>
                    who(s, g, 0.16 + i * 0.16, 0.94, ncc, {
                      view: 'side',
                      dir: 1,
                      pose: 'walk',
                      ...(i === 4 ? { right: festive.tricolour } : {}),
                    }),
                  ),
                ]
              : kind === 'sing'
                ? [
                    ...row(
                      s,
                      g,
                      8,
                      0.12,
                      0.88,
                      0.76,
                      () => pupil(s, { pose: 'attention', mouth: 'open', age: 'teen', outfit: { sash: '#f08a24' } }),
                      0.002,
                    ),
                    ...row(s, g, 6, 0.14, 0.86, 0.86, () => pupil(s, { pose: 'hold', mouth: 'open', right: festive.tricolour }), 0.002),
                    who(s, g, 0.12, 0.96, pupil, { pose: 'play', girl: false }),
                    thing(s, g, 0.12, 0.975, instruments.tabla(s)),
                    who(s, g, 0.88, 0.96, teacher, { pose: 'play', girl: true }),
                    thing(s, g, 0.88, 0.975, instruments.harmonium(s)),
                  ]
                : kind === 'sweets'
                  ? [
                      flat(s, 0.5, 0.92, 190, tri),
                      who(s, g, 0.36, 0.82, teacher, { girl: true, view: 'side', dir: 1, pose: 'offer', right: festive.thali }),
                      ...times(5, (i) =>
                        who(s, g, 0.48 + i * 0.1, 0.82 + (i % 2) * 0.02, pupil, {
                          age: 'small',
                          view: 'side',
                          dir: -1,
                          pose: i ? 'stand' : 'offer',
                          ...(i % 2 ? { left: festive.tricolour } : {}),
                        }),
                      ),
                      who(s, g, 0.16, 0.93, pupil, { pose: 'wave', right: festive.tricolour, paint: 'y', girl: true, dir: 1 }),
                    ]
                  : kind === 'speech'
                    ? [
                        thing(s, g, 0.28, 0.82, things.lectern(s), 40),
                        who(s, g, 0.285, 0.81, pupil, { age: 'teen', girl: true, pose: 'offer', mouth: 'open' }),
                        ...row(s, g, 4, 0.6, 0.92, 0.76, () => teacher(s, { pose: 'clap' })),
                        ...row(s, g, 7, 0, 1, 1.02, () => pupil(s, { view: 'back' }), 0.006, -50),
                      ]
                    : [
                        ...row(s, g, 9, 0.06, 0.94, 0.79, (i) =>
                          dressed(s, costumes.kathak(tri[Math.floor(i / 3)] as string), {
                            girl: true,
                            pose: i % 2 ? 'twirl' : 'cheer',
                            right: festive.tricolour,
                          }),
                        ),
                        ...row(s, g, 5, 0.14, 0.86, 0.95, (i) =>
                          dressed(s, costumes.kurta(tri[i % 3] as string), {
                            girl: false,
                            pose: 'cheer',
                            right: festive.tricolour,
                            mouth: 'open',
                          }),
                        ),
                      ]),
    ],
    o.shot ?? wide,
  );
}
