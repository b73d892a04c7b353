import { skins } from './building.ts';
import { ball, box, brushed, cone, egg, group, matt, polished, ring, rod, times } from './sdl.ts';

const brass = polished('#d9a441', 0.6);
const steel = polished('#a9b0b2', 0.6);
const varnish = polished('#9a5a2e', 0.45);
const hide = matt('#f3e6cc');

/** A pair of tabla on their rings. */
export const tabla = () =>
  group([
    ring([-0.2, 0.05, 0], 0.14, 0.045, matt('#a8324a')),
    ring([0.2, 0.05, 0], 0.12, 0.04, matt('#d08a25')),
    egg([-0.2, 0.2, 0], [0.19, 0.17, 0.19], polished('#b9bcb6', 0.6)),
    rod([-0.2, 0.24, 0], [-0.2, 0.335, 0], 0.16, matt('#c9a06a')),
    rod([-0.2, 0.335, 0], [-0.2, 0.342, 0], 0.16, hide),
    rod([-0.17, 0.342, 0], [-0.17, 0.346, 0], 0.06, matt('#2b2422')),
    cone([0.2, 0.07, 0], 0.14, [0.2, 0.36, 0], 0.11, varnish),
    rod([0.2, 0.36, 0], [0.2, 0.368, 0], 0.112, hide),
    rod([0.2, 0.368, 0], [0.2, 0.372, 0], 0.048, matt('#2b2422')),
  ]);

/** A harmonium with its bellows raised, the keys towards -z. */
export const harmonium = () =>
  group([
    box([-0.32, 0, -0.17], [0.32, 0.22, 0.17], varnish),
    box([-0.3, 0.22, -0.02], [0.3, 0.27, 0.17], varnish),
    box([-0.29, 0.22, -0.16], [0.29, 0.24, -0.03], matt('#fbf4e4')),
    times(17, (i) =>
      i % 7 === 2 || i % 7 === 6 ? '' : box([-0.275 + i * 0.033, 0.24, -0.1], [-0.258 + i * 0.033, 0.252, -0.03], matt('#2b2422')),
    ),
    `box{<-.3,0,0>,<.3,.26,.02> ${varnish} rotate x*24 translate<0,.1,.17>}`,
    times(5, (i) => `box{<-.28,.02,0>,<.28,.22,.012> ${matt(i % 2 ? '#7a1f2b' : '#a8324a')} rotate x*${4 + i * 4} translate<0,.1,.17>}`),
    ...[-0.2, 0, 0.2].map((x) => ball([x, 0.17, -0.175], 0.014, brass)),
  ]);

/** A sitar or tanpura standing upright. */
export const sitar = () =>
  group([
    egg([0, 0.22, 0], [0.2, 0.22, 0.16], polished('#b8743a', 0.45)),
    egg([0, 0.26, -0.07], [0.15, 0.17, 0.1], polished('#d9a868', 0.4)),
    box([-0.045, 0.36, -0.06], [0.045, 1.36, 0], polished('#7d4a28', 0.4)),
    times(12, (i) => rod([-0.05, 0.5 + i * 0.065, -0.07], [0.05, 0.5 + i * 0.065, -0.07], 0.006, brass)),
    times(5, (i) => rod([-0.11, 1.1 + i * 0.06, -0.03], [0.1, 1.1 + i * 0.06, -0.03], 0.012, matt('#3a2420'))),
    egg([0, 1.16, 0.08], [0.1, 0.1, 0.09], polished('#b8743a', 0.45)),
    ...[-0.02, 0, 0.02].map((x) => rod([x, 0.14, -0.165], [x, 1.34, -0.075], 0.002, steel)),
  ]);

/** A guitar standing or hanging upright. */
export const guitar = (hex: string) =>
  group([
    egg([0, 0.2, 0], [0.2, 0.2, 0.05], polished(hex, 0.45)),
    egg([0, 0.43, 0], [0.15, 0.16, 0.05], polished(hex, 0.45)),
    rod([0, 0.34, -0.045], [0, 0.34, -0.052], 0.055, matt('#2b1a16')),
    box([-0.025, 0.45, -0.055], [0.025, 0.98, -0.025], skins.wood),
    box([-0.04, 0.98, -0.05], [0.04, 1.14, -0.02], varnish),
    box([-0.06, 0.14, -0.06], [0.06, 0.165, -0.045], matt('#3a2420')),
  ]);

