import { contentCollection } from '../fields/content-collection.ts';
import { dayField } from '../fields/day-field.ts';
import { filesField } from '../fields/file-fields.ts';
import { choiceField, lineField, paragraphField } from '../fields/text-fields.ts';

export const events = contentCollection({
  slug: 'events',
  labels: { singular: 'Event', plural: 'Events' },
  group: 'Website',
  description:
    'Functions, competitions, holidays and examination days: the Events page, and the calendar of the home page.',
  useAsTitle: 'title',
  columns: ['title', 'date', 'category', 'venue'],
  search: ['title', 'description', 'venue'],
  sort: '-date',
  isTimed: true,
  fields: [
    lineField({ name: 'title', label: 'Name of the event', required: true }),
    choiceField({
      name: 'category',
      label: 'Where it is shown',
      defaultValue: 'Events',
      options: [
        { value: 'Events', label: 'Events page and calendar' },
        { value: 'AcademicCalender', label: 'Calendar only (holidays, PTMs, examinations)' },
      ],
    }),
    dayField({ name: 'date', label: 'Day of the event' }),
    lineField({
      name: 'time',
      label: 'Time',
      maxLength: 50,
      description: 'As parents should read it, such as 9:30 AM or 8 AM to 12 noon.',
    }),
    lineField({ name: 'venue', label: 'Venue', description: 'Such as School Auditorium.' }),
    paragraphField({ name: 'description', label: 'Text' }),
    filesField({
      name: 'images',
      label: 'Pictures',
      kinds: ['picture'],
      description: 'The first one is shown in the list.',
    }),
    filesField({
      name: 'attachments',
      label: 'Attachments',
      kinds: ['pdf', 'picture'],
      description: 'A circular or a programme, as PDF or picture.',
    }),
  ],
});
