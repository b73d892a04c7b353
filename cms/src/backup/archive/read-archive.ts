/** Reads a backup's archive, which may be cut off, damaged, foreign or made to harm: whatever is not as we write it is refused. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Parser, type ReadEntry } from 'tar';
import { CommandError } from '../../command-error.ts';
import {
  entryNames,
  filesFolder,
  format,
  head,
  type Manifest,
  manifest,
  type SavedFile,
} from './manifest.ts';

/** One file of the archive. Whoever is given it reads its bytes to the end. */
export type Entry = { name: string; bytes: AsyncIterable<Buffer> };

/** A manifest names each file in some 150 bytes: this is a million of them, and more is no manifest. */
const longestText = 256 * 1024 ** 2;

const isPlainPath = (path: string): boolean =>
  path.split('/').every((part) => /^[\w@+=,. -]+$/.test(part) && part !== '.' && part !== '..');

/** The path in the data folder that an entry is for; undefined for what is no file of it. */
export const dataPathOf = (name: string): string | undefined =>
  name.startsWith(filesFolder) ? name.slice(filesFolder.length) : undefined;

const isKnown = (name: string): boolean => {
  const path = dataPathOf(name);
  return path === undefined
    ? [
        entryNames.head,
        ...Object.values(entryNames.database),
        entryNames.manifest,
        entryNames.manifestHash,
      ].includes(name as typeof entryNames.head)
    : isPlainPath(path);
};

const notOurs = (file: string) => new CommandError(`${file} is not a backup of Aangan.`);

const refuseStrange = (file: string, entry: ReadEntry): void => {
  if (entry.type !== 'File' || entry.linkpath)
    throw new CommandError(
      `${file} is refused: it holds '${entry.path}' as a ${entry.type}, and a backup holds plain files only.`,
    );
  if (!isKnown(entry.path))
    throw new CommandError(
      `${file} is refused: it holds '${entry.path}', which no backup of Aangan does.`,
    );
};

const damaged = (file: string, what: string) =>
  new CommandError(`${file} is damaged: ${what}. Nothing of it was used; take another backup.`);

/** Goes through the archive once, entry by entry, in its order. */
const walk = async (file: string, visit: (entry: Entry) => Promise<void>): Promise<void> => {
  const parser = new Parser({ strict: true });
  const failed = Promise.withResolvers<void>();
  let failure: unknown;
  const fail = (error: unknown): void => {
    failure ??= error;
    failed.resolve();
  };
  let visited: Promise<void> = Promise.resolve();
  let isFirst = true;
  const see = (entry: ReadEntry): void => {
    if (isFirst && entry.path !== entryNames.head) throw notOurs(file);
    isFirst = false;
    // In their order: the first says whether what follows is of a format that we know at all.
    visited = visited
      .then(async () => {
        if (failure) return;
        refuseStrange(file, entry);
        await visit({ name: entry.path, bytes: entry });
      })
      .catch(fail);
  };
  parser.on('error', (error: Error) =>
    fail(isFirst ? notOurs(file) : damaged(file, error.message)),
  );
  parser.on('ignoredEntry', (entry: ReadEntry) =>
    fail(isFirst ? notOurs(file) : damaged(file, `'${entry.path}' cannot be read`)),
  );
  parser.on('entry', (entry: ReadEntry) => {
    try {
      if (!failure) see(entry);
    } catch (error) {
      fail(error);
    }
  });
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 });
  const pump = async () => {
    const ended = new Promise((done) => parser.once('end', done));
    for await (const chunk of stream)
      if (!parser.write(chunk) && !failure) await once(parser, 'drain');
    parser.end();
    await ended;
    await visited;
  };
  try {
    await Promise.race([pump(), failed.promise]);
  } catch (error) {
    fail(unreadable(file, error));
  } finally {
    stream.destroy();
  }
  if (failure) throw failure;
};

const unreadable = (file: string, error: unknown): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new CommandError(`There is no file ${file}.`);
  return code ? new CommandError(`${file} cannot be read (${code}).`) : error;
};

