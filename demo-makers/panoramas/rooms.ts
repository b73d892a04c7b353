import { turnOf } from '../turn-of.ts';
import { archWall, column, door, jaali, skins } from './building.ts';
import { clock, fansAndTubes, tiles } from './fittings.ts';
import { board, books, chair, hanging, noticeBoard, rug, shelves, stool, table } from './furniture.ts';
import { bunting } from './garden.ts';
import { drumKit, guitar, harmonium, keyboard, musicStand, sitar, speaker, tabla } from './instruments.ts';
import type { Opening, Room } from './room.ts';
import { curtains, floorLevel, onWall, shell } from './room.ts';
import { ball, box, brushed, cone, egg, group, matt, place, polished, rgb, ring, times } from './sdl.ts';
import type { Panorama } from './stage.ts';
/** The kindergarten's corridor: arches on one side, painted doors and bags on the other. */
export const kidsCorridor: Panorama = {
  name: 'kids-corridor',
  indoors: true,
  sun: [-78, 38],
  lamps: [
    [0.6, 3, 6],
    [0.6, 3, -6],
  ],
  world: () => {
    const room: Room = {
      width: 4.4,
      depth: 30,
      height: 3.6,
      wall: skins.lime,
      dado: matt('#e8b25a'),
      floor: tiles('#ecd4a8', '#d89a6c', 0.55),
      openings: [[[0, 2, 0, 2.6]], [], [[0, 2, 0, 2.6]], [[0, 40, -1, 9]]],
    };
    const bright = ['#d9583f', '#2f8d96', '#e0a233', '#5f9a55', '#8c6aa8', '#d4577a'];
    const flower = (hex: string) =>
      group([
        ...[0, 1, 2, 3, 4].map((i) => egg([Math.cos(i * 1.257) * 0.17, Math.sin(i * 1.257) * 0.17, 0], [0.13, 0.13, 0.012], matt(hex))),
        egg([0, 0, -0.01], [0.11, 0.11, 0.014], matt('#ffd98a')),
      ]);
    const sun = group([
      egg([0, 0, 0], [0.42, 0.42, 0.02], matt('#f2b632')),
      times(12, (i) => `cone{<0,.5,0>,.09,<0,.74,0>,0 scale<1,1,.15> rotate z*${i * 30} ${matt('#ec8a2c')}}`),
      ball([-0.14, 0.08, -0.02], 0.04, matt('#4a2a1c')),
      ball([0.14, 0.08, -0.02], 0.04, matt('#4a2a1c')),
      `intersection{torus{.18,.022 rotate x*90} box{<-1,-1,-1>,<1,-.05,1>} ${matt('#4a2a1c')} translate<0,.02,-.02>}`,
    ]);
    const rainbow = times(
      5,
      (i) =>
        `intersection{torus{${1 - i * 0.11},.055 rotate x*90 scale<1,1,.4>} box{<-2,0,-1>,<2,2,1>} ${matt(turnOf(['#d9583f', '#e8933a', '#f2c84a', '#6fa85a', '#4f8fb0'], i))}}`,
    );
    const bag = (hex: string) =>
      group([
        egg([0, 0.17, 0], [0.15, 0.2, 0.09], matt(hex)),
        egg([0, 0.1, -0.07], [0.1, 0.09, 0.04], matt('#fdf1dc')),
        ring([0, 0.38, 0], 0.05, 0.014, matt(hex), [90, 0, 0]),
      ]);
    const classroom = (i: number) => {
      const hex = turnOf(bright, i);
      return [
        place(door(polished(hex, 0.2), 1.1, 2.1), [-1.3, 0, -0.04]),
        place(turnOf([flower(turnOf(bright, i + 2)), sun, flower('#d4577a')], i), [-1.3, 2.6, -0.02], 0, i % 3 === 1 ? 0.55 : 1),
        place(
          shelves(
            1.7,
            0.85,
            2,
            (_, w) => times(4, (j) => place(bag(turnOf(bright, i + j)), [0.22 + j * (w / 4), 0, 0], 0, 0.82)),
            matt('#f3d9a6'),
          ),
          [0.7, 0, -0.24],
        ),
        place(noticeBoard(`kids${i}`, 1.9, 1, turnOf(bright, i + 3)), [0.75, 1.2, -0.03]),
      ].map((part) => `object{${part} translate x*${(i - 2.5) * 4.6}}`);
    };
    return (
      shell(room) +
      onWall(room, 1, [0, 1, 2, 3, 4, 5].flatMap(classroom)) +
      onWall(
        room,
        1,
        [-2.5, -0.5, 1.5].map(
          (k, i) =>
            place(group([rainbow]), [k * 4.6 + 0.75, 2.35, -0.02], 0, [0.62, 0.62, 1]) + place(sun, [k * 4.6 + 2.05, 2.75, -0.02], i, 0.4),
        ),
      ) +
      `object{${archWall(9, 3.2, 3.6, 2.5, 3, 0.3, skins.lime)} translate<-14.4,0,0> rotate -90*y translate x*-2.2}` +
      times(10, (i) => place(column(2.3, 0.15), [-2.2, 0, -14.4 + i * 3.2])) +
      times(9, (i) =>
        i === 4
          ? ''
          : `object{box{<-1.1,0,0>,<1.1,.62,.05> ${jaali('#e2a86c', 0.2)}} rotate -90*y translate<-2.3,.02,${-12.8 + i * 3.2}>}` +
            box([-2.4, 0.64, -13.95 + i * 3.2], [-2.15, 0.72, -11.65 + i * 3.2], skins.stone),
      ) +
      times(4, (i) => place(i % 2 ? 'Pot' : 'PotB', [-1.85, 0, -9.6 + i * 6.4 + 0.4])) +
      [-4.5, 3.4, 8.4]
        .map(
          (z) =>
            place(table(0.9, 0.7, 0.48, matt('#f2c84a'), matt('#d9583f')), [-1.3, 0, z]) +
            place(chair('#2f8d96', 0.66), [-1.3, 0, z - 0.55]) +
            place(chair('#d9583f', 0.66), [-1.3, 0, z + 0.55], 180),
        )
        .join('') +
      hanging(
        [-0.8, 3.38, -12],
        13,
        [0, 0, 2],
        (i) =>
          i % 2
            ? flower(turnOf(bright, i))
            : group([
                egg([0, 0, 0], [0.16, 0.2, 0.16], matt(turnOf(bright, i))),
                cone([0, -0.18, 0], 0.05, [0, -0.4, 0], 0.02, matt('#fdf1dc')),
              ]),
        0.45,
      ) +
      hanging(
        [0.9, 3.38, -11],
        12,
        [0, 0, 2],
        (i) =>
          group([
            egg([0, 0, 0], [0.16, 0.2, 0.16], matt(turnOf(bright, i + 3))),
            cone([0, -0.18, 0], 0.05, [0, -0.4, 0], 0.02, matt('#fdf1dc')),
          ]),
        0.4,
      ) +
      bunting([-2, 3.2, -14], [-2, 3.2, 0], 40, 0.25, bright) +
      bunting([-2, 3.2, 0], [-2, 3.2, 14], 40, 0.25, bright) +
      times(10, (i) =>
        box([0.5 + (i % 2) * 0.5, 0, 2 + i * 0.55], [0.95 + (i % 2) * 0.5, floorLevel + 0.006, 2.45 + i * 0.55], matt(turnOf(bright, i))),
      )
    );
  },
};

