/** The website's settings, checked once at boot. */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { schoolCode } from '@aangan/contract/school.ts';
import { lastMetricsPort, metricsPortAfter } from '@aangan/contract/watch/metrics-ports.ts';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65535);

/** `10.0.0.5`, or `10.0.0.0/8` for all that begin so. */
const isAddressOrRange = (written: string): boolean => {
  const [address = '', bits, ...more] = written.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
};

const schema = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  API_PORT: port.default(8082),
  PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  SCHOOL: schoolCode.default('NJMS'),
  WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((addresses) => addresses.every(isAddressOrRange))
    .default([]),
  METRICS_PORT: port.max(lastMetricsPort).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  AANGAN_DEV: z.string().optional(),
});

/** Each worker asks the provider for itself, so more are not always better: two serve 40,000 pages a second (decision 11). */
const mostWorkers = 4;

const meaning: Record<keyof z.infer<typeof schema>, string> = {
  PORT: 'a port from 1 to 65535',
  HOST: 'a host name or address to listen on',
  DATA_DIR: 'a folder',
  API_PORT: 'a port from 1 to 65535',
  PROVIDER_URL: 'an http or https address',
  SCHOOL: 'a school code of four capital letters',
  WORKERS: 'a whole number from 1 to 64',
  TRUST_PROXY: 'a list of proxy addresses such as 127.0.0.1, 10.0.0.0/8',
  METRICS_PORT: `a port from 1 to ${lastMetricsPort}`,
  METRICS_HOST: 'a host name or address to listen on',
  AANGAN_DEV: '1 or nothing',
};

export type Settings = {
  port: number;
  host: string;
  /** Where the website keeps its snapshots and its copies of public files. */
  folder: string;
  providerUrl: string;
  /** The school of a hostname that no school claims. */
  school: string;
  /** Proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  /** In how many processes it runs: one per core, up to a few, unless told otherwise. */
  workers: number;
  /** Where Prometheus asks; nowhere unless it is set. */
  metrics: { port: number; host: string } | undefined;
  dev: boolean;
};

/** Reads the settings, or throws one sentence that names what is wrong and how to fix it. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  // An empty setting is an absent one: that is what `PORT= npm start` means.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]) as keyof typeof meaning;
    throw new Error(`${name} is "${env[name]}", but it must be ${meaning[name]}.`);
  }
  const settings = result.data;
  const dev = settings.AANGAN_DEV === '1';
  return {
    port: settings.PORT,
    host: settings.HOST,
    folder: resolve(settings.DATA_DIR, 'site'),
    providerUrl: (settings.PROVIDER_URL ?? `http://127.0.0.1:${settings.API_PORT}`).replace(
      /\/+$/,
      '',
    ),
    school: settings.SCHOOL,
    workers: settings.WORKERS ?? (dev ? 1 : Math.min(availableParallelism(), mostWorkers)),
    trustProxy: settings.TRUST_PROXY,
    metrics: settings.METRICS_PORT
      ? { port: settings.METRICS_PORT + metricsPortAfter.site, host: settings.METRICS_HOST }
      : undefined,
    dev,
  };
};
