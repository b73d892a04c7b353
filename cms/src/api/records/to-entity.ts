/** Stored records to the entities of the contract: what each field holds is told by the contract's schema. */
import * as entity from '@aangan/contract/entities.ts';
import type { z } from 'zod';
import { dayOf, type PathOf, pathsOf, type Row, rowsOf, text, textOrNull } from './stored.ts';
import { toHtml } from './to-html.ts';

/** A record with values that its schema has yet to check. */
export type ToEntity = (row: Row, pathOf: PathOf) => Record<string, unknown>;

type Read = (value: unknown, pathOf: PathOf) => unknown;

const readers = new Map<unknown, Read>([
  [entity.text, text],
  [entity.optionalText, textOrNull],
  [entity.optionalLink, textOrNull],
  [entity.html, toHtml],
  [entity.day, dayOf],
  [entity.optionalDay, (value) => dayOf(value) || null],
  [
    entity.labelledValues,
    (value) => rowsOf(value).map((row) => ({ label: text(row.label), value: text(row.value) })),
  ],
  [entity.filePath, (value, pathOf) => pathOf(value)],
  [entity.optionalFile, (value, pathOf) => pathOf(value)],
  [entity.files, pathsOf],
]);
/** Choices and figures are stored as the contract has them. */
const asItIs: Read = (value) => value;

/** Makes the mapping for an entity. Fields are stored under the names that the contract gives them. */
export const toEntity = ({ shape }: z.ZodObject): ToEntity => {
  const fields = Object.entries(shape)
    .filter(([name]) => name !== '_id')
    .map(([name, schema]) => [name, readers.get(schema) ?? asItIs] as const);
  return (row, pathOf) => {
    const made: Record<string, unknown> = { _id: String(row.id) };
    for (const [name, read] of fields) made[name] = read(row[name], pathOf);
    return made;
  };
};
