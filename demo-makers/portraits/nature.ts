import { palette } from '../palette.ts';
import { seeded } from '../random.ts';
import { turnOf } from '../turn-of.ts';
import { mix } from './kit.ts';
import type { Person } from './person.ts';

const shapes: readonly Person['face'][] = [
  { temple: 85, cheek: 89, jaw: 73, chinWidth: 31, chin: 130 },
  { temple: 88, cheek: 95, jaw: 84, chinWidth: 38, chin: 124 },
  { temple: 83, cheek: 86, jaw: 73, chinWidth: 33, chin: 137 },
  { temple: 89, cheek: 91, jaw: 68, chinWidth: 26, chin: 129 },
  { temple: 86, cheek: 91, jaw: 83, chinWidth: 42, chin: 129 },
  { temple: 82, cheek: 92, jaw: 71, chinWidth: 29, chin: 132 },
];

/** The colours of what is behind a sitter. */
export const hues = ['#c98b6a', '#b9714f', '#8fa37a', '#d6a35c', '#7d9ba0', '#a86a66', '#c7a27a', '#8c7a9a', '#b98a4a', '#6f8f78'];

interface Looks {
  readonly seed: string;
  readonly sex: 'f' | 'm';
  readonly age: number;
  readonly index: number;
}

/** Bones, skin and light that do not depend on the role. */
export function nature({ seed, sex, age, index }: Looks): Omit<Person, 'hair' | 'beard' | 'dress' | 'backdrop'> {
  const random = seeded(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const young = Math.max(0, Math.min(1, (14 - age) / 11));
  const shape = turnOf(shapes, index * 5 + Math.floor(random() * 3));
  const male = sex === 'm' && age > 15;
  const tone = (index * 3 + Math.floor(random() * 2)) % 9;
  const skin = mix(turnOf(palette.skin, Math.floor(tone / 2)), turnOf(palette.skin, Math.min(4, Math.ceil(tone / 2))), 0.5);
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
    brow: { thick: (male ? between(7, 10) : between(4.2, 6.4)) - young, arch: male ? between(3, 6) : between(5, 10) - young * 2 },
    nose: {
      width: (male ? between(16, 20) : between(13.5, 17)) - young * 2.5,
      length: (male ? between(48, 54) : between(44, 50)) - young * 11,
    },
    mouth: {
      width: between(27, 33) + (male ? 2 : 0) - young * 2,
      full: between(8.5, 12.5) - (male ? 1.5 : 0),
      smile: turnOf(['closed', 'open', 'closed', 'soft', 'open'] as const, index + Math.floor(random() * 2)),
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
