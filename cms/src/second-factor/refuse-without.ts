/** Sessions that were begun before a second factor was demanded count for nothing from then on: their owners are led to setting it up. */
import type { AuthStrategy, AuthStrategyFunction, Payload } from 'payload';
import { isMember } from '../access/roles.ts';
import type { Staff } from '../payload-types.ts';
import { factorWords } from './factor.ts';
import { isDemanded } from './needed.ts';

const refusing =
  (authenticate: AuthStrategyFunction): AuthStrategyFunction =>
  async (args) => {
    const result = await authenticate(args);
    const { user } = result;
    if (!isMember(user)) return result;
    const account = user as unknown as Staff;
    if (account.secondFactor === factorWords.on) return result;
    return (await isDemanded(args.payload.db as never, account))
      ? { ...result, user: null }
      : result;
  };

/** Puts it before everything that learns who is asking: REST, the panel's pages and its server functions. */
export const refuseWithoutFactor = (payload: Payload): void => {
  payload.authStrategies = payload.authStrategies.map(
    (strategy): AuthStrategy => ({
      ...strategy,
      authenticate: refusing(strategy.authenticate),
    }),
  );
};
