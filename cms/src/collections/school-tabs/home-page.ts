/** What of the home page is not drawn from lists. */
import type { GroupField } from 'payload';
import { fileField } from '../../fields/file-fields.ts';
import { listField } from '../../fields/list-field.ts';
import { lineField, paragraphField } from '../../fields/text-fields.ts';

export const home: GroupField = {
  name: 'home',
  label: 'Home page',
  type: 'group',
  fields: [
    listField({
      name: 'slides',
      label: 'Slides',
      labels: { singular: 'Slide', plural: 'Slides' },
      description: 'The large pictures at the top of the home page; ten look best.',
      fields: [
        fileField({ name: 'picture', label: 'Picture', required: true, kinds: ['picture'] }),
        lineField({ name: 'title', label: 'Title', required: true }),
        lineField({ name: 'text', label: 'Text', maxLength: 300 }),
      ],
    }),
    paragraphField({
      name: 'about',
      label: 'About us',
      required: true,
      description: 'A paragraph that welcomes a visitor.',
    }),
    listField({
      name: 'recentActivities',
      label: 'Recent activities',
      labels: { singular: 'Activity', plural: 'Activities' },
      fields: [
        fileField({ name: 'picture', label: 'Picture', kinds: ['picture'] }),
        lineField({ name: 'title', label: 'Title', required: true }),
        paragraphField({ name: 'text', label: 'Text', maxLength: 1000 }),
      ],
    }),
  ],
};
