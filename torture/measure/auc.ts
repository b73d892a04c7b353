/** Whether two kinds of answers can be told apart by a number such as their time. */

/**
 * How often a value of the second kind is greater than one of the first (ties count half): 0.5 tells nothing, 0 and 1 tell
 * everything. The area under the ROC curve.
 */
export const auc = (first: readonly number[], second: readonly number[]): number => {
  if (first.length === 0 || second.length === 0) return Number.NaN;
  let wins = 0;
  for (const one of first)
    for (const other of second) wins += other > one ? 1 : other === one ? 0.5 : 0;
  return wins / (first.length * second.length);
};

/**
 * How far from a half the AUC of two kinds that are the same may stray by chance: four standard deviations, so that a
 * sound product fails one run in 16,000.
 */
export const chanceOfAuc = (first: number, second: number): number =>
  4 * Math.sqrt((first + second + 1) / (12 * first * second));
