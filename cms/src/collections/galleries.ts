import { contentCollection } from '../fields/content-collection.ts';
import { dayField } from '../fields/day-field.ts';
import { photosField } from '../fields/file-fields.ts';
import { choiceField, lineField, paragraphField, webAddressField } from '../fields/text-fields.ts';

export const galleries = contentCollection({
  slug: 'galleries',
  labels: { singular: 'Photo album', plural: 'Photo albums' },
  group: 'Website',
  description:
    'Albums of the Gallery page, and the creative canvas of the home page. The first photo is the cover.',
  useAsTitle: 'title',
  columns: ['title', 'date', 'category'],
  search: ['title', 'description'],
  sort: '-date',
  fields: [
    lineField({ name: 'title', label: 'Name of the album', required: true }),
    choiceField({
      name: 'category',
      label: 'Where it is shown',
      defaultValue: 'PhotoGallery',
      options: [
        { value: 'PhotoGallery', label: 'Photo gallery' },
        { value: 'Activity', label: 'Creative canvas of the home page (activities)' },
      ],
    }),
    dayField({ name: 'date', label: 'Day of the event' }),
    paragraphField({ name: 'description', label: 'Text' }),
    photosField({
      name: 'attachments',
      label: 'Photos',
      required: true,
      description: 'Drag them into the order you like. The first one is the cover.',
    }),
    webAddressField({
      name: 'url',
      label: 'Download link',
      description:
        'Optional. Where parents can download all photos, such as a Google Drive folder.',
    }),
  ],
});
