/** Which of many backups are kept: the newest of each of the last hours, days and months that have one. */

/** India has one zone, without summer time: its hours, days and months are what the rule counts. */
const offset = 5.5 * 3600_000;

/** How much of `2026-11-15T09:30…` names the hour, the day or the month. */
const lengths = { h: 13, d: 10, m: 7 } as const;
export type KeepRule = { unit: keyof typeof lengths; count: number }[];

/** Reads a rule such as `24h,14d,12m`, which the settings have checked. */
export const readKeepRule = (text: string): KeepRule =>
  text.split(',').map((part) => ({
    unit: part.slice(-1) as keyof typeof lengths,
    count: Number(part.slice(0, -1)),
  }));

/** The moments that are kept; the newest always is. */
export const pickKept = (moments: readonly Date[], rule: KeepRule): Set<Date> => {
  const newestFirst = moments.toSorted((a, b) => b.valueOf() - a.valueOf());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const { unit, count } of rule) {
    const seen = new Set<string>();
    for (const moment of newestFirst) {
      const name = new Date(moment.valueOf() + offset).toISOString().slice(0, lengths[unit]);
      if (seen.has(name)) continue;
      if (seen.size === count) break;
      seen.add(name);
      kept.add(moment);
    }
  }
  return kept;
};
