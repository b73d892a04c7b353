/** The files that a school folder names: whether each is there, is what it should be, and is described. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Recognised } from '../media/kinds.ts';
import { checkFile } from '../media/prepare-file.ts';
import { PaperReference } from './certificate-papers.ts';
import type { Problem, RawFolder } from './read-folder.ts';
import { FileReference } from './values.ts';

export type Place = Pick<Problem, 'file' | 'record'>;
export type Mention = { place: Place; field: string; reference: FileReference };

export const fieldName = (path: PropertyKey[]): string =>
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
export const mentionsIn = (value: unknown, place: Place, path: PropertyKey[] = []): Mention[] => {
  if (value instanceof FileReference) return [{ place, field: fieldName(path), reference: value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => mentionsIn(item, place, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) =>
      mentionsIn(item, place, [...path, name]),
    );
  return [];
};

/** Of an exported school, also the files of its library that no record names. */
export const libraryOf = ({ descriptions }: RawFolder, mentions: readonly Mention[]): Mention[] => {
  const named = new Set(mentions.map(({ reference }) => reference.path));
  return [...descriptions].flatMap(([path, { address }]) =>
    address && !named.has(path)
      ? [
          {
            place: { file: path },
            field: '',
            reference: new FileReference(path, ['picture', 'pdf', 'audio'], false),
          },
        ]
      : [],
  );
};

/** Pictures are read side by side, on all cores. */
const together = 8;

const readFiles = async (
  folder: string,
  references: FileReference[],
): Promise<Map<string, Recognised | 'missing'>> => {
  const isPrivate = new Map(references.map((one) => [one.path, one.isPrivate]));
  const found = new Map<string, Recognised | 'missing'>();
  const waiting = [...isPrivate];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const data = await readFile(join(folder, next[0])).catch(() => undefined);
      found.set(next[0], data ? await checkFile(data, next[1]) : 'missing');
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return found;
};

export const checkFiles = async (
  raw: RawFolder,
  mentions: Mention[],
  problems: Problem[],
): Promise<void> => {
  const onDisk = mentions.filter(({ reference }) => !(reference instanceof PaperReference));
  const known = await readFiles(
    raw.folder,
    onDisk.map(({ reference }) => reference),
  );
  for (const { place, field, reference } of onDisk) {
    const { path, kinds, isPrivate } = reference;
    const report = (message: string) =>
      problems.push({ ...place, field, message: `${path} ${message}` });
    const found = known.get(path);
    if (!found || found === 'missing') report('does not exist');
    else if (!found.ok) report(`cannot be taken: ${found.problem}`);
    else if (!kinds.includes(found.file.kind))
      report(`must be a ${kinds.join(' or ')}, but it is a ${found.file.kind}`);
    else if (!isPrivate && !raw.descriptions.has(path))
      report('has no description in pictures.yaml, portraits.yaml or documents.yaml');
  }
};
