import { palette } from '../palette.ts';
import { turnOf } from '../turn-of.ts';
import { box, brushed, cone, cut, egg, group, matt, place, polished, rgb, rod, standing, times } from './sdl.ts';

/** The surfaces of the school. */
export const skins = {
  lime: brushed('#f9ecd6', '#efdcbb', 1.6),
  limeWarm: brushed('#f5dfbb', '#ecd0a2', 1.6),
  stone: brushed('#deb088', '#cf9a6e', 0.9),
  stoneDeep: brushed('#bd855c', '#a8714b', 0.9),
  maroon: matt(palette.maroon),
  door: polished('#7d2f2c', 0.2),
  wood: brushed('#9a6843', '#84553a', 0.5),
  woodPale: brushed('#c99a66', '#bb8a58', 0.5),
  iron: polished('#3f4a4c', 0.3),
  pane: polished('#86a9ad', 0.6),
  floor: `texture{pigment{checker color ${rgb('#e6c9a0')} color ${rgb('#dcb98a')} scale .6}finish{diffuse .8 ambient 0 specular .08}}`,
} as const;

/** A pierced stone screen, its lattice in the plane of x and y. */
export const jaali = (hex: string = palette.sandstone, cell = 0.22) =>
  `texture{pigment{function{abs(mod(x+1000,1)-.5)+abs(mod(y+1000,1)-.5)}color_map{[0 rgbt 1][.3 rgbt 1][.3 color ${rgb(hex)}][.44 color ${rgb(hex)}][.44 rgbt 1][.5 color ${rgb(hex)}][1 color ${rgb(hex)}]}scale ${cell}}finish{diffuse .8 ambient 0}}`;

/** The outline of a cusped arch, its foot centred on x = 0. */
export function archOutline(width: number, spring: number, height: number): [number, number][] {
  const half = width / 2;
  const rise = height - spring;
  const right: [number, number][] = [];
  const lobes: readonly (readonly [number, number, number, number])[] = [
    [1, 0, 0.98, 0.42],
    [0.72, 0.5, 0.7, 0.78],
    [0.38, 0.8, 0.26, 0.93],
  ];
  lobes.forEach(([x0, y0, cx, cy], i) => {
    const [x1, y1] = lobes[i + 1] ?? ([0, 1] as const);
    for (let s = 0; s < 7; s++) {
      const t = s / 7;
      const q = (a: number, c: number, b: number) => a * (1 - t) ** 2 + 2 * c * t * (1 - t) + b * t * t;
      right.push([half * q(x0, cx, x1), spring + rise * q(y0, cy, y1)]);
    }
  });
  const left = right.map(([x, y]): [number, number] => [-x, y]).reverse();
  return [[half, 0], ...right, [0, height], ...left, [-half, 0]];
}

/** A wall along x with arches through it, front at z = 0. */
export function archWall(bays: number, bay: number, height: number, opening: number, top: number, thick: number, skin: string): string {
  const hole = standing(archOutline(opening, top * 0.62, top), thick + 0.4);
  return cut(
    `box{<0,0,0>,<${bays * bay},${height},${thick}>}`,
    Array.from({ length: bays }, (_, i) => `object{${hole} translate<${(i + 0.5) * bay},-.001,-.2>}`),
    skin,
  );
}

/** A round column with foot and head. */
export function column(height: number, radius = 0.16): string {
  return group([
    box([-radius * 1.6, 0, -radius * 1.6], [radius * 1.6, 0.25, radius * 1.6], skins.stoneDeep),
    cone([0, 0.25, 0], radius * 1.35, [0, 0.4, 0], radius, skins.stone),
    rod([0, 0.3, 0], [0, height - 0.3, 0], radius, skins.stone),
    cone([0, height - 0.42, 0], radius, [0, height - 0.16, 0], radius * 1.6, skins.stone),
    box([-radius * 1.8, height - 0.17, -radius * 1.8], [radius * 1.8, height, radius * 1.8], skins.stoneDeep),
  ]);
}

/** A panelled double door, centred, facing -z. */
export function door(hexSkin: string = skins.door, width = 1.3, height = 2.3): string {
  const leaf = (k: number) =>
    box([k * 0.02, 0, -0.03], [k * (width / 2 - 0.03), height, 0.03], hexSkin) +
    times(3, (i) => box([k * 0.12, 0.15 + i * 0.72, -0.055], [k * (width / 2 - 0.12), 0.72 + i * 0.72, 0], hexSkin));
  return group([
    leaf(-1),
    leaf(1),
    box([-width / 2 - 0.12, 0, -0.07], [-width / 2, height + 0.14, 0.08], skins.wood),
    box([width / 2, 0, -0.07], [width / 2 + 0.12, height + 0.14, 0.08], skins.wood),
    box([-width / 2, height, -0.07], [width / 2, height + 0.14, 0.08], skins.wood),
    egg([0.07, 1.05, -0.08], [0.03, 0.03, 0.03], polished('#e0b04a', 0.6)),
  ]);
}

