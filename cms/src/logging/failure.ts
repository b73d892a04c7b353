/** What a log may say of an error: enough to fix it, and no values, for those may be a parent's words or a child's name. */

export type Failure = {
  error: string;
  code?: string;
  message: string;
  at: string[];
  cause?: Failure;
};

/** Drizzle writes the values of a failed query into its message, after this. */
const values = /\s*params:[\s\S]*$/;

/** Describes an error and what caused it. */
export const toFailure = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { error: typeof error, message: '', at: [] };
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  return {
    error: name,
    ...(typeof code === 'string' ? { code } : {}),
    message: message.replace(values, ''),
    // The stack repeats the message; only its places are wanted.
    at: (stack.match(/^ {4}at .*$/gm) ?? []).map((line) => line.trim()),
    ...(cause === undefined ? {} : { cause: toFailure(cause) }),
  };
};
