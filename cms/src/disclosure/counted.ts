/** As figures are grouped in India: `1,20,900`. */
export const withCommas = (value: number): string => value.toLocaleString('en-IN');

/** `1 section`, `42 sections`. */
export const counted = (value: number, one: string, many: string): string =>
  `${withCommas(value)} ${value === 1 ? one : many}`;
