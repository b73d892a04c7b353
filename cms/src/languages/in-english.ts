/** A label as the collection says it; with several languages there is one for each. Empty if there is none. */
export const inEnglish = (label: unknown): string => {
  if (typeof label === 'string') return label;
  const { en } = (typeof label === 'object' && label !== null ? label : {}) as { en?: unknown };
  return typeof en === 'string' ? en : '';
};
