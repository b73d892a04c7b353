import { frame } from '../crew.ts';
import { exhibition } from '../events/fair.ts';
import { feast } from '../events/feast.ts';
import { sport } from '../events/field.ts';
import { artRoom, kidsRoom } from '../events/junior.ts';
import { atDesks, lesson } from '../events/lesson.ts';
import { meeting } from '../events/meeting.ts';
import { gardening } from '../events/outing.ts';
import { schoolFront } from '../events/school-front.ts';
import { lab } from '../events/study.ts';
import { comingSoon } from '../places/lettering.ts';
import { chalk } from '../places/wall-hangings.ts';
import type { Row } from './picture.ts';

/** Pictures of the pages that are neither rooms nor galleries. */
export const pages: Row[] = [
  ['junior-wing-1', 'Small children and their teacher in a circle on the classroom rug', (s) => kidsRoom(s, [1.15, 0.5, 0.75], 'circle')],
  [
    'junior-wing-2',
    'Junior pupils listening to a story on a mat in the courtyard',
    (s) => feast(s, 'story', { decor: 'plain', hour: 'gold' }),
  ],
  ['junior-wing-3', 'Small children painting with their teacher in the junior wing', (s) => kidsRoom(s, [1.25, 0.4, 0.7])],
  [
    'senior-wing-1',
    'Senior pupils in a mathematics lesson',
    (s) => lesson(s, { chalk: chalk.maths, age: 'teen', teacher: { girl: false } }),
  ],
  ['senior-wing-2', 'Seniors at a physics experiment', (s) => lab(s, 'physics', [1.4, 0.4, 0.64])],
  ['senior-wing-3', 'Seniors at their desks, their teacher walking between them', (s) => atDesks(s, { age: 'teen' })],
  ['special-feature-1', 'A smart class: the solar system on the screen', (s) => lesson(s, { smart: true, hands: true })],
  [
    'special-feature-2',
    'Pupils showing the robot they built',
    (s) => exhibition(s, ['robot', 'bridge', 'rocket'], { title: 'Robotics Club', shot: [1.3, 0.47, 0.7], visitors: false }),
  ],
  ['special-feature-3', 'Morning prayer: children seated with folded hands', (s) => feast(s, 'prayer', { decor: 'plain', hour: 'gold' })],
  ['special-feature-4', 'Warm-up on the sports ground', (s) => sport(s, 'warmup', { kind: 'plain', festive: false, hour: 'morning' })],
  ['special-feature-5', 'Children painting in the art room', (s) => artRoom(s)],
  ['special-feature-6', 'A career talk for senior pupils', (s) => meeting(s, 'Careers after School', 'talk')],
  ['special-feature-7', 'A doctor checks small children at the health check-up', (s) => meeting(s, 'Health Check-up', 'health')],
  [
    'about-school',
    'The school gate with its name, domes and open doors, children going in',
    (s) => frame(s, [1.3, 0.57, 0.6], schoolFront(s, 'morning')),
  ],
  ['courtyard', 'Break time in the courtyard: running, reading and talking', (s) => feast(s, 'break', { decor: 'plain', hour: 'gold' })],
  ['career', 'Teachers preparing lessons together in the staff room', (s) => meeting(s, '', 'staff')],
  ['coming-soon', 'The words “Coming soon” in bright letters over playing children', comingSoon],
  ['academics', 'Pupils at their desks, books open, notice board behind', (s) => atDesks(s, { shot: [1.3, 0.4, 0.75] })],
  ['recent-activity-1', 'Pupils planting a young tree in the school garden', (s) => gardening(s, 'tree')],
  [
    'recent-activity-2',
    'Children explain their own models to visitors at the science fair',
    (s) => exhibition(s, ['windmill', 'filter', 'volcano'], { title: 'Science Fair' }),
  ],
  [
    'recent-activity-3',
    'Grandparents tell stories to small children on the classroom rug',
    (s) => kidsRoom(s, [1.1, 0.5, 0.8], 'grandparents'),
  ],
];
