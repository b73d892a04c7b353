import { palette } from '../palette.ts';
import { seeded } from '../random.ts';
import { turnOf } from '../turn-of.ts';
import { mix } from './kit.ts';
import { hues, nature } from './nature.ts';
import type { BackdropKind, BeardStyle, HairStyle, Person } from './person.ts';
import { menswear, salwars, saris, type Uniform } from './wardrobe.ts';

const backdrops: readonly BackdropKind[] = ['niche', 'courtyard', 'books', 'jaali', 'window'];

const womenHair: readonly HairStyle[] = [
  'bun',
  'open-side',
  'braid-side',
  'tied',
  'open',
  'bun',
  'bob',
  'curly-open',
  'top-bun',
  'braid-side',
  'tied',
  'open-side',
  'bun',
];

const menHair: readonly HairStyle[] = [
  'side-part',
  'crop',
  'turban',
  'receding',
  'wavy',
  'side-part',
  'bald',
  'quiff',
  'curly-short',
  'crop',
  'turban',
  'wavy',
  'receding',
];

const menBeards: readonly BeardStyle[] = [
  'moustache',
  'none',
  'full',
  'thick-moustache',
  'stubble',
  'none',
  'full',
  'stubble',
  'goatee',
  'moustache',
  'long',
  'none',
  'thick-moustache',
];

const turbans = ['#7a1f2b', '#1f5a7a', '#d08a25', '#3c5a44', '#4a3a66', '#a8452f', '#2b3550'];

function greyed(age: number, roll: number): string {
  const base = turnOf(palette.hair, Math.floor(roll * 3));
  return age < 44 ? base : mix(base, '#b9b1a8', Math.min(0.78, (age - 42) * 0.026 * (0.5 + roll)));
}

/** A member of the staff. */
export function teacher(index: number, sex: 'f' | 'm', seed: string, uniform: Uniform): Person {
  const random = seeded(`${seed}dress`);
  const age = 26 + ((index * 17) % 32);
  const body = nature({ seed, sex, age, index });
  const backdrop = { kind: turnOf(backdrops, index * 2 + Math.floor(index / 5)), hue: turnOf(hues, index * 3) };
  const colour = greyed(age, random());
  const lanyard = index % 4 === 2 ? { lanyard: uniform.lanyard } : {};
  if (sex === 'm') {
    const [words, kind, main, second, third, tie, weave] = turnOf(menswear, index);
    const style = turnOf(menHair, index);
    return {
      ...body,
      backdrop,
      hair: { style, colour, volume: 6 + random() * 7, cloth: turnOf(turbans, index) },
      beard: style === 'turban' ? turnOf(['full', 'long', 'down'] as const, index) : turnOf(menBeards, index),
      dress: { words, kind, main, second, third, tie, ...(weave ? { weave } : {}), ...lanyard },
    };
  }
  const sari = index % 5 !== 1 && index % 5 !== 3;
  const [words, main, second, third, weave] = sari
    ? turnOf(saris, Math.floor(index * 0.62) * 5 + 1)
    : turnOf(salwars, Math.floor(index / 5) * 2 + (index % 5 === 3 ? 1 : 0));
  const covered = index % 17 === 13;
  const style = covered ? 'covered' : age > 52 && index % 2 ? 'short-grey' : turnOf(womenHair, index);
  const married = sari && random() < 0.55;
  return {
    ...body,
    backdrop,
    beard: 'none',
    hair: { style, colour, volume: 9 + random() * 8, cloth: sari ? main : third },
    dress: { words, kind: sari ? 'sari' : 'salwar', main, second, third, weave, ...(sari ? {} : lanyard) },
    ...(random() < 0.6 && !covered ? { bindi: turnOf(['#a5262c', '#7a1f2b', '#2b1a16', second], Math.floor(random() * 4)) } : {}),
    earrings: turnOf(['jhumka', 'stud', 'hoop', 'stud'] as const, index),
    ...(married
      ? { necklace: 'mangalsutra' as const, sindoor: style === 'bun' || style === 'top-bun' }
      : { necklace: turnOf(['chain', 'beads', 'chain'] as const, index) }),
    gajra: sari && (style === 'bun' || style === 'top-bun') && random() < 0.55,
  };
}
