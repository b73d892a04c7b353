import type { PayloadRequest } from 'payload';
import type { Staff } from '../payload-types.ts';
import { writeFactor } from './account.ts';
import { type Outcome, toFactor, tryCode } from './factor.ts';

/** Tries a code for an account that is locked, and stores what comes of it: a right one is used up, a wrong one counted. */
export const takeCode = async (
  req: PayloadRequest,
  { id, factor: stored }: Staff,
  given: unknown,
): Promise<Outcome> => {
  const factor = toFactor(stored);
  const owner = { id, secret: req.payload.secret };
  if (!factor) throw new Error('Only accounts with a second factor have codes.');
  const outcome = tryCode(owner, factor, typeof given === 'string' ? given : '', Date.now());
  if ('factor' in outcome) await writeFactor(req, id, outcome.factor);
  return outcome;
};
