import { palette } from '../palette.ts';
import { turnOf } from '../turn-of.ts';
import type { Person } from './person.ts';
import { pupil } from './pupil.ts';
import { teacher } from './teacher.ts';
import type { Uniform } from './wardrobe.ts';
import { njmsUniform, svnkUniform } from './wardrobe.ts';

/** A person with the name of their picture and what it is of. */
interface Sitter {
  readonly name: string;
  readonly alt: string;
  readonly person: Person;
}

const two = (index: number) => String(index).padStart(2, '0');
const sexOf = (index: number) => (index % 2 ? 'f' : 'm');
const row = (count: number, make: (index: number) => Sitter) => Array.from({ length: count }, (_, i) => make(i + 1));

/** The staff; `from` is where in the wardrobe's row they begin, so that two schools do not dress alike. */
function teachers(count: number, women: number, school: string, uniform: Uniform, from = 0): Sitter[] {
  return row(count, (index) => {
    const sex = index <= women ? 'f' : 'm';
    const person = teacher(from + (sex === 'f' ? index : index - women), sex, `${school}-teacher-${index}`, uniform);
    return { name: `teacher-${two(index)}`, alt: `Portrait of a teacher in ${person.dress.words}`, person };
  });
}

function toppers(count: number, school: string, uniform: Uniform): Sitter[] {
  return row(count, (index) => {
    const person = pupil(
      index,
      sexOf(index),
      15 + (index % 4),
      `${school}-topper-${index}`,
      uniform,
      index % 5 < 3 ? 'uniform' : 'uniform-sweater',
    );
    return { name: `topper-${two(index)}`, alt: `Portrait of a ${person.sex === 'f' ? 'girl' : 'boy'} in ${person.dress.words}`, person };
  });
}

const sisterDress = (main: string, second: string) =>
  ({ words: 'a plain pale sari', kind: 'habit', main, second, third: '#f3ead8', weave: 'plain' }) as const;

