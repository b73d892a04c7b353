import { contentCollection } from '../fields/content-collection.ts';
import { fileField } from '../fields/file-fields.ts';
import { paragraphField } from '../fields/text-fields.ts';

export const highlights = contentCollection({
  slug: 'highlights',
  labels: { singular: 'Highlight', plural: 'Highlights' },
  group: 'Home page',
  description: 'One-line announcements in the moving strip at the top of the home page.',
  useAsTitle: 'description',
  columns: ['description', 'updatedAt'],
  search: ['description'],
  sort: '-createdAt',
  isTimed: true,
  fields: [
    paragraphField({
      name: 'description',
      label: 'Announcement',
      required: true,
      maxLength: 300,
      description: 'One sentence reads best.',
    }),
    fileField({
      name: 'attachments',
      label: 'Attachment',
      kinds: ['pdf', 'picture'],
      description: 'Optional. A link to it stands behind the announcement.',
    }),
  ],
});
