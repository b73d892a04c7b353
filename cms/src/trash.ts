import type { CollectionSlug, Payload } from 'payload';

/** Whether what staff delete of a collection lies in the trash for a while (retention/table.ts), from where it can be restored. */
export const hasTrash = (payload: Payload, collection: CollectionSlug): boolean =>
  payload.collections[collection].config.trash === true;
