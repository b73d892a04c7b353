// One way to refuse a word on the command line that names nothing, for every command that takes names.

import { Trouble } from './say.mjs';

/**
 * Throws when a word is not one of the known names: a run of the wrong thing, or of everything, takes minutes to notice.
 * @param {readonly string[]} words
 * @param {Record<string, readonly string[]>} known the names, by what they are names of: `{ measurements: ['speed', …] }`
 */
export function refuseUnknown(words, known) {
  const unknown = words.filter((word) => !Object.values(known).flat().includes(word));
  if (unknown.length === 0) return;
  const lists = Object.entries(known).map(([kind, names]) => `  ${kind}: ${names.join(', ')}`);
  throw new Trouble(
    `Nothing here is called ${unknown.map((word) => `"${word}"`).join(' or ')}. There are\n${lists.join('\n')}`,
  );
}
