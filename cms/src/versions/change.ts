import type { Shown } from './show-value.ts';

/** `where` leads from the field of the form to what is in it: Parts of the page, Table “Fees”, Row 2. */
export type Change = {
  where: string[];
  before: Shown;
  after: Shown;
  /** What became of all of it, where it is no change of its value. */
  note?: 'added' | 'removed' | 'set differently';
};
