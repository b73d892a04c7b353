/** Origins: the address under which a school's website is known, and those of other websites. */

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

/** The name of a website, as it is kept. */
export const hostnamePattern = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** A name as it is compared: a Host header may have capitals, a port and a final dot. */
export const bareHostname = (host: string): string =>
  host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** A host by its name. URLs let `;`, `,`, `*` and quotes stand in one, which say something of their own in a header. */
const plainHost = /^[a-z0-9.-]+$/;

/** An address on the web whose host is a plain name; null for anything else. */
export const parseWebAddress = (address: string): URL | null => {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) && plainHost.test(url.hostname) ? url : null;
};

/** The origin of an address that a page may show in a frame; null for what must not stand in a policy. */
export const frameOrigin = (address: string): string | null => {
  const url = parseWebAddress(address);
  return url?.protocol === 'https:' ? url.origin : null;
};
