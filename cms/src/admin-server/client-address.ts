/** Who is asking: the other end of the connection, or whom a trusted proxy (TRUST_PROXY) names. For limits only. */
import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';
import { householdOf } from '../api/requests/visitor-address.ts';

/** Makes the function that tells; with nobody to trust, headers count for nothing. */
export const clientAddress = (
  trustProxy: readonly string[],
): ((request: IncomingMessage) => string) => {
  const trust = proxyaddr.compile([...trustProxy]);
  return (request) => householdOf(proxyaddr(request, trust));
};
