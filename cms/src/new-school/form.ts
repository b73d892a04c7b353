/** What the form for a new school asks, and what of it is refused before anything is looked up. */
import { bareHostname, hostnamePattern } from '@aangan/contract/origin.ts';
import { codePattern } from '@aangan/contract/school.ts';
import { z } from 'zod';
import { mediums, palettes } from './choices.ts';

const optional = z.string().trim().max(300, 'This is too long.').default('');
const needed = (problem: string) =>
  z.string(problem).trim().min(1, problem).max(300, 'This is too long.');

/** What is pasted may be a whole address. */
const hostname = needed('Please write the name, such as www.example.in.')
  .transform((given) => bareHostname(given.replace(/^https?:\/\//i, '').replace(/[/?#].*$/, '')))
  .pipe(z.string().regex(hostnamePattern, 'This is not a name such as www.example.in.'));

const email = (problem: string) => z.string(problem).trim().pipe(z.email(problem));
const wrongCode = 'Four capital letters, such as NJMS.';
const wrongEmail = 'This is not an e-mail address, such as office@example.in.';
const wrongYear = 'A year has four digits, such as 1994.';

export const newSchool = z
  .object({
    name: needed('Please write the name of the school.'),
    code: needed(wrongCode)
      .transform((code) => code.toUpperCase())
      .pipe(z.string().regex(codePattern, wrongCode)),
    hostname,
    street: needed('Please write the street or the village.'),
    town: needed('Please write the town or city.'),
    district: optional,
    state: needed('Please write the State.'),
    pin: needed('A PIN code has six digits, such as 125001.'),
    phone: needed('Please write the number.'),
    email: email(wrongEmail),
    officeHours: needed('Please write when the office is open.'),
    founded: z
      .union(
        [
          z.literal(''),
          z
            .string()
            .trim()
            .regex(/^\d{4}$/, wrongYear),
        ],
        wrongYear,
      )
      .default(''),
    affiliationNumber: optional,
    motto: optional,
    medium: z.union([z.literal(''), z.enum(mediums)], 'Please choose one of the list.').default(''),
    palette: z
      .string()
      .refine((name) => palettes.some((one) => one.name === name), 'Please choose the colours.'),
    headName: optional,
    headEmail: z.union([z.literal(''), email(wrongEmail)], wrongEmail).default(''),
  })
  .superRefine(({ headName, headEmail }, context) => {
    if (headName && !headEmail)
      context.addIssue({
        code: 'custom',
        path: ['headEmail'],
        message: 'The invitation is for an e-mail address; please write it, or leave both empty.',
      });
    if (headEmail && !headName)
      context.addIssue({
        code: 'custom',
        path: ['headName'],
        message: 'Please write the name, or leave both empty.',
      });
  });
export type NewSchool = z.output<typeof newSchool>;
export type FieldName = keyof NewSchool | 'crest';

/** By field; the first that is wrong with each. */
export type FieldProblems = Partial<Record<FieldName, string>>;
