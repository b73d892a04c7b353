import { palette } from '../palette.ts';
import type { Dress } from './person.ts';

/** A school's own clothes. */
export interface Uniform {
  readonly shirt: string;
  readonly tie: string;
  readonly stripe: string;
  readonly blazer: string;
  readonly sweater: string;
  readonly ribbon: readonly string[];
  readonly junior: { main: string; check: string };
  readonly sashes: readonly string[];
  readonly lanyard: string;
}

/** The uniform of Nirmal Jyoti Mission School. */
export const njmsUniform: Uniform = {
  shirt: palette.uniformShirt,
  tie: palette.uniformTie,
  stripe: palette.marigold,
  blazer: palette.maroonDeep,
  sweater: '#6d1c28',
  ribbon: [palette.maroon, '#fff4e0', '#a3303a'],
  junior: { main: '#8c3a35', check: palette.juniorCheck },
  sashes: [...Object.values(palette.houses), palette.marigold],
  lanyard: palette.maroon,
};

/** The uniform of Sarvodaya Vidya Niketan. */
export const svnkUniform: Uniform = {
  shirt: '#f6f3e8',
  tie: '#0f5257',
  stripe: '#ef6f53',
  blazer: '#0d454a',
  sweater: '#14636a',
  ribbon: ['#ef6f53', '#fff4e0'],
  junior: { main: '#0f5257', check: '#ef9b86' },
  sashes: ['#ef6f53'],
  lanyard: '#0f5257',
};

type Combination = readonly [words: string, main: string, second: string, third: string, weave: NonNullable<Dress['weave']>];

/** Saris: cloth, border, blouse. */
export const saris: readonly Combination[] = [
  ['a green sari', '#2f6f5e', '#c9962f', '#7a1f2b', 'butti'],
  ['a rose sari', '#c4566b', '#7b2346', '#7b2346', 'leaf'],
  ['an indigo sari', '#34508a', '#c7924a', '#b98a3c', 'stripe'],
  ['a cream and red sari', '#efe0c0', '#a5262c', '#a5262c', 'plain'],
  ['a mustard sari', '#d49a2a', '#6d2b3c', '#6d2b3c', 'butti'],
  ['a plum sari', '#6c3461', '#d3a13f', '#c98a2e', 'plain'],
  ['a teal sari', '#1f7278', '#d98442', '#c8623a', 'wave'],
  ['a brick-red sari', '#a8452f', '#dcae54', '#3f5a3c', 'check'],
  ['a lilac sari', '#a58cbb', '#5a3a78', '#5a3a78', 'leaf'],
  ['a leaf-green sari', '#7d9a45', '#a8324a', '#a8324a', 'stripe'],
  ['a peach sari', '#eaa983', '#9c3f4e', '#9c3f4e', 'butti'],
  ['a slate-blue sari', '#5b7f95', '#e2c48c', '#34495c', 'check'],
  ['a magenta sari', '#a82a63', '#e0b047', '#3d2a52', 'butti'],
  ['a saffron sari', '#e08a2c', '#8c1f2c', '#8c1f2c', 'wave'],
  ['an olive sari', '#6f7040', '#d8a24a', '#8c4a2a', 'plain'],
  ['a sky-blue sari', '#86b3c4', '#b5483f', '#b5483f', 'leaf'],
  ['a coffee sari', '#6b4636', '#d9b06a', '#a86a42', 'stripe'],
  ['a coral sari', '#dd6f55', '#f0cf8a', '#6b2d3a', 'plain'],
];

/** Salwar-kameez: kameez, trimming, dupatta. */
export const salwars: readonly Combination[] = [
  ['a blue salwar-kameez', '#3f6f94', '#e2b25a', '#f0d9ae', 'butti'],
  ['a pink salwar-kameez', '#d27f8b', '#8d2f50', '#f6dfd0', 'leaf'],
  ['a yellow salwar-kameez', '#e3b24a', '#a5423a', '#c8574a', 'plain'],
  ['a sea-green salwar-kameez', '#58a08c', '#e8c98a', '#e9d9b8', 'wave'],
  ['a maroon salwar-kameez', '#7e2c38', '#dba84a', '#d9a15c', 'butti'],
  ['an ivory salwar-kameez', '#f1e4cb', '#b5483f', '#3f7d6e', 'leaf'],
  ['a violet salwar-kameez', '#7a5a96', '#e6c07a', '#cdb7d9', 'plain'],
  ['a rust salwar-kameez', '#b8613a', '#f0cf8a', '#4f6a56', 'stripe'],
  ['a green salwar-kameez', '#5a8452', '#f0cf8a', '#e3b45a', 'check'],
  ['a turquoise salwar-kameez', '#2f8d96', '#f3d6a0', '#d8674f', 'butti'],
];

type Tailored = readonly [
  words: string,
  kind: Dress['kind'],
  main: string,
  second: string,
  third: string,
  tie: boolean,
  weave?: Dress['weave'],
];

/** What the men of the staff wear. */
export const menswear: readonly Tailored[] = [
  ['a light blue shirt and tie', 'shirt', '#a9c6d8', '#7a1f2b', '#a9c6d8', true],
  ['a cream kurta', 'kurta', '#efe0c0', '#b5803f', '#efe0c0', false, 'plain'],
  ['a navy blazer', 'blazer', '#2e3f58', '#a8452f', '#f7efe2', true],
  ['a checked shirt', 'shirt', '#e9d6b4', '#a8452f', '#e9d6b4', false, 'check'],
  ['a green waistcoat over a kurta', 'waistcoat', '#46664e', '#c9962f', '#f3e6cc', false, 'plain'],
  ['a rust sweater', 'cardigan', '#a65a36', '#3f5560', '#f7efe2', true],
  ['a white shirt and green tie', 'shirt', '#f5ede0', '#2f6f5e', '#f5ede0', true],
  ['a brown blazer', 'blazer', '#6b4a36', '#34508a', '#f1e2c8', true],
  ['a saffron kurta', 'kurta', '#dc9440', '#8c1f2c', '#dc9440', false, 'wave'],
  ['a striped shirt', 'shirt', '#d8e0e0', '#5b7f95', '#d8e0e0', false, 'stripe'],
  ['a maroon waistcoat over a kurta', 'waistcoat', '#6d2430', '#c9962f', '#f5ead6', false, 'plain'],
  ['a slate sweater', 'cardigan', '#4f6672', '#a5262c', '#f3e9d8', true],
  ['an olive shirt', 'shirt', '#8b8b5a', '#6d2b3c', '#8b8b5a', false],
  ['an indigo kurta', 'kurta', '#3d5788', '#e2c48c', '#3d5788', false, 'butti'],
  ['a charcoal blazer', 'blazer', '#45413f', '#b98a2e', '#efe6d6', true],
];
