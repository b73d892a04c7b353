/**
 * How many pages the website has shown, by school and day: what the operator sees of how much a school is read. Nothing of
 * who read it is counted, kept or sent.
 */
import { z } from 'zod';
import { schoolCode } from './school.ts';

/** As one process of the website counts them. Told again, a later report of the same process and day takes the place of the earlier. */
export const visitsReport = z.object({
  /** Drawn by lot when the process starts. */
  process: z.string().regex(/^[0-9a-f]{16}$/),
  day: z.iso.date(),
  pages: z.record(schoolCode, z.int().min(1).max(1_000_000_000)),
});
export type VisitsReport = z.infer<typeof visitsReport>;