const readText = async (file: string, { name, bytes }: Entry): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > longestText) throw damaged(file, `'${name}' is too long`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parse = <T>(
  schema: { safeParse: (value: unknown) => { success: boolean; data?: T } },
  text: string,
): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

const checkHead = (file: string, text: string): void => {
  const found = parse<{ format: number }>(head, text);
  if (!found) throw notOurs(file);
  if (found.format > format)
    throw new CommandError(
      `${file} was made by a newer Aangan (its format is ${found.format}, this one reads up to ${format}): restore it with the release that made it.`,
    );
};

const hashOf = async (bytes: AsyncIterable<Buffer>): Promise<SavedFile> => {
  const hash = createHash('sha256');
  let length = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    length += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes: length };
};

const isSame = (one: SavedFile | undefined, other: SavedFile | undefined): boolean =>
  one !== undefined && one.sha256 === other?.sha256 && one.bytes === other.bytes;

/** Throws at the first file that is not what the manifest says of it. */
const compare = (file: string, found: Map<string, SavedFile>, said: Manifest): void => {
  const expected = new Map<string, SavedFile>([
    ...Object.entries(said.files).map(([path, saved]) => [filesFolder + path, saved] as const),
    [entryNames.database[said.kind], said.database],
  ]);
  for (const [name, saved] of expected) {
    if (!found.has(name)) throw damaged(file, `'${name}' is missing`);
    if (!isSame(found.get(name), saved))
      throw damaged(file, `'${name}' no longer has the bytes that were saved`);
  }
  for (const name of found.keys())
    if (!expected.has(name)) throw damaged(file, `'${name}' is not in its manifest`);
};

/** Reads all of an archive and checks every byte that matters against its hash; gives what it says of itself, or throws in words. */
export const checkArchive = async (file: string): Promise<Manifest> => {
  const found = new Map<string, SavedFile>();
  const seen = new Set<string>();
  let manifestText: string | undefined;
  let manifestHash: string | undefined;
  await walk(file, async (entry) => {
    const { name } = entry;
    if (seen.has(name)) throw damaged(file, `'${name}' is there twice`);
    seen.add(name);
    if (name === entryNames.head) checkHead(file, await readText(file, entry));
    else if (name === entryNames.manifest) manifestText = await readText(file, entry);
    else if (name === entryNames.manifestHash) manifestHash = await readText(file, entry);
    else found.set(name, await hashOf(entry.bytes));
  });
  if (manifestText === undefined || manifestHash === undefined)
    throw damaged(file, 'it is cut off before its end');
  if (createHash('sha256').update(manifestText).digest('hex') !== manifestHash)
    throw damaged(file, 'its manifest no longer has the bytes that were saved');
  const said = parse<Manifest>(manifest, manifestText);
  if (!said) throw damaged(file, 'its manifest cannot be read');
  compare(file, found, said);
  return said;
};

/**
 * Hands over the files and the database of an archive that was checked, in their order. Each is hashed once more while it is
 * read: throws when it is no longer what was checked.
 */
export const unpackArchive = (
  file: string,
  said: Manifest,
  take: (entry: Entry) => Promise<void>,
): Promise<void> =>
  walk(file, async (entry) => {
    const path = dataPathOf(entry.name);
    const expected =
      path !== undefined
        ? said.files[path]
        : entry.name === entryNames.database[said.kind]
          ? said.database
          : undefined;
    if (!expected) {
      for await (const _ of entry.bytes);
      return;
    }
    const hash = createHash('sha256');
    let length = 0;
    const counted = async function* () {
      for await (const chunk of entry.bytes) {
        hash.update(chunk);
        length += chunk.length;
        yield chunk;
      }
    };
    await take({ name: entry.name, bytes: counted() });
    if (!isSame({ sha256: hash.digest('hex'), bytes: length }, expected))
      throw new CommandError(`${file} changed while it was being restored.`);
  });
