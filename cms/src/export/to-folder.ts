/**
 * Stored values to what a school's folder says: the mirror of the import's schemas. It goes by the collections' own fields, so that a new
 * field is exported without being named here.
 */
import type { FlattenedField } from 'payload';
import { groupOf, type Id, idOf, type Row, rowsOf } from '../api/records/stored.ts';
import { purposes } from '../consent/purposes.ts';

/** What a folder says in place of ids and of the editor's text; undefined for a file or a student that is gone. */
export type Names = {
  file: (shelf: 'media' | 'private-files', id: Id) => string | undefined;
  student: (id: Id) => string | undefined;
  text: (state: unknown) => unknown;
};

export type Values = Record<string, unknown>;

/** What stands elsewhere, or is made by the import; that somebody has looked at an album's photos is no import's to say. */
const notInFolder = new Set(['id', 'blockName', 'school', '_status', 'photosChecked']);
const momentNames = ['createdAt', 'updatedAt', 'deletedAt'] as const;

const isInFolder = (field: FlattenedField): boolean =>
  !notInFolder.has(field.name) &&
  !(momentNames as readonly string[]).includes(field.name) &&
  field.type !== 'join' &&
  !('admin' in field && field.admin?.hidden);

const toMoment = (value: unknown): string => new Date(String(value)).toISOString();

const present = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Rows of one field are written as a list of its values. */
const toRow = (fields: FlattenedField[], row: Row, names: Names): unknown => {
  const shown = fields.filter(isInFolder);
  const [only] = shown;
  return shown.length === 1 && only
    ? (toValue(only, row[only.name], names) ?? '')
    : toValues(shown, row, names);
};

const toBlock = (field: FlattenedField & { type: 'blocks' }, block: Row, names: Names): Values => {
  const kind = field.blocks.find(({ slug }) => slug === block.blockType);
  return { kind: block.blockType, ...toValues(kind?.flattenedFields ?? [], block, names) };
};

const toValue = (field: FlattenedField, value: unknown, names: Names): unknown => {
  if (field.type === 'array')
    return rowsOf(value).map((row) => toRow(field.flattenedFields, row, names));
  if (field.type === 'blocks') return rowsOf(value).map((block) => toBlock(field, block, names));
  if (value === null || value === undefined || value === '') return undefined;
  if (field.type === 'group' || field.type === 'tab') {
    const values = toValues(field.flattenedFields, groupOf(value), names);
    return Object.keys(values).length > 0 ? values : undefined;
  }
  if (field.type === 'upload') {
    const shelf = field.relationTo as 'media' | 'private-files';
    const pathOf = (upload: unknown) => names.file(shelf, idOf(upload) ?? '');
    return field.hasMany
      ? (value as unknown[]).flatMap((upload) => pathOf(upload) ?? [])
      : pathOf(value);
  }
  if (field.type === 'relationship') return names.student(idOf(value) ?? '');
  if (field.type === 'richText') return names.text(value);
  if (field.type === 'date') return toMoment(value);
  return value;
};

/** All that a folder says of some fields. */
export const toValues = (fields: FlattenedField[], row: Values, names: Names): Values =>
  present(
    Object.fromEntries(
      fields
        .filter(isInFolder)
        .map((field) => [field.name, toValue(field, row[field.name], names)]),
    ),
  );

/** The number and the moments that the import keeps. */
export const toStored = (row: Row): Values =>
  present({
    id: row.id,
    ...Object.fromEntries(
      momentNames.map((name) => [name, row[name] ? toMoment(row[name]) : undefined]),
    ),
  });

/** A consent lists what was agreed to, and what was withdrawn since. */
export const toConsent = (values: Values): Values => {
  const given = groupOf(values.purposes);
  const withdrawn = purposes.flatMap((purpose) => {
    const { withdrawnOn } = groupOf(given[purpose]);
    return withdrawnOn ? [[purpose, withdrawnOn]] : [];
  });
  return {
    ...values,
    purposes: purposes.filter((purpose) => groupOf(given[purpose]).given === true),
    ...(withdrawn.length > 0 ? { withdrawn: Object.fromEntries(withdrawn) } : {}),
  };
};

/** A document that the menu leads to is a file of the school, or an address. */
export const toProfile = (values: Values): Values => {
  const links: Values = {};
  // The file comes before the address, as on the website.
  for (const [name, value] of Object.entries(groupOf(values.links)))
    if (!name.endsWith('File')) links[name] ??= value;
    else links[name.slice(0, -'File'.length)] = value;
  return { ...values, links };
};
