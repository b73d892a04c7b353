/** Which school a hostname leads to, and the address under which that school is known. */
import { bareHostname, isSecureName, originOf } from '@aangan/contract/origin.ts';
import type { Provider } from './client.ts';

export type Schools = {
  /** The school of a request's Host header. */
  codeOf: (host: string | undefined) => string;
  /** Where a school's pages live, for canonical and shared links. */
  originOf: (code: string) => string;
  /** Whether that is an https address. */
  isSecure: (code: string) => boolean;
  /** Whether it was ever told, by the provider or by the disk, which schools there are. */
  isKnown: () => boolean;
  /** Reads the list again; keeps the old one when it cannot be had, and says whether it could. */
  refresh: () => Promise<boolean>;
};

export const createSchools = (
  provider: Provider,
  settings: { school: string; host: string; port: number },
): Schools => {
  let codes = new Map<string, string>();
  let isKnown = false;
  /** The school of a hostname that none claims: the only one there is, or else the one in the settings. */
  let fallback = settings.school;
  /** The Host header that came last, and whose it is: the next one is mostly the same. */
  let last = { host: '', code: fallback };
  let hostnames = new Map<string, string>();
  const isSecure = (code: string) => {
    const hostname = hostnames.get(code);
    return hostname !== undefined && isSecureName(hostname);
  };
  return {
    codeOf: (host = '') => {
      if (host !== last.host) last = { host, code: codes.get(bareHostname(host)) ?? fallback };
      return last.code;
    },
    originOf: (code) => originOf(hostnames.get(code), settings),
    isSecure,
    isKnown: () => isKnown,
    refresh: async () => {
      const reading = await provider.read('schools');
      isKnown ||= reading.state !== 'away';
      if (reading.state !== 'known') return reading.state === 'missing';
      codes = new Map(
        reading.data.flatMap(({ code, hostnames }) =>
          hostnames.map((name) => [bareHostname(name), code] as const),
        ),
      );
      const [first, ...others] = reading.data;
      fallback = first && others.length === 0 ? first.code : settings.school;
      last = { host: '', code: fallback };
      hostnames = new Map(
        reading.data.flatMap(({ code, hostnames: [first] }) =>
          first ? [[code, first] as const] : [],
        ),
      );
      return !reading.old;
    },
  };
};
