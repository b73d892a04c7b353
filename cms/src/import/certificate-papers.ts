/**
 * Certificates of a school folder: each has a file, or the words of a paper of which the import makes a PDF. The words may name the record's
 * days, such as `{validUntil}` or `{issuedOn, -7d}`, so that record, words and paper say the same on whatever day a demo is imported.
 */
import type { Certificate } from '@aangan/contract/entities.ts';
import type { Paper, PaperPart } from '@aangan/contract/make-pdf.ts';
import { z } from 'zod';
import { factsOf } from '../api/records/from-records.ts';
import { formatDay } from '../indian-time.ts';
import { countFrom } from './days.ts';
import { FileReference, line } from './values.ts';

/** A paper that is made of words when it is written; its path tells it from the school's other files. */
export class PaperReference extends FileReference {
  readonly paper: Paper;

  constructor(path: string, paper: Paper) {
    super(path, ['pdf'], false);
    this.paper = paper;
  }
}

/** A paragraph, or the points of a numbered list. */
const words = z.array(
  z.union([line, z.array(line).min(1, 'must not be empty')], 'must be text, or a list of texts'),
  'must be a list of paragraphs',
);
type Words = z.output<typeof words>;

const dayNames = ['issuedOn', 'validFrom', 'validUntil'] as const;
type Days = Partial<Record<(typeof dayNames)[number], string | null>>;

/** The day that stands between braces, in words; undefined if it names none. */
const readPlaceholder = (text: string, days: Days): string | undefined => {
  const [name = '', ...steps] = text.split(', ');
  const start = dayNames.includes(name as never) ? days[name as keyof Days] : null;
  const day = start ? countFrom(start, steps) : undefined;
  return day && formatDay(day);
};

/** The same value with days in the place of every `{…}` of its texts; `report` hears of those that name no day. */
const fillDays = <T>(
  value: T,
  days: Days,
  report: (path: PropertyKey[], placeholder: string) => void,
  path: PropertyKey[],
): T => {
  const fill = (one: unknown, at: PropertyKey[]): unknown => {
    if (typeof one === 'string')
      return one.replace(/\{([^{}]*)\}/g, (placeholder, text: string) => {
        const day = readPlaceholder(text, days);
        if (day === undefined) report(at, placeholder);
        return day ?? placeholder;
      });
    if (Array.isArray(one)) return one.map((item, index) => fill(item, [...at, index]));
    if (typeof one === 'object' && one !== null)
      return Object.fromEntries(
        Object.entries(one).map(([name, item]) => [name, fill(item, [...at, name])]),
      );
    return one;
  };
  return fill(value, path) as T;
};

const partOf = (one: Words[number]): PaperPart =>
  typeof one === 'string'
    ? { kind: 'paragraph', text: one }
    : { kind: 'list', items: one, ordered: true };

/** Offices print in black. */
const colour = '#26211f';

type Told = Omit<Certificate, '_id' | 'file'>;

const toPaper = (told: Told, issuedOn: string, said: Words): Paper => ({
  title: told.title,
  issuer: told.issuedBy,
  address: '',
  colour,
  note: [told.title, told.number].filter(Boolean).join(', '),
  // A later import makes the same bytes of the same words, so that what was signed stays signed.
  day: issuedOn,
  parts: [
    {
      kind: 'facts',
      rows: factsOf(told)
        .filter(({ label }) => label !== 'Issued by')
        .map(({ label, value }) => [label, value]),
    },
    ...said.map(partOf),
  ],
});

/** The schema of a certificate in a folder, made of the one that its collection has. */
export const withPaper = (certificate: z.ZodObject) =>
  certificate
    .extend({ file: (certificate.shape.file as z.ZodType).optional(), paper: words.optional() })
    .strict()
    .transform((given, context) => {
      const refuse = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: 'custom', path, message, input: given });
      const days = given as Days;
      const report = (path: PropertyKey[], placeholder: string) =>
        refuse(
          path,
          `${placeholder} is no day of this record; write such as {issuedOn}, {validUntil} or {issuedOn, -7d}`,
        );
      const filled = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          name,
          ['text', 'details', 'paper'].includes(name)
            ? fillDays(value, days, report, [name])
            : value,
        ]),
      );
      const { paper, ...record } = filled as Told & { key: string; paper?: Words; file?: unknown };
      if (!paper && !record.file) refuse(['file'], 'is missing');
      if (!paper) return record;
      if (record.file) refuse(['paper'], 'must not stand beside a file');
      if (!record.issuedOn) refuse(['issuedOn'], 'must be there, for the paper to say it');
      const path = `papers/${record.key}.pdf`;
      const made = toPaper(record, record.issuedOn ?? '', paper);
      return { ...record, file: new PaperReference(path, made) };
    });
