import { committeeChoices } from '../disclosure/kinds.ts';
import { contentCollection } from '../fields/content-collection.ts';
import { dayField } from '../fields/day-field.ts';
import { listField } from '../fields/list-field.ts';
import { choiceField, lineField } from '../fields/text-fields.ts';

export const committees = contentCollection({
  slug: 'committees',
  labels: { singular: 'Committee', plural: 'Committees' },
  group: 'Public disclosure',
  description:
    'Who sits on the School Management Committee and in the Parent-Teacher Association. A new term is a new record.',
  useAsTitle: 'kind',
  columns: ['kind', 'from', 'until'],
  search: ['kind'],
  sort: '-until',
  order: ['kind', '-until', 'id'],
  fields: [
    choiceField({
      name: 'kind',
      label: 'Committee',
      // The check of the disclosure leads here with it in the address.
      defaultValue: ({ req }) =>
        committeeChoices.find(({ value }) => value === req?.query?.kind)?.value,
      options: committeeChoices,
    }),
    dayField({ name: 'from', label: 'Term from', startsToday: false }),
    dayField({ name: 'until', label: 'Term until', startsToday: false }),
    listField({
      name: 'members',
      label: 'Members',
      labels: { singular: 'Member', plural: 'Members' },
      required: true,
      description:
        'One by one; or copy the list in Excel or Word and paste it into the first name: each line makes a member.',
      fields: [
        {
          type: 'row',
          fields: [
            lineField({ name: 'name', label: 'Name', required: true }),
            lineField({
              name: 'office',
              label: 'Office',
              required: true,
              description: 'Such as Chairperson or Member.',
            }),
            lineField({
              name: 'who',
              label: 'Who they are',
              description: 'Such as Parent, Class V.',
            }),
          ],
        },
      ],
    }),
  ],
});
