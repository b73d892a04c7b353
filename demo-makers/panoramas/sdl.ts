import { turnOf } from '../turn-of.ts';
/** A place or measure in metres: right, up, forward. */
export type Vec = readonly [number, number, number];

const short = (value: number) => String(Math.round(value * 10000) / 10000);

/** Writes a vector for POV-Ray. */
export const v = (p: Vec) => `<${p.map(short).join(',')}>`;

/** A #rrggbb colour for POV-Ray. */
export const rgb = (hex: string) => `srgb<${[1, 3, 5].map((at) => short(parseInt(hex.slice(at, at + 2), 16) / 255)).join(',')}>`;

/** Evenly painted matt surface. */
export const matt = (hex: string, diffuse = 0.8) => `texture{pigment{color ${rgb(hex)}}finish{diffuse ${diffuse} ambient 0}}`;

/** Brushed surface that wanders between two colours, like lime-wash. */
export const brushed = (a: string, b: string, scale = 1.2) =>
  `texture{pigment{bozo turbulence .5 color_map{[.2 color ${rgb(a)}][.8 color ${rgb(b)}]}scale ${short(scale)}}finish{diffuse .8 ambient 0}}`;

/** A surface that gives light of its own. */
export const glowing = (hex: string, power = 1) => `texture{pigment{color ${rgb(hex)}}finish{emission ${power} diffuse 0 ambient 0}}`;

/** Polished surface with a soft highlight. */
export const polished = (hex: string, shine = 0.25) =>
  `texture{pigment{color ${rgb(hex)}}finish{diffuse .75 ambient 0 specular ${shine} roughness .03}}`;

/** Clear coloured glass, without bending the light. */
export const glass = (hex: string, clear = 0.6) =>
  `texture{pigment{color ${rgb(hex)} transmit ${clear}}finish{diffuse .5 ambient 0 specular .5 roughness .01}}`;

export const box = (a: Vec, b: Vec, skin: string) => `box{${v(a)},${v(b)} ${skin}}\n`;
export const ball = (c: Vec, r: number, skin: string) => `sphere{${v(c)},${short(r)} ${skin}}\n`;
export const egg = (c: Vec, size: Vec, skin: string, turn: Vec = [0, 0, 0]) =>
  `sphere{0,1 scale ${v(size)} rotate ${v(turn)} translate ${v(c)} ${skin}}\n`;
export const rod = (a: Vec, b: Vec, r: number, skin: string) => `cylinder{${v(a)},${v(b)},${short(r)} ${skin}}\n`;
export const cone = (a: Vec, ra: number, b: Vec, rb: number, skin: string) => `cone{${v(a)},${short(ra)},${v(b)},${short(rb)} ${skin}}\n`;
export const ring = (c: Vec, R: number, r: number, skin: string, turn: Vec = [0, 0, 0]) =>
  `torus{${short(R)},${short(r)} rotate ${v(turn)} translate ${v(c)} ${skin}}\n`;
export const triangle = (a: Vec, b: Vec, c: Vec, skin: string) => `triangle{${v(a)},${v(b)},${v(c)} ${skin}}\n`;

/** Several things as one. */
export const group = (parts: readonly string[], after = '') => `union{${parts.join('')}${after}}\n`;

/** What is left of a body when others are taken out of it. */
export const cut = (body: string, holes: readonly string[], skin: string) => `difference{${body}${holes.join('')}${skin}}\n`;

/** Names a thing, so that it can be placed many times. */
export const named = (name: string, thing: string) => `#declare ${name}=${thing}\n`;

/** Places a thing: grown, turned about the upright, moved. */
export const place = (thing: string, move: Vec, turn = 0, grow: number | Vec = 1) =>
  `object{${thing} scale ${typeof grow === 'number' ? short(grow) : v(grow)} rotate y*${short(turn)} translate ${v(move)}}\n`;

/** Calls the maker once for every whole number below `count`. */
export const times = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, i) => make(i)).join('');

/** A flat outline pushed back to the depth given, standing upright with its foot on y = 0. */
export function standing(outline: readonly (readonly [number, number])[], depth: number): string {
  const points = [...outline, turnOf(outline, 0)].map(([x, y]) => `<${short(x)},${short(y)}>`).join(',');
  return `prism{linear_spline 0,${short(depth)},${outline.length + 1},${points} rotate -90*x scale<1,1,-1>}`;
}
