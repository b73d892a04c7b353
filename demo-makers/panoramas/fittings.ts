import { points } from '../outline.ts';
import { skins } from './building.ts';
import { fan, tube } from './furniture.ts';
import { box, group, matt, place, rgb, rod } from './sdl.ts';

/** Floor tiles in two tones. */
export const tiles = (a: string, b: string, size = 0.6) =>
  `texture{pigment{checker color ${rgb(a)} color ${rgb(b)} scale ${size} translate y*.3}finish{diffuse .8 ambient 0 specular .12 roughness .05}}`;
/** A wall clock facing -z. */
export const clock = group([
  rod([0, 0, -0.04], [0, 0, 0], 0.2, skins.wood),
  rod([0, 0, -0.05], [0, 0, -0.03], 0.17, matt('#fffaf0')),
  box([-0.008, 0, -0.06], [0.008, 0.13, -0.05], matt('#3a2420')),
  box([0, -0.008, -0.06], [0.09, 0.008, -0.05], matt('#3a2420')),
]);
/** Fans and tube lights under a ceiling. */
export const fansAndTubes = (height: number, x: number, z: number) =>
  points`${-x} ${-z}, ${x} ${-z}, ${-x} ${z}, ${x} ${z}`.map(([a, b]) => place(fan(), [a, height, b], a * 20)).join('') +
  points`${-x} 0, ${x} 0, 0 ${-z}, 0 ${z}`.map(([a, b]) => place(tube(), [a, height - 0.22, b])).join('');
