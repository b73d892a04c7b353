/** The roll, class by class and section by section, exactly as many children as pages/SchoolStrength.yaml says. */
import { readFileSync } from 'node:fs';
import { type Section, sectionsOfStrength } from '../../schools/strength.ts';
import { type Maker, schoolFolder } from '../maker.ts';
import { consentsOf } from './consents.ts';
import { type Community, communities } from './name-pools.ts';
import { type Named, named } from './named-students.ts';
import { type Seeded, seeded } from './seeded.ts';

type Child = Named & { communityPatka: boolean };

const boysOnRoll = 652;
/** Portraits with a patka or turban go to Sikh boys and to nobody else. */
const wrapped = { child: [8], student: [8, 24, 40] };

function communityOf(random: Seeded): Community {
  let left = random.below(100);
  for (const community of communities) {
    left -= community.share;
    if (left < 0) return community;
  }
  throw new Error('The shares of the communities do not add up to 100');
}

function newName(random: Seeded, girl: boolean, taken: Set<string>) {
  for (;;) {
    const community = communityOf(random);
    const first = random.pick(girl ? community.girls : community.boys).replace('.', '. ');
    const surname = random.pick((girl && community.girlSurnames) || community.surnames);
    const name = /^\w\. /.test(first) ? first.replace('.  ', '. ') : `${first} ${surname}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return { name, patka: !girl && surname.startsWith('Singh') };
  }
}

/** About one day each for 366 children, 29 February included, then by chance: some days have many birthdays, none has none. */
function birthdays(random: Seeded, count: number) {
  const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const year = lengths.flatMap((days, m) => Array.from({ length: days }, (_, d) => ({ birthDay: d + 1, birthMonth: m + 1 })));
  const rest = Array.from({ length: count - year.length }, () => random.pick(year));
  return random.shuffle([...year, ...rest]);
}

/** The age that each of the 48 pupils' portraits shows; see portraits/cast.ts. */
const portraitAge = (n: number) => 5 + ((Math.floor((n - 1) / 2) * 5) % 12);
const little = ['Nursery', 'LKG', 'UKG', 'I', 'II'];
const classes = [...little, 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

function portraits(className: string, girl: boolean, patka: boolean): string[] {
  const child = little.includes(className);
  const kind = child ? 'child' : 'student';
  const age = classes.indexOf(className) + 3;
  const numbers = Array.from({ length: child ? 16 : 48 }, (_, i) => i + 1).filter(
    (n) =>
      (n % 2 === 1) === girl &&
      wrapped[kind].includes(n) === patka &&
      (child || patka || Math.abs(portraitAge(n) - Math.min(age, 16)) <= 2),
  );
  return numbers.map((n) => `pictures/${kind}-${String(n).padStart(2, '0')}.webp`);
}

function roll(sections: Section[]) {
  const random = seeded(19810706);
  const taken = new Set(named.map((child) => child.name));
  const total = sections.reduce((sum, section) => sum + section.count, 0);
  const days = birthdays(random, total);
  let boysLeft = boysOnRoll;
  let placesLeft = total;
  return sections.flatMap((section) => {
    const boys = Math.round((boysLeft * section.count) / placesLeft);
    boysLeft -= boys;
    placesLeft -= section.count;
    const known = named.filter((n) => n.class === section.class && n.section === section.section);
    const children: Child[] = known.map((child) => ({ ...child, communityPatka: false }));
    while (children.length < section.count) {
      const girl = children.filter((child) => !child.girl).length >= boys;
      const { name, patka } = newName(random, girl, taken);
      children.push({ name, girl, class: section.class, section: section.section, communityPatka: patka });
    }
    const used = new Set<string>();
    return children
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((child, i) => {
        const free = portraits(section.class, child.girl, child.communityPatka).filter((photo) => !used.has(photo));
        const drawn = random.next() < 0.36 && free.length > 0 ? random.pick(free) : undefined;
        const photo = child.photo ?? drawn;
        if (photo) used.add(photo);
        const key = `${section.class}-${section.section}-${String(i + 1).padStart(2, '0')}`.toLowerCase();
        return { key, ...child, ...days.pop(), photo };
      });
  });
}

function readRoll() {
  const strength = readFileSync(new URL('pages/SchoolStrength.yaml', schoolFolder('njms')), 'utf8');
  return roll(sectionsOfStrength(strength));
}

function toYaml(): string {
  const lines = readRoll().map((s) => {
    const name = /^[\p{L}\p{M} .]+$/u.test(s.name) ? s.name : JSON.stringify(s.name);
    const photo = s.photo ? `, photo: ${s.photo}` : '';
    return `- { key: ${s.key}, name: ${name}, class: ${s.class}, section: ${s.section}, birthDay: ${s.birthDay}, birthMonth: ${s.birthMonth}${photo} }`;
  });
  const head = '# The roll, made by demo-makers/students; it agrees with pages/SchoolStrength.yaml.';
  return `${[head, ...lines].join('\n')}\n`;
}

/** Makes the roll, and the consents of the parents. */
export const studentMaker: Maker = {
  needs: [],
  products: () => [
    { path: 'schools/njms/records/students.yaml', make: async () => toYaml() },
    { path: 'schools/njms/records/consents.yaml', make: async () => consentsOf(readRoll()) },
  ],
};
