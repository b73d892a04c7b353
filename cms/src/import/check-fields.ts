/** Asks the collection's own fields what they would refuse, before anything is written. */
import type { FlattenedField, PayloadRequest, Validate } from 'payload';
import { FileReference, Markdown } from './values.ts';

export type FieldProblem = { path: (number | string)[]; message: string };

type Values = Record<string, unknown>;
type Context = {
  req: PayloadRequest;
  data: Values;
  /** The block in which the field stands, as Payload tells it. */
  blockData?: Values;
};

/** What is made only when it is written has been checked as a file or as Markdown, and relations are made by the import. */
const isMadeLater = (field: FlattenedField, value: unknown): boolean =>
  value instanceof FileReference ||
  value instanceof Markdown ||
  ['upload', 'relationship', 'richText', 'join'].includes(field.type);

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : []);

/** The fields of a row of an array, or of a block of its kind. */
const fieldsOfRow = (field: FlattenedField, row: Values): FlattenedField[] => {
  if (field.type === 'array') return field.flattenedFields;
  if (field.type !== 'blocks') return [];
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [];
};

const validated = async (
  field: FlattenedField,
  value: unknown,
  siblings: Values,
  path: FieldProblem['path'],
  context: Context,
): Promise<FieldProblem[]> => {
  if (!('validate' in field) || !field.validate) return [];
  const options = { ...field, ...context, siblingData: siblings, path, operation: 'create' };
  const verdict = await (field.validate as Validate)(value, options as never);
  return verdict === true ? [] : [{ path, message: String(verdict) }];
};

/** All that a record's fields would refuse, with the place of each. */
export const findFieldProblems = async (
  fields: FlattenedField[],
  siblings: Values,
  context: Context,
  path: FieldProblem['path'] = [],
): Promise<FieldProblem[]> => {
  const problems: FieldProblem[] = [];
  for (const field of fields) {
    const value = siblings[field.name];
    const at = [...path, field.name];
    // Left out: the default or nothing is stored, and what must not be missing the schemas have told.
    if (value === undefined || value === null || isMadeLater(field, value)) continue;
    problems.push(...(await validated(field, value, siblings, at, context)));
    if ((field.type === 'group' || field.type === 'tab') && isValues(value))
      problems.push(...(await findFieldProblems(field.flattenedFields, value, context, at)));
    for (const [index, row] of rowsOf(value).entries()) {
      const within = field.type === 'blocks' ? { ...context, blockData: row } : context;
      problems.push(
        ...(await findFieldProblems(fieldsOfRow(field, row), row, within, [...at, index])),
      );
    }
  }
  return problems;
};
