/** Signatures that nobody signs with, and seals of our own making. */
import { seeded } from '../students/seeded.ts';

const blue = '#26408b';

/** Pen strokes, each from where the last one ended: an ascender, a descender, a hump, a cup, a ring, a run. */
const strokes = [
  'c5 -12 16 -44 9 -47c-8 -3 -14 34 0 47',
  'c5 -10 11 -9 10 0c-1 16 -6 36 -13 34c-8 -3 6 -25 16 -34',
  'c2 -13 8 -15 9 -3c0 5 0 6 3 3',
  'c1 9 8 11 10 -2c0 6 1 8 4 2',
  'c2 -11 13 -11 10 0c-3 10 -13 7 -9 -1c3 -4 9 0 13 1',
  'c6 -7 13 -4 20 0',
];
const capitals = [
  'c-12 -6 -14 -34 2 -42c14 -6 16 14 2 22c-8 5 -14 12 4 20',
  'c4 -20 10 -44 14 -44c4 6 2 26 6 44c2 -24 10 -40 14 -44c2 10 0 30 4 44',
  'c16 -10 24 -34 10 -38c-16 -3 -22 30 -4 36c8 3 14 0 18 2',
  'c2 -22 4 -40 8 -44c18 -2 20 22 -4 24c12 2 16 14 24 20',
  'c22 -4 26 -16 12 -20c-14 -4 -8 -22 6 -20m-18 40c14 2 20 2 26 0',
];

/** A flourish in blue ink; the same seed gives the same hand. */
export function signature(seed: number, width = 150): string {
  const random = seeded(seed);
  const slant = 8 + random.below(14);
  const word = (letters: number) => Array.from({ length: letters }, () => random.pick(strokes)).join('');
  const tail = random.pick([
    'c20 -14 40 -8 62 -12',
    'c10 -8 30 6 -4 12c-40 8 -70 6 -92 10c40 -6 90 -10 128 -12',
    'c16 -20 34 -6 10 2c-10 4 12 6 44 -4',
  ]);
  const first = `M26 50${random.pick(capitals)}${word(2 + random.below(3))}`;
  const last = `m8 -2${random.pick(capitals)}${word(3 + random.below(3))}${tail}`;
  return `<svg class="signature" aria-hidden="true" viewBox="0 0 250 92" width="${width}"><path transform="translate(${slant + 4} 6) skewX(-${slant})" d="${first}${last}" fill="none" stroke="${blue}" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/** A round rubber stamp: words around, a few words within. */
export function seal(around: string, within: string[], colour = blue, size = 118): string {
  const id = `ring${around.length}${within.join('').length}`;
  const lines = within
    .map((line, i) => {
      const y = 104 + (i - (within.length - 1) / 2) * 20;
      return `<text x="100" y="${y}" text-anchor="middle" font-size="${line.length > 9 ? 15 : 19}">${line}</text>`;
    })
    .join('');
  return `<svg class="seal" aria-hidden="true" viewBox="0 0 200 200" width="${size}" style="color:${colour}">
  <g fill="none" stroke="currentColor"><circle cx="100" cy="100" r="94" stroke-width="3.5"/><circle cx="100" cy="100" r="88" stroke-width="1"/><circle cx="100" cy="100" r="60" stroke-width="1.5"/></g>
  <path id="${id}" d="M100 100m-70 0a70 70 0 1 1 140 0a70 70 0 1 1 -140 0" fill="none"/>
  <g fill="currentColor" font-family="Mukta" font-weight="600"><text font-size="16" letter-spacing="1.2"><textPath href="#${id}" startOffset="0" textLength="420" lengthAdjust="spacing">${around}</textPath></text>${lines}</g></svg>`;
}

/** The school's own seal. */
export const schoolSeal = (size = 112) => seal('NIRMAL JYOTI MISSION SCHOOL  ★  HISAR  ★ ', ['PRINCIPAL'], blue, size);

/** The people who sign for the school; the seed is their hand. */
const signers = {
  principal: { name: 'Sr. Emiliana Kerketta', role: 'Principal', hand: 14 },
  manager: { name: 'Fr. Lucian Barwa', role: 'Manager', hand: 30 },
  examination: { name: 'Mr. Suresh Panghal', role: 'Examination In-charge', hand: 7 },
  transport: { name: 'Mr. Rajender Kaushik', role: 'Transport In-charge', hand: 35 },
  school: { name: 'Mr. Devender Khatri', role: 'Coordinator, School Block', hand: 21 },
  kg: { name: 'Mrs. Sunaina Bhardwaj', role: 'Coordinator, KG Block', hand: 26 },
  sports: { name: 'Mr. Pardeep Jangra', role: 'Sports In-charge', hand: 40 },
  accounts: { name: 'Mrs. Savita Tanwar', role: 'Accountant', hand: 38 },
} as const;
export type Signer = keyof typeof signers;

/** Signature, name and office, as they stand at the foot of a letter. */
export function signedBy(...who: Signer[]): string {
  const blocks = who.map((key) => {
    const { name, role, hand } = signers[key];
    return `<div class="signed">${signature(hand)}<b>${name}</b><span>${role}</span></div>`;
  });
  const stamp = who.includes('principal') ? `<div class="stamp">${schoolSeal()}</div>` : '';
  return `<div class="signatures">${blocks.join('')}${stamp}</div>`;
}
