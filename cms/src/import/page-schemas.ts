/** The pages and the profile of a school folder, made from the contract's schemas, and turned into what Payload stores. */
import { disclosureSections } from '@aangan/contract/disclosure.ts';
import { certificateKinds, committeeKinds, topperClasses } from '@aangan/contract/entities.ts';
import { findUnreadCells, notAFigure } from '@aangan/contract/figures.ts';
import { hostnamePattern } from '@aangan/contract/origin.ts';
import * as blocks from '@aangan/contract/page-blocks.ts';
import { school as contractSchool } from '@aangan/contract/school.ts';
import { z } from 'zod';
import { boardWebsite } from '../collections/school-tabs/links.ts';
import { type FigureName, figureNames } from '../disclosure/figures.ts';
import { pagesWithTables, type RecordBlockKind } from '../fields/page-blocks.ts';
import { type ReportPart, recordsOfSession } from '../fields/report-parts.ts';
import { mostInGrid, tooMuchForTable } from '../fields/table-limits.ts';
import {
  FileReference,
  file,
  line,
  markdown,
  optionalFile,
  optionalLine,
  stored,
} from './values.ts';

/** Numbers in a table need no quotes. */
const cell = z.union([z.string(), z.number()], 'must be text or a number').transform(String);

const prose = blocks.prose
  .omit({ html: true })
  .extend({ text: markdown })
  .strict()
  .transform(({ kind, ...rest }) => ({ blockType: kind, ...rest }));

/** What is written, or the figure that it is taken from, or both. */
const fact = z
  .object({
    label: line,
    value: cell.optional(),
    figure: z
      .enum(
        figureNames as [FigureName, ...FigureName[]],
        `must be one of ${figureNames.join(', ')}`,
      )
      .optional(),
  })
  .strict()
  .refine(({ value, figure }) => value || figure, { path: ['value'], message: 'is missing' });

const facts = blocks.facts
  .extend({ rows: z.array(fact).min(1, 'must have at least one row') })
  .strict()
  .transform(({ kind, ...rest }) => ({ blockType: kind, ...rest }));

const table = blocks.table
  .extend({ unit: blocks.table.shape.unit.default('none'), rows: z.array(z.array(cell)) })
  .strict()
  .superRefine((table, context) => {
    const { columns, rows } = table;
    for (const part of ['rows', 'columns'] as const)
      if (table[part].length > mostInGrid[part])
        context.addIssue({ code: 'custom', path: [part], message: tooMuchForTable });
    for (const { row, column } of findUnreadCells(table))
      context.addIssue({ code: 'custom', path: ['rows', row, column], message: notAFigure });
    rows.forEach((row, index) => {
      if (row.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: `has ${row.length} cells, but there are ${columns.length} columns`,
        });
    });
  })
  .transform(({ kind, columns, rows, ...rest }) => ({
    blockType: kind,
    ...rest,
    columns: columns.map((label) => ({ label })),
    rows: rows.map((row) => ({ cells: row.map((value) => ({ value })) })),
  }));

const figure = blocks.figure
  .extend({ file: file('picture') })
  .strict()
  .transform(({ kind, ...rest }) => ({ blockType: kind, ...rest }));

const photos = blocks.photos
  .extend({
    photos: z
      .array(z.object({ file: file('picture'), caption: z.string().optional() }).strict())
      .min(1),
  })
  .strict()
  .transform(({ kind, ...rest }) => ({ blockType: kind, ...rest }));

const document = blocks.documentBlock
  .extend({ title: line, file: file('pdf', 'picture'), text: line })
  .strict()
  .transform(({ kind, ...rest }) => ({ blockType: kind, ...rest }));

const people = blocks.people
  .extend({
    people: z
      .array(z.object({ name: line, role: line, photo: optionalFile('picture') }).strict())
      .min(1, 'must have at least one person'),
  })
  .strict()
  .transform(({ kind, ...rest }) => ({ blockType: kind, ...rest }));

const list = blocks.list
  .extend({ ordered: z.boolean().default(false), items: z.array(line).min(1) })
  .strict()
  .transform(({ kind, items, ...rest }) => ({
    blockType: kind,
    ...rest,
    items: items.map((text) => ({ text })),
  }));

const busRoutes = blocks.busRoutes
  .strict()
  .transform(({ kind, ...rest }) => ({ blockType: kind, ...rest }));

/** Parts that stand for records. */
const ofRecords = (kind: string, choices: readonly string[]) =>
  z
    .object({
      kind: z.literal(kind),
      of: z.enum(choices as [string, ...string[]], `must be one of ${choices.join(', ')}`),
    })
    .strict()
    .transform(({ of }) => ({ blockType: kind, of }));

const recordBlocks = {
  certificate: ofRecords('certificate', certificateKinds),
  results: ofRecords('results', topperClasses),
  tables: ofRecords('tables', pagesWithTables),
  committee: ofRecords('committee', committeeKinds),
} satisfies Record<RecordBlockKind, z.ZodType>;

const plain = {
  ...recordBlocks,
  prose,
  facts,
  table,
  figure,
  photos,
  document,
  people,
  list,
  busRoutes,
} satisfies Record<Exclude<blocks.BlockKind, 'accordion'> | RecordBlockKind, z.ZodType>;

