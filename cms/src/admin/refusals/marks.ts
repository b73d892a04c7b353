/** Which fields of a form are refused, and which of those marks still hold after the form's state has changed. */
import type { FormState } from 'payload';

export type Mark = {
  message: string;
  value: unknown;
  /** The rows that the field lies in, by their ids: the same path may lead to another row later. */
  place: string;
  /** Whether only a hook of the server knows of it, so that no look at the fields can lift it; not known at first. */
  isFromHook: boolean | undefined;
};

/** What was refused at the last attempt to save, and all that the form held then. */
export type Refusal = { marks: ReadonlyMap<string, Mark>; values: ReadonlyMap<string, unknown> };

const placeOf = (fields: FormState, path: string): string => {
  const segments = path.split('.');
  return segments
    .flatMap((segment, index) => {
      const isRow = /^\d+$/.test(segment);
      const rows = isRow ? fields[segments.slice(0, index).join('.')]?.rows : undefined;
      return isRow ? [rows?.[Number(segment)]?.id ?? segment] : [];
    })
    .join(' ');
};

const valuesOf = (fields: FormState): Map<string, unknown> =>
  new Map(Object.entries(fields).map(([path, field]) => [path, field.value]));

/** All that is marked now. */
export const readRefusal = (fields: FormState): Refusal => ({
  marks: new Map(
    Object.entries(fields).flatMap(([path, { valid, errorMessage: message, value }]) =>
      valid === false && message
        ? [[path, { message, value, place: placeOf(fields, path), isFromHook: undefined }] as const]
        : [],
    ),
  ),
  values: valuesOf(fields),
});

const isSame = (values: ReadonlyMap<string, unknown>, fields: FormState): boolean =>
  Object.entries(fields).every(([path, { value }]) => values.get(path) === value);

/**
 * The marks that were taken away and should not have been. Payload asks its server about each change of a form, and whatever that answer does not call
 * wrong counts as right: also when it was asked before the refusal and comes after it, and when a hook has refused what the fields' own rules allow.
 */
export const findLost = (
  { marks, values }: Refusal,
  fields: FormState,
): { path: string; message: string }[] => {
  const isUnchanged = isSame(values, fields);
  return [...marks].flatMap(([path, { message, value, place, isFromHook }]) => {
    const field = fields[path];
    const isOwnUnchanged = field?.value === value && placeOf(fields, path) === place;
    const holds = isOwnUnchanged && (isUnchanged || isFromHook !== false);
    return holds && field?.valid !== false ? [{ path, message }] : [];
  });
};

/** After the fields' own rules were asked about the very values that were refused. */
export const tellHooks = (refusal: Refusal, checked: FormState): Refusal => ({
  ...refusal,
  marks: new Map(
    [...refusal.marks].map(([path, mark]) => [
      path,
      { ...mark, isFromHook: checked[path]?.valid !== false },
    ]),
  ),
});
