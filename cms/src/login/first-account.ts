/** The first account may do everything, so it is made once, by whoever has the setup code, and in no other way. */
import {
  APIError,
  Forbidden,
  type PayloadHandler,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { retryAfter, Spending } from '../allowance.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { afterCommit } from '../database/transactions.ts';
import { settings } from '../settings.ts';
import { addressOf, readBody } from './asked.ts';
import { setupCodeAllowance } from './limits.ts';
import { isSetupCode, removeSetupCode } from './setup-code.ts';

const tries = new Spending(setupCodeAllowance, Date.now);

const hasAccounts = async (req: PayloadRequest): Promise<boolean> =>
  (await req.payload.count({ collection: 'staff', req })).totalDocs > 0;

/** Payload's route for the first account, for those who have the code. */
export const guardFirstRegister =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const { setupCode } = await readBody(req);
    if (await hasAccounts(req)) throw new Forbidden(req.t);
    // Whoever has the code is let in, however many wrong ones came from the same address.
    if (!isSetupCode(settings.dataDir, setupCode)) {
      const address = addressOf(req);
      const wait = tries.wait(address);
      if (wait > 0) {
        req.responseHeaders = new Headers({ 'Retry-After': retryAfter(wait) });
        throw new APIError('Too many wrong codes. Please wait a minute.', 429, undefined, true);
      }
      tries.spend(address);
      throw new ValidationError(
        {
          collection: 'staff',
          errors: [
            {
              path: 'setupCode',
              label: 'Setup code',
              message:
                'This is not the setup code. It was printed when Aangan was started, and stands in the file setup-code of its data folder.',
            },
          ],
        },
        req.t,
      );
    }
    req.context.hasSetupCode = true;
    return handler(req);
  };

/** Whether the account that is being made is the first. Of two at once the second waits until the first has ended. */
export const isFirstAccount = async (req: PayloadRequest): Promise<boolean> => {
  if (await hasAccounts(req)) {
    if (req.context.hasSetupCode) throw new Forbidden(req.t);
    return false;
  }
  await oneAtATime(req, 'accounts');
  if (await hasAccounts(req)) throw new Forbidden(req.t);
  // Programs of this machine (the import, tests) may; over HTTP there is one way only.
  if (req.payloadAPI !== 'local' && !req.context.hasSetupCode) throw new Forbidden(req.t);
  await afterCommit(req, () => removeSetupCode(settings.dataDir));
  return true;
};
