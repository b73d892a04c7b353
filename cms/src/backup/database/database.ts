/** What a backup asks of a database, whichever it is. */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { migrationsIn } from '../../database/migrations-in.ts';
import type { S3Settings } from '../../media/s3-store.ts';
import { type Shelf, storedPath } from '../../media/stored-path.ts';
import type { Kind, Manifest } from '../archive/manifest.ts';

/** Where an installation keeps its data. */
export type Place = {
  dataDir: string;
  databaseUrl: string | undefined;
  s3?: S3Settings | undefined;
};

export type Snapshot = {
  /** Those that the database has seen, in their order. */
  migrations: string[];
  /** Paths, in the data folder, of the files that records name. */
  named: string[];
  /** How many bytes it has unpacked. */
  unpacked: number;
};

export type BackedUp = {
  kind: Kind;
  /**
   * Writes the database as it is at one moment into a new file, compressed; others go on writing meanwhile. What it names is told as soon as
   * that is known, before the long work: the sooner files are read, the fewer were removed meanwhile.
   */
  save: (file: string, tell?: (named: string[]) => Promise<void>) => Promise<Snapshot>;
  /** What records name at this moment. */
  named: () => Promise<string[]>;
  /** About how many bytes it has. */
  bytes: () => Promise<number>;
  close: () => Promise<void>;
};

export type Restored = {
  kind: Kind;
  /** Says in words why nothing may be restored there; undefined when it is empty. */
  whyNot: () => Promise<string | undefined>;
  /** Takes away all that it holds, so that it can be filled. */
  empty: () => Promise<void>;
  /** Fills it from what `save` wrote, unpacked. */
  fill: (unpacked: AsyncIterable<Buffer>, said: Manifest) => Promise<void>;
  named: () => Promise<string[]>;
  close: () => Promise<void>;
};

export const kindOf = ({ databaseUrl }: Place): Kind =>
  /^postgres(ql)?:/.test(databaseUrl ?? '') ? 'postgres' : 'sqlite';

/** The SQLite file's address. */
export const sqliteUrlOf = ({ dataDir, databaseUrl }: Place): string =>
  databaseUrl ?? pathToFileURL(join(dataDir, 'aangan.db')).href;

/** The tables whose records name files by `path`, and where those lie. */
export const fileTables: Record<string, Shelf> = { media: 'media', private_files: 'private' };

/** All that records name, in one query. */
export const namedQuery = Object.entries(fileTables)
  .map(([table, shelf]) => `select '${shelf}' as shelf, path from ${table} where path is not null`)
  .join(' union all ');

export const toNamed = (rows: readonly { shelf: unknown; path: unknown }[]): string[] =>
  rows.map(({ shelf, path }) => storedPath(shelf as Shelf, String(path)));

export const migrationsQuery = 'select name from payload_migrations order by id';

/** The migrations that this release knows, in their order. */
export const knownMigrations = (kind: Kind): string[] =>
  migrationsIn(join(dirname(fileURLToPath(import.meta.url)), '../../migrations', kind));
