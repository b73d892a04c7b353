/** Posts to the back office and gives its answer; what it refuses is an error with its words, and so is a line that broke. */
export const sendJson = async <T>(path: string, body: object, whenBroken: string): Promise<T> => {
  const answer = await fetch(`/api/${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(whenBroken);
  });
  const given = (await answer.json().catch(() => ({}))) as T & { errors?: { message?: string }[] };
  if (!answer.ok) throw new Error(given.errors?.[0]?.message ?? 'Please try again.');
  return given;
};
