/**
 * Who is asking, for limits only; it is never stored or logged. The website's server says in a header for whom it asks,
 * and is believed if it shows the key that it shares with the api; anybody else is who the socket says.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { visitorAddressHeader, websiteKeyHeader } from '@aangan/contract/website-key.ts';
import { isKey } from '../../data-folder/secret.ts';

/** One key for one household or network: an IPv4 address, or the 64 bits of an IPv6 address that a subscriber is given. */
export const householdOf = (written: string): string => {
  const address = written.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** The household for which a request asks. */
export const visitorKey = (
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  websiteKey: string,
): string => {
  const header = headers[visitorAddressHeader];
  const isBelieved = isKey(headers[websiteKeyHeader], websiteKey);
  const named = isBelieved && typeof header === 'string' ? header.trim() : '';
  return householdOf(isIP(named) ? named : (socketAddress ?? ''));
};
