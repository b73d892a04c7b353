/** What the school is called, and how it looks. */
import type { Field, TextField } from 'payload';
import { fileField } from '../../fields/file-fields.ts';
import { lineField } from '../../fields/text-fields.ts';

const code: TextField = {
  name: 'code',
  label: 'Short name in addresses',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  validate: (value: unknown) =>
    (typeof value === 'string' && /^[A-Z]{4}$/.test(value)) ||
    'Four capital letters, such as NJMS.',
  // It stands in every address by which a website asks for this school.
  access: { update: () => false },
  admin: {
    description:
      'Four capital letters of your choice, such as NJMS: programs ask for the school by them. They cannot be changed later. It is not the Board’s school code.',
  },
};

const colour = (name: string, label: string, description: string): TextField => ({
  name,
  label,
  type: 'text',
  required: true,
  validate: (value: unknown) =>
    (typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value)) ||
    'Please choose a colour; it is written like #7a1f2b.',
  admin: {
    description,
    width: '50%',
    components: { Field: '/admin/colour-input.tsx#ColourInput' },
  },
});

export const profile: Field[] = [
  lineField({ name: 'name', label: 'Name of the school', required: true }),
  code,
  lineField({ name: 'motto', label: 'Motto' }),
  lineField({
    name: 'tagline',
    label: 'Line under the name',
    required: true,
    description: 'What and where the school is, in one line.',
  }),
  {
    name: 'founded',
    label: 'Founded in the year',
    type: 'number',
    min: 1700,
    max: 2200,
    admin: { step: 1 },
  },
  lineField({
    name: 'affiliationNumber',
    label: 'CBSE affiliation number',
    description: 'As it stands on the affiliation letter.',
    maxLength: 50,
  }),
  {
    name: 'colours',
    label: 'Colours',
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: [
          colour('brand', 'Main colour', 'Dark: the header and the buttons.'),
          colour('accent', 'Second colour', 'Bright: lines and small marks.'),
        ],
      },
    ],
  },
  fileField({ name: 'crest', label: 'Crest', kinds: ['picture'] }),
  fileField({
    name: 'sharePicture',
    label: 'Picture for shared links',
    kinds: ['picture'],
    description: 'Shown when someone sends a link to the website on WhatsApp.',
  }),
  fileField({
    name: 'tcSample',
    label: 'Sample transfer certificate',
    kinds: ['pdf'],
    description: 'The PDF that the Transfer Certificate page shows as a sample.',
  }),
];
