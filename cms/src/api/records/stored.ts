/**
 * How a stored record is read: its fields are `unknown` until the call's schema has seen the mapped result, so a mapping
 * says only where a value stands and what an empty one means.
 */
export type Id = number | string;
export type Row = Record<string, unknown> & { id: Id };

/** Gives the public path of an upload field's value, or null when there is no such file. */
export type PathOf = (upload: unknown) => string | null;

/** A text; nothing stored is an empty text. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text that may be absent: for fields that the contract lets be null. */
export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** A text that may be left out: for fields that the contract makes optional. */
export const optionalText = (value: unknown): string | undefined => textOrNull(value) ?? undefined;

/** The rows of an array field. */
export const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/** The fields of a group. */
export const groupOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The id of an upload or relationship field's value, populated or not. */
export const idOf = (value: unknown): Id | null => {
  if (typeof value === 'number' || typeof value === 'string') return value;
  const { id } = groupOf(value);
  return typeof id === 'number' || typeof id === 'string' ? id : null;
};

/** The paths of a field of many uploads; a file that is gone is left out. */
export const pathsOf = (uploads: unknown, pathOf: PathOf): string[] =>
  (Array.isArray(uploads) ? uploads : []).flatMap((upload) => pathOf(upload) ?? []);

/** A day as `YYYY-MM-DD`, of whatever has one in front. */
export const dayOf = (value: unknown): string => text(value).slice(0, 10);
