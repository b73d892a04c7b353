import type { CollectionConfig } from 'payload';
import { byRights, hiddenUnlessReadable } from '../access/by-rights.ts';
import { deeds } from '../hooks/record-activity.ts';

/** Who did what, for the head to read. Rows are added by the hook (hooks/record-activity.ts) and by the nightly run (retention/apply.ts), and kept for a year. */
export const activity: CollectionConfig = {
  slug: 'activity',
  labels: { singular: 'Change', plural: 'Who did what' },
  defaultSort: '-id',
  access: byRights('activity'),
  lockDocuments: false,
  disableDuplicate: true,
  admin: {
    group: 'School',
    description: 'Every change that staff made, the latest first. It is kept for a year.',
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'who', 'did', 'kind', 'title'],
    listSearchableFields: ['who', 'title'],
    hidden: hiddenUnlessReadable('activity'),
    pagination: { defaultLimit: 50 },
  },
  fields: [
    // Not the tenant plugin's: what an operator does to an account of no school is written down, too.
    {
      name: 'school',
      label: 'School',
      type: 'relationship',
      relationTo: 'schools',
      index: true,
      admin: { disableListColumn: true },
    },
    { name: 'who', label: 'Who', type: 'text', required: true, index: true },
    {
      name: 'did',
      label: 'What was done',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(deeds).map(([value, label]) => ({ value, label })),
    },
    { name: 'kind', label: 'Kind of record', type: 'text', required: true, index: true },
    { name: 'title', label: 'Record', type: 'text' },
    // Of what the nightly run deleted.
    {
      name: 'count',
      type: 'number',
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    // Where it is found in the back office, as long as it is there.
    {
      name: 'collection',
      type: 'text',
      required: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    {
      name: 'record',
      type: 'text',
      required: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ],
};
