/** From when on children are shown with consent only. */
import type { Field } from 'payload';
import { dayField } from '../../fields/day-field.ts';

export const children: Field[] = [
  dayField({
    name: 'consentFrom',
    label: 'Consents are needed from',
    isOptional: true,
    description:
      'Until this day students whose parents were not asked yet are shown as before; whoever has said no is not. Left empty, nobody is shown without consent.',
  }),
];
