import { consentNote } from '../fields/consent-note.ts';
import { contentCollection } from '../fields/content-collection.ts';
import { fileField } from '../fields/file-fields.ts';
import { proseField } from '../fields/rich-text.ts';
import { choiceField, lineField } from '../fields/text-fields.ts';

export const messages = contentCollection({
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages' },
  group: 'Website',
  description:
    'The messages of Principal, Manager, Head Boy and Head Girl. One of each; if there are more, the one that was added last is shown.',
  useAsTitle: 'name',
  columns: ['category', 'name', 'designation'],
  search: ['name', 'designation'],
  sort: 'category',
  order: ['-createdAt', '-id'],
  fields: [
    consentNote,
    choiceField({
      name: 'category',
      label: 'Whose message',
      options: [
        { value: 'Principal', label: 'Principal' },
        { value: 'Manager', label: 'Manager' },
        { value: 'HeadBoy', label: 'Head Boy' },
        { value: 'HeadGirl', label: 'Head Girl' },
      ],
    }),
    lineField({ name: 'name', label: 'Name', required: true }),
    lineField({
      name: 'designation',
      label: 'Designation',
      description: 'As it should stand below the name, such as Principal.',
    }),
    fileField({ name: 'attachments', label: 'Photo', kinds: ['picture'] }),
    proseField({ name: 'message', label: 'Message', required: true }),
  ],
});
