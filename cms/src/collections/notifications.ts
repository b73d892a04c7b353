import { contentCollection } from '../fields/content-collection.ts';
import { fileField, filesField } from '../fields/file-fields.ts';
import { lineField, paragraphField, webAddressField } from '../fields/text-fields.ts';

export const notifications = contentCollection({
  slug: 'notifications',
  labels: { singular: 'Pop-up notice', plural: 'Pop-up notices' },
  group: 'Home page',
  description:
    'Notices that open by themselves when a visitor comes to the home page. Say below until when, and they go by themselves.',
  useAsTitle: 'title',
  columns: ['title', 'updatedAt'],
  search: ['title', 'description'],
  sort: '-createdAt',
  isTimed: true,
  fields: [
    lineField({ name: 'title', label: 'Headline', required: true }),
    paragraphField({ name: 'description', label: 'Text' }),
    filesField({
      name: 'image',
      label: 'Picture',
      kinds: ['picture'],
      description: 'Optional. A default picture is shown when there is none.',
    }),
    webAddressField({
      name: 'url',
      label: 'Link',
      description: 'Optional. A page that the notice leads to.',
    }),
    lineField({
      name: 'urlTitle',
      label: 'Words of the link',
      description: 'What the link says, such as Register now.',
      maxLength: 100,
    }),
    fileField({ name: 'attachments', label: 'Attachment', kinds: ['pdf', 'picture'] }),
  ],
});
