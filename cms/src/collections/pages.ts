import { writtenRoutes } from '@aangan/contract/routes.ts';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { consentNote } from '../fields/consent-note.ts';
import { contentCollection } from '../fields/content-collection.ts';
import { fileField } from '../fields/file-fields.ts';
import { pageBlocksField } from '../fields/page-blocks.ts';
import { paragraphField } from '../fields/text-fields.ts';
import { onlyOne } from '../hooks/guard-only-one.ts';
import { guardPagePath } from '../hooks/guard-page-path.ts';
import { beginningOf } from '../website/page-beginnings.ts';

/** The page that the address of a new one's form names. */
const pathAsked = (req: PayloadRequest | undefined): string | undefined =>
  writtenRoutes.find(({ path }) => path === req?.query?.path)?.path;

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
      label: 'Page of the website',
      type: 'text',
      required: true,
      index: true,
      // The check of the disclosure, and the choice of a page, lead here with it in the address.
      defaultValue: ({ req }) => pathAsked(req),
      // The website knows its pages by this: a page that is moved would be found nowhere.
      access: { update: () => false },
      admin: {
        description: 'As the menu of the website has them. It cannot be changed later.',
        components: {
          Field: '/admin/pages/page-choice.tsx#PageChoice',
          Cell: '/admin/pages/page-cell.tsx#PageCell',
        },
      },
    },
    {
      ...paragraphField({
        name: 'summary',
        label: 'Summary',
        required: true,
        maxLength: 300,
        description: 'One sentence. It stands in the banner of the page and in search results.',
      }),
      defaultValue: ({ req }) => beginningOf(pathAsked(req))?.summary,
    },
    fileField({
      name: 'picture',
      label: 'Picture for shared links',
      kinds: ['picture'],
      description: 'Optional. Shown where somebody shares this page, such as on WhatsApp.',
    }),
    {
      ...pageBlocksField,
      defaultValue: ({ req }) => structuredClone(beginningOf(pathAsked(req))?.blocks),
    },
  ],
});

export const pages: CollectionConfig = {
  ...content,
  hooks: {
    ...content.hooks,
    beforeValidate: [
      guardPagePath,
      onlyOne({
        collection: 'pages',
        field: 'path',
        label: 'Page of the website',
        taken: 'This page is there already. Please change that one.',
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
