/** Finds names in running text, however they are spelled: with dots or spaces between their letters, in whatever case, and with signs that nobody sees. */
import { nameKey } from '../name-key.ts';

/** Invisible signs stand within words: a Hindi keyboard puts them in. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(nameKey)
    .filter(Boolean);

/** Those of one word alone are not looked for, nor those that one of `others` has, too. */
export const nameFinder = (
  names: Iterable<string>,
  others: Iterable<string> = [],
): ((text: string) => string[]) => {
  const spelled = new Map<string, string>();
  for (const name of names) if (wordsOf(name).length > 1) spelled.set(wordsOf(name).join(''), name);
  for (const name of others) spelled.delete(wordsOf(name).join(''));
  let longest = 0;
  for (const { length } of spelled.keys()) longest = Math.max(longest, length);
  return (text) => {
    const words = wordsOf(text);
    const found = new Set<string>();
    for (const first of words.keys()) {
      let spelling = '';
      for (let at = first; at < words.length && spelling.length < longest; at += 1) {
        spelling += words[at];
        const name = spelled.get(spelling);
        if (name !== undefined) found.add(name);
      }
    }
    return [...found];
  };
};
