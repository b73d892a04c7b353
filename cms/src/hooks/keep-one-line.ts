/** A field of one line holds one line, whoever writes it and by whatever way: Payload keeps whatever it is sent. */
import { toOneLine } from '@aangan/contract/one-line.ts';
import type { CollectionBeforeOperationHook, FlattenedField } from 'payload';
import { fieldsOf, isObject, type Values } from './check-shapes.ts';

const toLine = (value: unknown): unknown => (typeof value === 'string' ? toOneLine(value) : value);

const normalise = (field: FlattenedField, value: unknown): unknown => {
  if (field.type === 'text' || field.type === 'email')
    return Array.isArray(value) ? value.map(toLine) : toLine(value);
  if (field.type === 'array' || field.type === 'blocks')
    return Array.isArray(value)
      ? value.map((row: Values) => toOneLines(fieldsOf(field, row), row))
      : value;
  return isObject(value) && 'flattenedFields' in field
    ? toOneLines(field.flattenedFields, value)
    : value;
};

/** A record's values, in which each field of one line has one. */
export const toOneLines = (fields: readonly FlattenedField[], values: Values): Values => {
  const normalised = { ...values };
  for (const field of fields)
    if (field.name in values) normalised[field.name] = normalise(field, values[field.name]);
  return normalised;
};

/** Makes one line of what is sent for such fields. After checkShapes: rows are rows by then. */
export const keepOneLine: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args;
  if (isObject(args.data))
    Object.assign(args, { data: toOneLines(collection.flattenedFields, args.data) });
  return args;
};
