/** The address of a school's website, as the website itself gives it in shared links. */
import { settings } from '../settings.ts';

export type School = { code: string; hostnames?: { hostname: string }[] | null };

const isLocal = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost');
/** Every interface has no name, and IPv6 stands in brackets. */
const hostIn = (host: string) =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;

/** Undefined for a school to which no name leads, and which is not the one that is shown under any other. */
export const websiteOrigin = (
  { code, hostnames }: School,
  { sitePort, siteHost, defaultSchool } = settings,
): string | undefined => {
  const hostname = hostnames?.[0]?.hostname;
  if (hostname) return isLocal(hostname) ? `http://${hostname}:${sitePort}` : `https://${hostname}`;
  return code === defaultSchool ? `http://${hostIn(siteHost)}:${sitePort}` : undefined;
};
