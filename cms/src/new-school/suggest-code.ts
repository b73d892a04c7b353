/** Words that a school's short name passes over. */
const small = new Set(['of', 'the', 'and', 'for', 'in', 'at']);

/** Four capitals for a name: the first letters of its words; of fewer words, with more letters of the last. Empty while there are too few. */
export const suggestCode = (name: string): string => {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z\s-]/g, '')
    .split(/[\s-]+/)
    .filter((word) => word && !small.has(word.toLowerCase()));
  const initials = words.map((word) => word[0]).join('');
  const code = (initials + (words.at(-1) ?? '').slice(1)).slice(0, 4).toUpperCase();
  return code.length === 4 ? code : '';
};
