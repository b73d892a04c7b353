import { points } from '../outline.ts';
import { palette } from '../palette.ts';
import { turnOf } from '../turn-of.ts';
import { door, skins } from './building.ts';
import { clock, fansAndTubes, tiles } from './fittings.ts';
import { board, books, bottles, chair, computer, noticeBoard, shelves, stool, table, vessel } from './furniture.ts';
import type { Opening, Room } from './room.ts';
import { curtains, onWall, shell } from './room.ts';
import { box, group, matt, named, place, polished, ring, rod, times } from './sdl.ts';
import type { Panorama } from './stage.ts';
/** The chemistry laboratory: islands with reagent racks, shelves of bottles, the periodic table. */
export const chemistryLab: Panorama = {
  name: 'chemistry-lab',
  indoors: true,
  sun: [-98, 34],
  lamps: [
    [-1.2, 3, 0.9],
    [1.4, 3, -0.9],
  ],
  world: () => {
    const windows: Opening[] = [
      [-2.6, 1.7, 1, 1.8],
      [0, 1.7, 1, 1.8],
      [2.6, 1.7, 1, 1.8],
    ];
    const room: Room = {
      width: 10.4,
      depth: 8.4,
      height: 3.5,
      wall: skins.lime,
      dado: matt('#7fa08c'),
      floor: tiles('#e7d3b0', '#d9be94'),
      openings: [[], [], [], windows],
    };
    const hues = ['#3f8fb0', '#d9622f', '#5f9a55', '#a8324a', '#e0a233', '#7a5aa0'];
    const island = group([
      box([-1.5, 0, -0.55], [1.5, 0.86, 0.55], skins.woodPale),
      times(5, (i) => box([-1.42 + i * 0.58, 0.1, -0.57], [-0.92 + i * 0.58, 0.78, 0.57], skins.wood)),
      box([-1.6, 0.86, -0.65], [1.6, 0.92, 0.65], polished('#3b3735', 0.4)),
      box([-0.9, 1.18, -0.12], [0.9, 1.21, 0.12], skins.woodPale),
      ...[-0.86, 0.86].map((x) => box([x - 0.03, 0.92, -0.1], [x + 0.03, 1.2, 0.1], skins.wood)),
      times(8, (i) => place(vessel('bottle', turnOf(hues, i % 6)), [-0.78 + i * 0.22, 1.21, 0])),
      ...[-1.25, 1.25].map(
        (x) =>
          box([x - 0.22, 0.915, -0.2], [x + 0.22, 0.925, 0.2], polished('#efe8da', 0.4)) +
          rod([x, 0.92, 0.24], [x, 1.22, 0.24], 0.018, polished('#b9bcb6', 0.7)) +
          rod([x, 1.22, 0.24], [x, 1.2, 0.06], 0.015, polished('#b9bcb6', 0.7)),
      ),
      ...[-0.7, -0.2, 0.3, 0.75].map(
        (x, i) =>
          place(vessel(turnOf(['flask', 'beaker', 'tubes', 'flask'] as const, i), turnOf(hues, i)), [x, 0.92, -0.38]) +
          place(vessel(turnOf(['tubes', 'flask', 'beaker', 'flask'] as const, i), turnOf(hues, i + 2)), [x, 0.92, 0.4]),
      ),
    ]);
    const elements = times(7 * 18, (i) => {
      const [column, row] = [i % 18, Math.floor(i / 18)];
      const present = row === 0 ? column === 0 || column === 17 : row < 3 ? column < 2 || column > 11 : true;
      return present
        ? box(
            [-1.26 + column * 0.14, 1.05 - row * 0.15, -0.03],
            [-1.14 + column * 0.14, 1.17 - row * 0.15, -0.015],
            matt(column < 2 ? '#e08a5f' : column < 12 ? '#e8c068' : column < 17 ? '#8fb38a' : '#8aa9bd'),
          )
        : '';
    });
    return (
      shell(room) +
      named('Island', island) +
      named('Stool', stool()) +
      points`-2.9 1.5, 2.3 1.5, -2.9 -1.7, 2.3 -1.7`
        .map(
          ([x, z]) =>
            place('Island', [x, 0, z]) +
            [-1, 0, 1]
              .map((s) => place('Stool', [x + s * 0.95, 0, z - 0.95]) + (s ? place('Stool', [x + s * 0.9, 0, z + 0.98]) : ''))
              .join(''),
        )
        .join('') +
      onWall(room, 0, [
        place(board(3.4, 1.25, '#35574a'), [-1.4, 1.1, -0.03]),
        box([-2.9, 1.9, -0.06], [-1.6, 1.93, -0.05], matt('#f3ead6')),
        box([-2.9, 1.72, -0.06], [-1.9, 1.75, -0.05], matt('#f3ead6')),
        place(ring([0, 0, 0], 0.2, 0.014, matt('#ffd98a'), [90, 0, 0]), [-0.4, 1.7, -0.06]),
        place(ring([0, 0, 0], 0.2, 0.014, matt('#ffd98a'), [90, 0, 0]), [-0.02, 1.7, -0.06]),
        place(group([board(2.7, 1.3, '#fdf3dc'), elements]), [2.9, 1.2, -0.03]),
        place(clock, [0.75, 2.8, -0.02]),
        place(table(2, 0.7, 0.9, polished('#3b3735', 0.4)), [-1.4, 0, -0.9]),
        place(vessel('flask', '#3f8fb0'), [-1.9, 0.9, -0.9], 0, 1.7),
        place(vessel('tubes', '#d9622f'), [-1.2, 0.9, -0.9], 0, 1.4),
        place(vessel('beaker', '#5f9a55'), [-0.8, 0.9, -0.9], 0, 1.5),
      ]) +
      onWall(
        room,
        1,
        [-2.6, 0, 2.6].map((x, i) => place(shelves(2.2, 2.3, 5, bottles(`shelf${i}`)), [x, 0, -0.24])),
      ) +
      onWall(room, 2, [
        place(door(skins.door), [3.6, 0, -0.04]),
        place(noticeBoard('chem', 2.6), [0.9, 1.2, -0.03]),
        place(
          group([
            box([-0.9, 0, -0.7], [0.9, 0.9, 0], skins.woodPale),
            box([-0.9, 0.9, -0.7], [-0.82, 2.4, 0], skins.woodPale),
            box([0.82, 0.9, -0.7], [0.9, 2.4, 0], skins.woodPale),
            box([-0.9, 2.1, -0.7], [0.9, 2.5, 0], skins.woodPale),
            box([-0.82, 0.9, -0.05], [0.82, 2.1, 0], matt('#f3ead6')),
            place(vessel('flask', '#a8324a'), [-0.3, 0.9, -0.35], 0, 1.4),
            place(vessel('beaker', '#e0a233'), [0.3, 0.9, -0.35], 0, 1.4),
          ]),
          [-2.6, 0, -0.02],
        ),
      ]) +
      onWall(room, 3, [
        ...windows.map((o) => curtains(o, '#d98f5a', '#c77d4a')),
        place('Pot', [-1.3, 0, -0.4]),
        place('PotB', [1.3, 0, -0.4]),
      ]) +
      fansAndTubes(3.5, 2.7, 2.2)
    );
  },
};

