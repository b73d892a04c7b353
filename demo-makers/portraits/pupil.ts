import { palette } from '../palette.ts';
import { seeded } from '../random.ts';
import { turnOf } from '../turn-of.ts';

import { hues, nature } from './nature.ts';
import type { BackdropKind, Dress, HairStyle, Person } from './person.ts';
import type { Uniform } from './wardrobe.ts';

const schoolBackdrops: readonly BackdropKind[] = ['courtyard', 'niche', 'jaali', 'board', 'window'];

const teenGirlHair: readonly HairStyle[] = ['two-braids', 'high-pony', 'tied', 'braid-side', 'looped-braids', 'bob', 'hairband', 'bun'];

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

const littleGirlHair: readonly HairStyle[] = ['ponytails', 'fringe-bob', 'looped-braids', 'hairband', 'two-braids', 'fringe-bob'];

const boyHair: readonly HairStyle[] = ['side-part', 'crop', 'curly-short', 'quiff', 'patka', 'bowl', 'wavy', 'crop'];

const teenBoyHair: readonly HairStyle[] = ['side-part', 'quiff', 'crop', 'wavy', 'turban', 'curly-short', 'side-part', 'crop'];

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
  const styles = sex === 'f' ? (age < 7 ? littleGirlHair : age > 13 ? teenGirlHair : girlHair) : age > 14 ? teenBoyHair : boyHair;
  const style = turnOf(styles, row + (wears === 'uniform-blazer' ? 3 : 0));
  const wrapped = style === 'turban' || style === 'patka';
  const junior = wears === 'junior';
  const words =
    { 'uniform-blazer': 'the school blazer', 'uniform-sweater': 'the school sweater', junior: 'the junior uniform' }[wears as string] ??
    'school uniform';
  return {
    ...body,
    mouth: { ...body.mouth, smile: row % 3 === 2 ? 'closed' : index % 4 < 2 ? 'open' : body.mouth.smile },
    backdrop: { kind: turnOf(schoolBackdrops, row * 2 + (sex === 'f' ? 0 : 3)), hue: turnOf(hues, row * 3 + index) },
    hair: {
      style,
      colour: turnOf(palette.hair, index),
      volume: 7 + random() * 6,
      cloth: wrapped
        ? turnOf([uniform.tie, '#1f5a7a', '#d08a25', '#3c5a44', '#2b3550'], Math.floor(row / 4) + row)
        : turnOf(uniform.ribbon, row),
    },
    beard: sex === 'm' && age > 16 && random() < 0.22 ? 'stubble' : 'none',
    ...(sex === 'f' && age > 6 && random() < 0.7 ? { earrings: 'stud' as const } : {}),
    dress: {
      words,
      kind: wears,
      main: junior ? uniform.junior.main : wears === 'uniform-blazer' ? uniform.blazer : uniform.sweater,
      second: junior ? uniform.junior.check : uniform.tie,
      third: junior ? '#fdf1e0' : uniform.shirt,
      stripe: uniform.stripe,
      ...extras,
    },
  };
}
