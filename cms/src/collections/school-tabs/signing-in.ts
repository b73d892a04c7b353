/** What the school asks of those who work in its back office. */
import type { Field } from 'payload';

export const signingIn: Field[] = [
  {
    name: 'demandsSecondFactor',
    label: 'Everybody signs in with a second factor',
    type: 'checkbox',
    defaultValue: false,
    admin: {
      description:
        'After the password each of your staff types a code from an app on the phone. Whoever has not set it up yet is led to it at the next click, and can do nothing else before. A guessed or stolen password then opens nothing.',
    },
  },
];
