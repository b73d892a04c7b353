import { details } from '../closeups/closeups.ts';
import { type frame, row, who } from '../crew.ts';
import { show } from '../events/arts.ts';
import { sport } from '../events/field.ts';
import { kidsRoom } from '../events/junior.ts';
import { danceRoom, matRoom, musicRoom } from '../events/practice.ts';
import { schoolFront } from '../events/school-front.ts';
import { computers, lab, library } from '../events/study.ts';
import { assembly, park, transport } from '../events/yard.ts';
import type { Sheet } from '../kit.ts';
import { pupil, teacher, traveller } from '../people/cast.ts';
import * as held from '../people/held.ts';
import { courtyard, throughArches } from '../places/backdrops.ts';
import { outside } from '../scene.ts';
import type { Row } from './picture.ts';

const quiet = (s: Sheet, hour: 'morning' | 'gold' | 'dusk', shot: Parameters<typeof frame>[1]) =>
  outside(
    s,
    courtyard(s, hour),
    (g) => [
      ...row(s, g, 3, 0.2, 0.5, 0.76, () => traveller(s, { view: 'back', pose: 'walk' })),
      who(s, g, 0.64, 0.8, teacher, { girl: true, view: 'side', dir: -1, pose: 'stroll' }),
      who(s, g, 0.78, 0.9, pupil, { pose: 'crossWork', right: held.book(), eyes: 'down', girl: true }),
    ],
    shot,
  );

const arches = (s: Sheet) =>
  outside(s, throughArches(s, 'gold', 3), (g) => [
    ...row(s, g, 4, 0.3, 0.75, 0.78, () => pupil(s, { view: 'side', dir: 1, pose: 'walk' })),
    who(s, g, 0.5, 0.94, pupil, { girl: true, view: 'back', pose: 'stand', age: 'teen' }),
  ]);

/** The ten pictures of the front page. */
export const slides: Row[] = [
  ['slide-01', 'Children arriving in the morning at the arched gate of Nirmal Jyoti Mission School, Hisar', (s) => schoolFront(s)],
  ['slide-02', 'Morning assembly in the school courtyard, pupils in rows before the arcade', (s) => assembly(s)],
  [
    'slide-03',
    'Small children and their teacher with building blocks on the classroom rug',
    (s) => kidsRoom(s, [1.15, 0.5, 0.8], 'blocks'),
  ],
  ['slide-04', 'Pupils in white coats at work in the chemistry laboratory', (s) => lab(s, 'chemistry', [1.15, 0.42, 0.75])],
  [
    'slide-05',
    'Children reading in the library, on the floor and at the tables, before tall shelves of books',
    (s) => library(s, [1.2, 0.56, 0.62]),
  ],
  ['slide-06', 'Children of the four houses running a race on sports day', (s) => sport(s, 'sprint', { hour: 'morning' })],
  ['slide-07', 'Girls in bright lehengas dancing on the annual day stage', (s) => show(s, 'ghoomar', 'arches', { title: 'Annual Day' })],
  ['slide-08', 'Pupils at their computers, the teacher explaining', (s) => computers(s, [1.25, 0.5, 0.85])],
  [
    'slide-09',
    'Children of the four houses cheer together, in red, blue, green and yellow',
    (s) => sport(s, 'cheer', { kind: 'plain', hour: 'gold' }),
  ],
  [
    'slide-10',
    'Children with their bags walk to the yellow school bus while grown-ups see them off',
    (s) => transport(s, 'board', [1, 0.5, 0.5], 'gold'),
  ],
];

