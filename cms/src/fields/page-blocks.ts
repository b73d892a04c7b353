/** The parts of which a page is made: one block for each kind of the contract, with the contract's field names. */
import type { BlockKind } from '@aangan/contract/page-blocks.ts';
import { routeOf } from '@aangan/contract/routes.ts';
import type { Block, BlocksField, Field, SelectField, TextareaField } from 'payload';
import { figureNames, figures } from '../disclosure/figures.ts';
import { certificateChoices, committeeChoices } from '../disclosure/kinds.ts';
import { fileField } from './file-fields.ts';
import { listField } from './list-field.ts';
import { proseField } from './rich-text.ts';
import { table } from './table-block.ts';
import { choiceField, heading, lineField, paragraphField } from './text-fields.ts';

export const prose: Block = {
  slug: 'prose',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [heading, proseField({ name: 'text', label: 'Text', required: true })],
};

/** So that a figure which stands on several pages is written in one place only. */
const takenFrom: SelectField = {
  ...choiceField({
    name: 'figure',
    label: 'Taken from the school’s records',
    required: false,
    description:
      'Optional. Choose it, and the value stands here by itself; it is changed where it is kept.',
    options: figureNames.map((value) => ({ value, label: figures[value].label })),
  }),
  index: false,
};

const valueOfFact: TextareaField = {
  ...paragraphField({
    name: 'value',
    label: 'Value',
    maxLength: 2000,
    description: 'Behind what is taken from the records, if anything is chosen there.',
  }),
  validate: (value: unknown, { siblingData }: { siblingData: { figure?: string | null } }) => {
    if (typeof value === 'string' && value.length > 2000)
      return 'Please use at most 2000 characters.';
    return Boolean(value) || Boolean(siblingData.figure) || 'Please write the value.';
  },
};

/** Facts with a label each, and what stands beside it. */
export const factsWith = (...beside: Field[]): Block => ({
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
        ...beside,
      ],
    }),
  ],
});

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

export const list: Block = {
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
  facts: factsWith(takenFrom, valueOfFact),
  table,
  figure,
  photos,
  document,
  people,
  list,
  busRoutes,
} satisfies Record<Exclude<BlockKind, 'accordion'>, Block>;

/** Pages whose tables others repeat. */
export const pagesWithTables = ['/FeeStructure', '/SchoolStrength'];
const titleOf = (path: string): string => routeOf(path)?.title ?? path;

/** Parts that the API draws from records: the website gets a document, facts or a table (api/records/from-records.ts). */
const recordBlocks = {
  certificate: {
    slug: 'certificate',
    labels: { singular: 'Certificate from the records', plural: 'Certificates from the records' },
    fields: [
      choiceField({
        name: 'of',
        label: 'Certificate',
        description: 'The paper, its number and its days stand here as in Certificates.',
        options: certificateChoices,
      }),
    ],
  },
  results: {
    slug: 'results',
    labels: { singular: 'Board results', plural: 'Board results' },
    fields: [
      choiceField({
        name: 'of',
        label: 'Class',
        description: 'The last three sessions, as they stand in Board results.',
        options: [
          { value: 'X', label: 'Class X' },
          { value: 'XII', label: 'Class XII' },
        ],
      }),
    ],
  },
  tables: {
    slug: 'tables',
    labels: { singular: 'Tables of another page', plural: 'Tables of other pages' },
    fields: [
      choiceField({
        name: 'of',
        label: 'Page',
        description: 'They stand here as there, and are changed there.',
        options: pagesWithTables.map((value) => ({ value, label: titleOf(value) })),
      }),
    ],
  },
  committee: {
    slug: 'committee',
    labels: { singular: 'Members of a committee', plural: 'Members of committees' },
    fields: [
      choiceField({
        name: 'of',
        label: 'Committee',
        description: 'The members of the present term, as they stand in Committees.',
        options: committeeChoices,
      }),
    ],
  },
} satisfies Record<string, Block>;

export type RecordBlockKind = keyof typeof recordBlocks;

/** What a part looks like, in the drawer from which it is chosen; its name stands below. */
export const drawingOf = ({ slug }: Block): NonNullable<Block['admin']>['images'] => ({
  thumbnail: { url: `/parts/${slug}.svg`, alt: '' },
});

/** A part is known by its heading and words; Payload's own name for it would be one more field to wonder about. */
const unnamed = (block: Block): Block => ({
  ...block,
  admin: { disableBlockName: true, images: drawingOf(block) },
});

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
          blocks: Object.values({ ...plainBlocks, ...recordBlocks }).map(unnamed),
        },
      ],
    }),
  ],
};

export const pageBlocks = {
  ...plainBlocks,
  ...recordBlocks,
  accordion,
} satisfies Record<BlockKind | RecordBlockKind, Block>;

export const pageBlocksField: BlocksField = {
  name: 'blocks',
  label: 'Parts of the page',
  labels: { singular: 'Part', plural: 'Parts' },
  type: 'blocks',
  blocks: Object.values(pageBlocks).map(unnamed),
  admin: { description: 'From top to bottom. Drag to change the order.' },
};
