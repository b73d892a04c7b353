/** Which row of a list became which. */

export type Group = Record<string, unknown>;
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const rowsOf = (value: unknown): Group[] =>
  Array.isArray(value) ? value.filter(isGroup) : [];

type Placed = { row: Group; index: number };
export type Pair = { old?: Placed; now?: Placed };

const place = (rows: readonly Group[]): Placed[] => rows.map((row, index) => ({ row, index }));
const kindOf = ({ row }: Placed): unknown => row.blockType;

/** By their ids, which a row keeps; of the others, such as a table that was pasted anew, those of the same place and kind. What is gone stands where it stood. */
export const pairRows = (
  before: readonly Group[],
  after: readonly Group[],
): { pairs: Pair[]; isReordered: boolean } => {
  const [olds, nows] = [place(before), place(after)];
  const byId = new Map(olds.map((old) => [old.row.id, old]));
  const paired = new Map<Placed, Placed>();
  for (const now of nows) {
    const old = now.row.id === undefined ? undefined : byId.get(now.row.id);
    if (old) paired.set(now, old);
  }
  const kept = nows.flatMap((now) => paired.get(now)?.index ?? []);
  const isReordered = kept.some((index, at) => at > 0 && index < (kept[at - 1] ?? 0));
  const taken = new Set(paired.values());
  for (const now of nows) {
    const old = olds[now.index];
    if (paired.has(now) || !old || taken.has(old) || kindOf(old) !== kindOf(now)) continue;
    paired.set(now, old);
    taken.add(old);
  }
  const pairs: Pair[] = nows.map((now) => {
    const old = paired.get(now);
    return old ? { old, now } : { now };
  });
  for (const old of olds) if (!taken.has(old)) pairs.splice(old.index, 0, { old });
  return { pairs, isReordered };
};
