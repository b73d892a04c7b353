/** The order of an album's photos: what its buttons and a drag make of it. */

/** One photo to another place. */
export const move = <T>(all: readonly T[], from: number, to: number): T[] => {
  const moved = all[from];
  if (moved === undefined || to < 0) return [...all];
  return all.toSpliced(from, 1).toSpliced(to, 0, moved);
};

/** The chosen ones to the front, in the order in which they stand. */
export const toTheTop = <T>(all: readonly T[], chosen: ReadonlySet<T>): T[] => [
  ...all.filter((one) => chosen.has(one)),
  ...all.filter((one) => !chosen.has(one)),
];

/** A photo that arrives, before the first that was chosen after it. */
export const insert = <T>(all: readonly T[], added: T, chosenAt: ReadonlyMap<T, number>): T[] => {
  const own = chosenAt.get(added) ?? Number.POSITIVE_INFINITY;
  const next = all.findIndex((one) => (chosenAt.get(one) ?? 0) > own);
  return next === -1 ? [...all, added] : all.toSpliced(next, 0, added);
};
