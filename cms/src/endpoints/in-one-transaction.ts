import { commitTransaction, initTransaction, killTransaction, type PayloadHandler } from 'payload';
import { readBody } from '../login/asked.ts';

/** Runs an endpoint's handler in one transaction: all of it is stored, or nothing. */
export const inOneTransaction =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    await readBody(req);
    const isOurs = await initTransaction(req);
    try {
      const response = await handler(req);
      if (isOurs) await commitTransaction(req);
      return response;
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
  };
