/**
 * Which host a request is meant for, by one rule for the website, the api and the back office. A request that names two can be
 * read one way by a proxy and another way behind it, so it is refused before anybody reads either.
 */

/** What node:http knows of a request. */
export type Asked = {
  url?: string | undefined;
  httpVersion: string;
  /** Names and values, in turns. */
  rawHeaders: readonly string[];
};

/** A name or an address, and perhaps a port: no user, no path, nothing encoded. */
const form = /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a Host header has the form of one. */
export const isHost = (host: string): boolean => form.test(host);

const plain = (host: string): string => host.toLowerCase().replace(/:80$/, '');

/** Whether a request says for which host it is meant, once, and does not contradict itself in its address. */
export const namesOneHost = ({ url = '', httpVersion, rawHeaders }: Asked): boolean => {
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[at + 1] ?? '';
  }
  const named = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1];
  // Before HTTP/1.1 nobody had to say.
  if (host === undefined) return httpVersion === '1.0' && named === undefined;
  return isHost(host) && (named === undefined || plain(named) === plain(host));
};
