/** Under which names the website is reached. */
import { hostnamePattern } from '@aangan/contract/origin.ts';
import type { Field } from 'payload';
import { isOperator } from '../../access/roles.ts';
import { listField } from '../../fields/list-field.ts';

const operatorOnly = ({ req }: { req: { user?: unknown } }) => isOperator(req.user);

export const website: Field[] = [
  listField({
    name: 'hostnames',
    label: 'Addresses of the website',
    labels: { singular: 'Address', plural: 'Addresses' },
    access: { create: operatorOnly, update: operatorOnly },
    description:
      'Names such as www.example.in that lead to this school. Only the operator can change them.',
    fields: [
      {
        name: 'hostname',
        label: 'Name',
        type: 'text',
        required: true,
        validate: (value: unknown) =>
          (typeof value === 'string' && hostnamePattern.test(value)) ||
          'Small letters, digits, dots and hyphens only, such as www.example.in.',
      },
    ],
  }),
];
