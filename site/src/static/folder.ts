/** The folder of a copy: what lies in it, and what it remembers of where that came from. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { MirrorError } from './arguments.ts';

const notesFile = '.copy.json';

const entrySchema = z.object({
  file: z.string(),
  etag: z.string().optional(),
  /** The addresses that it names. */
  names: z.array(z.string()),
  /** The forms that were left out: what stands there while the website is present, and while it is away. */
  panels: z.array(z.object({ present: z.string(), away: z.string() })),
});
/** What the copy has of one address. */
export type Entry = z.infer<typeof entrySchema>;
export type Entries = Record<string, Entry>;

const notesSchema = z.object({
  school: z.string(),
  /** Whether it says of its forms that the website is away. */
  isAway: z.boolean(),
  entries: z.record(z.string(), entrySchema),
});
export type Notes = z.infer<typeof notesSchema>;

/** In these nothing lies but what was written here: whatever no page names any more can go. */
const ownFolders = ['files', 'assets'];

export type Folder = {
  notes: Notes;
  /** The files that are there, by their paths within the folder. */
  list: () => Promise<Set<string>>;
  read: (file: string) => Promise<string>;
  holds: (file: string, content: string | Buffer) => Promise<boolean>;
  /** A reader sees the old content or the new, and nothing in between. */
  write: (file: string, content: string | Buffer) => Promise<void>;
  keepNotes: (notes: Notes) => Promise<void>;
  /** Removes what was written here and is not among these; says how many. */
  removeOthers: (kept: ReadonlySet<string>, before: Entries) => Promise<number>;
};

const listInside = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
};

const readNotes = async (folder: string, school: string): Promise<Notes> => {
  const inside = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new MirrorError(`${folder} cannot be used: ${error.message}.`);
  });
  if (inside.length === 0) return { school, isAway: false, entries: {} };
  const written: unknown = await readFile(join(folder, notesFile), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const notes = notesSchema.safeParse(written);
  if (!notes.success)
    throw new MirrorError(`${folder} holds something else than a copy of a school: take another.`);
  if (notes.data.school !== school)
    throw new MirrorError(`${folder} holds a copy of ${notes.data.school}: take another.`);
  return notes.data;
};

/** Refuses a folder that holds anything else than a copy of this school, before anything is asked or written. */
export const openFolder = async (folder: string, school: string): Promise<Folder> => {
  const write: Folder['write'] = async (file, content) => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, content);
    await rename(`${path}.part`, path);
  };
  const list = async () => new Set(await listInside(folder).catch(() => []));
  return {
    notes: await readNotes(folder, school),
    list,
    write,
    read: (file) => readFile(join(folder, file), 'utf8'),
    holds: async (file, content) =>
      (await readFile(join(folder, file))).equals(Buffer.from(content)),
    keepNotes: (notes) => write(notesFile, JSON.stringify(notes)),
    removeOthers: async (kept, before) => {
      const noted = new Set(Object.values(before).map(({ file }) => file));
      const isOurs = (file: string) =>
        noted.has(file) || ownFolders.includes(file.split('/')[0] as string);
      const gone = [...(await list())].filter((file) => isOurs(file) && !kept.has(file));
      for (const file of gone) await rm(join(folder, file), { force: true });
      return gone.length;
    },
  };
};
