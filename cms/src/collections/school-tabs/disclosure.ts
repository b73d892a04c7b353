/** What the Board's form asks of a school and no list has. */
import { disclosureSections } from '@aangan/contract/disclosure.ts';
import type { Field, GroupField, NumberField } from 'payload';
import { listField } from '../../fields/list-field.ts';
import {
  choiceField,
  digitsField,
  lineField,
  paragraphField,
  webAddressField,
} from '../../fields/text-fields.ts';

const areaField = (name: string, label: string): NumberField => ({
  name,
  label: `${label}, in square metres`,
  type: 'number',
  min: 0,
  max: 10_000_000,
  admin: { step: 1 },
});
const countField = (name: string, label: string, description?: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 0,
  max: 100_000,
  admin: { step: 1, description },
});
const ifThereIsNone = 'A school without one writes: Not applicable.';
const inRow = (...fields: Field[]): Field => ({ type: 'row', fields });

export const disclosure: GroupField = {
  name: 'disclosure',
  label: 'Public disclosure',
  type: 'group',
  admin: {
    description:
      'Written once, here. The pages of public disclosure, School Information and the Board’s form take it from here.',
  },
  fields: [
    inRow(
      lineField({
        name: 'schoolCode',
        label: 'School code of the Board',
        description: 'As it stands on the Board’s letters.',
        maxLength: 50,
      }),
      digitsField({
        name: 'udise',
        label: 'UDISE code',
        description: 'Eleven digits.',
        digits: 11,
        refusal:
          'A UDISE code has eleven digits. Please compare it with the school’s UDISE+ report.',
      }),
    ),
    lineField({ name: 'society', label: 'Society, trust or company that runs the school' }),
    lineField({ name: 'manager', label: 'Manager' }),
    {
      name: 'principal',
      label: 'Principal',
      type: 'group',
      fields: [
        inRow(
          lineField({ name: 'name', label: 'Name' }),
          lineField({ name: 'qualification', label: 'Qualification' }),
        ),
      ],
    },
    inRow(
      lineField({ name: 'vicePrincipal', label: 'Vice Principal', description: ifThereIsNone }),
      lineField({
        name: 'headmistress',
        label: 'Headmistress or headmaster',
        description: ifThereIsNone,
      }),
    ),
    countField(
      'nonTeaching',
      'Non-teaching staff',
      'Teachers are counted from the Staff List, by the PGT, TGT, PRT or NTT of their designation.',
    ),
    inRow(
      areaField('campusArea', 'Campus'),
      areaField('builtUpArea', 'Built-up area'),
      areaField('playgroundArea', 'Playgrounds'),
    ),
    countField('rooms', 'Rooms'),
    {
      name: 'classrooms',
      label: 'Classrooms',
      type: 'group',
      fields: [inRow(countField('number', 'Number'), areaField('size', 'Size of one'))],
    },
    listField({
      name: 'laboratories',
      label: 'Laboratories',
      labels: { singular: 'Laboratory', plural: 'Laboratories' },
      fields: [
        inRow(
          lineField({
            name: 'name',
            label: 'Name',
            required: true,
            description: 'Such as Physics.',
          }),
          countField('number', 'Number'),
          areaField('size', 'Size'),
        ),
      ],
    }),
    {
      name: 'library',
      label: 'Library',
      type: 'group',
      fields: [inRow(areaField('size', 'Size'), countField('books', 'Books'))],
    },
    countField('computers', 'Computers'),
    lineField({ name: 'internet', label: 'Internet', description: 'Such as Fibre, 200 Mbit/s.' }),
    {
      name: 'toilets',
      label: 'Toilets',
      type: 'group',
      fields: [
        inRow(
          countField('girls', 'For girls'),
          countField('boys', 'For boys'),
          countField('special', 'For children with special needs'),
          countField('staff', 'For staff'),
        ),
      ],
    },
    webAddressField({ name: 'inspectionVideo', label: 'Video of the inspection' }),
    listField({
      name: 'rows',
      label: 'Rows of your own',
      labels: { singular: 'Row', plural: 'Rows' },
      description: 'What the school wants to tell besides; it stands at the end of its section.',
      fields: [
        choiceField({
          name: 'section',
          label: 'Section',
          options: disclosureSections.map((value) => ({ value, label: value })),
        }),
        lineField({ name: 'label', label: 'Label', required: true }),
        paragraphField({ name: 'value', label: 'Value', required: true, maxLength: 2000 }),
      ],
    }),
  ],
};
