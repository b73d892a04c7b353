/** What is known of a form before it is stored: whether it was sent before, and whether a person wrote it. */
import { createHash } from 'node:crypto';
import { trapField } from '@aangan/contract/forms.ts';
import { linksOfAPerson, sameSubmissionWithin } from '../limits/limits.ts';

export type Submission = { school: string; type: string; values: Record<string, string> };

const fingerprintIn = (bucket: number, { school, type, values }: Submission): string => {
  const fields = Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([bucket, school, type, fields]))
    .digest('hex');
};

/** What the same submission is recognised by: its mark in the present hour, and the mark that it had in the hour before. */
export const fingerprints = (
  submission: Submission,
  now: number,
): { present: string; before: string } => {
  const bucket = Math.floor(now / sameSubmissionWithin);
  return {
    present: fingerprintIn(bucket, submission),
    before: fingerprintIn(bucket - 1, submission),
  };
};

const link = /https?:\/\/|www\.|\[url|<a\s/gi;

/** Signs that a program wrote it. It is set aside for the office, never refused: a program must not learn what gave it away. */
export const looksLikeSpam = (body: Record<string, unknown>, values: Record<string, string>) => {
  const trap = body[trapField];
  if (trap !== undefined && trap !== null && trap !== '') return true;
  const links = [values.message ?? '', values.subject ?? ''].join(' ').match(link) ?? [];
  return links.length > linksOfAPerson;
};

/** A text as every database can hold it: PostgreSQL knows no NUL and no half of a surrogate pair. All else stays as it is. */
export const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();