/** The computer laboratory: rows of bright screens. */
export const computerLab: Panorama = {
  name: 'computer-lab',
  indoors: true,
  sun: [82, 32],
  lamps: [
    [-1.2, 2.9, 0.9],
    [1.4, 2.9, -0.9],
  ],
  world: () => {
    const windows: Opening[] = [
      [-2.4, 1.8, 1, 1.6],
      [0.4, 1.8, 1, 1.6],
      [3, 1.4, 1, 1.6],
    ];
    const room: Room = {
      width: 10,
      depth: 9,
      height: 3.4,
      wall: skins.lime,
      dado: matt('#c8835c'),
      floor: tiles('#dfc6a0', '#d3b58a', 0.5),
      openings: [[], windows, [], []],
    };
    const screens = ['#bfdbe0', '#f6e3bf', '#cfe0b8', '#e8c9d2'];
    const seat = (i: number) =>
      group([
        place(computer(turnOf(screens, i)), [0, 0.74, 0.05]),
        place(chair(turnOf(['#b5483f', '#2f7d6e', '#d08a25', '#3f6f94'], i)), [0.05 * (i % 3), 0, -0.62], (i % 3) * 14 - 14),
      ]);
    const row = (count: number) =>
      group([
        table(count * 1.05, 0.75, 0.74),
        box([-count * 0.52, 0.74, 0.3], [count * 0.52, 1.02, 0.33], matt('#d9b98a')),
        times(count, (i) => place(seat(i), [(i - (count - 1) / 2) * 1.05, 0, 0])),
      ]);
    return (
      shell(room) +
      named('Row', row(3)) +
      points`-2.6 2.2, 2 2.2, -2.6 -1.9, 2 -1.9`.map(([x, z]) => place('Row', [x, 0, z], z > 0 ? 0 : 180)).join('') +
      onWall(room, 3, [place(row(6), [0, 0, -0.55])]) +
      onWall(room, 0, [
        place(board(3, 1.3, '#fdf8ea'), [0, 1.15, -0.03]),
        box([-1.2, 2.05, -0.06], [0.3, 2.09, -0.05], matt(palette.maroon)),
        ...[1.85, 1.68, 1.51].map((y, i) => box([-1.2, y, -0.06], [turnOf([-0.1, 0.2, -0.4], i), y + 0.03, -0.05], matt('#3f6f94'))),
        box([0.6, 1.4, -0.06], [1.25, 1.9, -0.05], matt('#f2c36a')),
        box([0.7, 1.5, -0.065], [1.15, 1.8, -0.055], matt('#5f8a4c')),
        place(clock, [2.2, 2.7, -0.02]),
        place(noticeBoard('computers', 1.9, 1.3), [-3.4, 1.15, -0.03]),
        place(noticeBoard('projects', 1.9, 1.3, '#8fa37a'), [3.5, 1.15, -0.03]),
        box([-1, 2.85, -0.3], [1, 3.12, 0], polished('#f7f0e0', 0.3)),
        box([-0.9, 2.86, -0.32], [0.9, 2.9, -0.28], matt('#c9bda6')),
        place(table(1.3, 0.65, 0.76), [3.4, 0, -0.9]),
        place(computer('#bfdbe0'), [3.4, 0.76, -0.85]),
      ]) +
      onWall(
        room,
        1,
        windows.map((o) => curtains(o, '#8c2f3a', '#7a1f2b')),
      ) +
      onWall(room, 1, [place('Pot', [-3.8, 0, -0.4]), place('PotB', [1.75, 0, -0.4])]) +
      onWall(room, 2, [
        place(door(matt('#1f6a6a')), [3.4, 0, -0.04]),
        place(shelves(2.4, 1.9, 4, books('lab')), [0.8, 0, -0.24]),
        place(noticeBoard('typing', 2.2), [-2.5, 1.2, -0.03]),
        place('Pot', [2.35, 0, -0.4]),
      ]) +
      fansAndTubes(3.4, 2.6, 2.3)
    );
  },
};
