import { palette } from './palette.ts';
import { skins, wing } from './panorama-building.ts';
import { noticeBoard } from './panorama-furniture.ts';
import { bunting, flagpole, grove, hedge, plantings } from './panorama-garden.ts';
import {
  basketball,
  bus,
  circleOn,
  fountain,
  gate,
  goal,
  ground,
  hoop,
  horizon,
  lawn,
  lineOn,
  patch,
  paving,
  rangoli,
  stage,
  steps,
  tent,
} from './panorama-grounds.ts';
import { speaker } from './panorama-instruments.ts';
import { box, brushed, cut, egg, matt, named, place, ring, rod, times } from './panorama-sdl.ts';
import type { Panorama } from './panorama-stage.ts';

const tricolour = ['#ff9933', '#fffaf0', '#138808'];
const pots = (x0: number, x1: number, z: number, count: number) =>
  times(count, (i) =>
    place(i % 2 ? 'Pot' : 'PotB', [x0 + ((x1 - x0) * i) / (count - 1), 0, z], i * 71, 1.1),
  );

const mainGround: Panorama = {
  name: 'main-ground',
  indoors: false,
  sun: [-158, 38],
  world: () =>
    plantings +
    ground('#dcb68a', '#cfa477') +
    horizon(44) +
    place(wing({ bays: 9, storeys: 2, dome: true }), [-14.4, 0, 11.5]) +
    place(wing({ bays: 7, storeys: 2 }), [-18, 0, -13], -90) +
    patch(-2.4, -32, 2.4, 11, paving) +
    patch(-13, 1.5, -3, 9.6, lawn) +
    patch(3, 1.5, 15, 9.6, lawn) +
    patch(-14, -18, -3, -3, lawn) +
    patch(3, -18, 12, -3, lawn) +
    place(gate(), [0, 0, -26], 180) +
    place(bus(), [13, 0, -2.4], 62) +
    place(hedge('a', 9.5, palette.marigold), [-12.6, 0, 1.7]) +
    place(hedge('b', 11.5, '#d4577a'), [3.2, 0, 1.7]) +
    place(hedge('c', 10, '#f4cf6a'), [-13.4, 0, -3.3]) +
    place(hedge('d', 8, palette.marigold), [3.4, 0, -3.3]) +
    grove(
      'main',
      ['Neem', 'Gulmohar'],
      [
        [-9.5, 5.6],
        [10, 5.4],
        [-9, -9],
        [9.6, -10],
        [-6, -15.5],
        [6.5, -16.5],
      ],
    ) +
    [-13, -6.6, 6.6, 13].map((x) => place('Ashoka', [x, 0, 10.4])).join('') +
    place('Bench', [-5, 0, 3.2], 180) +
    place('Bench', [5, 0, 3.2], 180) +
    place('Bench', [-5, 0, -4.6]) +
    pots(-4.4, 4.4, 10.7, 8) +
    place(flagpole([palette.maroon, palette.marigold]), [4, 0, 6.4], 20) +
    bunting([-13, 4.6, 9.8], [0, 6.6, 10.4], 26, 1) +
    bunting([0, 6.6, 10.4], [13, 4.6, 9.8], 26, 1),
};

