/** The rules of the changes feed, without a database. */

export type ChangesWindow = { first: number; last: number };

/**
 * How a reader that has seen everything up to `since` goes on: with the rows after it, with nothing, or from the beginning,
 * because rows that it has not seen are gone, or because its number is from a database that was replaced by an older one.
 */
export const howToGoOn = (
  since: number | undefined,
  { first, last }: ChangesWindow,
): 'rows' | 'nothing' | 'reset' => {
  if (since === undefined || since === last) return 'nothing';
  if (since > last || since < first - 1) return 'reset';
  return 'rows';
};
