import { points } from '../outline.ts';
import { palette } from '../palette.ts';
import { turnOf } from '../turn-of.ts';
import { skins, wing } from './building.ts';
import { noticeBoard } from './furniture.ts';
import { bunting, grove, plantings } from './garden.ts';
import { circleOn, ground, horizon, lineOn, patch } from './grounds.ts';
import { box, brushed, cut, egg, matt, place, ring, rod, times } from './sdl.ts';
import { basketball, goal, hoop, steps, tent } from './sports.ts';
import type { Panorama } from './stage.ts';

/** The playing ground: track, pitch, goals, tents and a stand. */
export const playingGround: Panorama = {
  name: 'ground',
  indoors: false,
  sun: [-150, 38],
  world: () => {
    const stump = (z: number) => times(3, (i) => rod([-0.12 + i * 0.12, 0, z], [-0.12 + i * 0.12, 0.72, z], 0.02, matt('#f3e2bd')));
    const oval = [17, 18.2, 19.4, 20.6].map((r) => `object{${circleOn(0, 0, r, 0.08)} scale<1.25,1,1>}`).join('');
    return (
      plantings +
      ground('#a9b868', '#94aa5b', 2.2) +
      times(8, (i) => patch(-20, -16 + i * 4, 20, -14 + i * 4, brushed('#b3c073', '#a2b366', 1.6), 0.008)) +
      place(tent(palette.maroon), [-19, 0, 9], 30) +
      place(tent('#2f7d4f'), [19.5, 0, 9.5], -20) +
      place(tent(palette.marigold), [18.5, 0, -11], 10) +
      place(tent('#1f6aa5'), [-18.5, 0, -11], 40) +
      horizon(52) +
      cut(
        'cylinder{<0,-.1,0>,<0,.012,0>,20.8 scale<1.25,1,1>}',
        ['cylinder{<0,-1,0>,<0,1,0>,16.8 scale<1.25,1,1>}'],
        brushed('#c98a60', '#bd7c53', 1.4),
      ) +
      oval +
      patch(-1.4, 2, 1.4, 12, brushed('#d6b381', '#cba470', 0.8), 0.014) +
      stump(3) +
      stump(11) +
      lineOn(-1.3, 3.6, 1.3, 3.6) +
      lineOn(-1.3, 10.4, 1.3, 10.4) +
      place(goal(), [13.5, 0, 0], 90) +
      place(goal(), [-13.5, 0, 0], -90) +
      circleOn(0, -5, 3.2) +
      lineOn(0, -14, 0, -1.8) +
      lineOn(-13.5, -12, 13.5, -12) +
      place(steps(24, 5), [0, 0, -22.5], 180) +
      box([-12, 4.6, -26.4], [12, 4.8, -22], matt(palette.maroon)) +
      times(
        5,
        (i) =>
          rod([-11.6 + i * 5.8, 0, -25.6], [-11.6 + i * 5.8, 4.6, -25.6], 0.11, skins.stone) +
          rod([-11.6 + i * 5.8, 0, -22.3], [-11.6 + i * 5.8, 4.6, -22.3], 0.09, skins.stone),
      ) +
      place(wing({ bays: 11, storeys: 2, dome: true }), [-17.6, 0, 27]) +
      bunting([-12, 4.5, -21.9], [12, 4.5, -21.9], 44, 0.5) +
      grove(
        'field',
        ['Neem', 'Peepal', 'Gulmohar'],
        [
          [-30, 8],
          [-31, -2],
          [-29, -12],
          [30, 8],
          [31, -3],
          [29, -13],
          [-21, 24],
          [21, 24],
          [-18, -27],
          [18, -27],
        ],
      ) +
      points`3.2 3.4, -2.6 -3.4, -3.2 -2.8`
        .map(([x, z], i) => egg([x, 0.12, z], [0.12, 0.12, 0.12], matt(turnOf(['#fbf4e4', '#c8472f', '#fbf4e4'], i))))
        .join('') +
      times(6, (i) => `cone{<${4 + i * 1.1},0,-8.5>,.16,<${4 + i * 1.1},.4,-8.5>,.03 ${matt('#e0662c')}}`) +
      place('Bench', [-6, 0, -15.4]) +
      place('Bench', [6, 0, -15.4]) +
      rod([24, 0, 20], [24, 9, 20], 0.25, skins.limeWarm) +
      rod([24, 8, 20], [24, 10.2, 20], 1.7, skins.limeWarm) +
      ring([24, 8, 20], 1.7, 0.12, skins.stone)
    );
  },
};

