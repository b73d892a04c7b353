import { consentNote } from '../fields/consent-note.ts';
import { contentCollection } from '../fields/content-collection.ts';
import { dayField } from '../fields/day-field.ts';
import { filesField } from '../fields/file-fields.ts';
import { choiceField, lineField, paragraphField } from '../fields/text-fields.ts';

const kinds = [
  { value: 'Circular', label: 'Circular' },
  { value: 'Homework', label: 'Homework' },
  { value: 'Datesheet', label: 'Datesheet' },
  { value: 'Syllabus', label: 'Syllabus' },
  { value: 'Achievement', label: 'Achievement' },
];

export const documents = contentCollection({
  slug: 'documents',
  labels: {
    singular: 'Circular, homework or achievement',
    plural: 'Circulars, homework, achievements',
  },
  group: 'Website',
  description:
    'Circulars, homework, datesheets and syllabi for parents to open, and the school’s achievements.',
  useAsTitle: 'title',
  columns: ['title', 'category', 'date'],
  search: ['title', 'description'],
  sort: '-date',
  isTimed: true,
  fields: [
    consentNote,
    choiceField({
      name: 'category',
      label: 'Kind',
      description: 'It decides on which page the entry stands.',
      // The buttons of the home and of the menu have it in the address.
      defaultValue: ({ req }) => kinds.find(({ value }) => value === req?.query?.category)?.value,
      options: kinds,
    }),
    lineField({
      name: 'title',
      label: 'Title',
      required: true,
      description: 'Say for which class it is, such as Holiday Homework, Class VI.',
    }),
    dayField({ name: 'date', label: 'Date' }),
    paragraphField({ name: 'description', label: 'Text', description: 'Shown with achievements.' }),
    filesField({
      name: 'attachments',
      label: 'File',
      kinds: ['pdf', 'picture'],
      description:
        'A PDF for circulars, homework, datesheets and syllabi; a photo for achievements. The first one is used.',
    }),
  ],
});
