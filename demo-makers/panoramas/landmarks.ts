import { palette } from '../palette.ts';
import { archOutline, jaali, skins } from './building.ts';
import { ball, box, cone, cut, egg, group, matt, polished, ring, rod, standing, times } from './sdl.ts';

/** The school's gate: a great cusped arch between two turrets, along x. */
export function gate(): string {
  const arch = cut('box{<-3,0,-.4>,<3,5.4,.4>}', [`object{${standing(archOutline(4, 2.6, 4.4), 2)} translate<0,-.001,-1>}`], skins.stone);
  const turret = (x: number) =>
    group([
      box([x - 0.7, 0, -0.7], [x + 0.7, 5.8, 0.7], skins.limeWarm),
      box([x - 0.85, 0, -0.85], [x + 0.85, 0.5, 0.85], skins.stoneDeep),
      box([x - 0.9, 5.6, -0.9], [x + 0.9, 5.85, 0.9], skins.stone),
      egg([x, 5.9, 0], [0.72, 0.8, 0.72], skins.limeWarm),
      cone([x, 6.6, 0], 0.1, [x, 7.1, 0], 0.01, polished('#e0a233', 0.5)),
    ]);
  return group([
    arch,
    turret(-3.4),
    turret(3.4),
    box([-3, 5.3, -0.55], [3, 5.5, 0.55], skins.stoneDeep),
    box([-1.9, 4.55, -0.46], [1.9, 5.15, -0.38], matt(palette.maroon)),
    times(3, (i) => box([-1.5 + i * 1.05, 4.78, -0.48], [-0.7 + i * 1.05, 4.92, -0.44], matt(palette.marigold))),
  ]);
}

/** The yellow school bus, its length along x. */
export function bus(): string {
  const yellow = polished('#f0b02a', 0.35);
  const wheel = (x: number, z: number) =>
    `object{union{${rod([0, 0, -0.12], [0, 0, 0.12], 0.45, matt('#2f2a28'))}${rod([0, 0, -0.13], [0, 0, 0.13], 0.2, polished('#c9c3b6', 0.4))}} translate<${x},.45,${z}>}`;
  return group([
    box([-3.6, 0.5, -1.1], [3.4, 2.7, 1.1], yellow),
    box([3.4, 0.5, -1.05], [4.2, 1.6, 1.05], yellow),
    box([-3.62, 1.15, -1.12], [4.22, 1.28, 1.12], matt(palette.maroon)),
    times(6, (i) => box([-3.3 + i * 1.08, 1.6, -1.115], [-2.4 + i * 1.08, 2.3, 1.115], polished('#5f7f86', 0.6))),
    box([3.38, 1.65, -0.95], [3.43, 2.45, 0.95], polished('#6f9096', 0.6)),
    box([-3.6, 2.7, -1.05], [3.3, 2.85, 1.05], matt('#fdf3dc')),
    wheel(-2.2, -1),
    wheel(-2.2, 1),
    wheel(2.6, -1),
    wheel(2.6, 1),
    ball([4.22, 1, -0.7], 0.14, polished('#fff3d0', 0.6)),
    ball([4.22, 1, 0.7], 0.14, polished('#fff3d0', 0.6)),
  ]);
}

