import { registration } from '../places/lettering.ts';
import { pages } from './pages.ts';
import type { Picture } from './picture.ts';
import { infra, slides } from './rooms.ts';

/** Slides, rooms and pages of the demo school. */
export const schoolPictures: Picture[] = [
  ...slides.map(([name, alt, draw], i): Picture => ({ school: 'njms', name, alt, draw, seed: 5 + i * 7, height: 900 })),
  ...[...infra, ...pages].map(([name, alt, draw], i): Picture => ({ school: 'njms', name, alt, draw, seed: 101 + i * 13 })),
  {
    school: 'njms',
    name: 'registration-banner',
    alt: 'A parent and child walk towards the school gate; admissions are open',
    draw: registration,
    seed: 77,
    height: 600,
  },
];
