import type { AfterErrorHook, PayloadRequest } from 'payload';
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
  'store-away': {
    status: 503,
    message:
      'Nothing was saved: the store of pictures and papers cannot be reached just now. Please try again in a minute.',
  },
} as const;

/** A record inside a record inside a record, ten thousand times: no form makes that. */
const tooDeep = { status: 400, message: 'This is nested too deeply to be read.' };
const isTooDeep = (error: unknown) =>
  error instanceof RangeError && error.message.startsWith('Maximum call stack');

/** What a database could not make sense of: a letter that text cannot hold, a number or a choice that there is not. */
const unreadableCodes = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008']);
const unreadable = { status: 400, message: 'This request cannot be read.' };
/** A school, a picture, a person that is named by a number which nobody has, or has no longer. */
const nowhereCodes = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);
const nowhere = {
  status: 400,
  message: 'This names a record that is not there any more. Please choose another.',
};
const hasCode = (error: unknown, codes: ReadonlySet<string>): boolean => {
  for (let one = error; one instanceof Error; one = one.cause)
    if (codes.has(String((one as { code?: unknown }).code))) return true;
  return false;
};
/** What of a request Payload makes a query of. */
const conditions = ['where', 'page', 'limit', 'sort', 'select', 'populate', 'joins', 'prefix'];
/** Payload takes any operator with any value as far as the database: what fails there was asked wrongly. */
const isWronglyAsked = ({ method, query }: PayloadRequest): boolean =>
  method === 'GET' && conditions.some((name) => query?.[name] !== undefined);
const isUnreadable = (error: unknown): boolean =>
  (error instanceof RangeError && error.message === 'Invalid time value') ||
  hasCode(error, unreadableCodes);

const explain = (
  error: unknown,
  req: PayloadRequest,
): { status: number; message: string } | undefined => {
  if (isTooDeep(error)) return tooDeep;
  if (hasCode(error, nowhereCodes)) return nowhere;
  if (isUnreadable(error)) return unreadable;
  const isRefusal = Number((error as { status?: unknown } | null)?.status ?? 500) < 500;
  return isRefusal || !isWronglyAsked(req) ? undefined : unreadable;
};

/** Tells staff why nothing can be saved or read just now, where Payload says only that something went wrong. */
export const tellUnavailable: AfterErrorHook = ({ error, req }) => {
  const why = whyUnavailable(error);
  if (!why) {
    const told = explain(error, req);
    return told && { status: told.status, response: { errors: [{ message: told.message }] } };
  }
  const { status, message } = answers[why];
  return { status, response: { errors: [{ message }] } };
};
