/** Said on pages of the roll to whoever may not use them. */
export const forOffice = 'This is for the office and the head of the school.';
