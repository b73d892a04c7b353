import { points } from '../outline.ts';
import { palette } from '../palette.ts';
import { seeded } from '../random.ts';

import { turnOf } from '../turn-of.ts';
import { skins } from './building.ts';
import type { Vec } from './sdl.ts';
import { ball, box, brushed, cone, egg, glass, glowing, group, matt, place, polished, ring, rod, times } from './sdl.ts';

const steel = polished('#8f979a', 0.5);
const dark = polished('#33302f', 0.3);

/** A table centred on its foot. */
export function table(width: number, depth: number, height: number, top: string = skins.woodPale, legs: string = skins.wood): string {
  const [x, z] = [width / 2 - 0.06, depth / 2 - 0.06];
  return group([
    box([-width / 2, height - 0.05, -depth / 2], [width / 2, height, depth / 2], top),
    ...points`${-x} ${-z}, ${x} ${-z}, ${-x} ${z}, ${x} ${z}`.map(([a, b]) =>
      box([a - 0.03, 0, b - 0.03], [a + 0.03, height - 0.04, b + 0.03], legs),
    ),
  ]);
}

/** A plain chair, its back to +z. */
export function chair(hex: string, size = 1): string {
  const shell = polished(hex, 0.2);
  const legs = points`-0.19 -0.19, 0.19 -0.19, -0.19 0.19, 0.19 0.19`.map(([x, z]) => rod([x, 0, z], [x, 0.44, z], 0.018, steel));
  return group(
    [
      box([-0.23, 0.43, -0.22], [0.23, 0.47, 0.22], shell),
      ...legs,
      box([-0.22, 0.62, 0.2], [0.22, 0.92, 0.24], shell),
      rod([-0.18, 0.44, 0.22], [-0.18, 0.7, 0.22], 0.016, steel),
      rod([0.18, 0.44, 0.22], [0.18, 0.7, 0.22], 0.016, steel),
    ],
    `scale ${size}`,
  );
}

/** A round stool. */
export const stool = (hex = '#a8703f') =>
  group([
    rod([0, 0.56, 0], [0, 0.61, 0], 0.17, brushed(hex, '#8f5c34', 0.3)),
    ...[0, 1, 2, 3].map((i) =>
      cone(
        [Math.cos(i * 1.571) * 0.17, 0, Math.sin(i * 1.571) * 0.17],
        0.018,
        [Math.cos(i * 1.571) * 0.1, 0.57, Math.sin(i * 1.571) * 0.1],
        0.018,
        steel,
      ),
    ),
    ring([0, 0.2, 0], 0.15, 0.011, steel),
  ]);

/** A framed board on the wall, centred on its foot, facing -z. */
export function board(width: number, height: number, hex: string): string {
  return group([
    box([-width / 2, 0, -0.02], [width / 2, height, 0.02], matt(hex)),
    box([-width / 2 - 0.07, -0.07, -0.04], [width / 2 + 0.07, 0, 0.03], skins.wood),
    box([-width / 2 - 0.07, height, -0.04], [width / 2 + 0.07, height + 0.07, 0.03], skins.wood),
    box([-width / 2 - 0.07, 0, -0.04], [-width / 2, height, 0.03], skins.wood),
    box([width / 2, 0, -0.04], [width / 2 + 0.07, height, 0.03], skins.wood),
    box([-width / 2, -0.07, -0.12], [width / 2, -0.045, 0], skins.wood),
  ]);
}

/** A pin-board with papers of many colours. */
export function noticeBoard(seed: string, width = 2.4, height = 1.3, hex = '#b98a5a'): string {
  const random = seeded(seed);
  const papers = ['#fff8e8', '#ffd98a', '#f4b9a0', '#cfe0b8', '#bcd7de', '#f7e9d2'];
  const columns = Math.floor(width / 0.44);
  return group([
    board(width, height, hex),
    times(columns * 2, (i) => {
      const [x, y] = [
        -width / 2 + 0.1 + (i % columns) * 0.44 + random() * 0.05,
        0.1 + Math.floor(i / columns) * (height / 2) + random() * 0.05,
      ];
      const w = 0.28 + random() * 0.08;
      return (
        box([x, y, -0.035], [x + w, y + height * 0.38, -0.02], matt(turnOf(papers, Math.floor(random() * papers.length)))) +
        box(
          [x + 0.04, y + height * 0.1, -0.04],
          [x + w - 0.04, y + height * 0.24, -0.03],
          matt(turnOf([palette.leaf, palette.maroon, palette.marigold, '#5b7f95'], i)),
        ) +
        ball([x + w / 2, y + height * 0.36, -0.045], 0.016, matt(palette.maroon))
      );
    }),
  ]);
}

