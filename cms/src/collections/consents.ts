import type { CollectionConfig, Field, TextField } from 'payload';
import { text } from 'payload/shared';
import { byRights, hiddenUnlessReadable } from '../access/by-rights.ts';
import { endOfSession, relationLabels, relations, wayLabels, ways } from '../consent/form-words.ts';
import { nameFromRoll } from '../consent/name-from-roll.ts';
import { type Purpose, purposeLabels, purposes } from '../consent/purposes.ts';
import { consentChanges } from '../consent/record-consent.ts';
import { consentSheetEndpoints } from '../consent/sheet/endpoints.ts';
import { dayField } from '../fields/day-field.ts';
import { privateFileField } from '../fields/file-fields.ts';
import { choiceField, importKeyField, lineField } from '../fields/text-fields.ts';
import { isId } from '../hooks/check-shapes.ts';

const purposeField = (purpose: Purpose): Field => ({
  name: purpose,
  label: purposeLabels[purpose],
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'given',
          label: 'Agreed',
          type: 'checkbox',
          defaultValue: false,
          admin: { width: '50%' },
        },
        {
          ...dayField({
            name: 'withdrawnOn',
            label: 'Withdrawn on',
            isOptional: true,
            description: 'The website stops showing it at once.',
          }),
          index: false,
        },
      ],
    },
  ],
});

export const consents: CollectionConfig = {
  slug: 'consents',
  labels: { singular: 'Consent', plural: 'Consents' },
  defaultSort: '-givenOn',
  access: byRights('consents'),
  forceSelect: { school: true, name: true },
  endpoints: consentSheetEndpoints,
  hooks: { beforeValidate: [nameFromRoll], ...consentChanges },
  indexes: [{ fields: ['school', 'importKey'], unique: true }],
  admin: {
    group: 'Office',
    description:
      'What parents have agreed to: a student’s photograph, name, birthday or voice is on the website only with it. The newest form of a student counts, with all that it says and does not say.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'class', 'givenBy', 'givenOn', 'until'],
    listSearchableFields: ['name', 'givenBy'],
    hidden: hiddenUnlessReadable('consents'),
    components: { beforeListTable: ['/admin/consent/sheet-link.tsx#SheetLink'] },
    pagination: { defaultLimit: 50 },
  },
  fields: [
    {
      name: 'student',
      label: 'Student on the roll',
      type: 'relationship',
      relationTo: 'students',
      index: true,
      // The page of a student leads here with it in the address.
      defaultValue: ({ req }) => {
        const student = req?.query?.student;
        return isId(student) ? Number(student) : undefined;
      },
      admin: { description: 'Leave it empty for somebody who has left, and write the name below.' },
    },
    {
      type: 'row',
      fields: [
        {
          ...lineField({
            name: 'name',
            label: 'Name',
            description: 'As the website writes it. Of a student on the roll it is filled in.',
          }),
          validate: (value, options) =>
            value || (options.siblingData as { student?: unknown }).student
              ? text(value, options)
              : 'Please choose a student above, or write the name.',
        } as TextField,
        lineField({ name: 'class', label: 'Class', maxLength: 50 }),
      ],
    },
    {
      name: 'purposes',
      label: 'What was agreed to',
      type: 'group',
      fields: purposes.map(purposeField),
    },
    {
      type: 'row',
      fields: [
        lineField({ name: 'givenBy', label: 'Signed by', required: true }),
        choiceField({
          name: 'relation',
          label: 'Who is the student’s',
          options: relations.map((value) => ({ value, label: relationLabels[value] })),
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        dayField({ name: 'givenOn', label: 'Signed on' }),
        {
          ...dayField({
            name: 'until',
            label: 'Counts until',
            isOptional: true,
            description: 'The end of the session, as long as nothing else is agreed.',
          }),
          defaultValue: () => endOfSession(),
        },
      ],
    },
    choiceField({
      name: 'how',
      label: 'How',
      options: ways.map((value) => ({ value, label: wayLabels[value] })),
    }),
    privateFileField({
      name: 'paper',
      label: 'The paper',
      description: 'A scan or photo of what was signed. Nobody outside the school sees it.',
    }),
    importKeyField,
  ],
};
