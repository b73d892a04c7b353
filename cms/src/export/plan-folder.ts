/** All that a school's folder will hold, before any of it is written: texts by their paths, and files by theirs. */
import type { Payload } from 'payload';
import { stringify } from 'yaml';
import { type Id, idOf, type Row, text } from '../api/records/stored.ts';
import { keyInFolder, pathInFolder, type StoredFile } from '../import/names-in-folder.ts';
import { type MediaRecord, openMediaFile, openPrivateFile } from '../media/files.ts';
import type { FolderSlug, SchoolRows } from './read-school.ts';
import { runningTextWriter } from './running-text.ts';
import { type Names, toConsent, toProfile, toStored, toValues, type Values } from './to-folder.ts';

export type Shelf = 'media' | 'private-files';
export type PlannedFile = { path: string; shelf: Shelf; record: Row };

export type Plan = {
  texts: Map<string, string>;
  files: PlannedFile[];
  /** What the data folder has lost. */
  lost: string[];
};

export const toYaml = (value: unknown): string =>
  stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });

export const openFile = (shelf: Shelf, record: Row) =>
  shelf === 'media'
    ? openMediaFile(record as MediaRecord)
    : openPrivateFile(record as Pick<MediaRecord, 'path' | 'type'>);

/** A name that nothing else has yet. */
const unused = (wanted: string, taken: ReadonlySet<string>): string => {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : wanted.replace(/(\.\w+)?$/, `-${count}$1`);
    if (!taken.has(name)) return name;
  }
};

/** The files of a school with their paths; those whose bytes are gone are named, and left out. */
const nameFiles = async (shelf: Shelf, rows: Iterable<Row>, lost: string[]) => {
  const named = new Map<Id, PlannedFile>();
  const taken = new Set<string>();
  for (const record of rows) {
    const path = unused(pathInFolder(shelf, record as StoredFile), taken);
    if (await openFile(shelf, record)) named.set(record.id, { path, shelf, record });
    else lost.push(path);
    taken.add(path);
  }
  return named;
};

const keysOf = (payload: Payload, slug: FolderSlug, rows: readonly Row[]): Map<Id, string> => {
  const taken = new Set<string>();
  return new Map(
    rows.map((row) => {
      const key = unused(keyInFolder(payload.collections[slug].config, row), taken);
      taken.add(key);
      return [row.id, key];
    }),
  );
};

const descriptionOf = ({ shelf, record }: PlannedFile): Values =>
  shelf === 'media'
    ? { description: text(record.alt), address: text(record.path) }
    : { description: text(record.title), prepared: true };

const listOf = ({ shelf, record }: PlannedFile): string => {
  if (shelf === 'private-files') return 'private.yaml';
  return text(record.type).startsWith('image/') ? 'pictures.yaml' : 'documents.yaml';
};

const addDescriptions = (texts: Plan['texts'], files: readonly PlannedFile[]): void => {
  for (const list of ['pictures.yaml', 'documents.yaml', 'private.yaml']) {
    const listed = files
      .filter((file) => listOf(file) === list)
      .toSorted((one, other) => one.path.localeCompare(other.path));
    if (listed.length > 0)
      texts.set(
        list,
        toYaml(Object.fromEntries(listed.map((file) => [file.path, descriptionOf(file)]))),
      );
  }
};

export type RecordWriter = (slug: FolderSlug, row: Row) => Values;

export type Planned = Plan & {
  /** A record as a folder has it, for what the import leaves alone. */
  toRecord: RecordWriter;
};

/** With `isPrivate` all files go with it, also those that no record names. */
export const planFolder = async (
  payload: Payload,
  { school, records, signatures, media, privateFiles }: SchoolRows,
  isPrivate: boolean,
): Promise<Planned> => {
  const lost: string[] = [];
  const files: Record<Shelf, Map<Id, PlannedFile>> = {
    media: await nameFiles('media', media.values(), lost),
    'private-files': await nameFiles('private-files', privateFiles.values(), lost),
  };
  const used = new Set<PlannedFile>();
  const students = keysOf(payload, 'students', records.get('students') ?? []);
  const names: Names = {
    file: (shelf, id) => {
      const file = files[shelf].get(id);
      if (file) used.add(file);
      return file?.path;
    },
    student: (id) => students.get(id),
    text: await runningTextWriter(payload.config),
  };
  const fieldsOf = (slug: FolderSlug | 'schools') =>
    payload.collections[slug].config.flattenedFields;
  const signaturesOf = ({ id, file }: Row): Values => {
    const given = signatures
      .filter((one) => idOf(one.certificate) === id && idOf(one.file) === idOf(file))
      .map(({ as, name, createdAt, fingerprint }) => ({
        as,
        name,
        signedAt: new Date(String(createdAt)).toISOString(),
        fingerprint,
      }));
    return given.length > 0 ? { signatures: given } : {};
  };
  const toRecord: RecordWriter = (slug, row) => {
    const values = toValues(fieldsOf(slug), row, names);
    // A page's file is named after its path.
    if (slug === 'pages') delete values.path;
    return {
      ...(slug === 'consents' ? toConsent(values) : values),
      ...(slug === 'certificates' ? signaturesOf(row) : {}),
      stored: toStored(row),
    };
  };

  const texts: Plan['texts'] = new Map();
  const profile = toProfile(toValues(fieldsOf('schools'), school, names));
  const { id: _, ...moments } = toStored(school);
  texts.set('school.yaml', toYaml({ ...profile, stored: moments }));
  for (const [slug, rows] of records) {
    const keys = keysOf(payload, slug, rows);
    if (slug === 'pages')
      for (const row of rows)
        texts.set(`pages/${keys.get(row.id)}.yaml`, toYaml(toRecord(slug, row)));
    else if (rows.length > 0)
      texts.set(
        `records/${slug}.yaml`,
        toYaml(rows.map((row) => ({ key: keys.get(row.id), ...toRecord(slug, row) }))),
      );
  }
  const all = [...files.media.values(), ...files['private-files'].values()];
  const going = all.filter((file) => isPrivate || used.has(file));
  addDescriptions(texts, going);
  return { texts, files: going, lost, toRecord };
};
