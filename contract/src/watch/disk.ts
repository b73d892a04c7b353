/** How much room the disk of a folder has. */
import { statfs } from 'node:fs/promises';
import { gauge, type Metric } from './metrics.ts';

export type Disk = { free: number; size: number };

/** With less than this the operator should hear of it: a day's backups or an album of photos takes as much. */
export const leastFree = 512 * 1024 * 1024;

export const loadDisk = async (folder: string): Promise<Disk> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
};

/** Nothing, if it cannot be told. */
export const readDisk = async (folder: string): Promise<Metric[]> => {
  const disk = await loadDisk(folder).catch(() => undefined);
  return [
    gauge('aangan_disk_free_bytes', 'Room that is left on the disk of DATA_DIR.', disk?.free),
    gauge('aangan_disk_size_bytes', 'Size of the disk of DATA_DIR.', disk?.size),
  ];
};
