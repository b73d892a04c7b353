import { details } from '../closeups/closeups.ts';
import { frame } from '../crew.ts';
import { show } from '../events/arts.ts';
import { exhibition, insideBus, museum } from '../events/fair.ts';
import { feast } from '../events/feast.ts';
import { sport } from '../events/field.ts';
import { flagDay } from '../events/flag.ts';
import { atDesks, lesson } from '../events/lesson.ts';
import { tour } from '../events/outing.ts';
import { transport } from '../events/yard.ts';
import { chalk } from '../places/wall-hangings.ts';
import { activities } from './activities.ts';
import { near, right, type Shown } from './gallery-shots.ts';
import type { Picture } from './picture.ts';

const galleries: Record<string, readonly Shown[]> = {
  'annual-day': [
    ['Lighting the lamp to open the annual day', (s) => show(s, 'lamp', 'arches', { crowd: false, shot: [1.25, 0.5, 0.7] })],
    ['The audience watches a Rajasthani dance', (s) => show(s, 'ghoomar', 'village', { title: 'Annual Day' })],
    ['Two anchors welcome the guests', (s) => show(s, 'anchors', 'stars', { title: 'Welcome', shot: [1.2, 0.5, 0.66], crowd: false })],
    ['A Bharatanatyam group on stage', (s) => show(s, 'bharatanatyam', 'peacock')],
    ['The soloist of the Bharatanatyam dance', (s) => show(s, 'bharatanatyam', 'peacock', { shot: [2, 0.5, 0.76], crowd: false })],
    ['Boys in bright turbans dance bhangra', (s) => show(s, 'bhangra', 'village')],
    ['Bhangra with the dhol, close up', (s) => show(s, 'bhangra', 'sunrise', { shot: [1.8, 0.56, 0.76], crowd: false })],
    ['The school choir with harmonium and tabla', (s) => show(s, 'choir', 'stars')],
    ['A scene from the Ramayana', (s) => show(s, 'epic', 'night', { title: 'Ram Katha' })],
    ['The smallest children dance as rabbits and flowers', (s) => show(s, 'little', 'sunrise', { shot: [1.25, 0.5, 0.7] })],
    ['A Kathak group turning', (s) => show(s, 'kathak', 'arches', { crowd: false, shot: [1.4, 0.5, 0.72] })],
    ['Dandiya with sticks', (s) => show(s, 'garba', 'peacock')],
    ['The school band plays', (s) => show(s, 'band', 'night', { shot: [1.25, 0.5, 0.66] })],
    ['A modern dance in vests and caps', (s) => show(s, 'western', 'stars')],
    ['Ghungroo ready for the dancers', details.ghungroo],
    ['The principal reads the annual report', (s) => show(s, 'speech', 'stars', { title: 'Annual Report' })],
    ['A pupil receives a trophy from the chief guest', (s) => show(s, 'prize', 'arches', { shot: [1.5, 0.5, 0.74], crowd: false })],
    ['The finale, everyone on stage under falling petals', (s) => show(s, 'finale', 'sunrise', { petals: true })],
  ],
  'sports-day': [
    ['The houses march past with their flags', (s) => sport(s, 'march')],
    ['The torch bearer runs round the field', (s) => sport(s, 'torch', { hour: 'morning' })],
    ['On your marks: the start of the sprint', (s) => sport(s, 'start')],
    ['The sprint in full run', (s) => sport(s, 'sprint', { shot: [1.3, 0.5, 0.76] })],
    ['The finish of the race at the tape', (s) => sport(s, 'finish', { hour: 'gold' })],
    ['The baton changes hands in the relay', (s) => sport(s, 'relay', { shot: [1.5, 0.46, 0.78] })],
    ['Tug of war between two houses', (s) => sport(s, 'tug', { kind: 'plain', shot: [1.12, 0.5, 0.8] })],
    ['A long jump into the sand', (s) => sport(s, 'jump', { hour: 'gold' })],
    ['Small children in the sack race', (s) => sport(s, 'sack', { kind: 'plain', shot: [1.45, 0.5, 0.8] })],
    ['The lemon-and-spoon race', (s) => sport(s, 'spoon', { kind: 'plain', shot: [1.7, 0.4, 0.78] })],
    ['A drill with paper flowers', (s) => sport(s, 'drill', { kind: 'plain', hour: 'morning' })],
    ['Hurdles', (s) => sport(s, 'hurdles', { hour: 'gold', shot: [1.2, 0.5, 0.7] })],
    ['The winners on the podium', (s) => sport(s, 'podium', { kind: 'plain', petals: true })],
    ['Cups for the winning houses', details.trophies],
  ],
  'independence-day': [
    ['The flag is hoisted while the school salutes', (s) => flagDay(s, 'hoist', { hour: 'gold' })],
    ['Cadets and children salute the flag', (s) => flagDay(s, 'salute')],
    ['Small children wave paper flags', (s) => flagDay(s, 'children', { shot: [1.25, 0.5, 0.75] })],
    ['A patriotic dance in saffron, white and green', (s) => flagDay(s, 'dance')],
    ['A pupil speaks on freedom', (s) => flagDay(s, 'speech')],
    ['The choir sings under the flag', (s) => flagDay(s, 'sing', { hour: 'noon', shot: [1.25, 0.5, 0.7] })],
    ['Sweets for the youngest', (s) => flagDay(s, 'sweets', { shot: [1.3, 0.5, 0.76] })],
    ['A plate of laddoos for Independence Day', details.sweets],
    ['A tricolour dance on stage', (s) => show(s, 'patriotic', 'tricolour')],
    ['Flag in hand, face painted', (s) => flagDay(s, 'children', { shot: [2.2, 0.4, 0.84], hour: 'gold' })],
  ],
  'republic-day': [
    ['The cadets march past', (s) => sport(s, 'parade', { kind: 'plain', hour: 'morning' })],
    ['Cadets marching in the courtyard', (s) => flagDay(s, 'march')],
    ['The flag and the guard of honour', (s) => flagDay(s, 'salute', { shot: [1.5, 0.5, 0.4], hour: 'noon' })],
    ['A human pyramid with a flag on top', (s) => sport(s, 'pyramid', { kind: 'plain', festive: true })],
    ['Dancers in the colours of the flag', (s) => show(s, 'patriotic', 'tricolour', { shot: [1.4, 0.5, 0.72], crowd: false })],
    ['Children sing on Republic Day', (s) => flagDay(s, 'sing', { shot: [1.35, 0.5, 0.78] })],
    ['A drum of the school band', details.drum],
    ['A cadet salutes', (s) => sport(s, 'parade', { kind: 'plain', hour: 'gold', shot: [2.2, 0.76, 0.7] })],
  ],
  'science-exhibition': [
    ['The exhibition hall with models and visitors', (s) => exhibition(s, ['volcano', 'solar', 'windmill'])],
    ['A model volcano erupts', (s) => exhibition(s, ['volcano', 'bridge', 'plants'], { shot: [1.75, 0.47, 0.6], visitors: false })],
    ['A robot built by class IX', (s) => exhibition(s, ['robot', 'solar', 'filter'], { shot: [1.75, 0.47, 0.6], visitors: false })],
    ['A model of the solar system', (s) => exhibition(s, ['solar', 'windmill', 'robot'], { shot: [1.8, 0.45, 0.58], visitors: false })],
    ['Judges listen to two pupils', (s) => exhibition(s, ['filter', 'plants', 'rocket'], { judge: true, visitors: false })],
    [
      'Wind power explained',
      (s) => exhibition(s, ['windmill', 'bridge', 'robot'], { shot: [1.5, 0.5, 0.66], judge: true, visitors: false }),
    ],
    [
      'A three-stage water filter',
      (s) => exhibition(s, ['filter', 'volcano', 'solar'], { coat: true, shot: [1.75, 0.47, 0.6], visitors: false }),
    ],
    ['A circuit board with lights', details.circuit],
    ['Parents at the stalls', (s) => exhibition(s, ['rocket', 'robot', 'plants'], { shot: [1.2, 0.4, 0.7] })],
    ['A bridge of sticks', (s) => exhibition(s, ['bridge', 'filter', 'volcano'], { shot: [1.45, 0.3, 0.62] })],
    ['Chemistry in colour', details.flask],
    ['The best exhibit wins a cup', (s) => show(s, 'prize', 'stars', { title: 'Science Exhibition', crowd: false, shot: [1.2, 0.5, 0.6] })],
  ],
  diwali: [
    ['Children light lamps round a rangoli at dusk', (s) => feast(s, 'lamps', { hour: 'dusk', decor: 'marigold' })],
    ['The courtyard on Diwali evening', (s) => feast(s, 'night', { hour: 'night', decor: 'lamps' })],
    ['Rows of clay lamps', details.diyas],
    ['Making a large rangoli together', (s) => feast(s, 'rangoli', { decor: 'marigold', hour: 'gold' })],
    ['Paper lanterns in the arcade', details.lantern],
    ['Ram, Sita and Lakshman come home, on stage', (s) => show(s, 'epic', 'night', { shot: [1.4, 0.48, 0.72], crowd: false })],
    ['Sweets for the festival', details.sweets],
    ['A boy kneels to light a lamp', (s) => feast(s, 'lamps', { hour: 'night', decor: 'lamps', shot: [1.9, 0.76, 0.78] })],
  ],
  christmas: [
    ['Children round the Christmas tree in the courtyard', (s) => feast(s, 'tree', { decor: 'lamps', hour: 'dusk' })],
    ['Santa gives presents to the youngest', (s) => feast(s, 'santa', { decor: 'bunting', shot: [1.2, 0.5, 0.7] })],
    ['Carols on stage', (s) => show(s, 'carols', 'night', { title: 'Merry Christmas' })],
    ['The nativity play', (s) => show(s, 'nativity', 'night', { shot: [1.3, 0.5, 0.7], crowd: false })],
    ['Stars and baubles on the tree', details.ornament],
    ['Children with presents and party hats', (s) => feast(s, 'gifts', { decor: 'bunting', petals: true })],
    ['The Christmas cake', details.cake],
    [
      'Santa hats in the classroom',
      (s) => atDesks(s, { age: 'small', make: { hat: 'santa', mouth: 'open' }, teacher: { hat: 'santa', girl: true } }),
    ],
  ],
  'teachers-day': [
    ['Pupils bring cards and flowers to their teachers', (s) => feast(s, 'cards', { decor: 'marigold', shot: [1.25, 0.5, 0.76] })],
    ['A thank-you card made by hand', details.card],
    [
      'A senior pupil takes the class for a day',
      (s) => lesson(s, { teacher: { age: 'teen', h: 158, girl: true, hair: 'braids', glasses: false }, chalk: chalk.sun, age: 'small' }),
    ],
    ['Teachers cut the cake', (s) => feast(s, 'cake', { decor: 'bunting', shot: [1.3, 0.5, 0.76] })],
    ['The teachers dance, to great applause', (s) => show(s, 'teachers', 'stars', { title: 'Teachers’ Day' })],
    ['Flowers for the staff room', details.roses],
    ['A group photograph with the teachers', (s) => feast(s, 'groupPhoto', { decor: 'marigold', shot: [1.3, 0.5, 0.76] })],
  ],
  'childrens-day': [
    ['Balloons in the courtyard', (s) => feast(s, 'balloons', { decor: 'bunting' })],
    ['Fancy dress on stage', (s) => show(s, 'fancy', 'sunrise', { title: 'Fancy Dress' })],
    ['A puppet show for the juniors', (s) => feast(s, 'puppet', { decor: 'bunting' })],
    ['Teachers perform for the children', (s) => show(s, 'teachers', 'sunrise', { shot: [1.3, 0.5, 0.7] })],
    ['The magician and the rabbit', (s) => show(s, 'magic', 'stars', { shot: [1.4, 0.5, 0.74], crowd: false })],
    ['A ring game with the teacher', (s) => feast(s, 'games', { set: 'garden' })],
    ['Kites for everyone', (s) => feast(s, 'kites', { set: 'garden', hour: 'noon' })],
    ['Roses for Children’s Day', (s) => frame(s, [1.35, 0.52, 0.4], details.roses(s))],
    ['A string puppet show', (s) => show(s, 'puppets', 'village', { shot: [1.5, 0.5, 0.7], crowd: false })],
  ],
  farewell: [
    ['Class XII in the courtyard for the last photograph', (s) => feast(s, 'groupPhoto', { hour: 'gold', decor: 'marigold' })],
    ['Two seniors with their farewell sashes', (s) => feast(s, 'sashes', { hour: 'gold', decor: 'bunting', petals: true })],
    ['A senior embraces her teacher', (s) => feast(s, 'hug', { hour: 'gold', decor: 'plain', shot: [1.7, 0.5, 0.76] })],
    ['The farewell cake', (s) => feast(s, 'cake', { hour: 'gold', decor: 'marigold' })],
    ['The last words from the stage', (s) => show(s, 'speech', 'sunrise', { title: 'Farewell' })],
    ['A page for memories', details.notebook],
    ['Waving goodbye at dusk', (s) => feast(s, 'walkOut', { hour: 'dusk', decor: 'lamps' })],
  ],
  'educational-tour': [
    ['The tour sets out: caps on, into the bus', (s) => transport(s, 'tour')],
    ['Singing in the bus', (s) => insideBus(s)],
    ['Walking up to the fort', (s) => tour(s, 'walk')],
    ['The guide explains the fort', (s) => tour(s, 'guide', near)],
    ['Sketching before the red walls', (s) => tour(s, 'fort')],
    ['The whole group before the fort', (s) => tour(s, 'photo', [1, 0.5, 0.5], 'noon')],
    ['The great skeleton in the museum', (s) => museum(s)],
    ['Lunch on the lawn', (s) => tour(s, 'lunch', [1.3, 0.5, 0.76])],
    ['Two sketchers at work', (s) => tour(s, 'fort', [1.9, 0.72, 0.8])],
    ['Home at sunset', (s) => transport(s, 'leave', [1, 0.5, 0.5], 'dusk')],
  ],
  investiture: [
    ['The four captains with their house flags', (s) => feast(s, 'flags', { decor: 'marigold' })],
    ['The council takes the oath', (s) => show(s, 'oath', 'stars', { title: 'Investiture' })],
    ['The principal pins the head boy’s badge', (s) => feast(s, 'badges', { decor: 'plain', shot: [1.7, 0.48, 0.76] })],
    ['The captain’s badge', details.badge],
    ['New prefects in a row', (s) => feast(s, 'badges', { decor: 'bunting', hour: 'gold', shot: right })],
    ['March of the houses', (s) => sport(s, 'march', { hour: 'morning', kind: 'plain', shot: [1.2, 0.55, 0.7] })],
    ['The head girl leads the oath', (s) => show(s, 'oath', 'sunrise', { shot: [1.9, 0.48, 0.76], crowd: false })],
  ],
};

const number = (i: number) => String(i + 1).padStart(2, '0');

const toPictures = (prefix: string, sets: Record<string, readonly Shown[]>, seed: number): Picture[] =>
  Object.entries(sets).flatMap(([slug, list], q) =>
    list.map(
      ([alt, draw], i): Picture => ({ school: 'njms', name: `${prefix}-${slug}-${number(i)}`, alt, draw, seed: seed + q * 100 + i * 3 }),
    ),
  );

/** Galleries and activities of the demo school. */
export const galleryPictures: Picture[] = [...toPictures('gallery', galleries, 2000), ...toPictures('activity', activities, 5000)];
