/** The ready Payload (Local API) for the api, the import, the tools and the tests. */
import { getPayload, type Payload } from 'payload';
import config from './payload.config.ts';

export const openPayload = (): Promise<Payload> => {
  // Payload would listen for the changes that Next's development server tells of; there is no Next here.
  process.env.DISABLE_PAYLOAD_HMR = 'true';
  return getPayload({ config });
};

/** Lets go of the database, so that the process can end. */
export const closePayload = async (payload: Payload): Promise<void> => {
  const { pool } = payload.db as unknown as { pool?: { end: () => Promise<void> } };
  await payload.destroy();
  await pool?.end();
};
