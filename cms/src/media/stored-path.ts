/** The two places in the data folder where files are stored, and where in them. */
export type Shelf = 'media' | 'private';

const name = /^[0-9a-f]{16,64}(-\d{3,4})?\.[a-z0-9]{3,4}$/;

/** Where a file lies in the data folder; two letters of its name spread the files over folders. */
export const storedPath = (shelf: Shelf, file: string): string => {
  if (!name.test(file)) throw new Error(`Not the name of a stored file: ${file}`);
  return `${shelf}/${file.slice(0, 2)}/${file}`;
};
