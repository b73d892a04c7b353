/** Short fields that many collections share, with their limits and messages. */
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
  admin: { description },
});

/** By which a repeated import, or an upload that is sent again, recognises the record that it made. */
export const importKeyField: Field = {
  name: 'importKey',
  type: 'text',
  index: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  access: { create: () => false, update: () => false },
};