/** A cupboard of open shelves filled by `item`, centred on its foot, facing -z. */
export function shelves(
  width: number,
  height: number,
  rows: number,
  item: (row: number, width: number) => string,
  body: string = skins.wood,
): string {
  const step = height / rows;
  return group([
    box([-width / 2, 0, 0.2], [width / 2, height, 0.22], body),
    box([-width / 2 - 0.04, 0, -0.18], [-width / 2, height + 0.04, 0.22], body),
    box([width / 2, 0, -0.18], [width / 2 + 0.04, height + 0.04, 0.22], body),
    times(rows + 1, (r) => box([-width / 2, r * step, -0.18], [width / 2, r * step + 0.035, 0.2], body)),
    times(rows, (r) => place(group([item(r, width)]), [-width / 2, r * step + 0.035, 0])),
  ]);
}

/** A row of book spines for a shelf. */
export function books(seed: string): (row: number, width: number) => string {
  return (row, width) => {
    const random = seeded(`${seed}${row}`);
    const hues = ['#8c2f35', '#c98b3a', '#4f7256', '#3f6270', '#b3654a', '#e3c48f', '#6b3b52'];
    let [out, x] = ['', 0.03];
    while (x < width - 0.1) {
      const w = 0.03 + random() * 0.04;
      out += box([x, 0, -0.1], [x + w - 0.004, 0.2 + random() * 0.1, 0.12], matt(turnOf(hues, Math.floor(random() * hues.length))));
      x += w + (random() < 0.06 ? 0.12 : 0);
    }
    return out;
  };
}

/** A ceiling fan; the origin is the ceiling. */
export const fan = () =>
  group([
    rod([0, 0, 0], [0, -0.5, 0], 0.02, matt('#e9dfc8')),
    rod([0, -0.46, 0], [0, -0.58, 0], 0.12, matt('#e9dfc8')),
    ...[0, 1, 2].map((i) => `box{<.1,-.54,-.07>,<.72,-.525,.07> ${matt('#efe6d2')} rotate y*${i * 120 + 20}}`),
  ]);

/** A tube light on the ceiling along x. */
export const tube = () =>
  group([
    box([-0.62, -0.05, -0.06], [0.62, 0, 0.06], matt('#f5efe0')),
    rod([-0.58, -0.075, 0], [0.58, -0.075, 0], 0.025, glowing('#fff6e0', 1.3)),
  ]);

/** A desktop computer with a bright picture on its screen, facing -z; the origin is the table top. */
export function computer(hex: string): string {
  return group([
    box([-0.12, 0, 0.02], [0.12, 0.015, 0.2], dark),
    rod([0, 0, 0.12], [0, 0.2, 0.12], 0.02, dark),
    box([-0.27, 0.12, 0.06], [0.27, 0.46, 0.1], dark),
    box([-0.25, 0.14, 0.05], [0.25, 0.44, 0.07], glowing(hex, 0.85)),
    box([-0.25, 0.4, 0.045], [0.25, 0.44, 0.06], glowing(palette.maroon, 0.9)),
    box([-0.21, 0.27, 0.045], [-0.03, 0.37, 0.06], glowing('#fff6e0', 0.95)),
    box([0.02, 0.33, 0.045], [0.2, 0.36, 0.06], glowing('#fff6e0', 0.9)),
    box([0.02, 0.27, 0.045], [0.16, 0.3, 0.06], glowing('#f2c36a', 0.9)),
    box([-0.21, 0.18, 0.045], [0.2, 0.23, 0.06], glowing('#f2a71b', 0.75)),
    box([-0.2, 0, -0.28], [0.2, 0.02, -0.13], matt('#e8dfcd')),
    times(4, (i) => box([-0.18, 0.02, -0.265 + i * 0.033], [0.18, 0.026, -0.242 + i * 0.033], matt('#6b6258'))),
    egg([0.29, 0.015, -0.2], [0.03, 0.018, 0.05], matt('#e8dfcd')),
  ]);
}

