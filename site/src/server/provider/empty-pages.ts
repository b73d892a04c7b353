/**
 * Which pages of a school have nothing on them yet. Every page shows it, by its menu; but most changes leave it as it is, and must not
 * have every page made anew: what tells is whether the list itself has changed.
 */
import type { Provider } from './client.ts';

export type EmptyPages = {
  /** Their paths; none while that cannot be known, so that nothing is kept from visitors. */
  of: (school: string) => Promise<{ paths: ReadonlySet<string>; isKnown: boolean; isOld: boolean }>;
  /** Whether pages that were made until now show another list. Asked after each change that could be the reason. */
  haveChanged: (school: string) => Promise<boolean>;
  /** Nothing that was made until now matters any more. */
  reset: () => void;
};

/** The tag of pages that show it: all of them. */
export const emptyPagesTag = (school: string): string => `${school}:empty-pages`;

export const createEmptyPages = (provider: Pick<Provider, 'read'>): EmptyPages => {
  /** What the pages of a school were made with. */
  const shown = new Map<string, string>();

  const of = async (school: string) => {
    const reading = await provider.read('emptyPages', { school });
    const paths = reading.state === 'known' ? reading.data.paths : [];
    return {
      paths: new Set(paths),
      isKnown: reading.state !== 'away',
      isOld: reading.old === true,
    };
  };
  const inWords = (paths: ReadonlySet<string>) => [...paths].sort().join(' ');

  return {
    of: async (school) => {
      const found = await of(school);
      // Only the first time: a page that is made while a change is being looked into must not hide it.
      if (found.isKnown && !shown.has(school)) shown.set(school, inWords(found.paths));
      return found;
    },
    haveChanged: async (school) => {
      const before = shown.get(school);
      if (before === undefined) return false;
      const { paths, isKnown } = await of(school);
      if (!isKnown) return false;
      shown.set(school, inWords(paths));
      return inWords(paths) !== before;
    },
    reset: () => shown.clear(),
  };
};
