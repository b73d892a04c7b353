/** What a backup says of itself. The manifest is the archive's last file but one: by then everything else has been read and hashed. */
import { z } from 'zod';

/** Raised when an older Aangan could no longer read what is written. */
export const format = 1;

/** The names in the archive, in the order in which they stand there; files lie between the first and the second. */
export const entryNames = {
  head: 'aangan-backup.json',
  database: { sqlite: 'database.sqlite.zst', postgres: 'database.postgres.zst' },
  manifest: 'manifest.json',
  manifestHash: 'manifest.sha256',
} as const;
export const filesFolder = 'files/';

export type Kind = 'sqlite' | 'postgres';
export const kindNames: Record<Kind, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

export const head = z.object({ format: z.number().int().positive() });

const size = z.number().int().nonnegative();
const savedFile = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), bytes: size });
export type SavedFile = z.infer<typeof savedFile>;

export const manifest = z.object({
  format: z.number().int(),
  /** The release that made it. */
  product: z.string(),
  /** The moment of the database's snapshot: what was stored later is not in it. */
  taken: z.iso.datetime(),
  kind: z.enum(['sqlite', 'postgres']),
  /** The migrations that the database has seen, in their order. */
  migrations: z.array(z.string()),
  /** The database: as it stands in the archive, and unpacked. */
  database: savedFile.extend({ unpacked: size }),
  /** By their path in the data folder. */
  files: z.record(z.string(), savedFile),
  /** Files that records named and that the data folder itself had lost. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;
