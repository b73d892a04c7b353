/** Which addresses may be asked: those of the open internet. A link is typed by staff, and must not make the server knock at doors inside. */
import { BlockList, isIP } from 'node:net';

const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');
const open = new BlockList();
// All that is given out of IPv6; what is not in here is loopback, link-local, private or of no use.
open.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  // Those that lead to an IPv4 address, whichever it is, and those of documents.
  ['2002::', 16],
  ['2001::', 23],
  ['2001:db8::', 32],
] as const)
  closed.addSubnet(network, prefix, 'ipv6');

/** Whether an address, such as 192.0.2.1 or 2001:db8::1, is one of the open internet. */
export const isPublicAddress = (address: string): boolean => {
  const kind = isIP(address);
  if (kind === 4) return !closed.check(address, 'ipv4');
  return kind === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
};

/** Names that belong to nobody (RFC 2606, 6761 and 6762): made up, or of this network only. */
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local|internal|onion)$/i;

/** Whether a name could be one of the open internet. */
export const isPublicName = (name: string): boolean => {
  const bare = name.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(bare) !== 0) return isPublicAddress(bare);
  return bare.includes('.') && !reserved.test(bare);
};
