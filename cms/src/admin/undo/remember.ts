/** What is to be known on the next page of this tab: said, or offered there. */
const keys = { said: 'aangan-said', isNew: 'aangan-new' } as const;
type Key = keyof typeof keys;

export const remember = (key: Key, words: string): void =>
  window.sessionStorage.setItem(keys[key], words);

/** Once: whoever has it has it. */
export const takeRemembered = (key: Key): string => {
  const words = window.sessionStorage.getItem(keys[key]) ?? '';
  window.sessionStorage.removeItem(keys[key]);
  return words;
};
