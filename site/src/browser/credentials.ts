/** What a header can carry, and servers take. */
const fits = (value: string | null): value is string =>
  value !== null && /^[\x21-\x7e]{1,4096}$/.test(value);

/** A token and a school code that a parent's other app may have left in this browser (promises 6 and 10.8). Nothing depends on them. */
export const storedCredentials = (): Record<string, string> => {
  try {
    const token = localStorage.getItem('token');
    const school = localStorage.getItem('schoolCode');
    return fits(token) && fits(school)
      ? { authorization: `Bearer ${token}`, 'x-school-code': school }
      : {};
  } catch {
    return {}; // Storage is blocked: the same as empty.
  }
};
