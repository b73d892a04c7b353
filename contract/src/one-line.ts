/** What a field of one line holds: one rule for the forms of the website and for every collection of the back office. */

/** Whatever some program or other takes for the end of a line, and a tab. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/**
 * Control characters, and those that turn the direction of what follows: a name could be shown as another one. Not the joiners
 * and marks (U+200C to U+200F), without which Devanagari and mixed scripts cannot be written.
 */
const hidden = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A text as one line: line ends become a space, and what nobody can see goes. */
export const toOneLine = (text: string): string => text.replace(breaks, ' ').replace(hidden, '');
