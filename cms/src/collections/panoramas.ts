import { contentCollection } from '../fields/content-collection.ts';
import { fileField } from '../fields/file-fields.ts';
import { orderField } from '../fields/order-field.ts';
import { lineField } from '../fields/text-fields.ts';

export const panoramas = contentCollection({
  slug: 'panoramas',
  labels: { singular: 'Virtual tour place', plural: 'Virtual tour' },
  group: 'Lists',
  description: 'The places of the Virtual Tour, each with one panorama picture.',
  useAsTitle: 'place',
  columns: ['place', 'order'],
  search: ['place'],
  sort: 'order',
  fields: [
    lineField({
      name: 'place',
      label: 'Place',
      required: true,
      description: 'Such as Chemistry Lab.',
    }),
    fileField({
      name: 'image',
      label: 'Panorama picture',
      required: true,
      kinds: ['picture'],
      description: 'A 360° picture, twice as wide as high, as phone apps and 360° cameras make it.',
    }),
    orderField('Small numbers come first.'),
  ],
});