const assemblyGround: Panorama = {
  name: 'assembly-ground',
  indoors: false,
  sun: [-125, 50],
  world: () =>
    plantings +
    ground('#dcb68a', '#cfa477') +
    horizon(42) +
    patch(-13, -13, 13, 8.5, brushed('#d9b083', '#cfa071', 2.5)) +
    place(stage(), [0, 0, 9]) +
    place(wing({ bays: 7, storeys: 2 }), [-16, 0, -12], -90) +
    place(wing({ bays: 7, storeys: 2 }), [16, 0, 10.4], 90) +
    place(wing({ bays: 9, storeys: 1, dome: true }), [14.4, 0, -16], 180) +
    times(9, (i) => (Math.abs(i - 4) < 0.5 ? '' : lineOn(-8 + i * 2, -10, -8 + i * 2, 5))) +
    lineOn(-9.5, 6, 9.5, 6, 0.1) +
    place(flagpole(tricolour), [-7.8, 0, 6.8], 10) +
    place(flagpole([palette.maroon, palette.marigold]), [7.8, 0, 6.8], 10) +
    place(speaker(), [-5.4, 1.04, 9.5], 10, 1.3) +
    place(speaker(), [5.4, 1.04, 9.5], -10, 1.3) +
    bunting([-15.5, 6, -6], [15.5, 6, -6], 60, 1.2) +
    bunting([-15.5, 6, 3], [0, 5, 9], 34, 0.9) +
    bunting([15.5, 6, 3], [0, 5, 9], 34, 0.9) +
    grove(
      'assembly',
      ['Gulmohar', 'Neem'],
      [
        [-12.6, 11.5],
        [12.8, 11.5],
        [-12.5, -14],
        [12.8, -14],
      ],
    ) +
    pots(-5.6, -2, 8.3, 5) +
    pots(2, 5.6, 8.3, 5) +
    place('Bench', [-12.2, 0, -4], -90) +
    place('Bench', [12.2, 0, -4], 90) +
    place('Bench', [-12.2, 0, 2], -90) +
    place('Bench', [12.2, 0, 2], 90) +
    place(rangoli(), [0, 0, 5], 0, 0.8),
};

const playingGround: Panorama = {
  name: 'ground',
  indoors: false,
  sun: [-150, 38],
  world: () => {
    const stump = (z: number) =>
      times(3, (i) =>
        rod([-0.12 + i * 0.12, 0, z], [-0.12 + i * 0.12, 0.72, z], 0.02, matt('#f3e2bd')),
      );
    const oval = [17, 18.2, 19.4, 20.6]
      .map((r) => `object{${circleOn(0, 0, r, 0.08)} scale<1.25,1,1>}`)
      .join('');
    return (
      plantings +
      ground('#a9b868', '#94aa5b', 2.2) +
      times(8, (i) =>
        patch(-20, -16 + i * 4, 20, -14 + i * 4, brushed('#b3c073', '#a2b366', 1.6), 0.008),
      ) +
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
      [
        [3.2, 3.4],
        [-2.6, -3.4],
        [-3.2, -2.8],
      ]
        .map(([x, z], i) =>
          egg([x!, 0.12, z!], [0.12, 0.12, 0.12], matt(['#fbf4e4', '#c8472f', '#fbf4e4'][i]!)),
        )
        .join('') +
      times(
        6,
        (i) => `cone{<${4 + i * 1.1},0,-8.5>,.16,<${4 + i * 1.1},.4,-8.5>,.03 ${matt('#e0662c')}}`,
      ) +
      place('Bench', [-6, 0, -15.4]) +
      place('Bench', [6, 0, -15.4]) +
      rod([24, 0, 20], [24, 9, 20], 0.25, skins.limeWarm) +
      rod([24, 8, 20], [24, 10.2, 20], 1.7, skins.limeWarm) +
      ring([24, 8, 20], 1.7, 0.12, skins.stone)
    );
  },
};