/** A stage with a canopy, curtains and a lectern, facing -z. */
export function stage(): string {
  const post = (x: number, z: number) => rod([x, 1, z], [x, 4.6, z], 0.13, skins.stone);
  const curtain = (x0: number, x1: number) =>
    times(Math.round((x1 - x0) / 0.3), (i) =>
      rod([x0 + i * 0.3 + 0.15, 1, 3.1], [x0 + i * 0.3 + 0.15, 4.3, 3.1], 0.19, matt(i % 2 ? '#8c2733' : palette.maroon)),
    );
  return group([
    box([-6, 0, 0], [6, 1, 4.4], skins.stone),
    box([-6.1, 0.9, -0.12], [6.1, 1.04, 4.4], skins.limeWarm),
    times(3, (i) => box([-1.6, 0, -1.05 + i * 0.35], [1.6, 0.25 * (i + 1), 0], skins.stoneDeep)),
    `box{<-5.8,0,0>,<-1.8,.7,.05> ${jaali('#c98f63', 0.2)} translate<0,.1,-.1>}`,
    `box{<1.8,0,0>,<5.8,.7,.05> ${jaali('#c98f63', 0.2)} translate<0,.1,-.1>}`,
    post(-5.6, 0.4),
    post(5.6, 0.4),
    post(-5.6, 4),
    post(5.6, 4),
    box([-6.3, 4.6, -0.4], [6.3, 4.85, 4.6], skins.limeWarm),
    times(24, (i) =>
      cone([-6 + i * 0.52, 4.6, -0.42], 0.24, [-6 + i * 0.52, 4.15, -0.42], 0.02, matt(i % 2 ? palette.marigold : palette.maroon)),
    ),
    box([-5.6, 1, 3.3], [5.6, 4.6, 3.4], matt('#f5dcae')),
    curtain(-5.5, -2.4),
    curtain(2.5, 5.6),
    egg([0, 2.9, 3.25], [1.05, 1.05, 0.06], matt(palette.marigold)),
    egg([0, 2.9, 3.2], [0.85, 0.85, 0.06], matt('#fdf3dc')),
    cone([0, 2.5, 3.16], 0.42, [0, 3.4, 3.16], 0.02, matt('#e0762a')),
    box([2.6, 1, 0.9], [3.3, 2.1, 1.4], skins.wood),
    `box{<2.5,0,0>,<3.4,.06,.6> ${skins.wood} rotate -18*x translate<0,2.1,.8>}`,
    rod([2.95, 2.1, 1], [2.95, 2.45, 0.85], 0.015, skins.iron),
  ]);
}

/** A fountain shaped as a lotus. */
export const fountain = () =>
  group([
    cut('cylinder{<0,0,0>,<0,.55,0>,1.7}', ['cylinder{<0,.15,0>,<0,1,0>,1.45}'], skins.stone),
    rod([0, 0.2, 0], [0, 0.4, 0], 1.46, polished('#8fc0c4', 0.7)),
    ring([0, 0.55, 0], 1.58, 0.12, skins.stoneDeep),
    rod([0, 0.3, 0], [0, 1, 0], 0.14, skins.limeWarm),
    cone([0, 0.9, 0], 0.15, [0, 1.1, 0], 0.6, skins.limeWarm),
    times(
      10,
      (i) => `sphere{0,1 scale<.14,.34,.05> translate<0,.2,0> rotate x*38 translate<0,1.1,.22> rotate y*${i * 36} ${matt('#efc3b0')}}`,
    ),
    times(
      7,
      (i) => `sphere{0,1 scale<.11,.28,.05> translate<0,.2,0> rotate x*14 translate<0,1.12,.1> rotate y*${i * 51.4} ${matt('#f7dccb')}}`,
    ),
  ]);

/** A floor pattern of powders, as at a festival. */
export function rangoli(): string {
  const [maroon, marigold, white, green, rose] = [palette.maroon, palette.marigold, '#fff6e4', '#2f7d4f', '#d4577a'] as const;
  const petals = (r: number, count: number, size: number, hex: string, y: number) =>
    times(count, (i) => {
      const a = (i / count) * 6.283;
      return egg([Math.cos(a) * r, y, Math.sin(a) * r], [size, 0.006, size * 0.5], matt(hex), [0, (-a * 180) / Math.PI, 0]);
    });
  return group([
    rod([0, 0, 0], [0, 0.028, 0], 1.35, matt('#f6e3bf')),
    petals(1.08, 16, 0.26, maroon, 0.03),
    petals(0.82, 16, 0.2, marigold, 0.034),
    petals(0.56, 10, 0.2, green, 0.036),
    petals(0.32, 8, 0.18, rose, 0.04),
    rod([0, 0, 0], [0, 0.044, 0], 0.16, matt(marigold)),
    times(20, (i) =>
      rod(
        [Math.cos(i * 0.314) * 1.45, 0, Math.sin(i * 0.314) * 1.45],
        [Math.cos(i * 0.314) * 1.45, 0.03, Math.sin(i * 0.314) * 1.45],
        0.05,
        matt(i % 2 ? marigold : white),
      ),
    ),
  ]);
}
