import { childInReport } from '../fields/child-in-report.ts';
import { contentCollection } from '../fields/content-collection.ts';
import { dayField } from '../fields/day-field.ts';
import { fileField } from '../fields/file-fields.ts';
import { lineField } from '../fields/text-fields.ts';

export const clippings = contentCollection({
  slug: 'clippings',
  labels: { singular: 'Newspaper clipping', plural: 'Newspaper clippings' },
  group: 'Lists',
  description: 'The Media Gallery page: what newspapers wrote of the school.',
  useAsTitle: 'newspaper',
  columns: ['newspaper', 'title', 'publishedOn'],
  search: ['newspaper', 'title'],
  sort: '-publishedOn',
  fields: [
    fileField({
      name: 'image',
      label: 'Picture of the clipping',
      required: true,
      kinds: ['picture'],
      description: childInReport,
    }),
    lineField({
      name: 'newspaper',
      label: 'Newspaper',
      required: true,
      description: 'Such as Dainik Bhaskar.',
    }),
    lineField({ name: 'title', label: 'Headline', description: 'Optional.' }),
    dayField({ name: 'publishedOn', label: 'Published on' }),
  ],
});
