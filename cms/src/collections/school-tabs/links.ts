/** Where the menu and the footer lead to, outside the website. */
import type { Field, GroupField } from 'payload';
import { fileField } from '../../fields/file-fields.ts';
import { webAddressField } from '../../fields/text-fields.ts';

export const boardWebsite = 'https://www.cbse.gov.in';

/** A PDF that the menu leads to: uploaded here, or lying on another website. */
const documentFields = (name: string, label: string): Field[] => [
  fileField({
    name: `${name}File`,
    label: `${label} (PDF)`,
    kinds: ['pdf'],
    description: 'Upload the PDF here, or give its address on another website below.',
  }),
  webAddressField({ name, label: `${label}: address on another website` }),
];

export const links: GroupField = {
  name: 'links',
  label: 'Links to other websites',
  type: 'group',
  fields: [
    {
      ...webAddressField({ name: 'board', label: 'CBSE', required: true }),
      defaultValue: () => boardWebsite,
    },
    ...documentFields('booklist', 'Book list'),
    ...documentFields('mandatoryDisclosure', 'Mandatory disclosure'),
    webAddressField({ name: 'feePayment', label: 'Online fee payment' }),
    webAddressField({ name: 'alumni', label: 'Alumni portal' }),
    webAddressField({ name: 'parentPortal', label: 'Parent portal' }),
    webAddressField({ name: 'facebook', label: 'Facebook' }),
    webAddressField({ name: 'instagram', label: 'Instagram' }),
    webAddressField({ name: 'youtube', label: 'YouTube' }),
    webAddressField({ name: 'x', label: 'X' }),
    webAddressField({ name: 'playStore', label: 'App on Google Play' }),
    webAddressField({ name: 'appStore', label: 'App in the App Store' }),
  ],
};