/** Reads `kind` first, so that a problem is about that kind's fields, not about all kinds at once. */
const blockOf = (kinds: Record<string, z.ZodType>) =>
  z.looseObject({ kind: z.string('must name the kind of block') }).transform((value, context) => {
    const schema = kinds[value.kind];
    if (!schema) {
      context.addIssue({
        code: 'custom',
        path: ['kind'],
        message: `must be one of ${Object.keys(kinds).join(', ')}; it is '${value.kind}'`,
      });
      return z.NEVER;
    }
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues)
      context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
    return z.NEVER;
  });

const accordion = blocks.accordion
  .extend({
    sections: z.array(z.object({ title: line, blocks: z.array(blockOf(plain)) }).strict()).min(1),
  })
  .strict()
  .transform(({ kind, ...rest }) => ({ blockType: kind, ...rest }));

export const pageSchema = z
  .object({
    summary: line,
    picture: optionalFile('picture'),
    blocks: z.array(blockOf({ ...plain, accordion })),
    stored,
  })
  .strict();

/** What an annual report may be made of; its facts are written, not taken from today's records. */
const reportParts = {
  prose,
  list,
  facts: blocks.facts
    .extend({ rows: z.array(z.object({ label: line, value: cell }).strict()).min(1) })
    .strict()
    .transform(({ kind, ...rest }) => ({ blockType: kind, ...rest })),
  table,
  ofSession: ofRecords('ofSession', recordsOfSession),
} satisfies Record<ReportPart, z.ZodType>;

/** But for its key and its session. */
export const reportShape = {
  words: markdown.nullish(),
  signedBy: optionalLine,
  blocks: z.array(blockOf(reportParts)).min(1, 'must have at least one part'),
};

const { shape } = contractSchool;

const linkedDocument = z.union(
  [file('pdf'), z.url({ protocol: /^https?$/ })],
  'must be a PDF of the folder, such as documents/booklist.pdf, or a web address',
);
/** Any may be left out. A document may be one of the folder's files. */
const links = shape.links
  .extend({
    board: shape.links.shape.board.default(boardWebsite),
    booklist: linkedDocument.nullable(),
    mandatoryDisclosure: linkedDocument.nullable(),
  })
  .partial()
  .strict()
  .transform((given) => {
    const stored: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(given))
      stored[value instanceof FileReference ? `${name}File` : name] = value;
    return stored;
  });

const whole = z.int('must be a whole number').min(0, 'must not be below 0').optional();
const sized = z.object({ number: whole, size: whole }).strict();
const optionalWords = line.optional();

/** What the Board's form asks of a school and no list has. */
const disclosure = z
  .object({
    schoolCode: optionalWords,
    udise: optionalWords,
    society: optionalWords,
    manager: optionalWords,
    principal: z.object({ name: optionalWords, qualification: optionalWords }).strict().optional(),
    vicePrincipal: optionalWords,
    headmistress: optionalWords,
    nonTeaching: whole,
    campusArea: whole,
    builtUpArea: whole,
    playgroundArea: whole,
    rooms: whole,
    classrooms: sized.optional(),
    laboratories: z.array(sized.extend({ name: line }).strict()).optional(),
    library: z.object({ size: whole, books: whole }).strict().optional(),
    computers: whole,
    internet: optionalWords,
    toilets: z
      .object({ girls: whole, boys: whole, special: whole, staff: whole })
      .strict()
      .optional(),
    inspectionVideo: z.url({ protocol: /^https?$/ }).optional(),
    rows: z
      .array(z.object({ section: z.enum(disclosureSections), label: line, value: line }).strict())
      .optional(),
  })
  .strict();

export const schoolSchema = contractSchool
  .extend({
    name: line,
    motto: optionalLine,
    tagline: line,
    founded: shape.founded.nullable().default(null),
    affiliationNumber: optionalLine,
    officeHours: line,
    crest: optionalFile('picture'),
    sharePicture: optionalFile('picture'),
    tcSample: optionalFile('pdf'),
    mapEmbed: shape.mapEmbed.default(''),
    links: links.prefault({}),
    grievanceContact: shape.grievanceContact.unwrap().partial().strict().optional(),
    retention: shape.retention.unwrap().partial().strict().optional(),
    home: z
      .object({
        slides: z
          .array(z.object({ picture: file('picture'), title: line, text: optionalLine }).strict())
          .default([]),
        about: line,
        recentActivities: z
          .array(
            z
              .object({ picture: optionalFile('picture'), title: line, text: optionalLine })
              .strict(),
          )
          .default([]),
      })
      .strict(),
    disclosure: disclosure.optional(),
    demandsSecondFactor: z.boolean().nullish(),
    consentFrom: z.iso.date('must be a day such as 2027-05-13').nullish(),
    hostnames: z
      .array(z.string().regex(hostnamePattern, 'must be a name such as www.example.in'))
      .default([]),
    stored,
  })
  .strict()
  .transform(({ phones, emails, hostnames, ...rest }) => ({
    ...rest,
    phones: phones.map((number) => ({ number })),
    emails: emails.map((email) => ({ email })),
    hostnames: hostnames.map((hostname) => ({ hostname })),
  }));
