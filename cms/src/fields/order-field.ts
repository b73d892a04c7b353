import type { NumberField } from 'payload';

/** By which a list is ordered by hand. */
export const orderField = (description: string): NumberField => ({
  name: 'order',
  label: 'Place in the list',
  type: 'number',
  required: true,
  defaultValue: 100,
  index: true,
  admin: { description, step: 1 },
});
