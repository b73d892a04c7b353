import type { NumberField } from 'payload';
import { contentCollection } from '../fields/content-collection.ts';
import { sessionField } from '../fields/session-field.ts';
import { choiceField, lineField } from '../fields/text-fields.ts';

type Counted = { registered?: number | null };

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
  validate: (value: unknown, { siblingData }: { siblingData: Partial<Counted> }) => {
    if (value === null || value === undefined)
      return required ? 'Please write how many, 0 if there was none.' : true;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
      return 'Please write a whole number.';
    const { registered } = siblingData;
    return (
      typeof registered !== 'number' ||
      value <= registered ||
      `It cannot be more than the ${registered} who were registered.`
    );
  },
  admin: { step: 1, description },
});

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
      options: [
        { value: 'X', label: 'Class X' },
        { value: 'XII', label: 'Class XII' },
      ],
    }),
    sessionField,
    countField('registered', 'Students registered', { required: true }),
    countField('passed', 'Students passed', { required: true }),
    countField('from90', '90 per cent and above'),
    countField('from75', '75 to 89 per cent'),
    countField('from60', '60 to 74 per cent'),
    countField('below60', 'Below 60 per cent', {
      description: 'With those who did not pass.',
    }),
    lineField({ name: 'remarks', label: 'Remarks', maxLength: 500 }),
  ],
});
