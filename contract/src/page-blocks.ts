/** Static pages are content: a page is a list of these blocks. A new kind is a compile error wherever kinds are drawn. */
import { z } from 'zod';
import { filePath } from './entities.ts';

const heading = z.string().optional();

/** Running text; HTML, which the website sanitises. */
export const prose = z.object({ kind: z.literal('prose'), heading, html: z.string() });

/** Label and value, one below the other: an address sheet, campus facts. */
export const facts = z.object({
  kind: z.literal('facts'),
  heading,
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
});

/**
 * A table whose sums are computed, never typed. The first column names its row.
 * `rowTotal` heads a last column that adds up each row, `columnTotal` heads a last row that adds up each column.
 */
export const table = z.object({
  kind: z.literal('table'),
  heading,
  caption: z.string().optional(),
  unit: z.enum(['none', 'rupees']),
  columns: z.array(z.string()).min(2),
  rows: z.array(z.array(z.string())),
  rowTotal: z.string().optional(),
  columnTotal: z.string().optional(),
});

export const figure = z.object({
  kind: z.literal('figure'),
  heading,
  file: filePath,
  caption: z.string().optional(),
});

/** Photographs that can be enlarged. */
export const photos = z.object({
  kind: z.literal('photos'),
  heading,
  photos: z.array(z.object({ file: filePath, caption: z.string().optional() })).min(1),
});

/** A PDF shown in the page, or a scan; `text` says in words what it certifies, for who cannot see it. */
export const documentBlock = z.object({
  kind: z.literal('document'),
  heading,
  title: z.string(),
  file: filePath,
  text: z.string(),
});

export const people = z.object({
  kind: z.literal('people'),
  heading,
  people: z.array(z.object({ name: z.string(), role: z.string(), photo: filePath.nullable() })),
});

export const list = z.object({
  kind: z.literal('list'),
  heading,
  ordered: z.boolean(),
  items: z.array(z.string()).min(1),
});

export const busRoutes = z.object({
  kind: z.literal('busRoutes'),
  heading,
  routes: z.array(
    z.object({
      name: z.string(),
      stops: z.array(z.object({ place: z.string(), time: z.string() })).min(1),
    }),
  ),
});

export const plainBlock = z.discriminatedUnion('kind', [
  prose,
  facts,
  table,
  figure,
  photos,
  documentBlock,
  people,
  list,
  busRoutes,
]);

/** Sections of which one is open at a time, the first at first. */
export const accordion = z.object({
  kind: z.literal('accordion'),
  heading,
  sections: z.array(z.object({ title: z.string(), blocks: z.array(plainBlock) })).min(1),
});

export const pageBlock = z.discriminatedUnion('kind', [...plainBlock.options, accordion]);

export const page = z.object({
  /** The route that it fills, as in `/AboutUs`. */
  path: z.string().startsWith('/'),
  /** One sentence for the banner and for search engines. */
  summary: z.string(),
  /** The picture that a shared link shows, if the page has one of its own. */
  picture: filePath.nullable(),
  blocks: z.array(pageBlock),
});

export type PlainBlock = z.infer<typeof plainBlock>;
export type PageBlock = z.infer<typeof pageBlock>;
export type BlockKind = PageBlock['kind'];
export type BlockOf<K extends BlockKind> = Extract<PageBlock, { kind: K }>;
export type Page = z.infer<typeof page>;
