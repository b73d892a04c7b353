/** What an office writes into a cell, as we understand it. A cell that cannot be understood gives `undefined`. */
import { toLatinDigits } from '@aangan/contract/figures.ts';
import { isDay } from '../../fields/day-field.ts';
import { nameKey } from '../../name-key.ts';
import {
  type Relation,
  relationLabels,
  relations,
  type Way,
  wayLabels,
  ways,
} from '../form-words.ts';

const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Without differences that nobody sees. */
const plain = (cell: string): string =>
  toLatinDigits(cell.normalize('NFKC'))
    .replace(invisible, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const lookUp =
  <T>(words: readonly (readonly [T, readonly string[]])[]) =>
  (cell: string): T | undefined => {
    const wanted = plain(cell);
    return words.find(([, known]) => known.some((word) => plain(word) === wanted))?.[0];
  };

/** `blank`: nobody was asked. */
export type Answer = 'yes' | 'no' | 'blank';

/** Not x or ☒: to some it is a tick, to others the opposite. */
export const readAnswer = lookUp<Answer>([
  ['blank', ['', '-', '–', '—']],
  ['yes', ['yes', 'y', 'हाँ', 'हां', 'हा', 'जी हाँ', '✓', '✔', '☑', '✅', '1', 'true']],
  ['no', ['no', 'n', 'नहीं', 'नही', 'ना', '✗', '✘', '❌', '☐', '0', 'false']],
]);

const relationWords: Record<Relation, readonly string[]> = {
  Mother: ['m', 'माता', 'माँ', 'मां'],
  Father: ['f', 'पिता'],
  Guardian: ['guardian', 'g', 'अभिभावक', 'संरक्षक'],
  Student: ['student', 'self', 'स्वयं'],
};
export const readRelation = lookUp<Relation>(
  relations.map((one) => [one, [one, relationLabels[one], ...relationWords[one]]]),
);

const wayWords: Record<Way, readonly string[]> = {
  Admission: ['admission form'],
  Paper: ['form', 'on paper', 'कागज'],
  Message: ['e-mail', 'email', 'whatsapp'],
  InPerson: ['in person', 'at the office'],
};
export const readWay = lookUp<Way>(
  ways.map((one) => [one, [one, wayLabels[one], ...wayWords[one]]]),
);

const months = [
  ['january', 'जनवरी'],
  ['february', 'फरवरी', 'फ़रवरी'],
  ['march', 'मार्च'],
  ['april', 'अप्रैल'],
  ['may', 'मई'],
  ['june', 'जून'],
  ['july', 'जुलाई'],
  ['august', 'अगस्त'],
  ['september', 'सितंबर', 'सितम्बर'],
  ['october', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'नवंबर', 'नवम्बर'],
  ['december', 'दिसंबर', 'दिसम्बर'],
] as const;
/** English names may be cut short, to three letters at least. */
const monthOf = (word: string): number =>
  1 +
  months.findIndex(
    ([english, ...hindi]) =>
      (word.length >= 3 && english.startsWith(word)) || hindi.some((name) => plain(name) === word),
  );

const toDay = (year: string, month: number, day: string): string | undefined => {
  const whole = year.length === 2 ? `20${year}` : year;
  const iso = `${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) && whole >= '2000' && whole < '2100' ? iso : undefined;
};

/** The day first, as in India: `15/08/2025`, `15-8-25`, `15.08.2025`, `15 Aug 2025`, `15 अगस्त 2025`; or the year first. */
export const readSheetDay = (cell: string): string | undefined => {
  const written = plain(cell);
  const [, isoYear, isoMonth, isoDay] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?: 00:00(?::00)?)?$/.exec(written) ?? [];
  if (isoYear && isoMonth && isoDay) return toDay(isoYear, Number(isoMonth), isoDay);
  const [, day, month, year] =
    /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,2}(\d{1,2}|[\p{L}\p{M}]+)[-/., ]{1,2}(\d{4}|\d{2})$/u.exec(
      written,
    ) ?? [];
  if (!day || !month || !year) return undefined;
  return toDay(year, /^\d/.test(month) ? Number(month) : monthOf(month), day);
};

/** As every spreadsheet takes it for the same day, whatever country it is set to: `15 Aug 2025`. */
export const toSheetDay = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = months[Number(month) - 1]?.[0].slice(0, 3) ?? '';
  return `${date} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
};

/** A class as the roll names it, though a clerk writes `Class 10`, `10th` or `x`. */
export const classKey = (cell: string): string => {
  const key = nameKey(toLatinDigits(cell)).replace(/^(?:class|कक्षा)/, '');
  const number = Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(key)?.[1] ?? 0);
  const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
  return romans[number - 1] ?? key;
};
