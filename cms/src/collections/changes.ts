import type { CollectionConfig } from 'payload';
import { byRights } from '../access/by-rights.ts';

/** The feed that the website follows: `id` is the sequence. Rows are added by the hook alone (hooks/record-change.ts). */
export const changes: CollectionConfig = {
  slug: 'changes',
  access: byRights('changes'),
  timestamps: false,
  lockDocuments: false,
  admin: { hidden: true },
  fields: [
    { name: 'school', type: 'text', required: true },
    { name: 'collection', type: 'text', required: true },
    /** A public file that is gone. */
    { name: 'file', type: 'text' },
  ],
};