/** The music room: a small stage, Indian and western instruments. */
export const musicRoom: Panorama = {
  name: 'music-room',
  indoors: true,
  sun: [-78, 32],
  lamps: [
    [-1.2, 3.2, 0.9],
    [1.4, 3.2, -0.6],
  ],
  world: () => {
    const windows: Opening[] = [
      [-2.6, 1.7, 0.8, 2],
      [0.2, 1.7, 0.8, 2],
      [3, 1.7, 0.8, 2],
    ];
    const planks = `texture{pigment{checker color ${rgb('#c08a56')} color ${rgb('#b57e4c')} scale<.24,1,1.6> translate<.1,.5,0>}finish{diffuse .8 ambient 0 specular .2 roughness .06}}`;
    const room: Room = {
      width: 10,
      depth: 9,
      height: 3.7,
      wall: skins.limeWarm,
      dado: brushed('#8c3a40', '#7f323a', 0.8),
      floor: planks,
      openings: [[], [], [], windows],
    };
    const noteSign = (hex: string) =>
      group([
        egg([0, 0, 0], [0.1, 0.075, 0.02], matt(hex), [0, 0, 20]),
        box([0.075, 0, -0.015], [0.1, 0.5, 0.01], matt(hex)),
        box([0.075, 0.42, -0.015], [0.3, 0.5, 0.01], matt(hex)),
      ]);
    const panel = (x: number) =>
      `object{box{<-.8,0,0>,<.8,1.8,.05> ${jaali('#b9743f', 0.2)}} translate<${x},1.2,-.08>}` +
      box([x - 0.86, 1.14, -0.1], [x - 0.78, 3.06, 0], skins.wood) +
      box([x + 0.78, 1.14, -0.1], [x + 0.86, 3.06, 0], skins.wood) +
      box([x - 0.86, 3, -0.1], [x + 0.86, 3.06, 0], skins.wood) +
      box([x - 0.86, 1.14, -0.1], [x + 0.86, 1.2, 0], skins.wood) +
      box([x - 0.8, 1.2, -0.02], [x + 0.8, 3, 0], matt('#f2d9a8'));
    return (
      shell(room) +
      box([-5, 0, 2.4], [5, 0.22, 4.5], skins.woodPale) +
      box([-5, 0.22, 2.36], [5, 0.25, 4.5], skins.wood) +
      place(rug(3.4, 1.8, ['#7a1f2b', '#d9a13f', '#a8452f']), [-2.4, 0.25, 3.4]) +
      place(harmonium(), [-3, 0.27, 3.3], 8, 1.2) +
      place(tabla(), [-1.8, 0.27, 3.2], -10, 1.2) +
      place(sitar(), [-4.3, 0.25, 4.1], 10, 1.15) +
      place(sitar(), [-0.7, 0.25, 4.15], -12, 1.15) +
      place(drumKit('#a8324a'), [2.9, 0.25, 3.5], -12, 1.15) +
      place(speaker(), [0.6, 0.25, 4.1]) +
      place(speaker(), [4.6, 0.25, 4.1]) +
      onWall(room, 0, [panel(-3.6), panel(-1.2), panel(1.2), panel(3.6)]) +
      onWall(room, 1, [
        ...[-2.6, -1.8, -1].map((x, i) => place(guitar(turnOf(['#c9853f', '#8c2f35', '#e0b46a'], i)), [x, 1.2, -0.1], 0, 1.1)),
        place(keyboard(), [-1.8, 0, -0.5]),
        place(stool(), [-1.8, 0, -1.2], 0, 0.85),
        ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
          place(noteSign(turnOf(['#7a1f2b', '#d08a25', '#2f7d6e'], i)), [0.3 + i * 0.5, 1.7 + Math.sin(i * 0.9) * 0.3, -0.02]),
        ),
        ...[0, 1, 2, 3, 4].map((i) => box([0.1, 1.4 + i * 0.22, -0.008], [3.9, 1.412 + i * 0.22, 0], matt('#c9a06a'))),
        place(shelves(2.6, 1, 2, books('scores')), [2.2, 0, -0.24]),
      ]) +
      onWall(room, 2, [
        place(door(skins.door), [3.4, 0, -0.04]),
        place(noticeBoard('music', 2.6), [0.6, 1.25, -0.03]),
        place(clock, [-1.3, 2.7, -0.02]),
        place(board(2.4, 1.2, '#35574a'), [-2.9, 1.2, -0.03]),
        ...[1.5, 1.62, 1.74, 1.86, 1.98].map((y) => box([-3.9, y, -0.06], [-1.9, y + 0.012, -0.05], matt('#f3ead6'))),
        place(noteSign('#ffd98a'), [-3.4, 1.62, -0.06], 0, 0.6),
        place(noteSign('#ffd98a'), [-2.6, 1.8, -0.06], 0, 0.6),
      ]) +
      onWall(room, 3, [
        ...windows.map((o) => curtains(o, '#d99a3f', '#c98a30')),
        place('Pot', [-1.2, 0, -0.45], 0, 1.2),
        place('PotB', [1.6, 0, -0.45], 0, 1.2),
      ]) +
      [-2.2, -0.75, 0.75, 2.2]
        .map(
          (x, i) =>
            place(chair(turnOf(['#8c2f3a', '#2f7d6e', '#d08a25', '#3f6f94'], i)), [x, 0, -1.7 - Math.abs(x) * -0.12], 180 + x * 9) +
            place(musicStand(), [x * 0.86, 0, -1.05 - Math.abs(x) * -0.12], 180 + x * 9),
        )
        .join('') +
      [-2.8, -1.4, 0, 1.4, 2.8]
        .map((x, i) => place(chair(turnOf(['#d08a25', '#3f6f94', '#8c2f3a', '#2f7d6e', '#d08a25'], i)), [x, 0, -2.9], 180))
        .join('') +
      place(guitar('#c9853f'), [3.6, 0, 1.9], 40) +
      place(rug(3, 2.2, ['#2f5f5a', '#e0c07a', '#3f7d6e']), [0, floorLevel, 0.4]) +
      bunting([-4.9, 3.3, 4.3], [4.9, 3.3, 4.3], 40, 0.3) +
      fansAndTubes(3.7, 2.6, 2.2)
    );
  },
};
