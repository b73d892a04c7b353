/** A token and a school code that a parent's other app may have left in this browser (promises 6 and 10.8). Nothing depends on them. */
export const storedCredentials = (): Record<string, string> => {
  try {
    const token = localStorage.getItem('token');
    const school = localStorage.getItem('schoolCode');
    return token && school ? { authorization: `Bearer ${token}`, 'x-school-code': school } : {};
  } catch {
    return {}; // Storage is blocked: the same as empty.
  }
};
