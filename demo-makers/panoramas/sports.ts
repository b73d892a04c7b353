import { points } from '../outline.ts';
import { skins } from './building.ts';
import { chalk } from './grounds.ts';
import { ball, box, cone, group, matt, polished, ring, rod, times } from './sdl.ts';

/** A basketball post, its ring over the origin and the court towards -z. */
export function hoop(): string {
  const post = polished('#7a1f2b', 0.3);
  return group([
    rod([0, 0, 1.6], [0, 2.6, 1.6], 0.1, post),
    rod([0, 2.55, 1.6], [0, 3.2, 0.5], 0.08, post),
    box([-0.9, 2.9, 0.36], [0.9, 3.95, 0.41], matt('#fbf4e4')),
    ...(
      [
        [-0.9, 2.9, 0.9, 2.97],
        [-0.9, 3.88, 0.9, 3.95],
        [-0.9, 2.9, -0.83, 3.95],
        [0.83, 2.9, 0.9, 3.95],
        [-0.3, 3.1, 0.3, 3.14],
        [-0.3, 3.5, 0.3, 3.54],
        [-0.3, 3.1, -0.26, 3.54],
        [0.26, 3.1, 0.3, 3.54],
      ] as const
    ).map(([a, b, c, d]) => box([a, b, 0.34], [c, d, 0.37], matt('#c8472f'))),
    ring([0, 3.05, 0.1], 0.23, 0.018, polished('#e0662c', 0.4)),
    times(12, (i) => {
      const [a, b] = [(i / 12) * 6.283, ((i + 0.5) / 12) * 6.283];
      return (
        rod([Math.cos(a) * 0.23, 3.05, 0.1 + Math.sin(a) * 0.23], [Math.cos(b) * 0.13, 2.62, 0.1 + Math.sin(b) * 0.13], 0.006, chalk) +
        rod(
          [Math.cos(b + 0.26) * 0.23, 3.05, 0.1 + Math.sin(b + 0.26) * 0.23],
          [Math.cos(b) * 0.13, 2.62, 0.1 + Math.sin(b) * 0.13],
          0.006,
          chalk,
        )
      );
    }),
  ]);
}

/** A basketball. */
export const basketball = () =>
  group([
    ball([0, 0.12, 0], 0.12, matt('#d9692c')),
    ring([0, 0.12, 0], 0.12, 0.004, matt('#3a2420')),
    ring([0, 0.12, 0], 0.12, 0.004, matt('#3a2420'), [90, 30, 0]),
  ]);

/** Broad steps to sit on, along x, rising to +z. */
export const steps = (length: number, rows: number) =>
  group(
    Array.from(
      { length: rows },
      (_, r) =>
        box([-length / 2, 0, r * 0.8], [length / 2, 0.42 * (r + 1), r * 0.8 + 0.85], r % 2 ? skins.limeWarm : skins.stone) +
        box([-length / 2, 0.42 * (r + 1), r * 0.8], [length / 2, 0.42 * (r + 1) + 0.05, r * 0.8 + 0.3], skins.stoneDeep),
    ),
  );

/** A festival tent with striped cloth, centred. */
export const tent = (hex: string) =>
  group([
    ...points`-2 -2, 2 -2, -2 2, 2 2`.map(([x, z]) => rod([x, 0, z], [x, 2.4, z], 0.05, skins.wood)),
    times(
      8,
      (i) =>
        `intersection{cone{<0,2.3,0>,2.95,<0,4.1,0>,.05} plane{-x,0} plane{x,0 rotate y*45} ${matt(i % 2 ? '#fbeed0' : hex)} rotate y*${i * 45}}`,
    ),
    times(16, (i) =>
      cone(
        [Math.cos(i * 0.393) * 2.85, 2.36, Math.sin(i * 0.393) * 2.85],
        0.3,
        [Math.cos(i * 0.393) * 2.85, 2, Math.sin(i * 0.393) * 2.85],
        0.02,
        matt(i % 2 ? '#fbeed0' : hex),
      ),
    ),
  ]);

/** A football goal across x. */
export const goal = () =>
  group([
    ...[-2.6, 2.6].map((x) => rod([x, 0, 0], [x, 2.2, 0], 0.06, chalk) + rod([x, 2.2, 0], [x, 0, 1.2], 0.03, chalk)),
    rod([-2.6, 2.2, 0], [2.6, 2.2, 0], 0.06, chalk),
    times(17, (i) => rod([-2.6 + i * 0.325, 2.2, 0], [-2.6 + i * 0.325, 0, 1.2], 0.008, chalk)),
    times(7, (i) => rod([-2.6, 2.2 - i * 0.33, i * 0.18], [2.6, 2.2 - i * 0.33, i * 0.18], 0.008, chalk)),
  ]);
