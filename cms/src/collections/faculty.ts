import type { CollectionConfig } from 'payload';
import { contentCollection } from '../fields/content-collection.ts';
import { fileField } from '../fields/file-fields.ts';
import { orderField } from '../fields/order-field.ts';
import { lineField } from '../fields/text-fields.ts';
import { staffSheetEndpoints } from '../staff-list/endpoints.ts';

const content = contentCollection({
  slug: 'faculty',
  labels: { singular: 'Teacher', plural: 'Teachers and staff' },
  group: 'Lists',
  description: 'The Staff List page.',
  useAsTitle: 'name',
  columns: ['name', 'designation', 'qualification', 'order'],
  search: ['name', 'designation', 'qualification'],
  sort: 'order',
  fields: [
    lineField({ name: 'name', label: 'Name', required: true }),
    lineField({
      name: 'designation',
      label: 'Designation',
      required: true,
      description:
        'A teacher’s begins with PGT, TGT, PRT or NTT, such as PGT (Physics): the public disclosure counts by it. Others such as Principal, Counsellor or Librarian.',
    }),
    lineField({
      name: 'qualification',
      label: 'Qualification',
      description: 'Such as M.Sc., B.Ed.',
    }),
    fileField({ name: 'attachments', label: 'Photo', kinds: ['picture'] }),
    orderField('Small numbers come first: 1 for the principal, and so on.'),
  ],
});

export const faculty: CollectionConfig = {
  ...content,
  endpoints: staffSheetEndpoints,
  admin: {
    ...content.admin,
    components: { beforeListTable: ['/admin/staff-list/staff-sheet-link.tsx#StaffSheetLink'] },
  },
};
