/** A person's name in words: found however it is written, and replaced. */
import { nameKey } from '../name-key.ts';

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

type Place = { from: number; to: number };

/** Where a name stands: as one or more whole words, whatever their case, and with dots, commas or spaces between them. */
const placesOf = (text: string, name: string): Place[] => {
  const wanted = nameKey(name);
  if (!wanted) return [];
  const words = [...text.matchAll(wordPattern)]
    .map(({ 0: word, index }) => ({ key: nameKey(word), from: index, to: index + word.length }))
    // Signs that nobody sees are no word. They would bring no attempt below to its end, and strangers can send thousands.
    .filter(({ key }) => key !== '');
  const places: Place[] = [];
  for (let first = 0; first < words.length; first += 1) {
    let done = 0;
    for (let last = first; last < words.length && done < wanted.length; last += 1) {
      const key = words[last]?.key ?? '';
      if (!wanted.startsWith(key, done)) break;
      done += key.length;
      if (done < wanted.length) continue;
      places.push({ from: words[first]?.from ?? 0, to: words[last]?.to ?? 0 });
      first = last;
    }
  }
  return places;
};

export const hasName = (text: string, name: string): boolean => placesOf(text, name).length > 0;

/** Whether a text is a name and nothing else. */
export const isName = (text: unknown, name: string): boolean =>
  typeof text === 'string' && nameKey(text) === nameKey(name) && nameKey(name) !== '';

/** By the last letter before it: what stands before each name is not read from the beginning again. */
const startsSentence = (text: string, from: number): boolean => {
  let at = from;
  while (at > 0 && /\s/.test(text.charAt(at - 1))) at -= 1;
  return from === 0 || /[.!?।]/.test(text.charAt(at - 1));
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** In texts that are read as one, as when a word is bold: what is written instead stands in the first of them. */
export const replaceAcross = (texts: readonly string[], name: string, by: string): string[] => {
  const joined = texts.join('');
  const places = placesOf(joined, name);
  let start = 0;
  return texts.map((text) => {
    const end = start + text.length;
    let made = '';
    let at = start;
    for (const { from, to } of places) {
      if (to <= start || from >= end) continue;
      if (from >= start) {
        made += joined.slice(at, from);
        made += startsSentence(joined, from) ? capital(by) : by;
      }
      at = Math.min(to, end);
    }
    made += joined.slice(at, end);
    start = end;
    return made;
  });
};

export const replaceName = (text: string, name: string, by: string): string =>
  replaceAcross([text], name, by)[0] ?? '';

/** Some words around the first place at which the name stands. */
export const excerptOf = (text: string, name: string): string => {
  const [place] = placesOf(text, name);
  if (!place) return '';
  const from = Math.max(0, place.from - 60);
  const to = Math.min(text.length, place.to + 60);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
};
