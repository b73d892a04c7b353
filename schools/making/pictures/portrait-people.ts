import { palette } from './palette.ts';
import { mix, seeded } from './portrait-kit.ts';
import type { BackdropKind, BeardStyle, Dress, HairStyle, Person } from './portrait-person.ts';
import type { Uniform } from './portrait-wardrobe.ts';
import { menswear, salwars, saris } from './portrait-wardrobe.ts';

const shapes: readonly Person['face'][] = [
  { temple: 85, cheek: 89, jaw: 73, chinWidth: 31, chin: 130 },
  { temple: 88, cheek: 95, jaw: 84, chinWidth: 38, chin: 124 },
  { temple: 83, cheek: 86, jaw: 73, chinWidth: 33, chin: 137 },
  { temple: 89, cheek: 91, jaw: 68, chinWidth: 26, chin: 129 },
  { temple: 86, cheek: 91, jaw: 83, chinWidth: 42, chin: 129 },
  { temple: 82, cheek: 92, jaw: 71, chinWidth: 29, chin: 132 },
];
const hues = [
  '#c98b6a',
  '#b9714f',
  '#8fa37a',
  '#d6a35c',
  '#7d9ba0',
  '#a86a66',
  '#c7a27a',
  '#8c7a9a',
  '#b98a4a',
  '#6f8f78',
];
const backdrops: readonly BackdropKind[] = ['niche', 'courtyard', 'books', 'jaali', 'window'];
const schoolBackdrops: readonly BackdropKind[] = ['courtyard', 'niche', 'jaali', 'board', 'window'];
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
const teenGirlHair: readonly HairStyle[] = [
  'two-braids',
  'high-pony',
  'tied',
  'braid-side',
  'looped-braids',
  'bob',
  'hairband',
  'bun',
];
const girlHair: readonly HairStyle[] = [
  'two-braids',
  'ponytails',
  'looped-braids',
  'fringe-bob',
  'high-pony',
  'hairband',
  'braid-side',
  'bob',
];
const littleGirlHair: readonly HairStyle[] = [
  'ponytails',
  'fringe-bob',
  'looped-braids',
  'hairband',
  'two-braids',
  'fringe-bob',
];
const boyHair: readonly HairStyle[] = [
  'side-part',
  'crop',
  'curly-short',
  'quiff',
  'patka',
  'bowl',
  'wavy',
  'crop',
];
const teenBoyHair: readonly HairStyle[] = [
  'side-part',
  'quiff',
  'crop',
  'wavy',
  'turban',
  'curly-short',
  'side-part',
  'crop',
];
const turbans = ['#7a1f2b', '#1f5a7a', '#d08a25', '#3c5a44', '#4a3a66', '#a8452f', '#2b3550'];

/** Takes the `index`-th of a list, going round; a stride keeps neighbours from repeating together. */
const turnOf = <T>(list: readonly T[], index: number): T =>
  list[((index % list.length) + list.length) % list.length]!;

interface Looks {
  readonly seed: string;
  readonly sex: 'f' | 'm';
  readonly age: number;
  readonly index: number;
}

