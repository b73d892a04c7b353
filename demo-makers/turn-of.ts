/** Takes the `index`-th of a list, going round at its end. */
export function turnOf<T>(list: readonly T[], index: number): T {
  const found = list.at(index % list.length);
  if (found === undefined) throw new RangeError(`no ${index}-th of ${list.length}`);
  return found;
}
