import { palette } from '../../palette.ts';
import { lit, type Sheet } from '../kit.ts';
import { type Hair, type Outfit, type Person, type PoseName, poses } from './people.ts';

/** Anything about a person a scene wants to fix; the rest is left to chance. */
export type Wish = Partial<Omit<Person, 'pose' | 'outfit'>> & {
  pose?: PoseName | Person['pose'];
  girl?: boolean;
  outfit?: Partial<Outfit>;
};

/** The cloths teachers, parents and dancers wear. */
export const cloths = [
  '#b3262e',
  '#1f6aa5',
  '#2f7d4f',
  '#c2562f',
  '#8a3f6b',
  '#d08a1d',
  '#2f6f73',
  '#a8434f',
  '#5a4b8a',
  '#3d6538',
] as const;

const bags = ['#7a1f2b', '#1f6aa5', '#d98a1d', '#2f7d4f', '#8a3f6b', '#3f5560', '#c2562f'] as const;

const girlHair: readonly Hair[] = ['braids', 'braids', 'braids', 'pony', 'pony', 'bob'];

const boyHair: readonly Hair[] = ['short', 'short', 'crop', 'crop', 'curly', 'patka'];

function base(s: Sheet, w: Wish, age: Person['age'], h: number, outfit: Outfit, hair: Hair): Person {
  const { rng } = s;
  const { girl: _girl, pose, outfit: change, ...rest } = w;
  const dir = rest.dir ?? (rng.chance(0.5) ? 1 : -1);
  const view = rest.view ?? 'front';
  return {
    h: h * rng.between(0.95, 1.05),
    age,
    skin: rng.pick(palette.skin),
    hair,
    hairColor: rng.pick(palette.hair),
    ribbon: s.theme.main,
    hatColor: s.theme.main,
    view,
    dir,
    turn: view === 'side' ? dir * 0.78 : rng.between(-0.4, 0.4),
    mouth: rng.chance(0.25) ? 'open' : 'smile',
    ...rest,
    pose: typeof pose === 'string' ? poses[pose] : (pose ?? poses.stand),
    outfit: { ...outfit, ...change },
  };
}

/** A pupil in school uniform. */
export function pupil(s: Sheet, w: Wish = {}): Person {
  const { rng, theme: t } = s;
  const girl = w.girl ?? rng.chance(0.5);
  const age = w.age ?? 'child';
  const tall = age === 'small' ? 106 : age === 'child' ? 132 : 158;
  const kids = age === 'small';
  const outfit: Outfit = {
    top: kids ? lit(t.junior, 0.45) : t.shirt,
    sleeve: 'half',
    bottom: girl ? 'skirt' : kids ? 'shorts' : 'trousers',
    lower: t.lower,
    tie: t.tie,
    socks: '#fffaf0',
    shoes: '#2a1b17',
    belt: t.mainDeep,
    ...(kids ? { check: t.junior } : {}),
  };
  const hair = rng.pick(girl ? girlHair : boyHair);
  const p = base(s, w, age, tall, outfit, hair);
  return p.hair === 'patka' || p.hair === 'turban' ? { ...p, hatColor: w.hatColor ?? t.main } : p;
}

/** A pupil on the way, with a school bag. */
export const traveller = (s: Sheet, w: Wish = {}): Person => pupil(s, { bag: s.rng.pick(bags), ...w });

/** A teacher: a sari, a kurta, or shirt and trousers. */
export function teacher(s: Sheet, w: Wish = {}): Person {
  const { rng } = s;
  const girl = w.girl ?? rng.chance(0.6);
  const c = rng.pick(cloths);
  if (girl)
    return base(
      s,
      { bindi: true, glasses: rng.chance(0.25), ...w },
      'adult',
      164,
      {
        top: rng.pick(['#7a1f2b', '#2f6f73', '#8a3f6b', '#b57f2a']),
        sleeve: 'half',
        bottom: 'sari',
        lower: c,
        trim: '#f2b632',
        shoes: '#7a4a2a',
      },
      rng.pick<Hair>(['bun', 'bun', 'long', 'pony']),
    );
  const sikh = w.hair === 'turban' || rng.chance(0.25);
  const kurta = rng.chance(0.5);
  return base(
    s,
    {
      glasses: rng.chance(0.3),
      ...(sikh ? { hair: 'turban' as const, beard: true, hatColor: rng.pick(['#7a1f2b', '#1f4f7a', '#d08a1d']) } : {}),
      ...w,
    },
    'adult',
    174,
    kurta
      ? {
          top: rng.pick(['#e9c27a', '#f3e3c3', '#c9d3b0', '#d9a679']),
          sleeve: 'full',
          bottom: 'trousers',
          lower: '#f3e6cf',
          tunic: 0.2,
          vest: rng.pick(['#7a1f2b', '#3f5560', '#5d3140']),
          shoes: '#6b4128',
        }
      : {
          top: rng.pick(['#f6ead2', '#bcd3dc', '#e8c9a0']),
          sleeve: 'full',
          bottom: 'trousers',
          lower: '#4a3a34',
          belt: '#2a1b17',
          shoes: '#2a1b17',
        },
    rng.pick<Hair>(['short', 'short', 'grey']),
  );
}

