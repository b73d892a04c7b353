/** Checks everything of a school folder before anything is written, and finds all that is wrong, not just the first. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { recognise } from '../media/kinds.ts';
import { pageSchema, schoolSchema } from './page-schemas.ts';
import { type Problem, type RawFolder, readFolder } from './read-folder.ts';
import { type ImportRecord, type RecordFile, recordSchemas } from './record-schemas.ts';
import { FileReference } from './values.ts';

export type CheckedFolder = {
  folder: string;
  school: z.output<typeof schoolSchema>;
  pages: (ImportRecord & { path: string })[];
  records: Partial<Record<RecordFile, ImportRecord[]>>;
  /** Every file that a record names, with its description; private ones have none. */
  publicFiles: Map<string, string>;
  privateFiles: Set<string>;
};

export type FolderCheck = { ok: true; folder: CheckedFolder } | { ok: false; problems: Problem[] };

type Place = Pick<Problem, 'file' | 'record'>;
type Mention = { place: Place; field: string; reference: FileReference };

const fieldName = (path: PropertyKey[]): string =>
  path.reduce<string>(
    (name, part) =>
      typeof part === 'number'
        ? `${name}[${part + 1}]`
        : name
          ? `${name}.${String(part)}`
          : String(part),
    '',
  );

/** All files mentioned anywhere in a value, with the field that mentions each. */
const mentionsIn = (value: unknown, place: Place, path: PropertyKey[] = []): Mention[] => {
  if (value instanceof FileReference) return [{ place, field: fieldName(path), reference: value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => mentionsIn(item, place, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) =>
      mentionsIn(item, place, [...path, name]),
    );
  return [];
};

const checkFiles = async (
  raw: RawFolder,
  mentions: Mention[],
  problems: Problem[],
): Promise<void> => {
  const known = new Map<string, Awaited<ReturnType<typeof recognise>> | 'missing'>();
  for (const { place, field, reference } of mentions) {
    const { path, kinds, isPrivate } = reference;
    const report = (message: string) =>
      problems.push({ ...place, field, message: `${path} ${message}` });
    let found = known.get(path);
    if (!found) {
      const data = await readFile(join(raw.folder, path)).catch(() => undefined);
      found = data ? await recognise(data, ['picture', 'pdf', 'audio']) : 'missing';
      known.set(path, found);
    }
    if (found === 'missing') report('does not exist');
    else if (!found.ok) report(`cannot be taken: ${found.problem}`);
    else if (!kinds.includes(found.file.kind))
      report(`must be a ${kinds.join(' or ')}, but it is a ${found.file.kind}`);
    else if (!isPrivate && !raw.descriptions.has(path))
      report('has no description in pictures.yaml, portraits.yaml or documents.yaml');
  }
};

export const checkFolder = async (path: string, today: string): Promise<FolderCheck> => {
  const problems: Problem[] = [];
  const mentions: Mention[] = [];
  const raw = readFolder(path, problems);

  const parse = <S extends z.ZodType>(
    schema: S,
    value: unknown,
    place: Place,
  ): z.output<S> | undefined => {
    const result = schema.safeParse(value);
    if (result.success) {
      mentions.push(...mentionsIn(result.data, place));
      return result.data;
    }
    for (const issue of result.error.issues)
      problems.push({
        ...place,
        field: fieldName(issue.path) || undefined,
        message: issue.message,
      });
    return undefined;
  };

  const school =
    raw.school === undefined ? undefined : parse(schoolSchema, raw.school, { file: 'school.yaml' });

  const pages: CheckedFolder['pages'] = [];
  for (const [file, content] of raw.pages) {
    const name = file.replace(/^pages\/(.*)\.yaml$/, '$1');
    if (!/^[A-Za-z0-9]+$/.test(name))
      problems.push({ file, message: 'must be named as its route, such as AboutUs.yaml' });
    if (content === undefined) continue;
    const page = parse(pageSchema, content, { file });
    if (page) pages.push({ ...page, key: name, path: `/${name}` });
  }

  const schemas = recordSchemas(today);
  const records: CheckedFolder['records'] = {};
  for (const [file, content] of raw.records) {
    const name = file.replace(/^records\/(.*)\.yaml$/, '$1');
    if (!Object.hasOwn(schemas, name)) {
      problems.push({
        file,
        message: `there are no records of this name; there are ${Object.keys(schemas).join(', ')}`,
      });
      continue;
    }
    if (content === undefined || content === null) continue;
    if (!Array.isArray(content)) {
      problems.push({ file, message: 'must be a list of records' });
      continue;
    }
    const seen = new Set<string>();
    const checked: ImportRecord[] = [];
    content.forEach((item: unknown, index) => {
      const key = (item as { key?: unknown } | null)?.key;
      const place = { file, record: typeof key === 'string' ? key : `record ${index + 1}` };
      const strict = schemas[name as RecordFile] as unknown as z.ZodObject;
      const record = parse(strict.strict(), item, place) as ImportRecord | undefined;
      if (typeof key === 'string' && seen.has(key))
        problems.push({ ...place, field: 'key', message: 'is used twice in this file' });
      if (typeof key === 'string') seen.add(key);
      if (record) checked.push(record);
    });
    records[name as RecordFile] = checked;
  }

  await checkFiles(raw, mentions, problems);
  if (problems.length > 0 || !school) return { ok: false, problems };

  const references = mentions.map(({ reference }) => reference);
  return {
    ok: true,
    folder: {
      folder: path,
      school,
      pages,
      records,
      publicFiles: new Map(
        references
          .filter(({ isPrivate }) => !isPrivate)
          .map(({ path: name }) => [name, raw.descriptions.get(name) ?? '']),
      ),
      privateFiles: new Set(
        references.filter(({ isPrivate }) => isPrivate).map(({ path: name }) => name),
      ),
    },
  };
};
