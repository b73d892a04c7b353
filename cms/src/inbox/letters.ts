/** The kinds of letters that visitors send, each with the status of one that is settled. */
export const settledAs = {
  enquiries: 'answered',
  'guest-book': 'read',
  'privacy-requests': 'answered',
} as const;
export type LetterSlug = keyof typeof settledAs;

export const statusWords = {
  new: 'New',
  answered: 'Answered',
  read: 'Read',
  spam: 'Set aside',
} as const;
export type LetterStatus = keyof typeof statusWords;

/** The statuses of a kind of letter, in the order in which a letter goes through them. */
export const statusesOf = (slug: LetterSlug): LetterStatus[] => ['new', settledAs[slug], 'spam'];
