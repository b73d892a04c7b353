/** Small sums over measured times. */

/** The value below which such a share of all lies; 0.5 is the median. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** How much a value grows with each step, by least squares. */
export const slope = (points: readonly (readonly [number, number])[]): number => {
  const middle = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = middle(points.map(([at]) => at));
  const y = middle(points.map(([, value]) => value));
  const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  const under = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return under === 0 ? 0 : over / under;
};
