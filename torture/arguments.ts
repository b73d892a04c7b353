/** What was asked for on the command line. */
export type Wish =
  | { kind: 'all' }
  | { kind: 'quick' }
  | { kind: 'some'; names: string[] }
  | { kind: 'unknown'; names: string[] };

/** Reads the arguments: nothing for everything, `quick`, or names of scenarios. */
export const readArguments = (given: readonly string[], known: readonly string[]): Wish => {
  if (given.length === 0) return { kind: 'all' };
  if (given.length === 1 && given[0] === 'quick') return { kind: 'quick' };
  const unknown = given.filter((name) => !known.includes(name));
  return unknown.length > 0
    ? { kind: 'unknown', names: unknown }
    : { kind: 'some', names: [...new Set(given)] };
};
