/** What staff delete lies in the trash for thirty days, from where it can be restored; then it is gone. */
import type { CollectionSlug, Payload } from 'payload';

export const keptForDays = 30;
const day = 24 * 3600_000;
/** How often it is looked for what is over: a day more in the trash harms nobody. */
const lookEvery = 6 * 3600_000;

export const hasTrash = (payload: Payload, collection: CollectionSlug): boolean =>
  payload.collections[collection].config.trash === true;

/** Removes for good what was deleted more than thirty days ago; gives how many records that were. */
export const emptyTrash = async (payload: Payload, now: number): Promise<number> => {
  const before = new Date(now - keptForDays * day).toISOString();
  let count = 0;
  for (const collection of Object.keys(payload.collections) as CollectionSlug[]) {
    if (!hasTrash(payload, collection)) continue;
    const { docs } = await payload.delete({
      collection,
      where: { deletedAt: { less_than: before } },
      trash: true,
      depth: 0,
    });
    count += docs.length;
  }
  return count;
};

/** Empties it now and then, as long as the process runs. Several processes may do so at the same time. */
export const keepEmptyingTrash = (payload: Payload, report: (error: unknown) => void): void => {
  const empty = () => void emptyTrash(payload, Date.now()).catch(report);
  setTimeout(empty, 60_000).unref();
  setInterval(empty, lookEvery).unref();
};
