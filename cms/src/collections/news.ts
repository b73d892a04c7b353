import { contentCollection } from '../fields/content-collection.ts';
import { dayField } from '../fields/day-field.ts';
import { fileField } from '../fields/file-fields.ts';
import { lineField, paragraphField } from '../fields/text-fields.ts';

export const news = contentCollection({
  slug: 'news',
  labels: { singular: 'News item', plural: 'News' },
  group: 'Website',
  description:
    'Short notices on the News page and in the Latest News strip of the home page. The newest stands first.',
  useAsTitle: 'title',
  columns: ['title', 'fromDate'],
  search: ['title', 'description'],
  sort: '-fromDate',
  isTimed: true,
  fields: [
    lineField({ name: 'title', label: 'Headline', required: true }),
    dayField({
      name: 'fromDate',
      label: 'Date',
      description: 'The day shown beside the headline. News is listed by this day.',
    }),
    paragraphField({ name: 'description', label: 'Text', required: true }),
    fileField({
      name: 'image',
      label: 'Picture or attachment',
      kinds: ['picture', 'pdf'],
      description:
        'Optional. Parents open it with “View Attachment”: a picture, or a PDF such as a signed notice.',
    }),
  ],
});
