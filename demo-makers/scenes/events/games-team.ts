import { outline } from '../../outline.ts';
import { pathOf, stroke } from '../../svg.ts';
import { type Doing, type Piece, row, thing, who } from '../crew.ts';
import { at, poly, times } from '../kit.ts';
import { athlete, pupil, teacher } from '../people/cast.ts';
import * as held from '../people/held.ts';
import * as play from '../things/play-things.ts';
import { house } from './games-track.ts';

const goal3 = () => play.goal(220, 130);

/** Games of one team against another. */
export const teamGames = {
  tug: (s, g) => [
    [
      0.801,
      stroke(pathOf`M${s.W * -0.02} ${s.H * 0.607}Q${s.W * 0.5} ${s.H * 0.622} ${s.W * 1.02} ${s.H * 0.607}`, '#8a5f32', 14) +
        stroke(
          pathOf`M${s.W * -0.02} ${s.H * 0.604}Q${s.W * 0.5} ${s.H * 0.619} ${s.W * 1.02} ${s.H * 0.604}`,
          '#d9b67a',
          6,
          'stroke-dasharray="14 9"',
        ) +
        poly(outline('0.49 0.62, 0.51 0.62, 0.5 0.7', [s.W, s.H]), '#b3262e'),
    ] as Piece,
    ...times(4, (i) =>
      who(s, g, 0.06 + i * 0.1, 0.8, athlete, { view: 'side', dir: 1, pose: 'pull', house: house(0), age: 'teen', mouth: 'open' }),
    ),
    ...times(4, (i) =>
      who(s, g, 0.64 + i * 0.1, 0.8, athlete, { view: 'side', dir: -1, pose: 'pull', house: house(1), age: 'teen', mouth: 'open' }),
    ),
    who(s, g, 0.5, 0.62, teacher, { pose: 'cheer', girl: false }),
  ],
  football: (s, g) => [
    who(s, g, 0.44, 0.86, athlete, { view: 'side', dir: 1, pose: 'kick', house: house(0), age: 'teen', girl: false }),
    thing(s, g, 0.56, 0.85, at(0, -14, held.ballShape('football', 12)(s)), 14),
    who(s, g, 0.7, 0.82, athlete, { view: 'side', dir: -1, pose: 'run', house: house(1), age: 'teen' }),
    who(s, g, 0.24, 0.7, athlete, { view: 'side', dir: 1, pose: 'run2', house: house(0), girl: true }),
    who(s, g, 0.86, 0.66, athlete, { view: 'side', dir: -1, pose: 'run2', house: house(1) }),
    thing(s, g, 0.84, 0.6, goal3(), 0),
    who(s, g, 0.93, 0.62, athlete, { pose: 'akimbo', house: '#f2a71b' }),
  ],
  goal: (s, g) => [
    thing(s, g, 0.36, 0.72, play.goal(420, 190), 0),
    who(s, g, 0.66, 0.74, athlete, { pose: 'leap', view: 'side', dir: 1, house: '#f2a71b', age: 'teen' }, 30),
    [0.741, at(s.W * 0.78, s.H * 0.4, held.ballShape('football', 17)(s), 1.6)] as Piece,
    who(s, g, 0.3, 0.93, athlete, { view: 'back', pose: 'cheer', house: house(2), age: 'teen' }),
    who(s, g, 0.16, 0.86, athlete, { view: 'side', dir: 1, pose: 'run', house: house(2), girl: true, mouth: 'open' }),
  ],
  basketball: (s, g) => [
    thing(s, g, 0.12, 0.7, play.hoop(s, 330), 40),
    who(s, g, 0.37, 0.8, athlete, { view: 'side', dir: -1, pose: 'shoot', house: house(0), age: 'teen', girl: false }, 20),
    [0.802, at(s.W * 0.315, s.H * 0.33, held.ballShape('basketball', 16)(s), 1.7)] as Piece,
    who(s, g, 0.5, 0.78, athlete, { view: 'side', dir: -1, pose: 'run', house: house(1), age: 'teen' }),
    who(s, g, 0.24, 0.86, athlete, { view: 'back', pose: 'cheer', house: house(1), age: 'teen' }),
    who(s, g, 0.68, 0.9, athlete, { view: 'side', dir: -1, pose: 'run2', house: house(0), age: 'teen', girl: true }),
    who(s, g, 0.84, 0.74, teacher, { pose: 'akimbo', girl: false, hat: 'cap' }),
  ],
  layup: (s, g) => [
    who(s, g, 0.4, 0.9, athlete, { view: 'side', dir: 1, pose: 'run', house: house(2), age: 'teen', girl: true, mouth: 'open' }),
    [0.91, at(s.W * 0.53, s.H * 0.8, held.ballShape('basketball', 18)(s), 1.7)] as Piece,
    who(s, g, 0.64, 0.86, athlete, { view: 'side', dir: -1, pose: 'block', house: house(3), age: 'teen', girl: true }),
    who(s, g, 0.2, 0.74, athlete, { view: 'side', dir: 1, pose: 'run2', house: house(2), girl: true }),
    ...row(s, g, 4, 0.66, 0.98, 0.66, () => pupil(s, { pose: 'clap' })),
    thing(s, g, 0.9, 0.62, at(0, 0, play.hoop(s, 300), 1, 0, true), 0),
  ],
} as const satisfies Record<string, Doing>;
