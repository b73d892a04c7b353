import { palette } from '../palette.ts';
import { seeded } from '../random.ts';

import { turnOf } from '../turn-of.ts';
import { ball, box, brushed, cone, egg, group, matt, named, place, rgb, rod, times, triangle, type Vec } from './sdl.ts';

const bark = brushed('#8a6242', '#6f4c34', 0.3);

/** A broad-crowned tree of many leafy clumps, lighter where the sun is. */
export function tree(seed: string, leaves: readonly [string, string, string], height = 5.5, spread = 2.4): string {
  const random = seeded(seed);
  const clump = (count: number, reach: number, size: number, skin: string) =>
    times(count, () => {
      const a = random() * 6.283;
      const up = random() * 2 - 1;
      const flat = Math.sqrt(1 - up * up);
      const r = size * (0.6 + random() * 0.6);
      return egg([Math.cos(a) * flat * reach, height + up * reach * 0.66, Math.sin(a) * flat * reach], [r, r * 0.72, r], skin);
    });
  const skin = (hex: string) => `texture{pigment{color ${rgb(hex)}}normal{bumps .5 scale .05}finish{diffuse .8 ambient 0}}`;
  const limbs = times(4, (i) =>
    cone([0, height * 0.42, 0], 0.13, [Math.cos(i * 1.7) * spread * 0.6, height * 0.84, Math.sin(i * 1.7) * spread * 0.6], 0.05, bark),
  );
  return group([
    cone([0, 0, 0], 0.3, [0, height * 0.5, 0], 0.17, bark),
    rod([0, height * 0.5, 0], [0, height * 0.9, 0], 0.14, bark),
    limbs,
    clump(40, spread * 0.6, spread * 0.38, skin(leaves[0])),
    clump(170, spread * 0.92, spread * 0.17, skin(leaves[1])),
    clump(230, spread * 1.04, spread * 0.1, skin(leaves[2])),
  ]);
}

/** An ashoka tree: tall and narrow. */
export function ashoka(seed: string): string {
  const random = seeded(seed);
  return group([
    rod([0, 0, 0], [0, 1.4, 0], 0.1, bark),
    times(110, (i) => {
      const t = i / 110;
      const wide = 0.75 * Math.sin(Math.PI * (0.12 + 0.86 * t) ** 0.8) + 0.08;
      const a = random() * 6.283;
      const hex = turnOf([palette.leafDeep, palette.leaf, '#6f9a50'], Math.floor(random() * 3));
      return egg(
        [Math.cos(a) * wide * 0.6, 0.9 + t * 5.6, Math.sin(a) * wide * 0.6],
        [0.3 + wide * 0.22, 0.4, 0.3 + wide * 0.22],
        `texture{pigment{color ${rgb(hex)}}normal{bumps .7 scale .08}finish{diffuse .8 ambient 0}}`,
      );
    }),
  ]);
}

/** A clay pot with broad leaves. */
function pottedPlant(seed: string, leaf: string = palette.leaf, pot = '#b9633f'): string {
  const random = seeded(seed);
  const clay = brushed(pot, '#a8552f', 0.2);
  return group([
    cone([0, 0, 0], 0.17, [0, 0.36, 0], 0.25, clay),
    rod([0, 0.34, 0], [0, 0.41, 0], 0.28, clay),
    rod([0, 0.38, 0], [0, 0.415, 0], 0.24, matt('#4d3324')),
    times(22, (i) => {
      const a = i * 2.4;
      const lean = 18 + random() * 50;
      const long = 0.28 + random() * 0.2;
      return `sphere{0,1 scale<.07,${long.toFixed(3)},.02> translate<0,${long.toFixed(3)},0> rotate x*${lean.toFixed(1)} rotate y*${((a * 180) / Math.PI).toFixed(1)} translate<0,.38,0> ${matt(i % 3 ? leaf : palette.leafLight)}}`;
    }),
  ]);
}

