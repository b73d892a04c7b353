import { open } from 'node:fs/promises';

/** Makes sure that the names in a folder outlive a power cut; a file's own sync does not say where it is found. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
