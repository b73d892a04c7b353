/** Asks the back office to do something, and gives its answer; what it refuses is an error with its words, by field where it says so. */
export class Refused extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>>) {
    super(message);
    this.fields = fields;
  }
}

type Problem = { message: string; data?: { errors?: { path: string; message: string }[] } };

/** Of any address of the back office; a form may have a file. */
export const askAt = async <T>(path: string, body: unknown): Promise<T> => {
  const isForm = body instanceof FormData;
  const answer = await fetch(`/api/${path}`, {
    method: 'POST',
    credentials: 'include',
    ...(isForm
      ? { body }
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!answer) throw new Refused('The back office cannot be reached. Please try again.', {});
  const read = (await answer.json().catch(() => ({}))) as T & { errors?: Problem[] };
  if (answer.ok) return read;
  const [problem] = read.errors ?? [];
  const fields = (problem?.data?.errors ?? []).map(({ path: name, message }) => [name, message]);
  throw new Refused(problem?.message ?? 'Please try again.', Object.fromEntries(fields));
};

/** Of an account. */
export const ask = <T>(path: string, body: unknown = {}): Promise<T> =>
  askAt(`staff/${path}`, body);

/** A link that was made, as the back office answers it. */
export type GivenLink = {
  id: number;
  name: string;
  link: string;
  until: string;
  kind: 'invitation' | 'password';
};