/** Laboratory glass by kind; the origin is the table top. */
export function vessel(kind: 'flask' | 'bottle' | 'beaker' | 'tubes', hex: string): string {
  const clear = glass('#e6f2ee', 0.7);
  if (kind === 'flask')
    return group([
      cone([0, 0, 0], 0.09, [0, 0.09, 0], 0.06, polished(hex, 0.5)),
      cone([0, 0, 0], 0.095, [0, 0.17, 0], 0.025, clear),
      rod([0, 0.16, 0], [0, 0.25, 0], 0.026, clear),
      ring([0, 0.25, 0], 0.027, 0.006, clear),
    ]);
  if (kind === 'beaker')
    return group([rod([0, 0.005, 0], [0, 0.08, 0], 0.058, polished(hex, 0.5)), rod([0, 0, 0], [0, 0.15, 0], 0.063, clear)]);
  if (kind === 'bottle')
    return group([
      rod([0, 0, 0], [0, 0.15, 0], 0.05, polished(hex, 0.5)),
      cone([0, 0.15, 0], 0.05, [0, 0.19, 0], 0.022, polished(hex, 0.5)),
      rod([0, 0.19, 0], [0, 0.23, 0], 0.026, matt('#3a2a22')),
      rod([0, 0.04, 0], [0, 0.11, 0], 0.0515, matt('#fff6e0')),
    ]);
  return group([
    box([-0.14, 0.1, -0.03], [0.14, 0.115, 0.03], skins.wood),
    box([-0.14, 0, -0.03], [0.14, 0.015, 0.03], skins.wood),
    box([-0.14, 0, -0.03], [-0.125, 0.115, 0.03], skins.wood),
    box([0.125, 0, -0.03], [0.14, 0.115, 0.03], skins.wood),
    ...[-0.09, -0.03, 0.03, 0.09].map(
      (x, i) =>
        rod([x, 0.02, 0], [x, 0.1, 0], 0.014, polished(turnOf([hex, '#e0a233', '#5f9a55', '#a8324a'], i), 0.5)) +
        rod([x, 0.02, 0], [x, 0.19, 0], 0.016, clear),
    ),
  ]);
}

/** A row of reagent bottles for a shelf. */
export const bottles = (seed: string) => (row: number, width: number) => {
  const random = seeded(`${seed}${row}`);
  const hues = ['#a8552f', '#3f6f94', '#5f8a4c', '#d9a13f', '#8c4a6a', '#d8cdb4', '#7a4a2c'];
  return times(Math.floor(width / 0.13), (i) =>
    place(
      vessel('bottle', turnOf(hues, Math.floor(random() * hues.length))),
      [0.08 + i * 0.13, 0, -0.02 + random() * 0.06],
      0,
      0.85 + random() * 0.35,
    ),
  );
};

/** A rug of three bands, centred. */
export const rug = (width: number, depth: number, hues: readonly [string, string, string]) =>
  group(
    hues.map((hex, i) =>
      box(
        [-width / 2 + i * 0.16, 0.004, -depth / 2 + i * 0.16],
        [width / 2 - i * 0.16, 0.012 + i * 0.002, depth / 2 - i * 0.16],
        brushed(hex, hex, 0.2),
      ),
    ),
  );

/** Things hung in a row on threads from the ceiling. */
export const hanging = (from: Vec, count: number, step: Vec, thing: (index: number) => string, drop = 0.5) =>
  times(count, (i) => {
    const at: Vec = [from[0] + step[0] * i, from[1], from[2] + step[2] * i];
    const low = drop + (i % 3) * 0.12;
    return rod(at, [at[0], at[1] - low, at[2]], 0.004, matt('#8a6a4a')) + place(thing(i), [at[0], at[1] - low, at[2]], i * 37);
  });
