import type { AfterErrorHook } from 'payload';
import { whyUnavailable } from '../database/unavailable.ts';

const answers = {
  full: {
    status: 507,
    message:
      'Nothing was saved: the disk of the server is full. Please tell whoever looks after it.',
  },
  away: {
    status: 503,
    message:
      'Nothing was saved: the database cannot be reached just now. Please try again in a minute.',
  },
} as const;

/** A record inside a record inside a record, ten thousand times: no form makes that. */
const tooDeep = { status: 400, message: 'This is nested too deeply to be read.' };
const isTooDeep = (error: unknown) =>
  error instanceof RangeError && error.message.startsWith('Maximum call stack');

/** What a database could not make sense of: a letter that text cannot hold, a number or a choice that there is not. */
const unreadableCodes = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008']);
const unreadable = { status: 400, message: 'This request cannot be read.' };
const isUnreadable = (error: unknown): boolean => {
  if (error instanceof RangeError && error.message === 'Invalid time value') return true;
  for (let one = error; one instanceof Error; one = one.cause)
    if (unreadableCodes.has(String((one as { code?: unknown }).code))) return true;
  return false;
};

/** Tells staff why nothing can be saved or read just now, where Payload says only that something went wrong. */
export const tellUnavailable: AfterErrorHook = ({ error }) => {
  const why = whyUnavailable(error);
  if (!why) {
    const told = isTooDeep(error) ? tooDeep : isUnreadable(error) ? unreadable : undefined;
    return told && { status: told.status, response: { errors: [{ message: told.message }] } };
  }
  const { status, message } = answers[why];
  return { status, response: { errors: [{ message }] } };
};
