/** The parts of which a page is made: one block for each kind of the contract, with the contract's field names. */
import type { BlockKind } from '@aangan/contract/page-blocks.ts';
import type { Block, BlocksField } from 'payload';
import { fileField } from './file-fields.ts';
import { listField } from './list-field.ts';
import { proseField } from './rich-text.ts';
import { table } from './table-block.ts';
import { heading, lineField, paragraphField } from './text-fields.ts';

const prose: Block = {
  slug: 'prose',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [heading, proseField({ name: 'text', label: 'Text', required: true })],
};

const facts: Block = {
  slug: 'facts',
  labels: { singular: 'Facts (label and value)', plural: 'Facts' },
  fields: [
    heading,
    listField({
      name: 'rows',
      label: 'Facts',
      labels: { singular: 'Fact', plural: 'Facts' },
      required: true,
      fields: [
        lineField({
          name: 'label',
          label: 'Label',
          required: true,
          description: 'Such as Area of the campus.',
        }),
        paragraphField({ name: 'value', label: 'Value', required: true, maxLength: 2000 }),
      ],
    }),
  ],
};

const figure: Block = {
  slug: 'figure',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    heading,
    fileField({ name: 'file', label: 'Picture', required: true, kinds: ['picture'] }),
    lineField({ name: 'caption', label: 'Caption', maxLength: 500 }),
  ],
};

const photos: Block = {
  slug: 'photos',
  labels: { singular: 'Set of photos', plural: 'Sets of photos' },
  fields: [
    heading,
    listField({
      name: 'photos',
      label: 'Photos',
      labels: { singular: 'Photo', plural: 'Photos' },
      required: true,
      minRows: 1,
      fields: [
        fileField({ name: 'file', label: 'Photo', required: true, kinds: ['picture'] }),
        lineField({ name: 'caption', label: 'Caption', maxLength: 500 }),
      ],
    }),
  ],
};

const document: Block = {
  slug: 'document',
  labels: { singular: 'Certificate or document', plural: 'Certificates and documents' },
  fields: [
    heading,
    lineField({ name: 'title', label: 'Title', required: true }),
    fileField({ name: 'file', label: 'PDF or scan', required: true, kinds: ['pdf', 'picture'] }),
    paragraphField({
      name: 'text',
      label: 'What it says',
      required: true,
      description:
        'In a sentence or two: what is certified, by whom, until when. For those who cannot see the scan.',
    }),
  ],
};

const people: Block = {
  slug: 'people',
  labels: { singular: 'People', plural: 'People' },
  fields: [
    heading,
    listField({
      name: 'people',
      label: 'People',
      labels: { singular: 'Person', plural: 'People' },
      required: true,
      fields: [
        lineField({ name: 'name', label: 'Name', required: true }),
        lineField({
          name: 'role',
          label: 'Role',
          required: true,
          description: 'Such as Manager or Head Boy.',
        }),
        fileField({ name: 'photo', label: 'Photo', kinds: ['picture'] }),
      ],
    }),
  ],
};

const list: Block = {
  slug: 'list',
  labels: { singular: 'List', plural: 'Lists' },
  fields: [
    heading,
    { name: 'ordered', label: 'Numbered 1, 2, 3', type: 'checkbox', defaultValue: false },
    listField({
      name: 'items',
      label: 'Points',
      labels: { singular: 'Point', plural: 'Points' },
      required: true,
      minRows: 1,
      fields: [paragraphField({ name: 'text', label: 'Text', required: true, maxLength: 2000 })],
    }),
  ],
};

const busRoutes: Block = {
  slug: 'busRoutes',
  labels: { singular: 'Bus routes', plural: 'Bus routes' },
  fields: [
    heading,
    listField({
      name: 'routes',
      label: 'Routes',
      labels: { singular: 'Route', plural: 'Routes' },
      required: true,
      fields: [
        lineField({ name: 'name', label: 'Name of the route', required: true }),
        listField({
          name: 'stops',
          label: 'Stops',
          labels: { singular: 'Stop', plural: 'Stops' },
          required: true,
          minRows: 1,
          fields: [
            lineField({ name: 'place', label: 'Place', required: true }),
            lineField({
              name: 'time',
              label: 'Time',
              required: true,
              description: 'Such as 7:10 AM.',
              maxLength: 50,
            }),
          ],
        }),
      ],
    }),
  ],
};

const plainBlocks = {
  prose,
  facts,
  table,
  figure,
  photos,
  document,
  people,
  list,
  busRoutes,
} satisfies Record<Exclude<BlockKind, 'accordion'>, Block>;

/** A part is known by its heading and words; Payload's own name for it would be one more field to wonder about. */
const unnamed = (block: Block): Block => ({ ...block, admin: { disableBlockName: true } });

const accordion: Block = {
  slug: 'accordion',
  labels: { singular: 'Sections that open and close', plural: 'Sections that open and close' },
  fields: [
    heading,
    listField({
      name: 'sections',
      label: 'Sections',
      labels: { singular: 'Section', plural: 'Sections' },
      required: true,
      minRows: 1,
      description: 'One is open at a time; the first one at first.',
      fields: [
        lineField({ name: 'title', label: 'Title', required: true }),
        {
          name: 'blocks',
          label: 'Parts',
          type: 'blocks',
          blocks: Object.values(plainBlocks).map(unnamed),
        },
      ],
    }),
  ],
};

export const pageBlocks = { ...plainBlocks, accordion } satisfies Record<BlockKind, Block>;

export const pageBlocksField: BlocksField = {
  name: 'blocks',
  label: 'Parts of the page',
  labels: { singular: 'Part', plural: 'Parts' },
  type: 'blocks',
  blocks: Object.values(pageBlocks).map(unnamed),
  admin: { description: 'From top to bottom. Drag to change the order.' },
};
