/** What all collections of website content have in common. */
import type { CollectionConfig, Field } from 'payload';
import { byRights, hiddenUnlessReadable } from '../access/by-rights.ts';
import type { Slug } from '../access/rights.ts';
import { draftableChanges } from '../hooks/record-change.ts';
import { shownFields } from './shown-fields.ts';
import { importKeyField } from './text-fields.ts';

export type Group = 'Website' | 'Lists' | 'Home page' | 'Public disclosure' | 'Office' | 'School';

type Content = {
  slug: Slug;
  labels: { singular: string; plural: string };
  /** Of the menu; false for what has entries of its own there. */
  group: Group | false;
  description: string;
  useAsTitle: string;
  columns: string[];
  search: string[];
  /** The order of the back office's list. */
  sort: string;
  /** The order in which the website gets them, if it is another one. */
  order?: string[];
  /** Whether it can be shown from one moment until another. */
  isTimed?: boolean;
  fields: Field[];
};

/** With the newest first, or the last by hand: of two alike, the one that was added later or earlier. */
const orderBy = (sort: string): string[] => [sort, sort.startsWith('-') ? '-id' : 'id'];

/** Content of the website, with drafts: what is saved as a draft is not shown until it is published. */
export const contentCollection = (content: Content): CollectionConfig => ({
  slug: content.slug,
  labels: content.labels,
  defaultSort: content.sort,
  custom: { order: content.order ?? orderBy(content.sort) },
  access: byRights(content.slug),
  versions: { drafts: true, maxPerDoc: 10 },
  hooks: draftableChanges,
  // A request may ask for some fields only, and the hooks would see no others.
  forceSelect: { school: true, _status: true },
  indexes: [{ fields: ['school', 'importKey'], unique: true }],
  admin: {
    group: content.group,
    description: content.description,
    useAsTitle: content.useAsTitle,
    defaultColumns: [...content.columns, '_status'],
    listSearchableFields: content.search,
    hidden: hiddenUnlessReadable(content.slug),
    pagination: { defaultLimit: 25 },
  },
  fields: [...content.fields, ...(content.isTimed ? shownFields : []), importKeyField],
});
