/**
 * By what a record and a file are known in a school's folder: the name that they were imported with; and of what was made in the back office,
 * one made of its title and its number. The export writes these names, and the import finds what is there already by them.
 */
import type { SanitizedCollectionConfig } from 'payload';

/** The field that tells one record from another. */
export const titleOf = ({ slug, admin }: SanitizedCollectionConfig): string =>
  slug === 'pages' ? 'path' : (admin.useAsTitle ?? 'id');

const longestName = 40;

const inSmallLetters = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replace(/^-+|-+$/g, '');

export const keyInFolder = (
  config: SanitizedCollectionConfig,
  row: { id: number | string; importKey?: string | null },
): string => {
  const title = String((row as Record<string, unknown>)[titleOf(config)] ?? '');
  // A page is known by its address.
  if (config.slug === 'pages') return title.slice(1);
  if (row.importKey) return row.importKey;
  return `${inSmallLetters(title) || config.slug}-${row.id}`;
};

export type StoredFile = {
  path?: string | null;
  type?: string | null;
  filename?: string | null;
  importKey?: string | null;
};

const isPath = (name: string): boolean => /^[\w-]+(\/[\w-][\w.-]*)+$/.test(name);

const folderOf = (type: string): string => {
  if (type.startsWith('image/')) return 'pictures';
  return type.startsWith('audio/') ? 'voice' : 'documents';
};

/** The path of a file; what it holds tells how it ends. */
export const pathInFolder = (
  shelf: 'media' | 'private-files',
  { path, type, filename, importKey }: StoredFile,
): string => {
  const ending = /\.\w+$/.exec(path ?? '')?.[0] ?? '';
  // Uploads of the back office have a key of another form.
  if (importKey && isPath(importKey)) return importKey.replace(/(\.\w+)?$/, ending);
  return `${shelf === 'private-files' ? 'private' : folderOf(type ?? '')}/${filename}`;
};
