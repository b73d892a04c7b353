import type { CollectionConfig, Field } from 'payload';
import { contentCollection } from '../fields/content-collection.ts';
import { dayField } from '../fields/day-field.ts';
import { photosField } from '../fields/file-fields.ts';
import { choiceField, lineField, paragraphField, webAddressField } from '../fields/text-fields.ts';
import { checkPhotos, readTick } from '../hooks/photos-checked.ts';

/** Written by the hook alone, from the account that ticks. */
const kept = {
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
};

/** Below the photos: who may not be seen on them, and that somebody has looked; never for many albums at once. */
const photosChecked: Field[] = [
  {
    name: 'notPictured',
    type: 'ui',
    admin: {
      components: { Field: '/admin/consent/not-pictured.tsx#NotPictured' },
      disableListColumn: true,
      disableBulkEdit: true,
    },
  },
  {
    name: 'photosChecked',
    label: 'I have looked at every photo: nobody is shown whose parents have not agreed',
    type: 'checkbox',
    admin: {
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
      components: { Field: '/admin/photos/photos-checked.tsx#PhotosChecked' },
    },
  },
  { ...kept, name: 'photosCheckedBy', type: 'text' },
  { ...kept, name: 'photosCheckedOn', type: 'text' },
];

const content = contentCollection({
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
      description:
        'Drag them into the order you like. The first one is the cover. Choose one photo to describe it, or to blur a face on it.',
    }),
    ...photosChecked,
    webAddressField({
      name: 'url',
      label: 'Download link',
      description:
        'Optional. Where parents can download all photos, such as a Google Drive folder.',
    }),
  ],
});

export const galleries: CollectionConfig = {
  ...content,
  hooks: {
    ...content.hooks,
    beforeOperation: [readTick, ...(content.hooks?.beforeOperation ?? [])],
    beforeChange: [...(content.hooks?.beforeChange ?? []), checkPhotos],
  },
};
