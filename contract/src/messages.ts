/** Every fixed text of promise 8, once, to the letter. */
export const messages = {
  form: {
    submitted: 'Your Form Submitted Successfully.',
  },
  enquiry: {
    nameRequired: 'Name is required.',
    emailRequired: 'Email is required.',
    emailInvalid: 'Email is not valid.',
    phoneRequired: 'Phone Number is required.',
    subjectRequired: 'Subject is required.',
    addressRequired: 'Address is required.',
    messageRequired: 'Message is required.',
  },
  guestBook: {
    nameRequired: 'Name is required',
    emailRequired: 'Email is required',
    professionRequired: 'Profession is required',
    webAddressRequired: 'webAddress is required',
    messageRequired: 'This Field is required',
    howKnowRequired: 'This Field is required',
  },
  privacy: {
    relationRequired: 'Relation to the student is required.',
    requestRequired: 'Please say what you ask for.',
  },
  tc: {
    fieldsRequired: 'Please fill in all fields',
    noData: 'Invalid response from the server.',
    fileFailed: (status: number) => `Failed to fetch the file. Status: ${status}`,
    unsupportedFile: 'Unsupported file type received',
    failed: 'Failed to process your request. Please try again later.',
  },
  toppers: {
    none: 'No data available for the selected session year.',
  },
  home: {
    highlightsDefault: 'Stay tuned for latest updates',
  },
} as const;

/** What the API says when it refuses a request (promise 7.4). */
export const refusals = {
  unknownSchool: 'There is no school with this code.',
  unknownForm: 'There is no form of this type.',
  unknownRecord: 'There is no such record.',
  unknownPath: 'There is nothing at this address.',
  wrongMethod: 'This address does not take this method.',
  badJson: 'The request body is not valid JSON.',
  wrongType: 'The request body must be JSON (application/json).',
  tooLarge: 'The request is too large.',
  badFields: 'Some fields need attention.',
  tooMany: 'Too many requests. Please try again later.',
  tcNotFound: 'No transfer certificate matches this admission number and name.',
  previewEnded: 'This preview link has ended. Ask the office for a new one.',
  failed: 'Something went wrong on our side.',
  away: 'The school’s records cannot be reached just now.',
  noRoom: 'Nothing new can be stored just now. Please try again later.',
} as const;

/** A value longer than its field holds; the limits are in `forms.ts`. */
export const tooLong = (limit: number) => `Please use at most ${limit} characters.`;
/** A value that is not one of a list's options. */
export const notAnOption = 'Please choose one of the options.';
