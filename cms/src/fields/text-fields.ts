/** Short fields that many collections share, with their limits and messages. */
import { toLatinDigits } from '@aangan/contract/figures.ts';
import { frameOrigin, parseWebAddress } from '@aangan/contract/origin.ts';
import type { Field, SelectField, TextareaField, TextField } from 'payload';

type Words = { name: string; label: string; description?: string; required?: boolean };

export const lineField = ({
  name,
  label,
  description,
  required,
  maxLength = 200,
}: Words & { maxLength?: number }): TextField => ({
  name,
  label,
  type: 'text',
  required,
  maxLength,
  admin: { description },
});

/** Digits as an office writes them: in groups, with hyphens, or in Devanagari. */
const onlyDigits = (written: string): string =>
  toLatinDigits(written).replaceAll(/[\s\u2010-\u2015-]/g, '');

/** A number by which an authority knows the school: so many digits, and kept without anything between them. */
export const digitsField = ({
  digits,
  isGood = () => true,
  refusal,
  ...words
}: Words & {
  digits: number;
  isGood?: (number: string) => boolean;
  /** What is said of any other. */
  refusal: string;
}): TextField => ({
  ...lineField({ ...words, maxLength: 50 }),
  validate: (value: unknown) => {
    if (!value) return words.required ? refusal : true;
    const number = typeof value === 'string' ? onlyDigits(value) : '';
    return (/^\d+$/.test(number) && number.length === digits && isGood(number)) || refusal;
  },
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? onlyDigits(value) : value)],
  },
});

/** A phone number, with its country or as it is dialled in India; one in each field. */
export const phoneField = (words: Words): TextField => ({
  ...lineField({ ...words, maxLength: 50 }),
  validate: (value: unknown) => {
    if (!value) return words.required ? 'Please write the number.' : true;
    const written = typeof value === 'string' ? toLatinDigits(value) : '';
    const [number = '', ...more] = written.split(/\s*(?:ext|extension|extn|x)\b\.?\s*/i);
    const count = number.replaceAll(/\D/g, '').length;
    if (/[,;/]|\bor\b/i.test(written))
      return 'Please write one number here, and add a row for each other one.';
    return (
      (/^[+\d\s().-]+$/.test(number) &&
        count >= 6 &&
        count <= 15 &&
        more.every((one) => /^\d+$/.test(one))) ||
      'This is not a phone number. Please write it with its STD code, such as 01662-555010, or as a mobile number, such as 98765 43210.'
    );
  },
});

/** Above a part of a page. */
export const heading = lineField({
  name: 'heading',
  label: 'Heading',
  description: 'Optional. Stands above this part.',
});

export const paragraphField = ({
  name,
  label,
  description,
  required,
  maxLength = 5000,
}: Words & { maxLength?: number }): TextareaField => ({
  name,
  label,
  type: 'textarea',
  required,
  maxLength,
  admin: { description, rows: 4 },
});

/** A link to another website; `isFrame` for what a page shows in a frame, and names in its policy. */
export const webAddressField = ({
  name,
  label,
  description,
  required,
  isFrame,
}: Words & { isFrame?: boolean }): TextField => ({
  name,
  label,
  type: 'text',
  required,
  maxLength: 2000,
  validate: (value: unknown) => {
    if (!value) return required ? 'Please paste the address of the page.' : true;
    const isGood = isFrame ? frameOrigin : parseWebAddress;
    return (
      (typeof value === 'string' && isGood(value) !== null) ||
      'This is not a web address. It begins with https://, such as https://www.example.com/page'
    );
  },
  // Drafts are not validated: hooks/guard-content.ts looks at every field so marked.
  custom: { holdsLink: true },
  admin: { description, placeholder: 'https://' },
});

export const choiceField = ({
  name,
  label,
  description,
  required = true,
  options,
  defaultValue,
}: Words & {
  options: readonly { value: string; label: string }[];
  defaultValue?: SelectField['defaultValue'];
}): SelectField => ({
  name,
  label,
  type: 'select',
  required,
  options: [...options],
  defaultValue,
  index: true,
  // What must be chosen has no cross that takes it away.
  admin: { description, isClearable: !required },
});

/** By which a repeated import, or an upload that is sent again, recognises the record that it made. */
export const importKeyField: Field = {
  name: 'importKey',
  type: 'text',
  index: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  access: { create: () => false, update: () => false },
};
