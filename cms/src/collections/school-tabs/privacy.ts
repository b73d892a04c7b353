/** What the Privacy page says of the school; all of it may be left empty. */
import type { GroupField } from 'payload';
import { lineField, phoneField } from '../../fields/text-fields.ts';

export const grievanceContact: GroupField = {
  name: 'grievanceContact',
  label: 'Whom parents ask about personal data',
  type: 'group',
  admin: {
    description:
      'Stands on the Privacy page, which every school has. While it is empty, the page names the Principal, with the first phone number and e-mail address of the school.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        lineField({ name: 'name', label: 'Name' }),
        lineField({
          name: 'designation',
          label: 'Designation',
          description: 'Such as Grievance Officer.',
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'email', label: 'E-mail', type: 'email' },
        phoneField({ name: 'phone', label: 'Phone number' }),
      ],
    },
  ],
};
