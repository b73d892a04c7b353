import { contentCollection } from '../fields/content-collection.ts';
import { dayField } from '../fields/day-field.ts';
import { fileField } from '../fields/file-fields.ts';
import { lineField, webAddressField } from '../fields/text-fields.ts';

export const videos = contentCollection({
  slug: 'videos',
  labels: { singular: 'Video', plural: 'Videos' },
  group: 'Website',
  description:
    'Videos of the Video Gallery. The film itself stays on YouTube or wherever you put it; here is its link.',
  useAsTitle: 'title',
  columns: ['title', 'date', 'videoUrl'],
  search: ['title'],
  sort: '-date',
  fields: [
    lineField({ name: 'title', label: 'Title', required: true }),
    dayField({ name: 'date', label: 'Day of the event' }),
    webAddressField({ name: 'videoUrl', label: 'Link to the video', required: true }),
    fileField({
      name: 'attachments',
      label: 'Thumbnail',
      kinds: ['picture'],
      description: 'Optional. The picture of the card.',
    }),
  ],
});
