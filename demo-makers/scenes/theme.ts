import { palette } from '../palette.ts';

/** What changes from school to school; everything else comes from the palette. */
export type Theme = {
  name: string;
  city: string;
  main: string;
  mainDeep: string;
  accent: string;
  accentPale: string;
  wall: string;
  wallShade: string;
  stone: string;
  stoneShade: string;
  shirt: string;
  tie: string;
  lower: string;
  junior: string;
};

/** Nirmal Jyoti Mission School: maroon and marigold. */
export const njms: Theme = {
  name: 'Nirmal Jyoti Mission School',
  city: 'Hisar',
  main: palette.maroon,
  mainDeep: palette.maroonDeep,
  accent: palette.marigold,
  accentPale: palette.marigoldPale,
  wall: palette.limewash,
  wallShade: palette.limewashShade,
  stone: palette.sandstone,
  stoneShade: palette.sandstoneShade,
  shirt: '#fbf0da',
  tie: palette.uniformTie,
  lower: palette.uniformSkirt,
  junior: palette.juniorCheck,
};

/** Sarvodaya Vidya Niketan: teal and coral. */
export const svnk: Theme = {
  name: 'Sarvodaya Vidya Niketan',
  city: 'Karnal',
  main: '#0f5257',
  mainDeep: '#0a383d',
  accent: '#ef6f53',
  accentPale: '#f9bfa9',
  wall: '#f4ecdc',
  wallShade: '#d6d2bd',
  stone: '#c9b08c',
  stoneShade: '#95876d',
  shirt: '#f3f8f4',
  tie: '#0f5257',
  lower: '#23474c',
  junior: '#7fb3a8',
};
