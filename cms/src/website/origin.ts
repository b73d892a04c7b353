/** The address of a school's website, as the website itself gives it in shared links. */
import { originOf } from '@aangan/contract/origin.ts';
import { settings } from '../settings.ts';

export type School = { code: string; hostnames?: { hostname: string }[] | null };

/** Undefined for a school to which no name leads, and which is not the one that is shown under any other. */
export const websiteOrigin = (
  { code, hostnames }: School,
  { sitePort, siteHost, defaultSchool } = settings,
): string | undefined => {
  const hostname = hostnames?.[0]?.hostname;
  if (!hostname && code !== defaultSchool) return undefined;
  return originOf(hostname, { host: siteHost, port: sitePort });
};
