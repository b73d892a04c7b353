import type { AfterErrorHook } from 'payload';
import { whyUnavailable } from '../unavailable.ts';

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

/** Tells staff why nothing can be saved or read just now, where Payload says only that something went wrong. */
export const tellUnavailable: AfterErrorHook = ({ error }) => {
  const why = whyUnavailable(error);
  if (!why) return;
  const { status, message } = answers[why];
  return { status, response: { errors: [{ message }] } };
};
