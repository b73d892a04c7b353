import type { Sheet } from '../kit.ts';

/** How the hair is worn. */
export type Hair = 'short' | 'crop' | 'curly' | 'bob' | 'braids' | 'pony' | 'bun' | 'long' | 'patka' | 'turban' | 'grey';

/** What is worn on the head over the hair. */
type Hat = 'cap' | 'santa' | 'party' | 'crown' | 'flowers' | 'helmet' | 'rabbit' | 'safa';

/** Cuts of the lower garment. */
type Bottom = 'trousers' | 'shorts' | 'skirt' | 'long' | 'lehenga' | 'salwar' | 'sari' | 'dhoti';

/** Clothes, head to foot. */
export type Outfit = {
  top: string;
  sleeve: 'half' | 'full' | 'none';
  bottom: Bottom;
  lower: string;
  tie?: string;
  coat?: string;
  dupatta?: string;
  trim?: string;
  socks?: string;
  shoes?: string;
  check?: string;
  tunic?: number;
  belt?: string;
  apron?: string;
  sash?: string;
  number?: string;
  vest?: string;
};

/** Joint angles in degrees from straight down; positive is the way the figure faces (or screen right). */
type Pose = {
  armL?: readonly [number, number];
  armR?: readonly [number, number];
  legL?: readonly [number, number];
  legR?: readonly [number, number];
  lean?: number;
  head?: number;
  floor?: 'cross' | 'kneel';
  lift?: number;
};

/** Draws what a hand holds, at the origin, in the figure's own centimetres. */
export type Held = (s: Sheet) => string;

/** One person to be drawn. */
export type Person = {
  h: number;
  age: 'small' | 'child' | 'teen' | 'adult';
  skin: string;
  hair: Hair;
  hairColor: string;
  ribbon?: string;
  hat?: Hat;
  hatColor?: string;
  outfit: Outfit;
  pose: Pose;
  view: 'front' | 'side' | 'back';
  dir: 1 | -1;
  turn: number;
  mouth?: 'smile' | 'open' | 'calm';
  eyes?: 'open' | 'closed' | 'down';
  glasses?: boolean;
  beard?: boolean;
  bindi?: boolean;
  left?: Held;
  right?: Held;
  bag?: string;
  paint?: string;
};

