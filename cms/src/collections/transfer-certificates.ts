import type { CollectionConfig } from 'payload';
import { byRights, hiddenUnlessReadable } from '../access/by-rights.ts';
import { certificateSheetEndpoints } from '../certificate-list/endpoints.ts';
import { privateFileField } from '../fields/file-fields.ts';
import { importKeyField, lineField } from '../fields/text-fields.ts';
import { admissionKey, nameKey } from '../name-key.ts';

const hiddenKey = (name: string) => ({
  name,
  type: 'text' as const,
  index: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  access: { create: () => false, update: () => false },
});

export const transferCertificates: CollectionConfig = {
  slug: 'transfer-certificates',
  labels: { singular: 'Transfer certificate', plural: 'Transfer certificates' },
  defaultSort: '-createdAt',
  access: byRights('transfer-certificates'),
  endpoints: certificateSheetEndpoints,
  indexes: [{ fields: ['school', 'importKey'], unique: true }],
  hooks: {
    beforeChange: [
      ({ data, originalDoc }) => ({
        ...data,
        admissionKey: admissionKey(data.admission ?? originalDoc?.admission ?? ''),
        nameKey: nameKey(data.name ?? originalDoc?.name ?? ''),
      }),
    ],
  },
  admin: {
    group: 'Office',
    description:
      'A parent finds a certificate on the website by the admission number and the student’s full name, both together. Neither can be searched there.',
    useAsTitle: 'name',
    defaultColumns: ['admission', 'name', 'file', 'createdAt'],
    listSearchableFields: ['admission', 'name'],
    hidden: hiddenUnlessReadable('transfer-certificates'),
    components: {
      beforeListTable: ['/admin/certificate-list/certificate-sheet-link.tsx#CertificateSheetLink'],
    },
  },
  fields: [
    lineField({
      name: 'admission',
      label: 'Admission No.',
      required: true,
      maxLength: 50,
      description: 'As it stands in the admission register.',
    }),
    lineField({
      name: 'name',
      label: 'Student’s full name',
      required: true,
      description:
        'As it stands on the certificate. Capitals, dots and spaces make no difference when a parent types it.',
    }),
    privateFileField({
      name: 'file',
      label: 'Certificate',
      required: true,
      description: 'The scan or PDF. It is kept apart from the public pictures.',
    }),
    hiddenKey('admissionKey'),
    hiddenKey('nameKey'),
    importKeyField,
  ],
};
