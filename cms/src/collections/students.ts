import type { CollectionConfig, NumberField, TextField } from 'payload';
import { byRights, hiddenUnlessReadable } from '../access/by-rights.ts';
import { isBirthday } from '../fields/birthday.ts';
import { classes } from '../fields/classes.ts';
import { dayField } from '../fields/day-field.ts';
import { fileField } from '../fields/file-fields.ts';
import { choiceField, importKeyField, lineField } from '../fields/text-fields.ts';
import { plainChanges } from '../hooks/record-change.ts';
import { moveUpEndpoints } from '../move-up/endpoints.ts';
import { personEndpoints } from '../person/endpoints.ts';
import { rollEndpoints } from '../roll/endpoints.ts';
import { ownAdmission } from '../roll/own-admission.ts';

const birthDay: NumberField = {
  name: 'birthDay',
  label: 'Birthday: day',
  type: 'number',
  required: true,
  index: true,
  min: 1,
  max: 31,
  validate: (value, { siblingData }) =>
    isBirthday(value, (siblingData as { birthMonth?: unknown }).birthMonth) ||
    'There is no such day in that month.',
  admin: { width: '50%', step: 1 },
};

const birthMonth: NumberField = {
  name: 'birthMonth',
  label: 'Birthday: month (1 to 12)',
  type: 'number',
  required: true,
  index: true,
  min: 1,
  max: 12,
  admin: { width: '50%', step: 1 },
};

/** What moving everybody up writes, and goes by when it is taken back: for which session, and from which class. */
const hiddenText = (name: string): TextField => ({
  name,
  type: 'text',
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  access: { create: () => false, update: () => false },
});

export const students: CollectionConfig = {
  slug: 'students',
  labels: { singular: 'Student', plural: 'Students (birthdays)' },
  defaultSort: 'name',
  access: byRights('students'),
  // What the hooks go by, whatever fields a request asks for.
  forceSelect: { school: true },
  hooks: { ...plainChanges, beforeValidate: [ownAdmission] },
  endpoints: [...personEndpoints, ...rollEndpoints, ...moveUpEndpoints],
  indexes: [{ fields: ['school', 'importKey'], unique: true }],
  admin: {
    group: 'Office',
    description:
      'Whose birthday the home page wishes. The year of birth is not kept, and the website never shows the date.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'class', 'section', 'birthDay', 'birthMonth', 'showBirthday'],
    listSearchableFields: ['name', 'admission', 'class', 'section'],
    hidden: hiddenUnlessReadable('students'),
    components: {
      beforeListTable: [
        '/admin/roll/roll-links.tsx#RollLinks',
        '/admin/consent/sheet-link.tsx#SheetLink',
      ],
    },
    pagination: { defaultLimit: 50 },
  },
  fields: [
    {
      name: 'consent',
      type: 'ui',
      admin: {
        components: { Field: '/admin/consent/student-consent.tsx#StudentConsent' },
        disableListColumn: true,
        disableBulkEdit: true,
      },
    },
    lineField({ name: 'name', label: 'Name', required: true }),
    {
      ...lineField({
        name: 'admission',
        label: 'Admission No.',
        maxLength: 50,
        description: 'As in the admission register. A list of students finds this one by it.',
      }),
      index: true,
    },
    {
      type: 'row',
      fields: [
        choiceField({
          name: 'class',
          label: 'Class',
          options: classes.map((name) => ({ value: name, label: name })),
        }),
        lineField({
          name: 'section',
          label: 'Section',
          required: true,
          maxLength: 50,
          description: 'Such as Lily, or A.',
        }),
      ],
    },
    { type: 'row', fields: [birthDay, birthMonth] },
    fileField({
      name: 'photo',
      label: 'Photo',
      kinds: ['picture'],
      description: 'Optional, and shown only with the parents’ consent.',
    }),
    {
      name: 'showBirthday',
      label: 'Wish this student on the website',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'And only with the parents’ consent: see Consents.' },
    },
    dayField({
      name: 'leftOn',
      label: 'Has left the school on',
      isOptional: true,
      description: 'From that day on there is no birthday greeting.',
    }),
    hiddenText('movedFor'),
    hiddenText('movedFrom'),
    importKeyField,
  ],
};
