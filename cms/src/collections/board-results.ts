import type { NumberField } from 'payload';
import { bands, type Figures, impossible } from '../disclosure/result-sums.ts';
import { contentCollection } from '../fields/content-collection.ts';
import { readSessionYear, sessionField } from '../fields/session-field.ts';
import { choiceField, lineField } from '../fields/text-fields.ts';

const countField = (
  name: string,
  label: string,
  { required = false, description }: { required?: boolean; description?: string } = {},
): NumberField => ({
  name,
  label,
  type: 'number',
  required,
  min: 0,
  validate: (value: unknown, { siblingData }: { siblingData: Figures }) => {
    if (value === null || value === undefined)
      return required ? 'Please write how many, 0 if there was none.' : true;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
      return 'Please write a whole number.';
    return impossible(name, value, siblingData) ?? true;
  },
  admin: { step: 1, description },
});

const classes = [
  { value: 'X', label: 'Class X' },
  { value: 'XII', label: 'Class XII' },
];

export const boardResults = contentCollection({
  slug: 'board-results',
  labels: { singular: 'Board result', plural: 'Board results' },
  group: 'Public disclosure',
  description:
    'Results of the board examinations, by class and session. The pass percentage is worked out from them.',
  useAsTitle: 'sessionYear',
  columns: ['sessionYear', 'class', 'registered', 'passed'],
  search: ['sessionYear'],
  sort: '-sessionYear',
  order: ['sessionYear', 'class', 'id'],
  fields: [
    choiceField({
      name: 'class',
      label: 'Class',
      // The check of the disclosure leads here with class and session in the address.
      defaultValue: ({ req }) => classes.find(({ value }) => value === req?.query?.class)?.value,
      options: classes,
    }),
    {
      ...sessionField,
      defaultValue: ({ req }) => readSessionYear(String(req?.query?.session ?? '')),
    },
    countField('registered', 'Students registered', { required: true }),
    countField('passed', 'Students passed', { required: true }),
    countField('from90', bands.from90),
    countField('from75', bands.from75),
    countField('from60', bands.from60),
    countField('below60', bands.below60, {
      description: 'With those who did not pass.',
    }),
    {
      name: 'sums',
      type: 'ui',
      admin: {
        components: { Field: '/admin/disclosure/result-sums.tsx#ResultSums' },
        disableListColumn: true,
        disableBulkEdit: true,
      },
    },
    lineField({ name: 'remarks', label: 'Remarks', maxLength: 500 }),
  ],
});
