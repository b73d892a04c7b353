import { seeded } from '../random.ts';

import { turnOf } from '../turn-of.ts';
import { skins } from './building.ts';
import { box, brushed, cut, matt, place, rgb, ring, times } from './sdl.ts';

/** Open ground that wanders between two colours. */
export const ground = (a: string, b: string, scale = 1.5) =>
  `plane{y,0 texture{pigment{bozo turbulence .6 color_map{[.2 color ${rgb(a)}][.8 color ${rgb(b)}]}scale ${scale}}finish{diffuse .8 ambient 0}}}\n`;

/** A piece of ground laid over the rest: lawn, paving, court. */
export const patch = (x0: number, z0: number, x1: number, z1: number, skin: string, y = 0.02) => box([x0, -0.1, z0], [x1, y, z1], skin);

/** Mown grass. */
export const lawn = brushed('#a9b868', '#8fa758', 0.7);

/** Square sandstone flags. */
export const paving = `texture{pigment{checker color ${rgb('#dcb991')} color ${rgb('#d3ac81')} scale .75 translate y*.37}finish{diffuse .8 ambient 0}}`;

/** The white of lines, nets and posts. */
export const chalk = matt('#fff6e4');

/** A painted line on the ground. */
export const lineOn = (x0: number, z0: number, x1: number, z1: number, wide = 0.06) =>
  box(
    [Math.min(x0, x1) - wide / 2, 0, Math.min(z0, z1) - wide / 2],
    [Math.max(x0, x1) + wide / 2, 0.03, Math.max(z0, z1) + wide / 2],
    chalk,
  );

/** A painted circle, or the half of it beyond z. */
export const circleOn = (x: number, z: number, r: number, wide = 0.06) =>
  cut(`cylinder{<${x},0,${z}>,<${x},.03,${z}>,${r + wide / 2}}`, [`cylinder{<${x},-.1,${z}>,<${x},.1,${z}>,${r - wide / 2}}`], chalk);

/** The wall about the school and the tree-line beyond it. */
export function horizon(radius = 46): string {
  const random = seeded('horizon');
  return (
    times(120, (i) => {
      const a = (i / 120) * 6.2832 + random() * 0.05;
      const r = radius + 3 + random() * 12;
      return place(
        turnOf(['FarA', 'FarB', 'FarA', 'FarC'], Math.floor(random() * 4)),
        [Math.sin(a) * r, -0.6, Math.cos(a) * r],
        random() * 360,
        0.8 + random() * 0.8,
      );
    }) +
    cut(`cylinder{<0,0,0>,<0,2.2,0>,${radius + 0.3}}`, [`cylinder{<0,-1,0>,<0,3,0>,${radius}}`], skins.limeWarm) +
    ring([0, 2.25, 0], radius + 0.15, 0.16, skins.stone)
  );
}
