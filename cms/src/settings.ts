/** What the surroundings say: read once, checked by a schema, so that nothing starts half set up. */
import { resolve } from 'node:path';
import { lastMetricsPort } from '@aangan/contract/watch/metrics-ports.ts';
import proxyaddr from '@fastify/proxy-addr';
import { z } from 'zod';
import type { S3Settings } from './media/s3-store.ts';

const portUpTo = (most: number) =>
  z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(1, `must be a port between 1 and ${most}`)
    .max(most, `must be a port between 1 and ${most}`);
const port = (fallback: number) => portUpTo(65_535).default(fallback);

const host = z.string().min(1, 'must name an address, such as 127.0.0.1').default('localhost');

const areProxies = (names: string[]): boolean => {
  try {
    proxyaddr.compile(names);
    return true;
  } catch {
    return false;
  }
};

const schema = z.object({
  /** Database, media, private files, the secret. */
  DATA_DIR: z
    .string()
    .min(1, 'must name a folder')
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z
    .string()
    .regex(
      /^(postgres(ql)?:\/\/\S+|file:\S+)$/,
      'must begin with postgres:// (or file: for a SQLite file), or be left out',
    )
    .optional(),
  /** A bucket for pictures, papers and private files, where several machines share them; none: they lie in DATA_DIR. */
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://s3.ap-south-1.amazonaws.com',
    })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Where the website listens, and which school it shows under any name: for links to it. */
  PORT: port(8080),
  HOST: host,
  SCHOOL: z.string().default('NJMS'),
  ADMIN_PORT: port(8081),
  ADMIN_HOST: host,
  /** Where staff reach the back office, when that is not ADMIN_HOST:ADMIN_PORT; https makes its cookies secure. */
  ADMIN_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional(),
  API_PORT: port(8082),
  API_HOST: host,
  /** Where Prometheus asks the website; the back office and the api come after it. None: nowhere. */
  METRICS_PORT: portUpTo(lastMetricsPort).optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  /** Where `npm run backup` puts what it takes by itself; none: it takes nothing by itself. */
  BACKUP_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  BACKUP_EVERY: z.coerce
    .number('must be a whole number of minutes')
    .int('must be a whole number of minutes')
    .min(1, 'must be a whole number of minutes from 1 to 1440')
    .max(1440, 'must be a whole number of minutes from 1 to 1440')
    .default(60),
  BACKUP_KEEP: z
    .string()
    .regex(
      /^[1-9]\d{0,3}[hdm](,[1-9]\d{0,3}[hdm])*$/,
      'must be how many hourly, daily and monthly backups are kept, such as 24h,14d,12m',
    )
    .default('24h,14d,12m'),
  /** Proxies whose X-Forwarded-For is believed. */
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((name) => name.trim()))
    .transform((names) => names.filter((name) => name !== ''))
    .refine(
      areProxies,
      'must be addresses of proxies with commas between, such as 127.0.0.1, 10.0.0.0/8',
    ),
  /** By which server letters are sent, and from whom; none: no letters. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be a mail server such as smtps://user:password@mail.school.in')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an address such as Aangan <office@school.in>',
    )
    .optional(),
  /** Whether those who work for no school, and so for all, may sign in with a password alone. */
  OPERATOR_SECOND_FACTOR: z
    .enum(['optional', 'required'], 'must be optional or required')
    .default('optional'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level such as info or warn',
    )
    .default('warn'),
});

export type Settings = {
  dataDir: string;
  databaseUrl: string | undefined;
  s3: S3Settings | undefined;
  sitePort: number;
  siteHost: string;
  defaultSchool: string;
  adminPort: number;
  adminHost: string;
  adminUrl: string | undefined;
  apiPort: number;
  apiHost: string;
  metricsPort: number | undefined;
  metricsHost: string;
  backupDir: string | undefined;
  backupEveryMinutes: number;
  backupKeep: string;
  trustProxy: string[];
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  operatorSecondFactor: 'optional' | 'required';
  logLevel: string;
};

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const toS3 = (data: z.output<typeof schema>): S3Settings | undefined => {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = s3Names.map((name) => data[name]);
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region: data.S3_REGION, accessKeyId, secretAccessKey };
};

/** Settings of which some are there and some are not. */
const isHalf = (values: readonly (string | undefined)[]): boolean =>
  values.includes(undefined) && values.some((value) => value !== undefined);

type Checked = { ok: true; settings: Settings } | { ok: false; problems: string[] };

/** Reads settings from an environment; an empty value counts as left out. */
export const checkSettings = (environment: Record<string, string | undefined>): Checked => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    return {
      ok: false,
      problems: result.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        const value = (given[name] ?? '').replace(/(\/\/[^/@:]*):[^/@]*@/, '$1:…@');
        return `The setting ${name} is '${value}', but it ${issue.message}.`;
      }),
    };
  }
  const { data } = result;
  if (isHalf(s3Names.map((name) => data[name])))
    return { ok: false, problems: [`The settings ${s3Names.join(', ')} need each other.`] };
  if (isHalf([data.SMTP_URL, data.MAIL_FROM]))
    return { ok: false, problems: ['The settings SMTP_URL and MAIL_FROM need each other.'] };
  return {
    ok: true,
    settings: {
      dataDir: data.DATA_DIR,
      databaseUrl: data.DATABASE_URL,
      s3: toS3(data),
      sitePort: data.PORT,
      siteHost: data.HOST,
      defaultSchool: data.SCHOOL,
      adminPort: data.ADMIN_PORT,
      adminHost: data.ADMIN_HOST,
      adminUrl: data.ADMIN_URL?.replace(/\/+$/, ''),
      apiPort: data.API_PORT,
      apiHost: data.API_HOST,
      metricsPort: data.METRICS_PORT,
      metricsHost: data.METRICS_HOST,
      backupDir: data.BACKUP_DIR,
      backupEveryMinutes: data.BACKUP_EVERY,
      backupKeep: data.BACKUP_KEEP,
      trustProxy: data.TRUST_PROXY,
      smtpUrl: data.SMTP_URL,
      mailFrom: data.MAIL_FROM,
      operatorSecondFactor: data.OPERATOR_SECOND_FACTOR,
      logLevel: data.LOG_LEVEL,
    },
  };
};

const loadSettings = (): Settings => {
  const checked = checkSettings(process.env);
  if (checked.ok) return checked.settings;
  for (const problem of checked.problems) console.error(problem);
  process.exit(1);
};

export const settings: Settings = loadSettings();
