type Headers = readonly (readonly [string, string])[];

/** The headers of an answer, with others in the place of those that have the same name. */
export const replaceHeaders = (headers: Headers, others: Headers): [string, string][] => {
  const names = new Set(others.map(([name]) => name));
  const kept = headers.filter(([name]) => !names.has(name));
  return [...kept, ...others].map(([name, value]) => [name, value]);
};
