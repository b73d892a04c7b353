import { details } from '../closeups/closeups.ts';
import { frame } from '../crew.ts';
import { show } from '../events/arts.ts';
import { exhibition } from '../events/fair.ts';
import { feast } from '../events/feast.ts';
import { sport } from '../events/field.ts';
import { kidsRoom } from '../events/junior.ts';
import { lesson } from '../events/lesson.ts';
import { meeting } from '../events/meeting.ts';
import { gardening } from '../events/outing.ts';
import { musicRoom } from '../events/practice.ts';
import { schoolFront } from '../events/school-front.ts';
import { library } from '../events/study.ts';
import { assembly } from '../events/yard.ts';
import type { Sheet } from '../kit.ts';
import { attendanceScreen, feeScreen, messageScreen } from '../places/screens.ts';
import type { Picture } from './picture.ts';

type Row = readonly [name: string, alt: string, draw: (s: Sheet) => string];

const events: Row[] = [
  ['event-1', 'Parents and teachers talk at the parent-teacher meeting', (s) => meeting(s, 'Parent-Teacher Meeting', 'ptm')],
  ['event-2', 'A girl speaks at the lectern in the inter-house debate', (s) => meeting(s, 'Inter-House Debate', 'debate')],
  [
    'event-3',
    'Donors and nurses at the blood donation camp in the courtyard',
    (s) => feast(s, 'blood', { decor: 'plain', title: 'Blood Donation Camp' }),
  ],
  [
    'event-4',
    'Red and blue house in the football final',
    (s) => sport(s, 'football', { kind: 'pitch', hour: 'gold', shot: [1.3, 0.55, 0.72] }),
  ],
  ['event-5', 'Children and teacher plant a tree', (s) => gardening(s, 'tree', [1.35, 0.5, 0.76])],
  ['event-6', 'Yoga Day on the lawn', (s) => sport(s, 'yoga', { kind: 'plain', hour: 'morning', shot: [1.15, 0.5, 0.6] })],
  ['event-7', 'Teams at their tables in the spelling bee', (s) => meeting(s, 'Spelling Bee', 'quiz')],
  ['event-8', 'Three teams at the quiz tables', (s) => meeting(s, 'Quiz', 'quiz', [1.2, 0.5, 0.55])],
  ['event-9', 'Stalls of books at the book fair', (s) => feast(s, 'bookfair', { decor: 'bunting', title: 'Book Fair' })],
  [
    'event-10',
    'The school choir sings on the stage with harmonium and tabla',
    (s) => show(s, 'choir', 'night', { title: 'Evening of Music' }),
  ],
];

const achievements: Row[] = [
  ['achievement-1', 'The district cup between two smaller cups', (s) => frame(s, [1.25, 0.5, 0.62], details.trophies(s))],
  ['achievement-2', 'Gold, silver and bronze medals', details.medals],
  ['achievement-3', 'A chess board in the middle of a game', details.chess],
  ['achievement-4', 'A girl speaks at the lectern, her hand raised', (s) => meeting(s, 'Debate Final', 'debate', [1.9, 0.52, 0.56])],
  [
    'achievement-5',
    'The athletics winners on the podium',
    (s) => sport(s, 'podium', { kind: 'plain', hour: 'gold', shot: [1.35, 0.5, 0.6] }),
  ],
  [
    'achievement-6',
    'The science award is handed over on stage',
    (s) => show(s, 'prize', 'stars', { title: 'Science Award', shot: [1.3, 0.5, 0.62], crowd: false }),
  ],
  [
    'achievement-7',
    'The winning robot and its makers',
    (s) => exhibition(s, ['robot', 'rocket', 'bridge'], { title: 'Robotics', shot: [1.6, 0.5, 0.6], visitors: false }),
  ],
  ['achievement-8', 'A landscape in paint, winner of the art prize', (s) => frame(s, [1.2, 0.42, 0.6], details.brush(s))],
  [
    'achievement-9',
    'Eleven scouts and guides in khaki at the salute',
    (s) => sport(s, 'scouts', { kind: 'plain', hour: 'gold', festive: false, shot: [1.2, 0.5, 0.75] }),
  ],
  ['achievement-10', 'A certificate of merit from the school', details.certificate],
];

