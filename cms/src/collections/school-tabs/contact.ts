/** How the school is reached. */
import type { Field } from 'payload';
import { listField } from '../../fields/list-field.ts';
import { digitsField, lineField, phoneField, webAddressField } from '../../fields/text-fields.ts';

export const contact: Field[] = [
  {
    name: 'address',
    label: 'Address',
    type: 'group',
    fields: [
      lineField({ name: 'street', label: 'Street', required: true, maxLength: 300 }),
      lineField({ name: 'city', label: 'City', required: true }),
      lineField({ name: 'state', label: 'State', required: true }),
      digitsField({
        name: 'pin',
        label: 'PIN code',
        required: true,
        digits: 6,
        isGood: (pin) => !pin.startsWith('0'),
        refusal: 'A PIN code has six digits, such as 125001.',
      }),
    ],
  },
  listField({
    name: 'phones',
    label: 'Phone numbers',
    labels: { singular: 'Phone number', plural: 'Phone numbers' },
    required: true,
    minRows: 1,
    fields: [phoneField({ name: 'number', label: 'Number', required: true })],
  }),
  listField({
    name: 'emails',
    label: 'E-mail addresses',
    labels: { singular: 'E-mail address', plural: 'E-mail addresses' },
    required: true,
    minRows: 1,
    fields: [{ name: 'email', label: 'E-mail', type: 'email', required: true }],
  }),
  lineField({
    name: 'officeHours',
    label: 'Office hours',
    required: true,
    description: 'Such as Monday to Saturday, 8:30 AM to 2:00 PM.',
  }),
  webAddressField({
    name: 'mapEmbed',
    label: 'Map',
    isFrame: true,
    description:
      'The address that the map service gives for embedding (it stands in src="…"). Until it is given, Mail Us shows no map.',
  }),
];
