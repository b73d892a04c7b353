import { signers } from '@aangan/contract/disclosure.ts';
import type { CollectionConfig } from 'payload';
import { byRights, hiddenUnlessReadable } from '../access/by-rights.ts';
import { lineField } from '../fields/text-fields.ts';

const choices = signers.map((value) => ({ value, label: value }));

/** Who has confirmed which file of which certificate. Written by disclosure/sign.ts alone, and never changed. */
export const signatures: CollectionConfig = {
  slug: 'signatures',
  labels: { singular: 'Signature', plural: 'Signatures' },
  access: byRights('signatures'),
  disableDuplicate: true,
  admin: {
    // Not in the menu: each certificate shows its own, and there is nothing to do here.
    group: false,
    description: 'Who has confirmed which document, and when. Signed in the certificate itself.',
    useAsTitle: 'name',
    defaultColumns: ['certificate', 'as', 'name', 'createdAt'],
    hidden: hiddenUnlessReadable('signatures'),
  },
  fields: [
    {
      name: 'certificate',
      label: 'Certificate',
      type: 'relationship',
      relationTo: 'certificates',
      index: true,
    },
    { name: 'as', label: 'As', type: 'select', required: true, options: choices },
    lineField({ name: 'name', label: 'Name', required: true }),
    // Its number only: the signature stays when the account goes.
    { name: 'staff', label: 'Number of the account', type: 'number' },
    { name: 'file', label: 'File', type: 'relationship', relationTo: 'media' },
    // The very file: its path, which no other file ever gets, and what it held.
    lineField({ name: 'path', label: 'Path of the file', required: true }),
    lineField({ name: 'fingerprint', label: 'Fingerprint (SHA-256)', required: true }),
  ],
};
