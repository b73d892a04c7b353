/** The words that most lists share. */
import type { Group } from './sheet-tools.tsx';

export const plainCounts = [
  ['new', 'new'],
  ['changed', 'changed'],
  ['unchanged', 'as before'],
  ['problems', 'that cannot be read'],
] as const;

type Kind = { kind: 'new' | 'changed' };

/** What changes first: it takes the place of something. */
export const newAndChanged = (changed: string): Group<Kind>[] => [
  { id: 'sheet-changed', title: changed, isOpen: true, has: ({ kind }) => kind === 'changed' },
  { id: 'sheet-new', title: 'New', isOpen: false, has: ({ kind }) => kind === 'new' },
];
