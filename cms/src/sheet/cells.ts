/** What an office writes into a cell, as we understand it. A cell that cannot be understood gives `undefined`. */
import { toLatinDigits } from '@aangan/contract/figures.ts';
import { classes } from '../fields/classes.ts';
import { isDay } from '../fields/day-field.ts';
import { nameKey } from '../name-key.ts';

const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Without differences that nobody sees. */
const plain = (cell: string): string =>
  toLatinDigits(cell.normalize('NFKC'))
    .replace(invisible, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Gives what finds the meaning of a cell among words. */
export const lookUp =
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

type Written = { year: string; month: number; day: string };

/** The day first, as in India: `15/08/2025`, `15-8-25`, `15.08.2025`, `15 Aug 2025`, `15 अगस्त 2025`; or the year first. */
const readDate = (cell: string): Written | undefined => {
  const written = plain(cell);
  const [, isoYear, isoMonth, isoDay] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?: 00:00(?::00)?)?$/.exec(written) ?? [];
  if (isoYear && isoMonth && isoDay) return { year: isoYear, month: Number(isoMonth), day: isoDay };
  const [, day, month, year] =
    /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,2}(\d{1,2}|[\p{L}\p{M}]+)(?:[-/., ]{1,2}(\d{4}|\d{2}))?$/u.exec(
      written,
    ) ?? [];
  if (!day || !month) return undefined;
  const whole = year?.length === 2 ? `20${year}` : (year ?? '');
  return { year: whole, month: /^\d/.test(month) ? Number(month) : monthOf(month), day };
};

/** A day of this century. */
export const readSheetDay = (cell: string): string | undefined => {
  const { year = '', month, day = '' } = readDate(cell) ?? {};
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) && year >= '2000' && year < '2100' ? iso : undefined;
};

/** A day of the month, as it is in a leap year; a year behind it is not kept. */
export const readBirthday = (cell: string): Birthday | undefined => {
  const { year, month = 0, day = '' } = readDate(cell) ?? {};
  const ofYear = `${year || '2000'}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(ofYear) ? { birthDay: Number(day), birthMonth: month } : undefined;
};
export type Birthday = { birthDay: number; birthMonth: number };

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

export type Class = (typeof classes)[number];
/** What offices call the classes before the first one. */
const otherNames: readonly (readonly [Class, readonly string[]])[] = [
  ['Nursery', ['Nur', 'Bal Vatika 1', 'नर्सरी']],
  ['LKG', ['L.K.G.', 'KG 1', 'KG I', 'Lower KG', 'Bal Vatika 2', 'एलकेजी', 'एल.के.जी.']],
  ['UKG', ['U.K.G.', 'KG 2', 'KG II', 'Upper KG', 'Bal Vatika 3', 'यूकेजी', 'यू.के.जी.']],
];
const classOf = new Map<string, Class>([
  ...classes.map((name) => [classKey(name), name] as const),
  ...otherNames.flatMap(([name, words]) => words.map((word) => [classKey(word), name] as const)),
]);

/** `X`, `10th`, `Class 10`; and a section behind it: `X-A`, `10 A`, `VI Rose`. */
export const readClass = (cell: string): { class: Class; section: string } | undefined => {
  const whole = classOf.get(classKey(cell));
  if (whole) return { class: whole, section: '' };
  const [, before = '', section = ''] =
    /^((?:class|कक्षा)?\s*[^\s\-–/(]+)[\s\-–/(]+([^()]+?)\)?$/iu.exec(
      cell.normalize('NFC').trim(),
    ) ?? [];
  const name = classOf.get(classKey(before));
  return name && section ? { class: name, section } : undefined;
};
