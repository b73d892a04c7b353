/** The ways from the check of the disclosure to where a row is put right, and back. */

/** The check itself. */
export const checkAddress = '/admin/disclosure';

/** Where the staff are entered from a list. */
export const staffSheetAddress = '/admin/staff-sheet';

/** Where documents are signed together. */
export const signingPage = '/admin/sign';

/** Says in the address of a record that somebody came from the check. It has no other value: nobody is led elsewhere by it. */
export const fromCheck = { name: 'from', value: 'disclosure' } as const;

type Id = number | string;

export type Place = {
  collection: string;
  /** The record; without one, a new one's form. */
  id?: Id | undefined;
  /** What the form of a new one begins with. */
  begin?: Readonly<Record<string, string>>;
  /** The field to write in, by its path in the record. */
  field?: string | undefined;
};

/** A field's id in Payload's forms. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '__')}`;

/** The address of a list. */
export const listAddress = (collection: string): string => `/admin/collections/${collection}`;

/** The address of a record, as other lists in the back office give it. */
export const recordAddress = (collection: string, id: Id): string =>
  `${listAddress(collection)}/${id}`;

/** The address of a form, at the field, with the way back. */
export const mendAddress = ({ collection, id, begin = {}, field }: Place): string => {
  const query = new URLSearchParams({
    ...(id === undefined ? begin : {}),
    [fromCheck.name]: fromCheck.value,
  });
  const hash = field ? `#${fieldId(field)}` : '';
  return `${recordAddress(collection, id ?? 'create')}?${query}${hash}`;
};
