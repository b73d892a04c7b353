/**
 * By what a typed name or admission number is compared with the stored one. Parents write "R.K. Sharma", "r k sharma" and
 * "RK SHARMA" for the same child, phones put in curly apostrophes and invisible joiners, and Hindi keyboards compose letters
 * in several ways; none of that may keep a family from its certificate. Letters and vowel signs always count.
 */

const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const notWritten = /[^\p{L}\p{M}\p{N}]/gu;
const devanagariDigit = /[\u0966-\u096f]/g;

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    // Upper and then lower: ß and SS, ﬁ and FI meet only on this way round.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(notWritten, '');

/** A student's name without case, spacing, punctuation and Unicode form; empty when nothing is written. */
export const nameKey = (name: string): string => folded(name);

/** An admission number likewise; Devanagari digits count as the digits that they are. */
export const admissionKey = (admission: string): string =>
  folded(admission).replace(devanagariDigit, (digit) => String(digit.charCodeAt(0) - 0x0966));
