/**
 * Of what form a value is that comes over the wire: text where a field holds text, a list where it holds rows. Payload asks
 * that of what is published only, and of relations not even there; anything else would go as far as the database, and
 * come back as a fault of ours.
 */
import { type CollectionBeforeOperationHook, type FlattenedField, ValidationError } from 'payload';
import { noSuchDay, noSuchDayWords } from '../fields/no-such-day.ts';

export type Values = Record<string, unknown>;

/** PostgreSQL's serial; ids are such numbers in both databases. */
const largestId = 2_147_483_647;

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
/** Whether this can be a record's id: SQLite and PostgreSQL both make a fault of anything else. */
export const isId = (value: unknown): value is number | string =>
  (typeof value === 'number' || typeof value === 'string') &&
  /^\d{1,10}$/.test(String(value)) &&
  Number(value) <= largestId;
/** A record that was read before it is sent back stands there whole. */
const isRelation = (value: unknown): boolean => isId(isObject(value) ? value.id : value);
const isMoment = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number' || value instanceof Date) &&
  !Number.isNaN(new Date(value).getTime());

const fits: Partial<Record<FlattenedField['type'], (value: unknown) => boolean>> = {
  text: isText,
  textarea: isText,
  email: isText,
  code: isText,
  select: isText,
  radio: isText,
  number: isText,
  checkbox: isText,
  date: isMoment,
  relationship: isRelation,
  upload: isRelation,
  richText: isObject,
  group: isObject,
  tab: isObject,
};

const holdsMany = (field: FlattenedField): boolean => 'hasMany' in field && field.hasMany === true;

/** The fields of a row; none of one of a kind that there is not. */
export const fieldsOf = (field: FlattenedField, row: Values): FlattenedField[] => {
  if (field.type === 'blocks')
    return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [];
  return 'flattenedFields' in field ? field.flattenedFields : [];
};

type Misfit = { path: string; label: unknown; message: string };

const findMisfit = (field: FlattenedField, value: unknown, path: string): Misfit | undefined => {
  if (value === null || value === undefined) return undefined;
  const misfit = {
    path,
    label: 'label' in field ? field.label : undefined,
    message:
      value === noSuchDay
        ? noSuchDayWords
        : 'This cannot be kept here: it is not of the form that this field holds.',
  };
  if (value === noSuchDay) return misfit;
  if (field.type === 'array' || field.type === 'blocks') {
    // No rows are none, or 0 in what Payload's forms send.
    if (value === 0) return undefined;
    if (!Array.isArray(value) || !value.every(isObject)) return misfit;
    for (const [index, row] of value.entries()) {
      const found = findMisfitIn(fieldsOf(field, row), row, `${path}.${index}.`);
      if (found) return found;
    }
    return undefined;
  }
  const isFit = fits[field.type];
  // What is left empty in a form comes as empty text.
  if (!isFit || value === '') return undefined;
  const all = holdsMany(field) && Array.isArray(value) ? value : [value];
  if (!all.every(isFit)) return misfit;
  return field.type === 'group' || field.type === 'tab'
    ? findMisfitIn(field.flattenedFields, value as Values, `${path}.`)
    : undefined;
};

const findMisfitIn = (
  fields: readonly FlattenedField[],
  values: Values,
  prefix: string,
): Misfit | undefined => {
  for (const field of fields) {
    const found = findMisfit(field, values[field.name], prefix + field.name);
    if (found) return found;
  }
  return undefined;
};

/** Refuses, beside its field, a value that is of no form that the field could hold. */
export const checkShapes: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args;
  const { data, req } = args;
  if (!isObject(data)) return args;
  const misfit = findMisfitIn(collection.flattenedFields, data, '');
  if (!misfit) return args;
  const { path, label, message } = misfit;
  throw new ValidationError(
    {
      collection: collection.slug,
      errors: [
        {
          path,
          message,
          ...(typeof label === 'string' ? { label } : {}),
        },
      ],
    },
    req?.t,
  );
};
