/** What visitors send through the website: staff read it and mark what became of it, but never rewrite it. */
import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { byRights, hiddenUnlessReadable } from '../access/by-rights.ts';
import { isMember } from '../access/roles.ts';
import { dueDayOf } from '../inbox/due-day.ts';
import { type LetterSlug, statusesOf, statusWords } from '../inbox/letters.ts';
import { spreadsheet } from '../inbox/spreadsheet.ts';
import { dayField } from './day-field.ts';
import { paragraphField } from './text-fields.ts';

type Received = {
  slug: LetterSlug;
  labels: { singular: string; plural: string };
  description: string;
  columns: string[];
  search: string[];
  /** Name, label and whether it is long. */
  fields: readonly [name: string, label: string, long?: 'long'][];
  /** It must be answered by a certain day. */
  hasDueDay?: boolean;
};

const asReceived = (name: string, label: string, long?: 'long'): Field => {
  const field = {
    name,
    label,
    access: { create: () => false, update: () => false },
    admin: { readOnly: true },
  };
  return long ? { ...field, type: 'textarea' } : { ...field, type: 'text' };
};

const dueDay = dayField({ name: 'dueOn', label: 'Answer by' });
/** Fixed when it comes: what was promised then stays promised. */
const dueDayField: Field = {
  ...dueDay,
  defaultValue: () => dueDayOf(new Date()),
  access: { create: () => false, update: () => false },
  admin: { ...dueDay.admin, readOnly: true, position: 'sidebar' },
};

const byHookAlone = {
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableBulkEdit: true },
};

/** Who settled it, and when; a letter that is put back among the new ones is settled by nobody. */
const noteSettled: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !data.status || data.status === originalDoc?.status) return data;
  if (data.status === 'new') return { ...data, settledAt: null, settledBy: null };
  const by = isMember(req.user) ? (req.user as { name?: string }).name : undefined;
  return { ...data, settledAt: new Date().toISOString(), settledBy: by ?? null };
};

export const receivedCollection = (received: Received): CollectionConfig => ({
  slug: received.slug,
  labels: received.labels,
  defaultSort: '-receivedAt',
  access: byRights(received.slug),
  disableDuplicate: true,
  endpoints: [
    spreadsheet({
      slug: received.slug,
      columns: [
        ...(received.hasDueDay ? [['dueOn', 'Answer by'] as const] : []),
        ...received.fields.map(([name, label]) => [name, label] as const),
      ],
    }),
  ],
  hooks: { beforeChange: [noteSettled] },
  admin: {
    group: 'Office',
    description: received.description,
    useAsTitle: 'name',
    defaultColumns: received.columns,
    listSearchableFields: received.search,
    hidden: hiddenUnlessReadable(received.slug),
    pagination: { defaultLimit: 25 },
    components: {
      beforeListTable: ['/admin/inbox/tabs.tsx#LetterTabs'],
      views: { edit: { default: { Component: '/admin/inbox/letter.tsx#LetterView' } } },
    },
  },
  fields: [
    {
      name: 'status',
      label: 'Status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      options: statusesOf(received.slug).map((value) => ({ value, label: statusWords[value] })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'receivedAt',
      label: 'Received',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      access: { create: () => false, update: () => false },
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm a' },
      },
    },
    ...(received.hasDueDay ? [dueDayField] : []),
    ...received.fields.map(([name, label, long]) => asReceived(name, label, long)),
    paragraphField({
      name: 'note',
      label: 'Note of the office',
      description:
        'For yourselves: what was said on the phone, who will call back. Nobody else sees it.',
      maxLength: 2000,
    }),
    // Written by the hook when the status is changed to one that is not new.
    { ...byHookAlone, name: 'settledAt', type: 'date' },
    { ...byHookAlone, name: 'settledBy', type: 'text' },
    {
      // The same submission sent twice has the same fingerprint, and is stored once.
      name: 'fingerprint',
      type: 'text',
      unique: true,
      index: true,
      access: { create: () => false, update: () => false, read: () => false },
      admin: {
        hidden: true,
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
      },
    },
  ],
});