const others: Row[] = [
  ['video-1', 'A walk through the school: the gate in the morning', (s) => frame(s, [1.2, 0.62, 0.6], schoolFront(s, 'dusk'))],
  [
    'video-2',
    'Highlights of the annual day: bhangra on stage',
    (s) => show(s, 'bhangra', 'sunrise', { petals: true, title: 'Annual Day' }),
  ],
  ['video-3', 'Sports day: the houses cheer', (s) => sport(s, 'cheer', { hour: 'morning', kind: 'plain' })],
  ['video-4', 'A day in the kindergarten', (s) => kidsRoom(s, [1, 0.5, 0.5], 'rhyme')],
  ['video-5', 'The morning song of the choir', (s) => musicRoom(s, [1.1, 0.5, 0.6], 'choir')],
  [
    'video-6',
    'The makers behind their models at the science exhibition',
    (s) => exhibition(s, ['solar', 'bridge', 'volcano'], { visitors: false, shot: [1.15, 0.5, 0.6] }),
  ],
];

const sister: Row[] = [
  ['slide-01', 'Children arriving at the gate of Sarvodaya Vidya Niketan, Karnal', (s) => schoolFront(s, 'morning')],
  ['slide-02', 'Children reading in the library', (s) => library(s, [1.15, 0.55, 0.6])],
  ['slide-03', 'A teacher at the board before her class', (s) => lesson(s, { hands: true, shot: [1.15, 0.55, 0.55] })],
];

const sisterMore: Row[] = [
  ['about-school', 'Morning assembly in the courtyard of Sarvodaya Vidya Niketan', (s) => assembly(s, { hour: 'gold' })],
  ['gallery-spring-01', 'Kites on the lawn for the spring festival', (s) => feast(s, 'kites', { set: 'garden', hour: 'noon' })],
  ['gallery-spring-02', 'Children plant the flower bed', (s) => gardening(s, 'plant')],
  ['gallery-spring-03', 'A rangoli in the courtyard', (s) => feast(s, 'rangoli', { decor: 'marigold' })],
  ['gallery-spring-04', 'A seedling in two hands', details.seedling],
  ['gallery-spring-05', 'A story under the trees', (s) => feast(s, 'story', { set: 'garden', hour: 'gold' })],
  ['gallery-spring-06', 'A spring dance on stage', (s) => show(s, 'ghoomar', 'sunrise', { title: 'Vasant Utsav' })],
];

/** Events, achievements, videos and software screens, and the second school's set. */
export const eventPictures: Picture[] = [
  ...[...events, ...achievements, ...others].map(
    ([name, alt, draw], i): Picture => ({ school: 'njms', name, alt, draw, seed: 7000 + i * 11 }),
  ),
  {
    school: 'njms',
    name: 'erp-1',
    alt: 'The attendance page of the parents’ software: a month at a glance',
    draw: attendanceScreen,
    seed: 1,
    height: 1000,
  },
  { school: 'njms', name: 'erp-2', alt: 'The fee page of the parents’ software: paid and due', draw: feeScreen, seed: 2, height: 1000 },
  {
    school: 'njms',
    name: 'erp-3',
    alt: 'The message page of the parents’ software: class teacher and home',
    draw: messageScreen,
    seed: 3,
    height: 1000,
  },
  ...sister.map(([name, alt, draw], i): Picture => ({ school: 'svnk', name, alt, draw, seed: 9000 + i * 17, height: 900 })),
  ...sisterMore.map(([name, alt, draw], i): Picture => ({ school: 'svnk', name, alt, draw, seed: 9100 + i * 17 })),
];
