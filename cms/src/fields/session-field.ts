/** The school year of a result: kept as 2025-2026, and taken as schools write it: 2025-26, 2025/2026, २०२५-२६. */
import { toLatinDigits } from '@aangan/contract/figures.ts';
import type { TextField } from 'payload';

/** The session as it is kept; undefined if these are not two years in a row. */
export const readSessionYear = (text: string): string | undefined => {
  const [, first = '', second = ''] =
    /^(\d{4})\s*[-–—/]\s*(\d{4}|\d{2})$/.exec(toLatinDigits(text).trim()) ?? [];
  const next = String(Number(first) + 1);
  return first && (second === next || second === next.slice(2)) ? `${first}-${next}` : undefined;
};

export const sessionField: TextField = {
  name: 'sessionYear',
  label: 'Session',
  type: 'text',
  required: true,
  index: true,
  validate: (value: unknown) =>
    (typeof value === 'string' && readSessionYear(value) !== undefined) ||
    'Please write the session as two years in a row, such as 2025-2026.',
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? (readSessionYear(value) ?? value) : value),
    ],
  },
  admin: {
    description: 'The school year of the result, such as 2025-2026.',
    placeholder: '2025-2026',
  },
};
