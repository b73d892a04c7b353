/** A field's value in the words that its form has for it. */
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import type { FieldAffectingData, Option } from 'payload';
import { isDay } from '../fields/day-field.ts';
import { type Named, namedByField } from '../hooks/record-values.ts';
import { formatDay, formatMoment } from '../indian-time.ts';
import { inEnglish } from '../languages/in-english.ts';

/** Words, or the records and files that are named, which have still to be looked up. */
export type Shown = { words: string } | { named: Named[] };

const nothing: Shown = { words: '' };

const labelOf = (options: readonly Option[], value: unknown): string => {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value);
  return (typeof option === 'object' ? inEnglish(option.label) : option) || String(value);
};

type Lexical = Parameters<typeof convertLexicalToPlaintext>[0]['data'];

export const showValue = (field: FieldAffectingData, value: unknown): Shown => {
  if (field.type === 'checkbox') return { words: value ? 'Yes' : 'No' };
  if (value === undefined || value === null || value === '') return nothing;
  switch (field.type) {
    case 'select':
    case 'radio':
      return {
        words: [value]
          .flat()
          .map((one) => labelOf(field.options, one))
          .join(', '),
      };
    case 'date':
      return { words: formatMoment(value as string) };
    case 'richText':
      return { words: convertLexicalToPlaintext({ data: value as Lexical }).trim() };
    case 'relationship':
    case 'upload':
      return { named: namedByField(field, value) };
    default:
      return { words: isDay(value) ? formatDay(value) : [value].flat().join(', ') };
  }
};
