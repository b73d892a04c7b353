/** Where a school chooses its own numbers, for the rules of the table that leave them to it. */
import type { Field, GroupField, NumberField } from 'payload';
import { type Rule, rules } from './table.ts';

const toField = ({ keep, own }: Rule): NumberField[] => {
  if (!own) return [];
  const { name, label, least, most } = own;
  const [unit, usual] = 'days' in keep ? ['days', keep.days] : ['months', keep.months];
  return [
    {
      name,
      label: `${label}, in ${unit}`,
      type: 'number',
      min: least,
      max: most,
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) ||
        `Please give a whole number from ${least} to ${most}, or leave it empty.`,
      admin: {
        step: 1,
        placeholder: String(usual),
        description: `Left empty, ${usual} ${unit}. From ${least} to ${most}.`,
      },
    },
  ];
};

const fields: Field[] = rules.flatMap(toField);

export const retentionGroup: GroupField = {
  name: 'retention',
  label: 'How long letters are kept',
  type: 'group',
  admin: {
    description:
      'What is older is deleted for good by the next morning. It cannot be restored. What was deleted is counted in Who did what.',
  },
  fields,
};