/** A parent or guest, in a salwar suit, sari or shirt. */
export function parent(s: Sheet, w: Wish = {}): Person {
  const { rng } = s;
  const girl = w.girl ?? rng.chance(0.55);
  if (!girl || rng.chance(0.4)) return teacher(s, { ...w, girl });
  const c = rng.pick(cloths);
  return base(
    s,
    { bindi: true, ...w },
    'adult',
    161,
    {
      top: lit(c, 0.25),
      sleeve: 'half',
      bottom: 'salwar',
      lower: c,
      tunic: 0.2,
      dupatta: rng.pick(cloths),
      trim: '#f2b632',
      shoes: '#7a4a2a',
    },
    rng.pick<Hair>(['long', 'bun', 'pony']),
  );
}

/** A pupil in a house T-shirt for games. */
export function athlete(s: Sheet, w: Wish & { house?: string } = {}): Person {
  const { rng } = s;
  const { house, ...rest } = w;
  const c = house ?? rng.pick(Object.values(palette.houses));
  return pupil(s, {
    age: 'child',
    ...rest,
    outfit: {
      top: c,
      bottom: 'shorts',
      lower: '#fff7e8',
      tie: undefined,
      belt: undefined,
      shoes: '#fffaf0',
      socks: '#fffaf0',
      ...rest.outfit,
    } as Partial<Outfit>,
  });
}

/** A pupil in the white of yoga or karate. */
export const inWhite = (s: Sheet, belt: string | undefined, w: Wish = {}): Person =>
  pupil(s, {
    ...w,
    outfit: {
      top: '#fff9ec',
      sleeve: belt ? 'full' : 'half',
      bottom: 'salwar',
      lower: '#fbf0dc',
      tie: undefined,
      belt,
      shoes: 'bare',
      socks: undefined,
      tunic: belt ? 0.07 : 0.02,
      ...w.outfit,
    } as Partial<Outfit>,
  });

/** Costumes for the stage. */
export const costumes = {
  kathak: (c: string): Partial<Outfit> => ({
    top: c,
    sleeve: 'half',
    bottom: 'lehenga',
    lower: c,
    trim: '#f2b632',
    dupatta: '#f7d27a',
    shoes: 'bare',
  }),
  ghoomar: (c: string): Partial<Outfit> => ({
    top: '#b3262e',
    sleeve: 'half',
    bottom: 'lehenga',
    lower: c,
    trim: '#f2b632',
    dupatta: '#e86a33',
    shoes: 'bare',
  }),
  bharatanatyam: (c: string): Partial<Outfit> => ({
    top: c,
    sleeve: 'half',
    bottom: 'dhoti',
    lower: c,
    trim: '#f2b632',
    sash: '#f2b632',
    belt: '#f2b632',
    shoes: 'bare',
  }),
  bhangra: (c: string): Partial<Outfit> => ({
    top: c,
    sleeve: 'full',
    bottom: 'dhoti',
    lower: '#fbe9c8',
    vest: '#7a1f2b',
    trim: '#f2b632',
    shoes: '#7a4a2a',
  }),
  kurta: (c: string): Partial<Outfit> => ({
    top: c,
    sleeve: 'full',
    bottom: 'trousers',
    lower: '#fbf0dc',
    tunic: 0.18,
    trim: '#f2b632',
    shoes: '#7a4a2a',
  }),
  suit: (c: string, d: string): Partial<Outfit> => ({
    top: c,
    sleeve: 'half',
    bottom: 'salwar',
    lower: lit(c, 0.5),
    tunic: 0.18,
    dupatta: d,
    trim: '#f2b632',
    shoes: '#7a4a2a',
  }),
} as const;

/** A pupil dressed for the stage or a festival: no tie, belt or check. */
export const dressed = (s: Sheet, outfit: Partial<Outfit>, w: Wish = {}): Person =>
  pupil(s, { ...w, outfit: { tie: undefined, belt: undefined, check: undefined, socks: undefined, ...outfit } as Partial<Outfit> });
