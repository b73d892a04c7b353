/** What the guards of the sign-in routes read of a request. */
import { addDataAndFileToRequest, type PayloadRequest } from 'payload';
import { clientAddressHeader } from './client-address-header.ts';

/** Who is asking, as the admin server says; empty where there is none (tests, the Local API). */
export const addressOf = (req: PayloadRequest): string =>
  req.headers?.get(clientAddressHeader) ?? '';

/** Reads the body before Payload does, which would open a transaction first. */
export const readBody = async (req: PayloadRequest): Promise<Record<string, unknown>> => {
  await addDataAndFileToRequest(req);
  // It can be read once only: Payload finds none, and goes by `req.data`.
  Object.defineProperty(req, 'body', { value: null });
  return (req.data as Record<string, unknown> | undefined) ?? {};
};
