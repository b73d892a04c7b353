import { contentCollection } from '../fields/content-collection.ts';
import { fileField } from '../fields/file-fields.ts';
import { orderField } from '../fields/order-field.ts';
import { lineField } from '../fields/text-fields.ts';

export const faculty = contentCollection({
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
      description: 'Such as PGT Physics or Librarian.',
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
