import type { CollectionConfig, NumberField } from 'payload';
import { consentNote } from '../fields/consent-note.ts';
import { contentCollection } from '../fields/content-collection.ts';
import { fileField } from '../fields/file-fields.ts';
import { sessionField } from '../fields/session-field.ts';
import { choiceField, lineField } from '../fields/text-fields.ts';
import { topperSheetEndpoints } from '../topper-list/endpoints.ts';

const marks: NumberField = {
  name: 'division',
  label: 'Marks',
  type: 'number',
  required: true,
  min: 0,
  admin: {
    description:
      'Only the number, such as 97.4 (per cent) or 487 (out of 500). Toppers are listed by marks, the highest first.',
    step: 0.1,
  },
};

const content = contentCollection({
  slug: 'toppers',
  labels: { singular: 'Topper', plural: 'Toppers' },
  group: 'Lists',
  description: 'Toppers of Class X and Class XII in the board examinations.',
  useAsTitle: 'name',
  columns: ['name', 'class', 'stream', 'division', 'sessionYear'],
  search: ['name', 'stream', 'sessionYear'],
  sort: '-sessionYear',
  order: ['-division', 'name', 'id'],
  fields: [
    consentNote,
    lineField({ name: 'name', label: 'Name of the student', required: true }),
    choiceField({
      name: 'class',
      label: 'Class',
      options: [
        { value: 'X', label: 'Class X' },
        { value: 'XII', label: 'Class XII' },
      ],
    }),
    lineField({
      name: 'stream',
      label: 'Stream',
      description: 'For Class XII, such as Science, Commerce or Humanities.',
      maxLength: 100,
    }),
    marks,
    sessionField,
    fileField({
      name: 'attachments',
      label: 'Photo',
      kinds: ['picture'],
      description: 'Optional. A drawn portrait is shown when there is none.',
    }),
  ],
});

export const toppers: CollectionConfig = {
  ...content,
  endpoints: topperSheetEndpoints,
  admin: {
    ...content.admin,
    components: { beforeListTable: ['/admin/topper-list/topper-sheet-link.tsx#TopperSheetLink'] },
  },
};
