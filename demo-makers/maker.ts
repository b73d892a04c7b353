/** What every maker hands over: the files that it can make, each made only when it is asked for. */

/** The root of the repository. */
export const root = new URL('../', import.meta.url);

/** The folder of a demo school: makers read its words from there. */
export const schoolFolder = (school: 'njms' | 'svnk') => new URL(`schools/${school}/`, root);

/** A file to be made. */
export type Product = {
  /** Where it belongs, from the root of the repository. */
  path: string;
  /** It must not weigh more bytes than this. */
  most?: number;
  make: () => Promise<Buffer | string>;
};

/** The products of one kind. */
export type Maker = {
  /** Programs of the machine, beside Node, by the names of their Debian packages. */
  needs: readonly string[];
  products: () => Product[];
};

/** A list of files and what each shows, as a school's folder keeps it. */
export const toCaptions = (captions: readonly (readonly [path: string, words: string])[]) =>
  `${captions.map(([path, words]) => `${path}: ${words}`).join('\n')}\n`;
