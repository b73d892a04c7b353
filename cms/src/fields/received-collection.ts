/** What visitors send through the website: staff read it and mark what became of it, but never rewrite it. */
import type { CollectionConfig, Field } from 'payload';
import { byRights, hiddenUnlessReadable } from '../access/by-rights.ts';

type Received = {
  slug: 'enquiries' | 'guest-book';
  labels: { singular: string; plural: string };
  description: string;
  columns: string[];
  search: string[];
  /** Name, label and whether it is long. */
  fields: readonly [name: string, label: string, long?: 'long'][];
  statuses: readonly { value: string; label: string }[];
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

export const receivedCollection = (received: Received): CollectionConfig => ({
  slug: received.slug,
  labels: received.labels,
  defaultSort: '-receivedAt',
  access: byRights(received.slug),
  disableDuplicate: true,
  admin: {
    group: 'Office',
    description: received.description,
    useAsTitle: 'name',
    defaultColumns: received.columns,
    listSearchableFields: received.search,
    hidden: hiddenUnlessReadable(received.slug),
    pagination: { defaultLimit: 25 },
  },
  fields: [
    {
      name: 'status',
      label: 'Status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      options: [...received.statuses],
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
    ...received.fields.map(([name, label, long]) => asReceived(name, label, long)),
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
