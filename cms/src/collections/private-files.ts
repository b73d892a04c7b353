import type { CollectionConfig } from 'payload';
import { byRights, hiddenUnlessReadable } from '../access/by-rights.ts';
import { importKeyField, lineField } from '../fields/text-fields.ts';
import { keptFields, uploadOptions } from '../fields/upload-collection.ts';
import { refuseFileOfCertificate } from '../hooks/free-file.ts';
import { fileHooks } from '../media/receive.ts';

export const privateFiles: CollectionConfig = {
  slug: 'private-files',
  labels: { singular: 'Private file', plural: 'Private files' },
  access: byRights('private-files'),
  disableDuplicate: true,
  indexes: [{ fields: ['school', 'importKey'], unique: true }],
  // What the hooks go by, whatever fields a request asks for.
  forceSelect: { school: true, path: true, type: true, width: true },
  hooks: { ...fileHooks('private'), beforeDelete: [refuseFileOfCertificate] },
  upload: uploadOptions('private', 'private-files', ['application/pdf', 'image/jpeg', 'image/png']),
  admin: {
    group: 'Office',
    description:
      'Scans of transfer certificates. They are never on the website; a parent gets one only by number and name together.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'createdAt'],
    listSearchableFields: ['title'],
    hidden: hiddenUnlessReadable('private-files'),
  },
  fields: [
    lineField({
      name: 'title',
      label: 'Title',
      required: true,
      description: 'For the office only, such as TC 1042 Aarav Sharma.',
    }),
    ...keptFields,
    importKeyField,
  ],
};
