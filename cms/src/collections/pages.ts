import type { CollectionConfig } from 'payload';
import { consentNote } from '../fields/consent-note.ts';
import { contentCollection } from '../fields/content-collection.ts';
import { fileField } from '../fields/file-fields.ts';
import { pageBlocksField } from '../fields/page-blocks.ts';
import { paragraphField } from '../fields/text-fields.ts';
import { onlyOne } from '../hooks/guard-only-one.ts';

const content = contentCollection({
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  group: 'Website',
  description:
    'The standing pages: about the school, prospectus, fees, public disclosure. Change next year’s fees here.',
  useAsTitle: 'path',
  columns: ['path', 'summary', 'updatedAt'],
  search: ['path', 'summary'],
  sort: 'path',
  fields: [
    consentNote,
    {
      name: 'path',
      label: 'Address on the website',
      type: 'text',
      required: true,
      index: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^\/[A-Za-z0-9]+$/.test(value)) ||
        'It begins with a slash and has letters and digits only, such as /AboutUs.',
      // The website knows its pages by this: a page that is moved would be found nowhere.
      access: { update: () => false },
      admin: { description: 'Such as /AboutUs. It cannot be changed later.' },
    },
    paragraphField({
      name: 'summary',
      label: 'Summary',
      required: true,
      maxLength: 300,
      description: 'One sentence. It stands in the banner of the page and in search results.',
    }),
    fileField({
      name: 'picture',
      label: 'Picture for shared links',
      kinds: ['picture'],
      description: 'Optional. Shown where somebody shares this page, such as on WhatsApp.',
    }),
    pageBlocksField,
  ],
});

export const pages: CollectionConfig = {
  ...content,
  hooks: {
    ...content.hooks,
    beforeValidate: [
      onlyOne({
        collection: 'pages',
        field: 'path',
        label: 'Address on the website',
        taken: 'There is a page with this address already. Please change that one.',
        inTrash:
          'This page is in the trash. Please restore it from there, or delete it for good first.',
      }),
    ],
  },
  indexes: [
    { fields: ['school', 'path'], unique: true },
    { fields: ['school', 'importKey'], unique: true },
  ],
};
