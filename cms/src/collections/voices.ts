import { consentNote } from '../fields/consent-note.ts';
import { contentCollection } from '../fields/content-collection.ts';
import { dayField } from '../fields/day-field.ts';
import { fileField } from '../fields/file-fields.ts';
import { lineField } from '../fields/text-fields.ts';

export const voices = contentCollection({
  slug: 'voices',
  labels: { singular: 'Voice message', plural: 'Voice messages' },
  group: 'Lists',
  description: 'The Voice SMS page: messages sent to parents’ phones, to be heard again.',
  useAsTitle: 'title',
  columns: ['title', 'voiceOf', 'recordedOn', 'sentOn'],
  search: ['title', 'voiceOf'],
  sort: '-sentOn',
  fields: [
    consentNote,
    lineField({ name: 'title', label: 'Subject', required: true }),
    lineField({
      name: 'voiceOf',
      label: 'Voice of',
      required: true,
      description: 'Who speaks, such as the Principal.',
    }),
    dayField({ name: 'recordedOn', label: 'Recorded on' }),
    dayField({ name: 'sentOn', label: 'Sent to parents on' }),
    fileField({
      name: 'audio',
      label: 'Recording',
      required: true,
      kinds: ['audio'],
      description: 'An MP3, M4A or OGG file.',
    }),
  ],
});