/** The basketball court between steps to sit on and a wing of the school. */
export const basketballCourt: Panorama = {
  name: 'basketball-court',
  indoors: false,
  sun: [-110, 46],
  world: () => {
    const end = (k: 1 | -1) =>
      lineOn(-2.4, k * 13, -2.4, k * 7.4) +
      lineOn(2.4, k * 13, 2.4, k * 7.4) +
      lineOn(-2.4, k * 7.4, 2.4, k * 7.4) +
      circleOn(0, k * 7.4, 1.8) +
      place(hoop(), [0, 0, k * 11.8], k > 0 ? 0 : 180) +
      patch(-2.4, k > 0 ? 7.4 : -13, 2.4, k > 0 ? 13 : -7.4, brushed('#7d2b33', '#722530', 1), 0.024);
    return (
      plantings +
      ground('#dcb68a', '#cfa477') +
      horizon(40) +
      patch(-9, -15, 9, 15, brushed('#5f8a6a', '#557f61', 1.4)) +
      patch(-7.5, -13, 7.5, 13, brushed('#c8764c', '#bd6c44', 1.4), 0.022) +
      lineOn(-7.5, -13, -7.5, 13) +
      lineOn(7.5, -13, 7.5, 13) +
      lineOn(-7.5, -13, 7.5, -13) +
      lineOn(-7.5, 13, 7.5, 13) +
      lineOn(-7.5, 0, 7.5, 0) +
      circleOn(0, 0, 1.8) +
      end(1) +
      end(-1) +
      place(steps(20, 4), [-10, 0, 0], -90) +
      times(5, (i) => place('Ashoka', [-15.5, 0, -9 + i * 4.5])) +
      place(wing({ bays: 8, storeys: 2 }), [14, 0, 12.8], 90) +
      points`-9.6 15.6, 9.6 15.6, -9.6 -15.6, 9.6 -15.6`
        .map(
          ([x, z]) =>
            rod([x, 0, z], [x, 7.5, z], 0.09, skins.iron) + box([x - 0.6, 7.3, z - 0.12], [x + 0.6, 7.8, z + 0.12], matt('#f5efe0')),
        )
        .join('') +
      [15.8, -15.8]
        .map(
          (z) =>
            `box{<-9.6,0,0>,<9.6,2.4,.02> texture{pigment{function{min(abs(mod(x+y+1000,1)-.5),abs(mod(x-y+1000,1)-.5))*2}color_map{[0 srgb<.35,.4,.4>][.12 srgb<.35,.4,.4>][.12 rgbt 1][1 rgbt 1]}scale .22}} translate z*${z}}` +
            rod([-9.6, 2.4, z], [9.6, 2.4, z], 0.04, skins.iron),
        )
        .join('') +
      grove(
        'court',
        ['Neem', 'Gulmohar', 'Peepal'],
        [
          [-8, 20],
          [0, 21],
          [8, 20],
          [-8, -20],
          [1, -21],
          [9, -20],
        ],
      ) +
      place('Bench', [8.6, 0, -6], 90) +
      place('Bench', [8.6, 0, -2], 90) +
      place('Bench', [8.6, 0, 4], 90) +
      place(noticeBoard('score', 1.8, 1, palette.slate), [8.7, 1, 8], 90) +
      rod([8.7, 0, 7.3], [8.7, 1, 7.3], 0.04, skins.wood) +
      rod([8.7, 0, 8.7], [8.7, 1, 8.7], 0.04, skins.wood) +
      points`1.2 2.4, -2 5.2, 3.4 -4`.map(([x, z]) => place(basketball(), [x, 0.02, z], x * 40)).join('') +
      bunting([-9.6, 6.6, 15.6], [9.6, 6.6, 15.6], 36, 0.8) +
      bunting([-9.6, 6.6, -15.6], [9.6, 6.6, -15.6], 36, 0.8)
    );
  },
};