/** Rooms and grounds, three pictures each. */
export const infra: Row[] = [
  ['transport-1', 'Children with their bags walk to the yellow school bus while grown-ups see them off', (s) => transport(s, 'board')],
  ['transport-2', 'Parents wave as the school bus leaves', (s) => transport(s, 'leave', [1.15, 0.45, 0.6], 'gold')],
  ['transport-3', 'Faces at the windows of the school bus', (s) => transport(s, 'leave', [2.1, 0.5, 0.52])],
  ['building-1', 'The main building with its two storeys of arches, seen across the courtyard', (s) => quiet(s, 'morning', [1, 0.5, 0.5])],
  ['building-2', 'Domes and lattice of the main building in evening light', (s) => quiet(s, 'gold', [1.75, 0.5, 0.36])],
  ['building-3', 'The courtyard seen through the arches of the cloister', arches],
  ['basketball-1', 'A jump shot on the basketball court', (s) => sport(s, 'basketball', { kind: 'court', festive: false })],
  [
    'basketball-2',
    'Girls playing basketball, one dribbling past another',
    (s) => sport(s, 'layup', { kind: 'court', festive: false, shot: [1.25, 0.45, 0.7], hour: 'gold' }),
  ],
  ['basketball-3', 'A basketball on its way to the hoop', details.hoop],
  ['biology-lab-1', 'Pupils at microscopes in the biology laboratory', (s) => lab(s, 'biology')],
  ['biology-lab-2', 'Three pupils at a biology bench with microscope and specimens', (s) => lab(s, 'biology', [1.55, 0.42, 0.6])],
  ['biology-lab-3', 'A microscope, close up', details.microscope],
  ['chemistry-lab-1', 'An experiment in the chemistry laboratory under the periodic table', (s) => lab(s, 'chemistry', [1.15, 0.4, 0.5])],
  ['chemistry-lab-2', 'Pupils with flasks and test tubes at the bench', (s) => lab(s, 'chemistry', [1.6, 0.42, 0.6])],
  ['chemistry-lab-3', 'A row of test tubes with coloured liquids', details.tubes],
  ['physics-lab-1', 'Pupils measuring with pendulums in the physics laboratory', (s) => lab(s, 'physics')],
  ['physics-lab-2', 'A pendulum experiment at the bench', (s) => lab(s, 'physics', [1.7, 0.75, 0.62])],
  ['physics-lab-3', 'Hands wiring a circuit board, its lamps alight', details.circuit],
  ['computer-lab-1', 'Pupils at their computers, the teacher explaining', (s) => computers(s)],
  ['computer-lab-2', 'Two pupils side by side, each at a computer', (s) => computers(s, [1.8, 0.3, 0.82])],
  ['computer-lab-3', 'Hands on a keyboard, coloured lines of code on the screen', details.keyboardHands],
  ['library-1', 'The library with its shelves and reading tables', (s) => library(s)],
  ['library-2', 'A girl on the library floor lost in a book', (s) => library(s, [1.8, 0.52, 0.8])],
  ['library-3', 'A stack of books and a globe', details.books],
  ['music-room-1', 'Harmonium, tabla and sitar in the music room', (s) => musicRoom(s, [1.15, 0.5, 0.6])],
  ['music-room-2', 'The school band practising with guitar, drums and keyboard', (s) => musicRoom(s, [1, 0.5, 0.5], 'band')],
  ['music-room-3', 'Two hands on the tabla', details.tabla],
  ['dance-room-1', 'A dance class before the mirror wall', (s) => danceRoom(s)],
  ['dance-room-2', 'Children turning in a folk dance', (s) => danceRoom(s, [1.4, 0.6, 0.72], 'twirl')],
  ['dance-room-3', 'Ghungroo, the ankle bells of a dancer', details.ghungroo],
  ['football-ground-1', 'A football match on the school ground', (s) => sport(s, 'football', { kind: 'pitch', festive: false })],
  ['football-ground-2', 'The goalkeeper leaps for the ball', (s) => sport(s, 'goal', { kind: 'pitch', festive: false, hour: 'gold' })],
  ['football-ground-3', 'A football in the grass, evening light', details.football],
  ['karate-1', 'A karate class punching in rows on the mats', (s) => matRoom(s, 'karate')],
  ['karate-2', 'Children practising the high kick', (s) => matRoom(s, 'karate', [1.3, 0.5, 0.72], 'highKick')],
  ['karate-3', 'A karate block, close up', (s) => matRoom(s, 'karate', [2, 0.3, 0.8], 'block')],
  ['kids-classroom-1', 'Small children painting at low tables', (s) => kidsRoom(s)],
  ['kids-classroom-2', 'A teacher and small children with building blocks', (s) => kidsRoom(s, [1.1, 0.5, 0.6], 'blocks')],
  ['kids-classroom-3', 'A rhyme with all the arms in the air', (s) => kidsRoom(s, [1.2, 0.5, 0.65], 'rhyme')],
  ['kids-park-1', 'Slide, swings and see-saw in the kids’ park', (s) => park(s)],
  ['kids-park-2', 'Two children on the see-saw', (s) => park(s, [1.7, 0.54, 0.78], 'gold')],
  ['kids-park-3', 'Children on the slide', (s) => park(s, [1.8, 0.24, 0.62], 'noon')],
  ['bus-parking-1', 'School buses parked in a row', (s) => transport(s, 'row')],
  ['bus-parking-2', 'A man with the list before the school buses', (s) => transport(s, 'row', [2.1, 0.26, 0.52], 'gold')],
  ['bus-parking-3', 'Pupils walking across the bus yard', (s) => transport(s, 'row', [1.5, 0.7, 0.75], 'gold')],
  ['yoga-1', 'Yoga on the lawn, the whole class in lotus', (s) => sport(s, 'yoga', { kind: 'plain', festive: false, hour: 'morning' })],
  ['yoga-2', 'The tree pose in the yoga hall', (s) => matRoom(s, 'yoga', [1.1, 0.5, 0.6], 'tree')],
  [
    'yoga-3',
    'Children in lotus with closed eyes',
    (s) => sport(s, 'yoga', { kind: 'plain', festive: false, hour: 'gold', shot: [1.7, 0.4, 0.82] }),
  ],
];