/** A window with a frame, bars and a sill, centred on its foot, facing -z. */
export function window(width = 1.5, height = 1.4, pane: string = skins.pane): string {
  const frame = skins.wood;
  return group([
    box([-width / 2, 0, -0.01], [width / 2, height, 0.02], pane),
    box([-width / 2 - 0.09, -0.02, -0.06], [-width / 2, height + 0.08, 0.04], frame),
    box([width / 2, -0.02, -0.06], [width / 2 + 0.09, height + 0.08, 0.04], frame),
    box([-width / 2 - 0.09, height, -0.06], [width / 2 + 0.09, height + 0.09, 0.04], frame),
    box([-width / 2 - 0.16, -0.1, -0.16], [width / 2 + 0.16, 0, 0.04], skins.stone),
    box([-0.03, 0, -0.04], [0.03, height, 0.02], frame),
    box([-width / 2, height * 0.66, -0.04], [width / 2, height * 0.66 + 0.05, 0.02], frame),
  ]);
}

/** A dome on a drum with a finial. */
export function dome(radius: number): string {
  return group([
    rod([0, 0, 0], [0, radius * 0.4, 0], radius * 0.94, skins.limeWarm),
    cone([0, radius * 0.34, 0], radius * 1.16, [0, radius * 0.46, 0], radius * 1.02, skins.stone),
    egg([0, radius * 0.46, 0], [radius, radius * 0.98, radius], skins.limeWarm),
    cone([0, radius * 1.4, 0], radius * 0.16, [0, radius * 1.86, 0], 0.01, polished('#e0a233', 0.5)),
    egg([0, radius * 1.5, 0], [radius * 0.13, radius * 0.1, radius * 0.13], polished('#e0a233', 0.5)),
  ]);
}

/** What a wing of the school looks like. */
export interface Wing {
  readonly bays: number;
  readonly storeys: number;
  readonly bay?: number;
  readonly doorSkins?: readonly string[];
  readonly dome?: boolean;
}

/** A wing with arcaded corridors, rooms behind them, railings and a parapet; front along x at z = 0, looking to -z. */
export function wing({ bays, storeys, bay = 3.2, doorSkins = [skins.door], dome: domed = false }: Wing): string {
  const long = bays * bay;
  const high = 3.8;
  const deep = 2.6;
  const storey = (s: number) => {
    const y = s * high;
    const rooms = times(bays, (i) =>
      i % 3 === 1
        ? place(door(turnOf(doorSkins, i + s)), [(i + 0.5) * bay, y + 0.02, deep])
        : place(window(), [(i + 0.5) * bay, y + 1, deep]),
    );
    const rail = s
      ? times(
          bays,
          (i) =>
            `box{<${i * bay + 0.3},0,0>,<${(i + 1) * bay - 0.3},.85,.06> ${jaali()} translate<0,${y + 0.1},.12>}` +
            box([i * bay + 0.3, y + 0.93, 0.08], [(i + 1) * bay - 0.3, y + 1.02, 0.24], skins.stone),
        )
      : '';
    return (
      `object{${archWall(bays, bay, high, bay - 0.75, high - 0.75, 0.32, skins.lime)} translate y*${y}}` +
      times(bays + 1, (i) => place(column(high - 1.35, 0.15), [i * bay, y, -0.05])) +
      box([-0.2, y + high - 0.42, -0.12], [long + 0.2, y + high - 0.3, 0.4], skins.stone) +
      box([-0.5, y + high - 0.16, -0.75], [long + 0.5, y + high - 0.02, deep + 4], skins.stone) +
      times(bays * 3, (i) =>
        box([i * (bay / 3) + 0.4, y + high - 0.32, -0.5], [i * (bay / 3) + 0.54, y + high - 0.16, 0], skins.stoneDeep),
      ) +
      box([0, y, deep], [long, y + high, deep + 4], skins.limeWarm) +
      box([0, y, deep - 0.03], [long, y + 0.8, deep], skins.stone) +
      rooms +
      rail +
      box([-0.2, y - 0.2, -0.25], [long + 0.2, y + 0.02, deep], skins.floor)
    );
  };
  const top = storeys * high;
  const parapet =
    box([-0.3, top, -0.3], [long + 0.3, top + 0.2, 0], skins.limeWarm) +
    `box{<0,0,0>,<${long},.7,.08> ${jaali('#e2b891', 0.25)} translate<0,${top + 0.2},-.2>}` +
    times(
      bays + 1,
      (i) =>
        box([i * bay - 0.16, top, -0.34], [i * bay + 0.16, top + 1.05, -0.02], skins.limeWarm) +
        egg([i * bay, top + 1.12, -0.18], [0.15, 0.17, 0.15], skins.stone),
    ) +
    box([-0.3, top + 0.88, -0.3], [long + 0.3, top + 0.98, -0.02], skins.stone);
  const crown = domed
    ? place(dome(1.7), [long / 2, top + 0.6, 1.6]) +
      place(dome(0.8), [long / 2 - 4.4, top + 0.5, 0.8]) +
      place(dome(0.8), [long / 2 + 4.4, top + 0.5, 0.8])
    : '';
  return group([times(storeys, storey), parapet, crown]);
}
