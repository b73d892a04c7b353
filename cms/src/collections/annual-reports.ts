import type { CollectionConfig, Condition, UIField } from 'payload';
import { beginReport } from '../annual-report/begin.ts';
import { lastEnded } from '../annual-report/session.ts';
import { consentNote } from '../fields/consent-note.ts';
import { contentCollection } from '../fields/content-collection.ts';
import { today } from '../fields/day-field.ts';
import { reportPartsField } from '../fields/report-parts.ts';
import { proseField } from '../fields/rich-text.ts';
import { readSessionYear, sessionField } from '../fields/session-field.ts';
import { lineField } from '../fields/text-fields.ts';
import { onlyOne } from '../hooks/guard-only-one.ts';

/** A new one asks for its session alone; the rest is there once it was filled from the records. */
const isBegun: Condition = (data, _, { operation }) =>
  operation === 'update' || (Array.isArray(data.blocks) && data.blocks.length > 0);

const note = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: `/admin/annual-report/${component}` },
  },
});

const content = contentCollection({
  slug: 'annual-reports',
  labels: { singular: 'Annual report', plural: 'Annual reports' },
  group: 'Public disclosure',
  description:
    'What the school tells of a session. The Board wants it on the website before 15 September. A new one is filled from your records.',
  useAsTitle: 'sessionYear',
  columns: ['sessionYear', 'updatedAt'],
  search: ['sessionYear'],
  sort: '-sessionYear',
  fields: [
    note('begin', 'report-notes.tsx#ReportNote'),
    { ...consentNote, admin: { ...consentNote.admin, condition: isBegun } },
    {
      ...sessionField,
      // The check of the disclosure leads here with it in the address.
      defaultValue: ({ req }) =>
        readSessionYear(String(req?.query?.session ?? '')) ?? lastEnded(today()),
      // What was taken from the records is of this session.
      access: { update: () => false },
      admin: {
        ...sessionField.admin,
        description: 'From 1 April to 31 March, such as 2025-2026. It cannot be changed later.',
      },
    },
    {
      ...proseField({
        name: 'words',
        label: 'The Principal’s words',
        description: 'They stand at the beginning. A page is plenty.',
      }),
      admin: {
        description: 'They stand at the beginning. A page is plenty.',
        condition: isBegun,
      },
    },
    {
      ...lineField({
        name: 'signedBy',
        label: 'Whose words they are',
        description: 'Name and office. It stands below them.',
      }),
      admin: { description: 'Name and office. It stands below them.', condition: isBegun },
    },
    { ...reportPartsField, admin: { ...reportPartsField.admin, condition: isBegun } },
  ],
});

export const annualReports: CollectionConfig = {
  ...content,
  disableDuplicate: true,
  hooks: {
    ...content.hooks,
    beforeValidate: [
      onlyOne({
        collection: 'annual-reports',
        field: 'sessionYear',
        label: 'Session',
        taken: 'There is a report of this session already. Please change that one.',
        inTrash:
          'The report of this session is in the trash. Please restore it from there, or delete it for good first.',
      }),
      beginReport,
    ],
  },
  indexes: [
    { fields: ['school', 'sessionYear'], unique: true },
    { fields: ['school', 'importKey'], unique: true },
  ],
};