/** A low clipped hedge along x. */
export function hedge(seed: string, length: number, flower?: string): string {
  const random = seeded(seed);
  const leafy = (hex: string) => `texture{pigment{color ${rgb(hex)}}normal{bumps .8 scale .06}finish{diffuse .8 ambient 0}}`;
  return group([
    times(Math.round(length * 5), (i) =>
      egg([i / 5, 0.32 + random() * 0.08, random() * 0.2], [0.26, 0.34, 0.3], leafy(random() < 0.5 ? palette.leafDeep : palette.leaf)),
    ),
    ...(flower
      ? [times(Math.round(length * 7), () => ball([random() * length, 0.52 + random() * 0.16, random() * 0.4 - 0.2], 0.055, matt(flower)))]
      : []),
  ]);
}

/** A string of paper flags sagging between two points. */
export function bunting(
  a: Vec,
  b: Vec,
  count: number,
  sag: number,
  hues: readonly string[] = [palette.maroon, palette.marigold, '#2f7d4f', '#1f6aa5', '#f7e9d2'],
): string {
  const at = (t: number): Vec => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - sag * 4 * t * (1 - t), a[2] + (b[2] - a[2]) * t];
  return group([
    times(count, (i) => rod(at(i / count), at((i + 1) / count), 0.008, matt('#6b4a36'))),
    times(count, (i) => {
      const [p, q] = [at((i + 0.12) / count), at((i + 0.88) / count)];
      return triangle(p, q, [(p[0] + q[0]) / 2, Math.min(p[1], q[1]) - 0.28, (p[2] + q[2]) / 2], matt(turnOf(hues, i)));
    }),
  ]);
}

/** A slatted bench along x, its back to +z. */
export function bench(wood = '#a8703f'): string {
  const plank = brushed(wood, '#8f5c34', 0.4);
  return group([
    ...[0, 1, 2].map((i) => box([-0.85, 0.44, -0.22 + i * 0.15], [0.85, 0.48, -0.1 + i * 0.15], plank)),
    ...[0, 1].map((i) => box([-0.85, 0.6 + i * 0.17, 0.26], [0.85, 0.72 + i * 0.17, 0.3], plank)),
    ...[-0.7, 0.7].map(
      (x) =>
        box([x - 0.03, 0, -0.22], [x + 0.03, 0.46, -0.16], matt('#3f4a4c')) +
        box([x - 0.03, 0, 0.2], [x + 0.03, 0.92, 0.26], matt('#3f4a4c')),
    ),
  ]);
}

/** A tree seen only from far off: a low trunk and a few broad clumps. */
function farTree(seed: string, hues: readonly [string, string], height: number): string {
  const random = seeded(seed);
  return group([
    rod([0, 0, 0], [0, height, 0], 0.2, bark),
    times(34, () => {
      const a = random() * 6.283;
      const up = random();
      const out = 2.1 * Math.sqrt(1 - up * 0.75) * (0.5 + random() * 0.5);
      const r = 0.55 + random() * 0.5;
      return egg(
        [Math.cos(a) * out, height + (up - 0.35) * 2.6, Math.sin(a) * out],
        [r, r * 0.75, r],
        matt(random() < 0.5 ? hues[0] : hues[1]),
      );
    }),
  ]);
}

/** The trees every outdoor scene plants, to be placed by name. */
export const plantings =
  named('Neem', tree('neem', [palette.leafDeep, palette.leaf, palette.leafLight])) +
  named('Gulmohar', tree('gulmohar', [palette.leafDeep, '#7d9a45', '#e0662c'], 4.6, 2.6)) +
  named('Peepal', tree('peepal', ['#446b38', '#6d9548', '#a8bf6a'], 7, 3.4)) +
  named('FarA', farTree('far-a', ['#5d8550', '#7d9f60'], 2.4)) +
  named('FarB', farTree('far-b', ['#6d8f52', '#93ad68'], 3)) +
  named('FarC', farTree('far-c', ['#527a4c', '#6f9558'], 3.8)) +
  named('Ashoka', ashoka('ashoka')) +
  named('Pot', pottedPlant('pot')) +
  named('PotB', pottedPlant('pot-b', '#4f8a5a', '#c98a4a')) +
  named('Bench', bench());

/** Trees by name at places about the viewer, each turned and sized a little differently. */
export function grove(seed: string, names: readonly string[], spots: readonly (readonly [x: number, z: number])[]): string {
  const random = seeded(seed);
  return spots.map(([x, z], i) => place(turnOf(names, i), [x, 0, z], random() * 360, 0.85 + random() * 0.4)).join('');
}
