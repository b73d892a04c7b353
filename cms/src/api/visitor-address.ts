/**
 * Who is asking, for limits only; it is never stored or logged. The api is private: the website's server, which alone can
 * reach it, says in this header for whom it asks.
 */
import { isIP } from 'node:net';

export const visitorAddressHeader = 'x-visitor-address';

/** One key for one household or network: an IPv4 address, or the 64 bits of an IPv6 address that a subscriber is given. */
export const visitorKey = (
  header: string | string[] | undefined,
  socketAddress: string | undefined,
): string => {
  const named = typeof header === 'string' ? header.trim() : '';
  const address = (isIP(named) ? named : (socketAddress ?? '')).replace(/^::ffff:(?=\d+\.)/i, '');
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
