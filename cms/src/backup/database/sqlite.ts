/** SQLite: `VACUUM INTO` reads one moment of the file while others write, and leaves a file without gaps. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createZstdCompress } from 'node:zlib';
import { type Client, createClient } from '@libsql/client';
import { CommandError } from '../../command-error.ts';
import {
  type BackedUp,
  migrationsQuery,
  namedQuery,
  type Place,
  type Restored,
  sqliteUrlOf,
  toNamed,
} from './database.ts';

const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = createClient({ url, intMode: 'number' });
  try {
    // While a process that was killed is cleaned up after, the file is closed to all for a moment.
    await client.execute('PRAGMA busy_timeout = 15000');
    return await work(client);
  } finally {
    client.close();
  }
};

const readNamed = async (client: Client): Promise<string[]> =>
  toNamed((await client.execute(namedQuery)).rows as unknown as { shelf: string; path: string }[]);

const checkWhole = async (client: Client): Promise<void> => {
  const { rows } = await client.execute('PRAGMA integrity_check');
  const said = rows.map((row) => String(row[0]));
  if (said.join() !== 'ok')
    throw new CommandError(`The SQLite database is damaged: ${said.slice(0, 3).join('; ')}.`);
};

/** The file of the settings, which must be there: opening one that is not would make it. */
export const openSqliteSource = (place: Place): BackedUp => {
  const url = sqliteUrlOf(place);
  const file = fileURLToPath(url);
  if (!existsSync(file))
    throw new CommandError(
      `There is no database at ${file}: set DATA_DIR (or DATABASE_URL) to the data that is to be backed up.`,
    );
  return {
    kind: 'sqlite',
    save: async (to, tell) => {
      const raw = `${to}.raw.part`;
      await rm(raw, { force: true });
      try {
        await withClient(url, (client) => client.execute({ sql: 'VACUUM INTO ?', args: [raw] }));
        const { migrations, named } = await withClient(pathToFileURL(raw).href, async (copy) => {
          await checkWhole(copy);
          const { rows } = await copy.execute(migrationsQuery);
          return { migrations: rows.map(({ name }) => String(name)), named: await readNamed(copy) };
        });
        await tell?.(named);
        const { size } = await stat(raw);
        await pipeline(
          createReadStream(raw),
          createZstdCompress(),
          createWriteStream(to, { mode: 0o600 }),
        );
        return { migrations, named, unpacked: size };
      } finally {
        await rm(raw, { force: true });
      }
    },
    named: () => withClient(url, readNamed),
    bytes: async () => (await stat(file)).size,
    close: async () => {},
  };
};

export const openSqliteTarget = (place: Place): Restored => {
  const url = sqliteUrlOf(place);
  const file = fileURLToPath(url);
  return {
    kind: 'sqlite',
    whyNot: async () => (existsSync(file) ? `there is a database already, at ${file}` : undefined),
    empty: async () => {
      // The log first: by itself it would be taken for that of the file that comes.
      for (const end of ['-wal', '-shm', '']) await rm(file + end, { force: true });
    },
    fill: async (unpacked) => {
      const aside = `${file}.part`;
      await pipeline(
        Readable.from(unpacked),
        createWriteStream(aside, { mode: 0o600, flush: true }),
      );
      await rename(aside, file);
      await withClient(url, checkWhole);
    },
    named: () => withClient(url, readNamed),
    close: async () => {},
  };
};