/** Named poses; side poses read left as the far side. */
export const poses = {
  stand: { armL: [-10, -6], armR: [10, 6], legL: [-3, -2], legR: [3, 2] },
  attention: { armL: [-5, -3], armR: [5, 3], legL: [-1, -1], legR: [1, 1] },
  ease: { armL: [-18, 22], armR: [18, -22], legL: [-6, -5], legR: [6, 5] },
  akimbo: { armL: [-48, 38], armR: [12, 8], legL: [-5, -4], legR: [6, 5] },
  namaste: { armL: [-22, 128], armR: [22, -128], legL: [-2, -1], legR: [2, 1] },
  wave: { armL: [-12, -8], armR: [125, 165], legL: [-4, -3], legR: [4, 3] },
  cheer: { armL: [-150, -170], armR: [150, 170], legL: [-7, -5], legR: [7, 5] },
  clap: { armL: [-18, 95], armR: [18, -95], legL: [-4, -3], legR: [4, 3] },
  salute: { armL: [-5, -3], armR: [92, 230], legL: [-1, -1], legR: [1, 1] },
  hold: { armL: [-16, 62], armR: [16, -62], legL: [-4, -3], legR: [4, 3] },
  present: { armL: [-14, -8], armR: [62, 84], legL: [-4, -3], legR: [5, 4] },
  point: { armL: [-12, -8], armR: [100, 112], legL: [-4, -3], legR: [5, 4] },
  raise: { armL: [-16, 30], armR: [168, 176], legL: [-3, -2], legR: [3, 2] },
  offer: { armL: [-6, 60], armR: [28, 74], legL: [-4, -3], legR: [4, 3] },
  walk: { armL: [-24, -10], armR: [24, 40], legL: [24, 14], legR: [-18, -34], lean: 2 },
  walk2: { armL: [22, 38], armR: [-22, -8], legL: [-16, -30], legR: [22, 12], lean: 2 },
  stroll: { armL: [-8, -4], armR: [10, 16], legL: [12, 6], legR: [-10, -18], lean: 1 },
  run: { armL: [-52, 24], armR: [58, 140], legL: [58, 4], legR: [-30, -92], lean: 12, lift: 4 },
  run2: { armL: [60, 138], armR: [-50, 30], legL: [-34, -98], legR: [54, 0], lean: 12, lift: 3 },
  kick: { armL: [-64, -40], armR: [48, 70], legL: [-8, -14], legR: [52, 70], lean: -8 },
  leap: { armL: [-60, -90], armR: [130, 150], legL: [62, 30], legR: [-48, -70], lean: 6, lift: 26 },
  shoot: { armL: [140, 172], armR: [150, 178], legL: [6, 2], legR: [-6, -16], lean: 3, lift: 10 },
  chair: { armL: [28, 70], armR: [34, 74], legL: [88, 2], legR: [82, -4] },
  write: { armL: [34, 84], armR: [26, 92], legL: [88, 2], legR: [82, -4], lean: 10, head: 8 },
  crouch: { armL: [42, 30], armR: [52, 38], legL: [100, -30], legR: [66, -62], lean: 26, head: 8 },
  kneel: { armL: [40, 34], armR: [50, 44], legL: [8, -84], legR: [-4, -90], lean: 24, head: 6 },
  cross: { armL: [-24, 40], armR: [24, -40], floor: 'cross' },
  lotus: { armL: [-34, -16], armR: [34, 16], floor: 'cross' },
  crossUp: { armL: [-150, -178], armR: [150, 178], floor: 'cross' },
  crossNamaste: { armL: [-24, 128], armR: [24, -128], floor: 'cross' },
  crossWork: { armL: [-20, 48], armR: [20, -48], floor: 'cross', head: 4 },
  tree: { armL: [-160, -192], armR: [160, 192], legL: [0, 0], legR: [62, -62] },
  warrior: { armL: [-88, -90], armR: [88, 90], legL: [-46, -40], legR: [62, 4] },
  bend: { armL: [70, 74], armR: [74, 78], legL: [-2, 0], legR: [2, 4], lean: 62 },
  punch: { armL: [-30, 60], armR: [86, 88], legL: [46, 8], legR: [-34, -30], lean: 4 },
  highKick: { armL: [-40, 60], armR: [30, 100], legL: [-4, -2], legR: [104, 108], lean: -18 },
  block: { armL: [30, 120], armR: [60, 190], legL: [40, 10], legR: [-32, -28] },
  bhangra: { armL: [-140, -176], armR: [140, 176], legL: [-4, -2], legR: [54, -20] },
  bhangra2: { armL: [-96, -150], armR: [96, 150], legL: [-48, 22], legR: [4, 2] },
  aramandi: { armL: [-88, -70], armR: [88, 70], legL: [-52, 34], legR: [52, -34] },
  aramandi2: { armL: [-70, 110], armR: [120, 150], legL: [-52, 34], legR: [58, 20] },
  twirl: { armL: [-112, -128], armR: [100, 128], legL: [-8, -4], legR: [14, -14] },
  garba: { armL: [-60, -140], armR: [110, 150], legL: [-14, -6], legR: [16, 6], lean: 6 },
  pull: { armL: [70, 84], armR: [62, 86], legL: [30, 20], legR: [48, 30], lean: -26 },
  skip: { armL: [-40, -70], armR: [40, 70], legL: [12, -20], legR: [8, -30], lift: 12 },
  throw: { armL: [60, 70], armR: [-120, -160], legL: [24, 8], legR: [-22, -24], lean: -10 },
  mic: { armL: [-14, -6], armR: [20, -140], legL: [-4, -3], legR: [4, 3] },
  sitGround: { armL: [-30, -26], armR: [40, 60], legL: [80, 70], legR: [72, 96] },
  swing: { armL: [-20, 160], armR: [20, 170], legL: [80, 40], legR: [76, 34], lean: -10 },
  play: { armL: [-30, 70], armR: [36, -40], floor: 'cross' },
} as const satisfies Record<string, Pose>;

/** The name of a pose. */
export type PoseName = keyof typeof poses;
