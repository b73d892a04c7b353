/** What was asked for on the command line; without names it is everything, or everything that is quick. */
export type Wish = { isQuick: boolean; names: string[] } | { unknown: string[] };

/** Reads the arguments: `quick` first for the small sizes, then names of scenarios, if not all are wanted. */
export const readArguments = (given: readonly string[], known: readonly string[]): Wish => {
  const isQuick = given[0] === 'quick';
  const names = isQuick ? given.slice(1) : given;
  const unknown = names.filter((name) => !known.includes(name));
  return unknown.length > 0 ? { unknown } : { isQuick, names: [...new Set(names)] };
};
