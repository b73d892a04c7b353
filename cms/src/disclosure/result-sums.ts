/** What follows from the figures of a board result: its percentage, and whether its bands can be true. */

export const bands = {
  from90: '90 per cent and above',
  from75: '75 to 89 per cent',
  from60: '60 to 74 per cent',
  below60: 'Below 60 per cent',
};
type Band = keyof typeof bands;
const bandNames = Object.keys(bands) as Band[];

export type Figures = Partial<Record<Band | 'passed' | 'registered', unknown>>;

const isCount = (value: unknown): value is number => typeof value === 'number';

/** `98.57`; a dash where nobody was registered. */
export const percentage = (passed: number, registered: number): string =>
  registered === 0 ? '–' : String(Number(((passed / registered) * 100).toFixed(2)));

/** Why a count cannot be true beside the others; nothing where it can. Of the bands the one is named with which they are too many. */
export const impossible = (name: string, value: number, figures: Figures): string | undefined => {
  const { registered } = figures;
  if (!isCount(registered)) return undefined;
  if (value > registered) return `It cannot be more than the ${registered} who were registered.`;
  const place = bandNames.indexOf(name as Band);
  if (place < 0) return undefined;
  const before = bandNames
    .slice(0, place)
    .map((band) => figures[band])
    .filter(isCount)
    .reduce((sum, count) => sum + count, 0);
  return before <= registered && before + value > registered
    ? `With this the bands come to ${before + value}, but ${registered} students were registered.`
    : undefined;
};

/** What is told below the figures while they are written. */
export const tellSums = (figures: Figures): { passed?: string; bands?: string } => {
  const { registered, passed } = figures;
  const counts = bandNames.map((band) => figures[band]).filter(isCount);
  const sum = counts.reduce((total, count) => total + count, 0);
  if (!isCount(registered)) return {};
  return {
    ...(isCount(passed) && passed <= registered && registered > 0
      ? { passed: `Pass percentage: ${percentage(passed, registered)}` }
      : {}),
    ...(counts.length === bandNames.length && sum < registered
      ? {
          bands: `The four bands come to ${sum} of ${registered} students. If ${registered - sum === 1 ? 'the other one was' : `the other ${registered - sum} were`} absent or did not pass, please count them below 60 per cent.`,
        }
      : {}),
  };
};
