/** Checks everything of a school folder before anything is written, and finds all that is wrong, not just the first. */
import type { Paper } from '@aangan/contract/make-pdf.ts';
import { routeOf } from '@aangan/contract/routes.ts';
import { type CollectionSlug, createLocalReq, type Payload } from 'payload';
import type { z } from 'zod';
import { findRefusedNames } from '../hooks/guard-hostnames.ts';
import { PaperReference } from './certificate-papers.ts';
import { findFieldProblems } from './check-fields.ts';
import {
  checkFiles,
  fieldName,
  libraryOf,
  type Mention,
  mentionsIn,
  type Place,
} from './check-files.ts';
import { findSchool } from './find-school.ts';
import { pageSchema, schoolSchema } from './page-schemas.ts';
import { type Description, type Problem, type RawFolder, readFolder } from './read-folder.ts';
import { type ImportRecord, type RecordFile, recordSchemas } from './record-schemas.ts';
import { findForeignSignatures } from './signatures.ts';
import { StudentReference } from './values.ts';

/** Its description, and what it is made of where the folder has only its words. */
type PublicFile = Description & { paper?: Paper };

export type CheckedFolder = {
  folder: string;
  school: z.output<typeof schoolSchema>;
  pages: (ImportRecord & { path: string })[];
  records: Partial<Record<RecordFile, ImportRecord[]>>;
  /** Every file that a record names, by its path. */
  publicFiles: Map<string, PublicFile>;
  privateFiles: Map<string, Description>;
};

export type FolderCheck = { ok: true; folder: CheckedFolder } | { ok: false; problems: Problem[] };

/** What stands at a place of a parsed file. */
const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? (part as Record<PropertyKey, unknown>)[key]
        : part,
    value,
  );

/** A field that is not there is called missing, whatever it should hold. */
const wordsFor = (issue: z.core.$ZodIssue, given: unknown): string => {
  const value = valueAt(given, issue.path);
  if (value === undefined) return 'is missing';
  return value === null ? 'is empty' : issue.message;
};

/** Pages by the name of their file: each is a route's, and none is there twice. */
const findPageProblems = (files: Iterable<string>): Problem[] => {
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  for (const file of files) {
    const name = pageName(file);
    const other = seen.get(name.toLowerCase());
    const path = routeOf(`/${name}`)?.path;
    if (other) problems.push({ file, message: `is the same page as ${other}` });
    else if (path === undefined)
      problems.push({
        file,
        message:
          'is no page of the website; it must be named as its route, such as AboutUs.yaml for /AboutUs',
      });
    else if (path !== `/${name}`)
      problems.push({ file, message: `must be named ${path.slice(1)}.yaml, as its route is` });
    seen.set(name.toLowerCase(), file);
  }
  return problems;
};

const pageName = (file: string): string => file.replace(/^pages\/(.*)\.yaml$/, '$1');

/** Names that lead to another school already, or stand there twice. */
const findTakenHostnames = async (
  payload: Payload,
  school: z.output<typeof schoolSchema>,
): Promise<Problem[]> => {
  const before = await findSchool(payload, school.code);
  const refused = await findRefusedNames(payload, { ...school, id: before?.id });
  return refused.map(({ index, message }) => ({
    file: 'school.yaml',
    field: fieldName(['hostnames', index]),
    message,
  }));
};

/** Consents of students who are not on the folder's roll. */
const findUnknownStudents = ({ consents, students }: CheckedFolder['records']): Problem[] => {
  const roll = new Set(students?.map(({ key }) => key));
  return (consents ?? []).flatMap(({ key, student }) =>
    student instanceof StudentReference && !roll.has(student.key)
      ? [
          {
            file: 'records/consents.yaml',
            record: key,
            field: 'student',
            message: `${student.key} is not in records/students.yaml`,
          },
        ]
      : [],
  );
};

/** Without a `payload` the folder is not held against an installation: its fields, and the hostnames of its schools. */
export const checkFolder = async (
  path: string,
  today: string,
  payload?: Payload,
): Promise<FolderCheck> => {
  const problems: Problem[] = [];
  return checkRaw(readFolder(path, problems), problems, today, payload);
};

/** The same of a folder that has been read, with what was found wrong in reading it. */
export const checkRaw = async (
  raw: RawFolder,
  problems: Problem[],
  today: string,
  payload?: Payload,
): Promise<FolderCheck> => {
  const path = raw.folder;
  const req = payload && (await createLocalReq({}, payload));
  const mentions: Mention[] = [];

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
        message: wordsFor(issue, value),
      });
    return undefined;
  };
  /** What the collection would refuse when it is written. */
  const checkFields = async (slug: CollectionSlug, data: object, place: Place): Promise<void> => {
    if (!req) return;
    const { flattenedFields } = req.payload.collections[slug].config;
    const values = data as Record<string, unknown>;
    for (const found of await findFieldProblems(flattenedFields, values, { req, data: values }))
      problems.push({ ...place, field: fieldName(found.path), message: found.message });
  };

  const school =
    raw.school === undefined ? undefined : parse(schoolSchema, raw.school, { file: 'school.yaml' });
  if (school) {
    await checkFields('schools', school, { file: 'school.yaml' });
    if (payload) problems.push(...(await findTakenHostnames(payload, school)));
  }

  const pages: CheckedFolder['pages'] = [];
  problems.push(...findPageProblems(raw.pages.keys()));
  for (const [file, content] of raw.pages) {
    if (content === undefined) continue;
    const page = parse(pageSchema, content, { file });
    if (!page) continue;
    const key = pageName(file);
    await checkFields('pages', page, { file });
    pages.push({ ...page, key, path: `/${key}` });
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
    for (const [index, item] of content.entries()) {
      const key = (item as { key?: unknown } | null)?.key;
      const place = { file, record: typeof key === 'string' ? key : `record ${index + 1}` };
      const record = parse(schemas[name as RecordFile], item, place) as ImportRecord | undefined;
      if (typeof key === 'string' && seen.has(key))
        problems.push({ ...place, field: 'key', message: 'is used twice in this file' });
      if (typeof key === 'string') seen.add(key);
      if (!record) continue;
      await checkFields(name as RecordFile, record, place);
      checked.push(record);
    }
    records[name as RecordFile] = checked;
  }

  mentions.push(...libraryOf(raw, mentions));
  problems.push(...findUnknownStudents(records));
  problems.push(...(await findForeignSignatures(path, records.certificates)));
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
          .map((one) => [
            one.path,
            one instanceof PaperReference
              ? { description: one.paper.title, paper: one.paper }
              : (raw.descriptions.get(one.path) ?? { description: '' }),
          ]),
      ),
      privateFiles: new Map(
        references
          .filter(({ isPrivate }) => isPrivate)
          .map(({ path: name }) => [
            name,
            raw.descriptions.get(name) ?? { description: name.replace(/^private\//, '') },
          ]),
      ),
    },
  };
};
