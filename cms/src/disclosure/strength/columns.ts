/** What the columns of a strength table hold, by their headings, as schools write them. */

/**
 * `part` is what has a name of its own, such as A, Lily or Section B: one section of each class. `ignored` is worked out from the others,
 * such as an average.
 */
export type ColumnRole =
  | 'class'
  | 'sections'
  | 'students'
  | 'boys'
  | 'girls'
  | 'total'
  | 'part'
  | 'ignored';

const vocabulary = {
  filler: 'no nos number numbers num of the in on and all each per for count how many संख्या की का',
  class: 'sr sl sno serial name names class classes grade grades std stds standard standards कक्षा',
  sections: 'section sections sec secs division divisions div divs अनुभाग खंड सेक्शन',
  students:
    'student students pupil pupils child children learner learners strength enrolment enrolments enrollment enrollments enrolled roll rolls छात्र विद्यार्थी विद्यार्थियों छात्रों बच्चे',
  boys: 'boy boys male males बालक लड़के',
  girls: 'girl girls female females बालिका बालिकाएँ बालिकाएं छात्रा छात्राएँ छात्राएं लड़कियाँ लड़कियां',
  total: 'total totals grand sum overall subtotal कुल योग',
  average: 'average avg mean ratio औसत',
} as const;
type Word = keyof typeof vocabulary;

const kinds = new Map(
  (Object.entries(vocabulary) as [Word, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind] as const),
  ),
);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    // A section may be called S.
    .replace(/^\s*s\W*no\b/, 'sno')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** The kinds of words in a heading; `undefined` stands for a word that is of none. */
const kindsOf = (heading: string): (Word | undefined)[] =>
  wordsOf(heading)
    .map((word) => kinds.get(word))
    .filter((kind) => kind !== 'filler');

const ofGender = (found: ReadonlySet<Word | undefined>): ColumnRole | undefined => {
  if (found.has('boys') && found.has('girls')) return 'students';
  if (found.has('boys')) return 'boys';
  return found.has('girls') ? 'girls' : undefined;
};

/** What a column holds. */
export const roleOf = (heading: string): ColumnRole => {
  const inOrder = kindsOf(heading);
  const found = new Set(inOrder);
  // Called “Number”, or not called anything.
  if (found.size === 0) return wordsOf(heading).length > 0 ? 'students' : 'part';
  if (found.has(undefined)) return found.has('total') ? 'ignored' : 'part';
  if (found.has('average')) return 'ignored';
  if (found.has('sections')) {
    if (found.has('students') || found.has('boys') || found.has('girls')) return 'ignored';
    // “Sections in each class” counts them, “Class and section” names them.
    return found.has('class') && inOrder[0] === 'class' ? 'class' : 'sections';
  }
  const gender = ofGender(found);
  if (gender) return gender;
  if (found.has('students')) return 'students';
  return found.has('total') ? 'total' : 'class';
};

/** The section that a column is of: “A (boys)” and “A (girls)” are of one. */
export const sectionOf = (heading: string): string =>
  wordsOf(heading)
    .filter((word) => !['filler', 'boys', 'girls', 'sections'].includes(kinds.get(word) ?? ''))
    .join(' ');

/** Whether a heading names boys or girls only. */
export const isOfGender = (heading: string): boolean =>
  kindsOf(heading).some((kind) => kind === 'boys' || kind === 'girls');

/** Whether the name of a row says that it adds up others: all of them, or some. */
export const addsUp = (name: string): 'all' | 'some' | 'none' => {
  const found = kindsOf(name);
  if (!found.includes('total')) return 'none';
  return found.includes(undefined) || wordsOf(name).includes('subtotal') ? 'some' : 'all';
};

const classNames =
  /^(?:class|grade|std\.?|standard|कक्षा)?[\s.-]*(?:[ivx]+|\d{1,2}(?:st|nd|rd|th)?|nursery|pre[\s-]?nursery|[lu]\.?k\.?g\.?|k\.?g\.?(?:[\s-]*(?:i{1,2}|1|2))?|prep|pre[\s-]?primary|play ?group|balvatika(?:[\s-]*(?:i{1,3}|[123]))?)$/i;

/** Whether this names a class and no section of it: `VI`, `Class 6`, `LKG`, but not `VI A`. */
export const isClassAlone = (name: string): boolean => classNames.test(name.trim());

/** How many sections a cell names: `A` is one, `A, B and C` or `A-C` are three. */
export const countNames = (cell: string): number => {
  const range = /^\s*([A-Z])\s*(?:-|–|—|to)\s*([A-Z])\s*$/i.exec(cell);
  const [first, last] = (range?.slice(1) ?? []).map((letter) => letter.toUpperCase().charCodeAt(0));
  if (first !== undefined && last !== undefined && last > first) return last - first + 1;
  return cell.split(/[,;/&+]|\band\b/i).filter((name) => name.trim()).length;
};
