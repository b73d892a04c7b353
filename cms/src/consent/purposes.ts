/**
 * For what a family's consent is asked. Under the Digital Personal Data Protection Act, 2023 (section 9) whoever is under 18 is a child, and a parent consents for each purpose apart
 * (section 6); publicity is not part of teaching, for which none is needed.
 */
export const purposes = ['photograph', 'naming', 'birthday', 'voice'] as const;
export type Purpose = (typeof purposes)[number];

export const purposeLabels: Record<Purpose, string> = {
  photograph: 'Photograph on the website',
  naming: 'Name with results, prizes and offices',
  birthday: 'Birthday greeting on the home page',
  voice: 'Voice in a recording',
};

/** In a word, where little room is. */
export const purposeWords: Record<Purpose, string> = {
  photograph: 'photograph',
  naming: 'name',
  birthday: 'birthday',
  voice: 'voice',
};
