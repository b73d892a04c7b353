/** A school's annual report of one session, 1 April to 31 March, as visitors read it: the Principal's words, then part by part. */
import { z } from 'zod';
import { html, sessionYear, text } from './entities.ts';
import { pageBlock } from './page-blocks.ts';

export const annualReport = z.object({
  _id: z.string().min(1),
  sessionYear,
  /** The words at the beginning; empty where there are none. */
  words: html,
  /** Whose words they are: name and office. */
  signedBy: text,
  /** What names a child here is looked up when it is asked for, and left out where the family does not agree. */
  blocks: z.array(pageBlock),
});
export type AnnualReport = z.infer<typeof annualReport>;
