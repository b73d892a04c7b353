/**
 * For which names the back office answers. A page that has its own name point at this machine (DNS rebinding) would
 * otherwise be of the same origin as the back office, as far as a browser can tell.
 */
import { isIPv4 } from 'node:net';

type Names = { adminHost: string; adminUrl: string | undefined };

/** The name of a Host header without its port, as URLs spell it; undefined when it is none. */
export const toHostname = (host: string | undefined): string | undefined => {
  if (!host || !/^[\w.:[\]-]+$/.test(host)) return undefined;
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
};

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));

/** Listening on all addresses names none. */
const listensEverywhere = ['0.0.0.0', '::', '[::]'];

/** Makes the rule: loopback, the address that it listens on, and ADMIN_URL's name; nothing else. */
export const ownHosts = ({
  adminHost,
  adminUrl,
}: Names): ((host: string | undefined) => boolean) => {
  const names = new Set<string>();
  const bracketed = adminHost.includes(':') ? `[${adminHost.replace(/[[\]]/g, '')}]` : adminHost;
  const listening = toHostname(bracketed);
  if (listening && !listensEverywhere.includes(adminHost)) names.add(listening);
  if (adminUrl) names.add(new URL(adminUrl).hostname);
  return (host) => {
    const name = toHostname(host);
    return name !== undefined && (isLoopback(name) || names.has(name));
  };
};
