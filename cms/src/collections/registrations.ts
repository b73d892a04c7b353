import { contentCollection } from '../fields/content-collection.ts';
import { fileField } from '../fields/file-fields.ts';
import { lineField } from '../fields/text-fields.ts';

export const registrations = contentCollection({
  slug: 'registrations',
  labels: { singular: 'Registration banner', plural: 'Registration banners' },
  group: 'Home page',
  description:
    'The banner of the home page that tells parents that registration is open. Unpublish it when registration closes.',
  useAsTitle: 'title',
  columns: ['title', 'updatedAt'],
  search: ['title'],
  sort: '-createdAt',
  isTimed: true,
  fields: [
    lineField({ name: 'title', label: 'Words of the banner', required: true }),
    fileField({
      name: 'attachments',
      label: 'Attachment',
      kinds: ['pdf', 'picture'],
      description:
        'Optional. A picture stands behind the words; a PDF is offered as the registration form.',
    }),
  ],
});
