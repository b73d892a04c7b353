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

/** Tells staff why nothing can be saved or read just now, where Payload says only that something went wrong. */
export const tellUnavailable: AfterErrorHook = ({ error }) => {
  const why = whyUnavailable(error);
  if (!why) {
    if (!isTooDeep(error)) return;
    return { status: tooDeep.status, response: { errors: [{ message: tooDeep.message }] } };
  }
  const { status, message } = answers[why];
  return { status, response: { errors: [{ message }] } };
};