/** Bones, skin and light that do not depend on the role. */
function nature({
  seed,
  sex,
  age,
  index,
}: Looks): Omit<Person, 'hair' | 'beard' | 'dress' | 'backdrop'> {
  const random = seeded(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const young = Math.max(0, Math.min(1, (14 - age) / 11));
  const shape = turnOf(shapes, index * 5 + Math.floor(random() * 3));
  const male = sex === 'm' && age > 15;
  const tone = (index * 3 + Math.floor(random() * 2)) % 9;
  const skin = mix(
    palette.skin[Math.floor(tone / 2)]!,
    palette.skin[Math.min(4, Math.ceil(tone / 2))]!,
    0.5,
  );
  return {
    seed,
    sex,
    age,
    skin,
    face: {
      temple: shape.temple + between(-2, 2) + young * 2,
      cheek: shape.cheek + between(-2, 2) + young * 3,
      jaw: shape.jaw + between(-3, 3) + (male ? 7 : 0) + young * 7,
      chinWidth: shape.chinWidth + (male ? 5 : 0) + young * 2,
      chin: shape.chin + between(-3, 3) + (male ? 5 : 0) - young * 21,
    },
    turn: (index % 2 ? 1 : -1) * between(0.15, 0.75),
    tilt: Math.round(between(-4, 4) * 10) / 10,
    eyes: {
      width: between(20.5, 23) + young * 2.5,
      height: between(10.4, 12.6) + young * 4.2 - (age > 50 ? 1 : 0),
      apart: between(40, 43.5),
      slant: between(0, 4.5),
    },
    brow: {
      thick: (male ? between(7, 10) : between(4.2, 6.4)) - young,
      arch: male ? between(3, 6) : between(5, 10) - young * 2,
    },
    nose: {
      width: (male ? between(16, 20) : between(13.5, 17)) - young * 2.5,
      length: (male ? between(48, 54) : between(44, 50)) - young * 11,
    },
    mouth: {
      width: between(27, 33) + (male ? 2 : 0) - young * 2,
      full: between(8.5, 12.5) - (male ? 1.5 : 0),
      smile: turnOf(
        ['closed', 'open', 'closed', 'soft', 'open'] as const,
        index + Math.floor(random() * 2),
      ),
    },
    ...(random() < (age > 45 ? 0.6 : age > 20 ? 0.3 : age > 8 ? 0.2 : 0)
      ? {
          glasses: {
            shape: turnOf(['round', 'square', 'oval'] as const, Math.floor(random() * 3)),
            colour: turnOf(['#3a2620', '#6d2b3c', '#7a5a3a', '#2f3b46'], Math.floor(random() * 4)),
          },
        }
      : {}),
  };
}

function greyed(age: number, roll: number): string {
  const base = turnOf(palette.hair, Math.floor(roll * 3));
  return age < 44 ? base : mix(base, '#b9b1a8', Math.min(0.78, (age - 42) * 0.026 * (0.5 + roll)));
}

/** A member of the staff. */
export function teacher(index: number, sex: 'f' | 'm', seed: string, uniform: Uniform): Person {
  const random = seeded(`${seed}dress`);
  const age = 26 + ((index * 17) % 32);
  const body = nature({ seed, sex, age, index });
  const backdrop = {
    kind: turnOf(backdrops, index * 2 + Math.floor(index / 5)),
    hue: turnOf(hues, index * 3),
  };
  const colour = greyed(age, random());
  const lanyard = index % 4 === 2 ? { lanyard: uniform.lanyard } : {};
  if (sex === 'm') {
    const [words, kind, main, second, third, tie, weave] = turnOf(menswear, index);
    const style = turnOf(menHair, index);
    return {
      ...body,
      backdrop,
      hair: { style, colour, volume: 6 + random() * 7, cloth: turnOf(turbans, index) },
      beard:
        style === 'turban'
          ? turnOf(['full', 'long', 'down'] as const, index)
          : turnOf(menBeards, index),
      dress: { words, kind, main, second, third, tie, ...(weave ? { weave } : {}), ...lanyard },
    };
  }
  const sari = index % 5 !== 1 && index % 5 !== 3;
  const [words, main, second, third, weave] = sari
    ? turnOf(saris, Math.floor(index * 0.62) * 5 + 1)
    : turnOf(salwars, Math.floor(index / 5) * 2 + (index % 5 === 3 ? 1 : 0));
  const covered = index % 17 === 13;
  const style = covered
    ? 'covered'
    : age > 52 && index % 2
      ? 'short-grey'
      : turnOf(womenHair, index);
  const married = sari && random() < 0.55;
  return {
    ...body,
    backdrop,
    beard: 'none',
    hair: { style, colour, volume: 9 + random() * 8, cloth: sari ? main : third },
    dress: {
      words,
      kind: sari ? 'sari' : 'salwar',
      main,
      second,
      third,
      weave,
      ...(sari ? {} : lanyard),
    },
    ...(random() < 0.6 && !covered
      ? { bindi: turnOf(['#a5262c', '#7a1f2b', '#2b1a16', second], Math.floor(random() * 4)) }
      : {}),
    earrings: turnOf(['jhumka', 'stud', 'hoop', 'stud'] as const, index),
    ...(married
      ? { necklace: 'mangalsutra' as const, sindoor: style === 'bun' || style === 'top-bun' }
      : { necklace: turnOf(['chain', 'beads', 'chain'] as const, index) }),
    gajra: sari && (style === 'bun' || style === 'top-bun') && random() < 0.55,
  };
}

/** A pupil; `wears` says which form of the uniform. */
export function pupil(
  index: number,
  sex: 'f' | 'm',
  age: number,
  seed: string,
  uniform: Uniform,
  wears: Dress['kind'],
  extras: Partial<Dress> = {},
): Person {
  const random = seeded(`${seed}dress`);
  const row = Math.floor(index / 2);
  const body = nature({ seed, sex, age, index: row + (sex === 'm' ? 4 : 0) });
  const styles =
    sex === 'f'
      ? age < 7
        ? littleGirlHair
        : age > 13
          ? teenGirlHair
          : girlHair
      : age > 14
        ? teenBoyHair
        : boyHair;
  const style = turnOf(styles, row + (wears === 'uniform-blazer' ? 3 : 0));
  const wrapped = style === 'turban' || style === 'patka';
  const junior = wears === 'junior';
  const words =
    {
      'uniform-blazer': 'the school blazer',
      'uniform-sweater': 'the school sweater',
      junior: 'the junior uniform',
    }[wears as string] ?? 'school uniform';
  return {
    ...body,
    mouth: {
      ...body.mouth,
      smile: row % 3 === 2 ? 'closed' : index % 4 < 2 ? 'open' : body.mouth.smile,
    },
    backdrop: {
      kind: turnOf(schoolBackdrops, row * 2 + (sex === 'f' ? 0 : 3)),
      hue: turnOf(hues, row * 3 + index),
    },
    hair: {
      style,
      colour: turnOf(palette.hair, index),
      volume: 7 + random() * 6,
      cloth: wrapped
        ? turnOf(
            [uniform.tie, '#1f5a7a', '#d08a25', '#3c5a44', '#2b3550'],
            Math.floor(row / 4) + row,
          )
        : turnOf(uniform.ribbon, row),
    },
    beard: sex === 'm' && age > 16 && random() < 0.22 ? 'stubble' : 'none',
    ...(sex === 'f' && age > 6 && random() < 0.7 ? { earrings: 'stud' as const } : {}),
    dress: {
      words,
      kind: wears,
      main: junior
        ? uniform.junior.main
        : wears === 'uniform-blazer'
          ? uniform.blazer
          : uniform.sweater,
      second: junior ? uniform.junior.check : uniform.tie,
      third: junior ? '#fdf1e0' : uniform.shirt,
      stripe: uniform.stripe,
      ...extras,
    },
  };
}