const schoolCentre: Panorama = {
  name: 'school-centre',
  indoors: false,
  sun: [-150, 60],
  world: () =>
    plantings +
    named(
      'Wing',
      wing({ bays: 6, storeys: 2, doorSkins: [skins.door, matt('#1f6a6a'), matt('#c98a2e')] }),
    ) +
    ground('#e0bd90', '#d4ab7c') +
    patch(-10, -10, 10, 10, paving) +
    [0, 90, 180, 270]
      .map((turn) => `object{Wing translate<-9.6,0,10.2> rotate y*${turn}}`)
      .join('') +
    [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ]
      .map(([a, b]) => box([a! * 9.6, 0, b! * 9.6], [a! * 16, 8.6, b! * 16], skins.limeWarm))
      .join('') +
    patch(-8.6, 2.6, -2.6, 8.6, lawn, 0.08) +
    patch(2.6, 2.6, 8.6, 8.6, lawn, 0.08) +
    patch(-8.6, -8.6, -2.6, -2.6, lawn, 0.08) +
    patch(2.6, -8.6, 8.6, -2.6, lawn, 0.08) +
    place(fountain(), [0, 0, 5.2]) +
    place(rangoli(), [0, 0, -3.6]) +
    grove(
      'centre',
      ['Neem', 'Gulmohar', 'Neem', 'Gulmohar'],
      [
        [-5.6, 5.8],
        [5.8, 6],
        [6, -5.8],
        [-5.8, -6],
      ],
    ) +
    [
      [-5.6, 5.8],
      [5.8, 6],
      [6, -5.8],
      [-5.8, -6],
    ]
      .map(([x, z]) =>
        cut(
          `cylinder{<${x},0,${z}>,<${x},.5,${z}>,1.3}`,
          [`cylinder{<${x},.4,${z}>,<${x},1,${z}>,1.05}`],
          skins.stone,
        ),
      )
      .join('') +
    [
      [-2.3, 4],
      [2.3, 4],
      [-2.3, -5.6],
      [2.3, -5.6],
    ]
      .map(([x, z], i) => place('Bench', [x!, 0, z!], x! < 0 ? -90 : 90, 1 - i * 0))
      .join('') +
    place(hedge('e', 5.6, palette.marigold), [-8.4, 0.05, 2.8]) +
    place(hedge('f', 5.6, '#d4577a'), [2.8, 0.05, 2.8]) +
    place(hedge('g', 5.6, '#f4cf6a'), [2.8, 0.05, -2.8]) +
    place(hedge('h', 5.6, palette.marigold), [-8.4, 0.05, -2.8]) +
    place(noticeBoard('centre'), [9.3, 1.1, 0], 90) +
    rod([9.3, 0, -1.1], [9.3, 1.2, -1.1], 0.05, skins.wood) +
    rod([9.3, 0, 1.1], [9.3, 1.2, 1.1], 0.05, skins.wood) +
    pots(-9, -3, 9.4, 5) +
    pots(3, 9, 9.4, 5) +
    pots(-9, 9, -9.4, 8) +
    bunting([-9.6, 6.6, 4.6], [9.6, 6.6, 4.6], 48, 1.1) +
    bunting([-9.6, 6.6, -4.6], [9.6, 6.6, -4.6], 48, 1.1),
};

const basketballCourt: Panorama = {
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
      patch(
        -2.4,
        k > 0 ? 7.4 : -13,
        2.4,
        k > 0 ? 13 : -7.4,
        brushed('#7d2b33', '#722530', 1),
        0.024,
      );
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
      [
        [-9.6, 15.6],
        [9.6, 15.6],
        [-9.6, -15.6],
        [9.6, -15.6],
      ]
        .map(
          ([x, z]) =>
            rod([x!, 0, z!], [x!, 7.5, z!], 0.09, skins.iron) +
            box([x! - 0.6, 7.3, z! - 0.12], [x! + 0.6, 7.8, z! + 0.12], matt('#f5efe0')),
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
      [
        [1.2, 2.4],
        [-2, 5.2],
        [3.4, -4],
      ]
        .map(([x, z]) => place(basketball(), [x!, 0.02, z!], x! * 40))
        .join('') +
      bunting([-9.6, 6.6, 15.6], [9.6, 6.6, 15.6], 36, 0.8) +
      bunting([-9.6, 6.6, -15.6], [9.6, 6.6, -15.6], 36, 0.8)
    );
  },
};

/** The five places under the sky. */
export const outdoors: readonly Panorama[] = [
  mainGround,
  assemblyGround,
  playingGround,
  schoolCentre,
  basketballCourt,
];
