/** The address under which a school's website is known: for canonical and shared links, and for the back office's links to it. */

/** Where the website listens. */
export type Listening = { host: string; port: number };

/** A name of this machine has no certificate; every other is reached by https. */
export const isSecureName = (hostname: string): boolean =>
  hostname !== 'localhost' && !hostname.endsWith('.localhost');

/** What is listened on as it stands in an address: every interface has no name, and IPv6 stands in brackets. */
const hostIn = (host: string) =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;

/** By the school's own name; without one, where the website listens. */
export const originOf = (hostname: string | undefined, { host, port }: Listening): string =>
  hostname !== undefined && isSecureName(hostname)
    ? `https://${hostname}`
    : `http://${hostname ?? hostIn(host)}:${port}`;