function njms(): Sitter[] {
  const u = njmsUniform;
  const one = teacher(7, 'f', 'njms-principal', u);
  const { bindi: _b, gajra: _g, earrings: _e, sindoor: _s, ...plain } = one;
  const principal: Person = {
    ...plain,
    age: 56,
    skin: '#b98159',
    turn: 0.25,
    tilt: -1.5,
    mouth: { width: 31, full: 10, smile: 'open' },
    glasses: { shape: 'oval', colour: '#6b4a3a' },
    hair: { style: 'bun', colour: '#6a625e', volume: 10 },
    necklace: 'cross',
    dress: sisterDress('#f6efe0', '#7a1f2b'),
    backdrop: { kind: 'niche', hue: '#b9714f' },
  };
  const man = teacher(4, 'm', 'njms-manager', u);
  const manager: Person = {
    ...man,
    age: 64,
    turn: -0.25,
    tilt: 1,
    skin: '#a56f48',
    glasses: { shape: 'square', colour: '#4a3a30' },
    hair: { style: 'receding', colour: '#b3aca5', volume: 6 },
    beard: 'none',
    mouth: { width: 33, full: 8.5, smile: 'closed' },
    necklace: 'cross',
    dress: { words: 'a plain cream cassock', kind: 'cassock', main: '#f1e6d0', second: '#8a5a3a', third: '#f1e6d0' },
    backdrop: { kind: 'books', hue: '#7a1f2b' },
  };
  const head = (index: number, extra: Partial<Person>): Person => ({
    ...pupil(index, sexOf(index), 17, `njms-head-${index}`, u, 'uniform-blazer', { sash: palette.marigold, badge: u.tie }),
    ...extra,
  });
  // Rohan Toppo and Manav Bishnoi are not Sikhs; by their turn in the row they would wear turbans.
  const bareheaded: Partial<Record<string, Person['hair']['style']>> = { 'cabinet-02': 'side-part', 'cabinet-18': 'crop' };
  const cabinet = row(28, (index) => {
    const sash = index % 3 === 1 ? { sash: turnOf(u.sashes, Math.floor(index / 3)) } : {};
    const name = `cabinet-${two(index)}`;
    const made = pupil(index, sexOf(index), 13 + (index % 5), `njms-cabinet-${index}`, u, 'uniform-blazer', { badge: u.tie, ...sash });
    const style = bareheaded[name];
    const person = style ? { ...made, hair: { ...made.hair, style } } : made;
    return { name, alt: `Portrait of a ${person.sex === 'f' ? 'girl' : 'boy'} of the student cabinet in ${person.dress.words}`, person };
  });
  const students = row(48, (index) => {
    const age = 5 + ((Math.floor((index - 1) / 2) * 5) % 12);
    const person = pupil(
      index,
      sexOf(index),
      age,
      `njms-student-${index}`,
      u,
      age < 7 ? 'junior' : index % 3 ? 'uniform' : 'uniform-sweater',
    );
    return { name: `student-${two(index)}`, alt: `Portrait of a ${person.sex === 'f' ? 'girl' : 'boy'} in ${person.dress.words}`, person };
  });
  const children = row(16, (index) => {
    const person = pupil(index, sexOf(index), 3 + (Math.floor(index / 2) % 4), `njms-child-${index}`, u, 'junior');
    return {
      name: `child-${two(index)}`,
      alt: `Portrait of a little ${person.sex === 'f' ? 'girl' : 'boy'} in ${person.dress.words}`,
      person,
    };
  });
  const coordinators: Sitter[] = [
    {
      name: 'coordinator-kg',
      alt: 'Portrait of the kindergarten coordinator',
      person: { ...teacher(3, 'f', 'njms-kg', u), age: 41, backdrop: { kind: 'board', hue: '#d6a35c' } },
    },
    {
      name: 'coordinator-school',
      alt: 'Portrait of the school coordinator, a man in a navy blazer',
      person: {
        ...teacher(17, 'm', 'njms-school', u),
        age: 46,
        hair: { style: 'wavy', colour: '#4a4340', volume: 6 },
        beard: 'thick-moustache',
        mouth: { width: 33, full: 9, smile: 'closed' },
        backdrop: { kind: 'books', hue: '#6f8f78' },
      },
    },
  ];
  return [
    { name: 'principal', alt: 'Portrait of the principal, a Sister in a plain pale sari', person: principal },
    { name: 'manager', alt: 'Portrait of the manager, a priest in a plain cream cassock', person: manager },
    {
      name: 'head-boy',
      alt: 'Portrait of the head boy in the school blazer with a marigold sash',
      person: head(2, { hair: { style: 'quiff', colour: palette.hair[0], volume: 9 }, backdrop: { kind: 'niche', hue: '#8fa37a' } }),
    },
    {
      name: 'head-girl',
      alt: 'Portrait of the head girl in the school blazer with a marigold sash',
      person: head(1, { backdrop: { kind: 'courtyard', hue: '#c98b6a' } }),
    },
    ...coordinators,
    ...teachers(58, 38, 'njms', u),
    ...toppers(40, 'njms', u),
    ...cabinet,
    ...students,
    ...children,
  ];
}

function svnk(): Sitter[] {
  const u = svnkUniform;
  const principal: Person = {
    ...teacher(9, 'm', 'svnk-principal', u),
    age: 54,
    beard: 'moustache',
    hair: { style: 'side-part', colour: '#7d756f', volume: 8 },
    glasses: { shape: 'oval', colour: '#3a2620' },
    dress: {
      words: 'a teal waistcoat over a white kurta',
      kind: 'waistcoat',
      main: '#0f5257',
      second: '#ef6f53',
      third: '#f6f0e2',
      weave: 'plain',
    },
    backdrop: { kind: 'courtyard', hue: '#8fa37a' },
  };
  return [
    { name: 'principal', alt: 'Portrait of the principal in a teal waistcoat', person: principal },
    ...teachers(6, 4, 'svnk', u, 20),
    ...toppers(4, 'svnk', u),
  ];
}

/** Those who are shown without a photo, as a few are in every school. */
const absent = ['teacher-38', 'teacher-58', 'topper-40', 'student-01', 'student-02', 'student-25', 'student-26'];

/** Everyone who sits for a portrait, by school. */
export const cast = { njms: njms().filter(({ name }) => !absent.includes(name)), svnk: svnk() } as const;