function drum(x: number, y: number, z: number, r: number, deep: number, hex: string): string {
  return (
    rod([x, y, z], [x, y + deep, z], r, polished(hex, 0.4)) +
    rod([x, y + deep, z], [x, y + deep + 0.008, z], r * 0.97, hide) +
    ring([x, y + deep, z], r, 0.014, steel) +
    ring([x, y, z], r, 0.014, steel)
  );
}

/** A drum kit, the player's side to +z. */
export const drumKit = (hex: string) =>
  group([
    `object{union{${rod([0, 0, -0.2], [0, 0, 0.2], 0.28, polished(hex, 0.4))}${rod([0, 0, -0.208], [0, 0, -0.2], 0.27, hide)}${ring([0, 0, -0.2], 0.28, 0.018, steel, [90, 0, 0])}${rod([0, 0, -0.212], [0, 0, -0.208], 0.1, matt('#7a1f2b'))}} translate<0,.3,0>}`,
    drum(-0.2, 0.66, 0, 0.15, 0.16, hex),
    drum(0.2, 0.66, 0, 0.16, 0.17, hex),
    drum(0.55, 0.3, 0.2, 0.2, 0.3, hex),
    drum(-0.5, 0.48, 0.2, 0.18, 0.12, hex),
    ...(
      [
        [-0.75, 0.95, 0.05, 0.2],
        [0.7, 1.15, -0.05, 0.24],
        [-0.4, 1.2, -0.15, 0.22],
      ] as const
    ).map(([x, y, z, r]) => rod([x, 0, z], [x, y, z], 0.012, steel) + cone([x, y - 0.005, z], r, [x, y + 0.025, z], 0.02, brass)),
  ]);

/** An electric keyboard on a stand, the keys towards -z. */
export const keyboard = () =>
  group([
    box([-0.62, 0.74, -0.16], [0.62, 0.82, 0.16], polished('#33302f', 0.3)),
    box([-0.58, 0.8, -0.15], [0.58, 0.83, -0.01], matt('#fbf4e4')),
    times(28, (i) =>
      i % 7 === 2 || i % 7 === 6 ? '' : box([-0.555 + i * 0.04, 0.83, -0.08], [-0.535 + i * 0.04, 0.842, -0.01], matt('#2b2422')),
    ),
    rod([-0.45, 0, -0.12], [0.4, 0.74, 0.05], 0.018, steel),
    rod([0.45, 0, -0.12], [-0.4, 0.74, 0.05], 0.018, steel),
  ]);

/** A stand with an open score. */
export const musicStand = () =>
  group([
    rod([0, 0, 0], [0, 1.05, 0], 0.012, steel),
    ...[0, 1, 2].map((i) => rod([0, 0.2, 0], [Math.cos(i * 2.09) * 0.22, 0, Math.sin(i * 2.09) * 0.22], 0.01, steel)),
    `object{union{${box([-0.24, 0, 0], [0.24, 0.32, 0.012], matt('#4a4038'))}${box([-0.2, 0.02, -0.012], [-0.005, 0.28, 0], matt('#fff8e8'))}${box([0.005, 0.02, -0.012], [0.2, 0.28, 0], matt('#f7ecd4'))}${times(5, (i) => box([-0.18, 0.06 + i * 0.045, -0.014], [0.18, 0.066 + i * 0.045, -0.01], matt('#8a6a4a')))}} rotate x*22 translate<0,1,0>}`,
  ]);

/** A loudspeaker. */
export const speaker = () =>
  group([
    box([-0.2, 0, -0.16], [0.2, 0.9, 0.16], brushed('#3f3530', '#352c28', 0.3)),
    rod([0, 0.28, -0.17], [0, 0.28, -0.15], 0.15, matt('#5a4d45')),
    rod([0, 0.28, -0.175], [0, 0.28, -0.16], 0.06, matt('#2b2422')),
    rod([0, 0.66, -0.17], [0, 0.66, -0.15], 0.09, matt('#5a4d45')),
  ]);
