/** What a scenario is: one attack or fault, done to the real product, and the figures that say how it bore it. */
import type { Product } from '../e2e/product.ts';
import type { Place } from './product/databases.ts';
import type { Staff } from './product/staff.ts';

export type Database = 'sqlite' | 'postgres';

/** One thing that was measured, against the bound that it must keep. */
export type Figure = { what: string; value: string; bound: string; holds: boolean };

/** What came of a scenario; notes tell more of what went wrong. A scenario that cannot run here says why. */
export type Outcome = { figures: Figure[]; notes?: string[] } | { skipped: string };

/** The product with its back office, and its first member of staff, who may do everything. */
export type Office = { product: OwnProduct; adminUrl: string; operator: Staff };

/** `databaseUrl` is left out on SQLite. */
export type OwnProduct = Product & { databaseUrl?: string };

export type StartOptions = {
  admin?: boolean;
  env?: Record<string, string>;
  /** An empty folder to keep its data in; it stays when the product is stopped. */
  dataDir?: string;
};

export type Context = {
  isQuick: boolean;
  database: Database;
  /** Aborted when the scenario's time is over. */
  signal: AbortSignal;
  /** Tells whoever watches how far it is. */
  say: (text: string) => void;
  /** The size of a full run, or that of a quick one. */
  sized: (full: number, quick: number) => number;
  /** A product with its back office that scenarios share: for those that leave it as it was. */
  office: () => Promise<Office>;
  /** The same for a scenario that kills and stops parts of it: in a full run one of its own, in a quick one the shared. */
  officeToHarm: () => Promise<Office>;
  /** The shared one before anybody made the first account in it. */
  newOffice: () => Promise<Pick<Office, 'product' | 'adminUrl'>>;
  /** No later scenario gets the shared product: it has been harmed. */
  dropOffice: () => void;
  /** A product of the scenario's own, in the scenario's database; stopped when it ends. */
  start: (options?: StartOptions) => Promise<OwnProduct>;
  /** A database on PostgreSQL with the demo schools in it, and the data folder that belongs to it. */
  makeDatabase: () => Promise<Place>;
  /** Done when the scenario ends, however it ends; the latest first. */
  after: (cleanup: () => unknown) => void;
};

export type Scenario = {
  name: string;
  /** In a plain sentence, what must be true. */
  title: string;
  /** Whether a quick run has it, too. */
  isQuick: boolean;
  /** Where it runs in a full run; a quick one takes the first. */
  databases: readonly Database[];
  /** It is aborted, and counts as bad, when it takes longer. */
  limitSeconds: number;
  run: (context: Context) => Promise<Outcome>;
};

const shown = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en-US') : value.toFixed(3);
const withUnit = (value: string, unit: string): string =>
  unit === '' ? value : unit === '%' ? `${value} %` : `${value} ${unit}`;

/** A figure that may not pass a bound. */
export const atMost = (what: string, value: number, bound: number, unit = ''): Figure => ({
  what,
  value: withUnit(shown(value), unit),
  bound: `≤ ${withUnit(shown(bound), unit)}`,
  holds: value <= bound,
});

/** A figure that must reach a bound. */
export const atLeast = (what: string, value: number, bound: number, unit = ''): Figure => ({
  what,
  value: withUnit(shown(value), unit),
  bound: `≥ ${withUnit(shown(bound), unit)}`,
  holds: value >= bound,
});

/** A count of what must never happen, out of how often it could have. None was tried: nothing is proved. */
export const noneOf = (what: string, count: number, tried: number): Figure => ({
  what,
  value: `${shown(count)} of ${shown(tried)}`,
  bound: '0',
  holds: count === 0 && tried > 0,
});

/** A count of what must always happen. */
export const allOf = (what: string, count: number, tried: number): Figure => ({
  what,
  value: `${shown(count)} of ${shown(tried)}`,
  bound: 'all',
  holds: count === tried && tried > 0,
});

/** A figure that must lie near a middle: an AUC near a half tells nothing to whoever measures. */
export const near = (what: string, value: number, middle: number, off: number): Figure => ({
  what,
  value: value.toFixed(3),
  bound: `${middle} ± ${off.toFixed(2)}`,
  holds: Math.abs(value - middle) <= off,
});
