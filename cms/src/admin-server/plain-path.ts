import { posix } from 'node:path';

/**
 * The path of an address as Next and Payload come to read it: without its query, decoded, with dots and doubled slashes
 * resolved. A rule that looked at the address as it was written could be passed by with another spelling.
 */
export const plainPath = (url: string): string => {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    return posix.normalize(decodeURIComponent(path).replaceAll('\\', '/'));
  } catch {
    return path;
  }
};
