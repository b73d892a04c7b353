/**
 * The records of a school folder: the contract's entities without `_id`, with a key, and with files by their paths. What a
 * field may hold is told by the contract; whether it must be there, and which files it takes, by the collection's field.
 */
import { entityOf } from '@aangan/contract/calls.ts';
import { type Collection, collections } from '@aangan/contract/collections.ts';
import * as entity from '@aangan/contract/entities.ts';
import type { CollectionConfig, Field } from 'payload';
import { z } from 'zod';
import { allCollections } from '../collections/all.ts';
import { relations, ways } from '../consent/form-words.ts';
import { purposes } from '../consent/purposes.ts';
import { isBirthday } from '../fields/birthday.ts';
import { classes } from '../fields/classes.ts';
import type { Kind } from '../media/kinds.ts';
import { nothingToRead } from '../papers/kinds.ts';
import { withPaper } from './certificate-papers.ts';
import { reportShape } from './page-schemas.ts';
import { type SignatureOfFile, signatures } from './signatures.ts';
import {
  dayOn,
  file,
  files,
  line,
  markdown,
  moment,
  optionalFile,
  optionalLine,
  privateFile,
  type Stored,
  StudentReference,
  sessionOn,
  stored,
} from './values.ts';

const key = z
  .string('must be text')
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be small letters, digits and hyphens, such as annual-day',
  );

export type RecordFile =
  | Exclude<Collection, 'schools' | 'pages'>
  | 'transfer-certificates'
  | 'consents';

/** What the collection says of a field beside its name. */
type Told = { isRequired: boolean; kinds: readonly Kind[]; least: number | undefined };

const someFiles = ({ isRequired, kinds }: Told) => {
  const word = kinds.every((kind) => kind === 'picture') ? 'photo' : 'file';
  return isRequired
    ? z.array(file(...kinds)).min(1, `must have at least one ${word}`)
    : files(...kinds);
};

/** By what the contract says that a field holds. */
const readers = new Map<unknown, (told: Told, today: string) => z.ZodType>([
  [entity.text, ({ isRequired }) => (isRequired ? line : optionalLine)],
  [entity.optionalText, () => line.nullish()],
  [entity.optionalLink, () => entity.optionalLink.optional()],
  [entity.html, () => markdown],
  [entity.day, (_, today) => dayOn(today)],
  [entity.optionalDay, (_, today) => dayOn(today).nullish()],
  [
    entity.labelledValues,
    () => z.array(z.object({ label: line, value: line }).strict()).default([]),
  ],
  [entity.sessionYear, (_, today) => sessionOn(today)],
  [entity.filePath, ({ kinds }) => file(...kinds)],
  [entity.optionalFile, ({ kinds }) => optionalFile(...kinds)],
  [entity.files, someFiles],
]);

const toldBy = (field: Field | undefined): Told => ({
  isRequired: field !== undefined && 'required' in field && field.required === true,
  kinds: field?.custom?.kinds ?? [],
  least: field?.type === 'number' ? field.min : undefined,
});

const fieldSchema = (contract: z.ZodType, told: Told, today: string): z.ZodType => {
  const reader = readers.get(contract);
  if (reader) return reader(told, today);
  if (told.least === undefined) return contract;
  const number = z.number('must be a number').min(told.least, `must not be below ${told.least}`);
  return told.isRequired ? number : number.nullish();
};

/** Fields that only the back office has. */
const momentsOf = (fields: Field[]) =>
  Object.fromEntries(
    fields.flatMap((field) => (field.type === 'date' ? [[field.name, moment.nullish()]] : [])),
  );

const recordSchema = ({ fields }: CollectionConfig, { shape }: z.ZodObject, today: string) => {
  const { _id, ...own } = shape;
  const fieldOf = (name: string) => fields.find((field) => 'name' in field && field.name === name);
  return z.strictObject({
    key,
    ...Object.fromEntries(
      Object.entries(own).map(([name, contract]) => [
        name,
        fieldSchema(contract as z.ZodType, toldBy(fieldOf(name)), today),
      ]),
    ),
    ...momentsOf(fields),
    stored,
  });
};

/** What one field alone does not tell. */
const withMore = (slug: Collection, record: z.ZodObject): z.ZodType => {
  if (slug === 'certificates') return withPaper(record.extend({ signatures }));
  if (slug === 'documents')
    return record.refine((document) => nothingToRead(document) === undefined, {
      path: ['attachments'],
      message: 'must have a file, or the record a description',
    });
  return record;
};

const listed = (today: string): [string, z.ZodType][] =>
  collections.flatMap((slug) => {
    const collection = allCollections.find((one) => one.slug === slug);
    const schema = slug === 'schools' || slug === 'students' ? null : entityOf(slug);
    if (!collection || !schema) return [];
    return [[slug, withMore(slug, recordSchema(collection, schema, today))]];
  });

/** Children and certificates are never listed as they are stored, and a report's parts are made of records. */
const unlisted = (today: string) => ({
  students: z
    .strictObject({
      key,
      name: line,
      admission: line.optional(),
      class: z.enum(classes, `must be one of ${classes.join(', ')}`),
      section: line,
      birthDay: z.int('must be a day of the month'),
      birthMonth: z.int('must be a month, 1 to 12').min(1).max(12),
      photo: optionalFile('picture'),
      showBirthday: z.boolean().default(true),
      leftOn: dayOn(today).nullish(),
      stored,
    })
    .refine(({ birthDay, birthMonth }) => isBirthday(birthDay, birthMonth), {
      path: ['birthDay'],
      message: 'is no day of that month',
    }),
  'annual-reports': z.strictObject({ key, sessionYear: sessionOn(today), ...reportShape, stored }),
  'transfer-certificates': z.strictObject({
    key,
    admission: line,
    name: line,
    file: privateFile,
    stored,
  }),
  consents: z
    .strictObject({
      key,
      student: key.transform((of) => new StudentReference(of)).optional(),
      name: line.optional(),
      class: optionalLine,
      purposes: z.array(
        z.enum(purposes, `must be one of ${purposes.join(', ')}`),
        'must be a list',
      ),
      withdrawn: z
        .partialRecord(
          z.enum(purposes, `must be one of ${purposes.join(', ')}`),
          dayOn(today),
          'must be a map of purpose: day',
        )
        .default({}),
      givenBy: line,
      relation: z.enum(relations, `must be one of ${relations.join(', ')}`),
      givenOn: dayOn(today),
      until: dayOn(today).nullish(),
      how: z.enum(ways, `must be one of ${ways.join(', ')}`),
      paper: privateFile.nullish(),
      stored,
    })
    .refine(({ student, name }) => student !== undefined || name !== undefined, {
      path: ['name'],
      message: 'must be given, or a student',
    })
    .transform(({ purposes: agreed, withdrawn, ...rest }) => ({
      ...rest,
      purposes: Object.fromEntries(
        purposes.map((purpose) => [
          purpose,
          { given: agreed.includes(purpose), withdrawnOn: withdrawn[purpose] ?? null },
        ]),
      ),
    })),
});

/** One schema for each file of records. */
export const recordSchemas = (today: string): Record<RecordFile, z.ZodType> => ({
  ...(Object.fromEntries(listed(today)) as Record<RecordFile, z.ZodType>),
  ...unlisted(today),
});

/** As the schemas give it: ready but for files and running text. */
export type ImportRecord = Record<string, unknown> & {
  key: string;
  stored?: Stored | undefined;
  signatures?: SignatureOfFile[] | undefined;
};
