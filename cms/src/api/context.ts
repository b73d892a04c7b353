/** What every handler works with; made once when the server is. */
import type { Payload } from 'payload';
import type { Clock } from '../allowance.ts';
import type { Id } from './records/stored.ts';

/** Where a line goes that a host should read: a record that does not fit, a file that is gone. Never personal data. */
export type Report = (problem: Record<string, unknown>) => void;

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
};
