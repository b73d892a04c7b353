import { turnOf } from '../turn-of.ts';
import { skins } from './building.ts';
import { plantings } from './garden.ts';
import { ground, lawn, patch } from './grounds.ts';
import { box, cut, group, matt, place, rod, times } from './sdl.ts';

/** An opening in a wall: its middle along the wall, its width, sill and height. */
export type Opening = readonly [middle: number, width: number, sill: number, height: number];

/** A room about the viewer: its measures, its surfaces, and the openings of its four sides (ahead, right, behind, left). */
export interface Room {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly wall: string;
  readonly dado: string;
  readonly floor: string;
  readonly openings: readonly [ahead: Opening[], right: Opening[], behind: Opening[], left: Opening[]];
}

/** Puts things made for the wall ahead (facing the viewer, x along it, z = 0 its face) on any side of the room. */
export function onWall(room: Room, side: 0 | 1 | 2 | 3, things: readonly string[]): string {
  const distance = side % 2 ? room.width / 2 : room.depth / 2;
  return `object{union{${things.join('')}translate z*${distance}} rotate y*${side * 90}}\n`;
}

function wallOf(room: Room, side: 0 | 1 | 2 | 3): string {
  const half = (side % 2 ? room.depth : room.width) / 2 + 0.25;
  const holes = room.openings[side].map(([x, w, sill, h]) => `box{<${x - w / 2},${sill},-1>,<${x + w / 2},${sill + h},1>}`);
  const frames = room.openings[side]
    .filter(([, , sill]) => sill > 0)
    .map(([x, w, sill, h]) => {
      const bar = (a: number, b: number, c: number, d: number) => box([x + a, sill + b, 0.06], [x + c, sill + d, 0.16], skins.wood);
      return (
        bar(-w / 2, 0, -w / 2 + 0.07, h) +
        bar(w / 2 - 0.07, 0, w / 2, h) +
        bar(-w / 2, h - 0.07, w / 2, h) +
        bar(-0.03, 0, 0.03, h) +
        bar(-w / 2, h * 0.68, w / 2, h * 0.68 + 0.05) +
        box([x - w / 2 - 0.1, sill - 0.08, -0.12], [x + w / 2 + 0.1, sill, 0.2], skins.stone)
      );
    });
  const body = `box{<${-half},0,0>,<${half},${room.height},.25>}`;
  const strip = (y0: number, y1: number, out: number) => `box{<${-half},${y0},${-out}>,<${half},${y1},.01>}`;
  return onWall(room, side, [
    holes.length ? cut(body, holes, room.wall) : `object{${body} ${room.wall}}`,
    cut(strip(0, 0.85, 0.015), holes.length ? holes : ['box{9998,9999}'], room.dado),
    cut(strip(0.85, 0.92, 0.03), holes.length ? holes : ['box{9998,9999}'], skins.wood),
    ...frames,
  ]);
}

/** The floor's upper face: things that lie flat on it start here, those with legs may sink in. It is above the garden's lawn. */
export const floorLevel = 0.03;

/** Four walls, floor and ceiling with beams, and the garden seen through the windows. */
export function shell(room: Room): string {
  const [w, d] = [room.width / 2 + 0.25, room.depth / 2 + 0.25];
  // A long room would have the trees that stand 13 m off inside its own ends.
  const nearest = Math.max(13, d + 3);
  const garden =
    plantings +
    ground('#d8b488', '#caa274') +
    patch(-60, -60, 60, 60, lawn, 0.01) +
    times(26, (i) => {
      const away = nearest + (i % 3) * 3;
      return place(turnOf(['FarA', 'FarB', 'Neem', 'FarC'], i), [Math.sin(i * 0.242) * away, -0.4, Math.cos(i * 0.242) * away], i * 50, 1);
    });
  return (
    garden +
    ([0, 1, 2, 3] as const).map((side) => wallOf(room, side)).join('') +
    box([-w, -0.2, -d], [w, floorLevel, d], room.floor) +
    box([-w, room.height, -d], [w, room.height + 0.2, d], matt('#fbf1dc')) +
    times(3, (i) =>
      box([-w, room.height - 0.22, (i - 1) * (d * 0.66) - 0.12], [w, room.height, (i - 1) * (d * 0.66) + 0.12], skins.limeWarm),
    )
  );
}

/** A curtain drawn to the side of a window, hanging from a rod; the origin is the wall's face. */
export const curtains = ([x, w, sill, h]: Opening, hex: string, fold: string) =>
  group([
    rod([x - w / 2 - 0.3, sill + h + 0.12, -0.1], [x + w / 2 + 0.3, sill + h + 0.12, -0.1], 0.02, skins.wood),
    ...[-1, 1].map((k) =>
      times(5, (i) =>
        rod(
          [x + k * (w / 2 + 0.22 - i * 0.09), sill - 0.15, -0.1],
          [x + k * (w / 2 + 0.22 - i * 0.09), sill + h + 0.12, -0.1],
          0.055,
          matt(i % 2 ? hex : fold),
        ),
      ),
    ),
  ]);
