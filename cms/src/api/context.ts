/** What every handler works with; made once when the server is. */
import type { Collection } from '@aangan/contract/collections.ts';
import type { Payload } from 'payload';
import type { Clock } from '../allowance.ts';
import type { Id, Row } from './records/stored.ts';

/** Where a line goes that a host should read: a record that does not fit, a file that is gone. Never personal data. */
export type Report = (problem: Record<string, unknown>) => void;

/** A record that stands in the place of what is published. */
export type Previewed = { collection: Collection; row: Row };

export type ApiContext = {
  payload: Payload;
  /** Now, in milliseconds; tests have their own. */
  clock: Clock;
  /** The installation's secret; keys are derived from it. */
  secret: string;
  /** Who shows it is the website, and believed about who is asking. */
  websiteKey: string;
  report: Report;
  /** The id of the school with a code, or a refusal. */
  schoolId: (code: string) => Promise<Id>;
  /** The record that is read in its latest draft, as if it were published: for one request that shows a preview's token. */
  preview?: Previewed;
};
