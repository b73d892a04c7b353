/** The two places of the store where files are kept, and where in them. */
export type Shelf = 'media' | 'private';

const name = /^[0-9a-f]{16,64}(-\d{3,4})?\.[a-z0-9]{3,4}$/;

/** Where a file lies in the data folder or the bucket; two letters of its name spread the files over folders. */
export const storedPath = (shelf: Shelf, file: string): string => {
  if (!name.test(file)) throw new Error(`Not the name of a stored file: ${file}`);
  return `${shelf}/${file.slice(0, 2)}/${file}`;
};

export const isPrivatePath = (path: string): boolean => path.startsWith('private/');

/** Whether a path of the data folder is a stored file's. */
export const isStoredPath = (path: string): boolean => /^(media|private)\//.test(path);
