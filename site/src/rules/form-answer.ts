/**
 * Whether an answer says that a form was stored. A status of 200 alone does not: so does the page of a Wi-Fi that wants to be
 * logged in to.
 */
export const isReceived = (body: string): boolean => {
  try {
    const answer = JSON.parse(body) as { data?: { received?: unknown } } | null;
    return answer?.data?.received === true;
  } catch {
    return false;
  }
};
