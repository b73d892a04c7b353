/**
 * The rules of promise 5 for the four forms. The browser, the website's server and the cms check with these same
 * schemas; zod/mini, because it travels to the phone (5 KB instead of 25).
 */
import * as z from 'zod/mini';
import { messages, notAnOption, tooLong } from './messages.ts';
import { toOneLine } from './one-line.ts';

const lines = (message: string, limit: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(limit, tooLong(limit)));

const line = (message: string, limit: number) =>
  z
    .string(message)
    .check(
      z.overwrite(toOneLine),
      z.trim(),
      z.minLength(1, message),
      z.maxLength(limit, tooLong(limit)),
    );

/** A line that may be left out. */
const optionalLine = (limit: number) =>
  z._default(
    z
      .string(tooLong(limit))
      .check(z.overwrite(toOneLine), z.trim(), z.maxLength(limit, tooLong(limit))),
    '',
  );

/** A line that is one of some options. */
const choice = (message: string, options: readonly string[]) =>
  line(message, 100).check(
    z.refine((value) => value === '' || options.includes(value), { error: notAnOption }),
  );

const looksLikeEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const rateOptions = ['Excellent', 'Very Good', 'Good', 'Average', 'Poor'] as const;
export const howKnowOptions = [
  'Referred by a friend',
  'I am a student',
  'I am a parent',
  'I am an ex-student',
  'Through search engines',
] as const;

export const relationOptions = [
  'Parent',
  'Guardian',
  'I am the student',
  'I am a former student',
  'Other',
] as const;
export const privacyRequestOptions = [
  'See my data',
  'Correct my data',
  'Erase my data',
  'Withdraw a consent',
] as const;

/** Who writes, and how to answer: the same in each form that the office answers. */
const sender = {
  name: line(messages.enquiry.nameRequired, 200),
  phone: line(messages.enquiry.phoneRequired, 50),
  email: line(messages.enquiry.emailRequired, 254).check(
    z.refine((value) => value === '' || looksLikeEmail.test(value), {
      error: messages.enquiry.emailInvalid,
    }),
  ),
};

export const enquiryForm = z.object({
  ...sender,
  subject: line(messages.enquiry.subjectRequired, 300),
  address: lines(messages.enquiry.addressRequired, 500),
  message: lines(messages.enquiry.messageRequired, 5000),
});

export const guestBookForm = z.object({
  name: line(messages.guestBook.nameRequired, 200),
  webAddress: line(messages.guestBook.webAddressRequired, 300),
  email: line(messages.guestBook.emailRequired, 254),
  profession: line(messages.guestBook.professionRequired, 200),
  rate: z._default(z.union([z.literal(''), z.enum(rateOptions)], { error: notAnOption }), ''),
  howKnow: choice(messages.guestBook.howKnowRequired, howKnowOptions),
  message: lines(messages.guestBook.messageRequired, 5000),
});

export const tcForm = z.object({
  name: line(messages.tc.fieldsRequired, 200),
  admission: line(messages.tc.fieldsRequired, 50),
});

export const privacyForm = z.object({
  ...sender,
  relation: choice(messages.privacy.relationRequired, relationOptions),
  studentName: optionalLine(200),
  studentClass: optionalLine(50),
  request: choice(messages.privacy.requestRequired, privacyRequestOptions),
  message: lines(messages.enquiry.messageRequired, 5000),
});

/** Form types as they stand in `POST /api/form/{school}/{type}`. */
export const forms = {
  Admission: enquiryForm,
  GuestBook: guestBookForm,
  Privacy: privacyForm,
} as const;
export type FormType = keyof typeof forms;
export const formTypes = Object.keys(forms) as FormType[];

/**
 * A field that no person sees. A program that fills in everything fills it too, and what it sends is set aside for the
 * office. The name means nothing to a browser's autofill.
 */
export const trapField = 'aanganLeaveEmpty';

export type Enquiry = z.infer<typeof enquiryForm>;
export type GuestBookEntry = z.infer<typeof guestBookForm>;
export type PrivacyRequest = z.infer<typeof privacyForm>;
export type TcRequest = z.infer<typeof tcForm>;

/** The first message of each field that fails; empty when all is well. */
export type FieldErrors = Record<string, string>;

type Checked<T> = { ok: true; values: T } | { ok: false; fields: FieldErrors };

/** Checks values against a form's rules, and gives them back trimmed, or says what is wrong with which field. */
export const checkForm = <T>(form: z.ZodMiniType<T>, values: unknown): Checked<T> => {
  const result = z.safeParse(form, values);
  if (result.success) return { ok: true, values: result.data };
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    fields[field] ??= issue.message;
  }
  return { ok: false, fields };
};
