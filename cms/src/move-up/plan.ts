/** Everybody one class up, and back again: the rules alone, without a database. */
import type { Id } from '../api/records/stored.ts';
import { classes } from '../fields/classes.ts';
import type { Class } from '../sheet/cells.ts';

export type Pupil = {
  id: Id;
  class: Class;
  leftOn: string | null;
  movedFor: string | null;
  movedFrom: string | null;
};
type Data = Partial<Omit<Pupil, 'id'>>;
type Update = { id: Id; data: Data };

/** What happens with a class: so many go to another one, or leave. */
export type Step = { from: Class; to: Class | null; count: number };
export type Plan = { steps: Step[]; updates: Update[] };

/** The session that begins in the April of this calendar year: schools move their classes up shortly before or after. */
export const sessionOf = (today: string): string => {
  const year = Number(today.slice(0, 4));
  return `${year}-${year + 1}`;
};

const isOnRoll = ({ leftOn }: Pupil, today: string): boolean => !leftOn || leftOn > today;
const rankOf = (name: Class): number => classes.indexOf(name);

/** The highest class that anybody is in: where a school ends, unless it says something else. */
export const highestClass = (pupils: readonly Pupil[], today: string): Class | undefined =>
  pupils
    .filter((pupil) => isOnRoll(pupil, today))
    .map((pupil) => pupil.class)
    .toSorted((one, other) => rankOf(other) - rankOf(one))[0];

const classAbove = (name: Class): Class | null => classes[rankOf(name) + 1] ?? null;

/** Whoever is in the last class, or above it, leaves today; whose day of leaving is known already keeps it. */
export const planMove = (pupils: readonly Pupil[], last: Class, today: string): Plan => {
  const movedFor = sessionOf(today);
  const moving = pupils.filter((pupil) => isOnRoll(pupil, today));
  const targetOf = (name: Class) => (rankOf(name) >= rankOf(last) ? null : classAbove(name));
  const counts = Map.groupBy(moving, (pupil) => pupil.class);
  return {
    steps: classes
      .toReversed()
      .flatMap((from) =>
        counts.has(from)
          ? [{ from, to: targetOf(from), count: counts.get(from)?.length ?? 0 }]
          : [],
      ),
    updates: moving.flatMap(({ id, class: from, leftOn }): Update[] => {
      const to = targetOf(from);
      if (to) return [{ id, data: { class: to, movedFor, movedFrom: from } }];
      return leftOn ? [] : [{ id, data: { leftOn: today, movedFor, movedFrom: from } }];
    }),
  };
};

/** Whom the last time moved, in the session of this year. */
export const movedIn = (pupils: readonly Pupil[], today: string): Pupil[] =>
  pupils.filter(({ movedFor }) => movedFor === sessionOf(today));

/** One step back for those who are still where they were put; who was changed by hand since stays. */
export const planUndo = (pupils: readonly Pupil[], today: string): Plan & { kept: number } => {
  const forgotten: Data = { movedFor: null, movedFrom: null };
  const steps = new Map<Class, Step>();
  let kept = 0;
  const updates = movedIn(pupils, today).map((pupil): Update => {
    const { id, class: now, leftOn } = pupil;
    const before = pupil.movedFrom as Class;
    const hasLeft = now === before && leftOn !== null;
    if (!hasLeft && now !== classAbove(before)) {
      kept += 1;
      return { id, data: forgotten };
    }
    const step = steps.get(before) ?? { from: now, to: before, count: 0 };
    steps.set(before, { ...step, count: step.count + 1 });
    return {
      id,
      data: hasLeft ? { ...forgotten, leftOn: null } : { ...forgotten, class: before },
    };
  });
  return { steps: [...steps.values()], updates, kept };
};

export const countMoved = ({ steps }: Pick<Plan, 'steps'>): { up: number; leaving: number } => ({
  up: steps.filter(({ to }) => to !== null).reduce((sum, { count }) => sum + count, 0),
  leaving: steps.filter(({ to }) => to === null).reduce((sum, { count }) => sum + count, 0),
});
