import { points } from '../outline.ts';
import { palette } from '../palette.ts';
import { skins, wing } from './building.ts';
import { ashokaChakra, flagpole, thinCloth } from './flag.ts';
import { noticeBoard } from './furniture.ts';
import { bunting, grove, hedge, plantings } from './garden.ts';
import { ground, horizon, lawn, lineOn, patch, paving } from './grounds.ts';
import { speaker } from './instruments.ts';
import { bus, fountain, gate, rangoli, stage } from './landmarks.ts';
import { box, brushed, cut, matt, named, place, rod, times } from './sdl.ts';
import type { Panorama } from './stage.ts';

const tricolour = ['#ff9933', '#fffaf0', '#138808'];

const pots = (x0: number, x1: number, z: number, count: number) =>
  times(count, (i) => place(i % 2 ? 'Pot' : 'PotB', [x0 + ((x1 - x0) * i) / (count - 1), 0, z], i * 71, 1.1));

/** The main ground between the gate and the front of the school. */
export const mainGround: Panorama = {
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

/** The assembly ground before its stage, the country's flag at one side and the school's at the other. */
export const assemblyGround: Panorama = {
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
    place(flagpole(tricolour, ashokaChakra(), thinCloth), [-7.8, 0, 6.8], -52) +
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

/** The courtyard at the centre of the school, with its fountain. */
export const schoolCentre: Panorama = {
  name: 'school-centre',
  indoors: false,
  sun: [-150, 60],
  wallLight: 0.5,
  world: () =>
    plantings +
    named('Wing', wing({ bays: 6, storeys: 2, doorSkins: [skins.door, matt('#1f6a6a'), matt('#c98a2e')] })) +
    ground('#e0bd90', '#d4ab7c') +
    patch(-10, -10, 10, 10, paving) +
    [0, 90, 180, 270].map((turn) => `object{Wing translate<-9.6,0,10.2> rotate y*${turn}}`).join('') +
    points`-1 1, 1 1, 1 -1, -1 -1`.map(([a, b]) => box([a * 9.6, 0, b * 9.6], [a * 16, 8.6, b * 16], skins.limeWarm)).join('') +
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
      .map(([x, z]) => cut(`cylinder{<${x},0,${z}>,<${x},.5,${z}>,1.3}`, [`cylinder{<${x},.4,${z}>,<${x},1,${z}>,1.05}`], skins.stone))
      .join('') +
    points`-2.3 4, 2.3 4, -2.3 -5.6, 2.3 -5.6`.map(([x, z]) => place('Bench', [x, 0, z], x < 0 ? -90 : 90)).join('') +
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
