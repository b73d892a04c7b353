/**
 * Published records to a call's answer. Reads go to Payload's database adapter, which the Local API itself asks: everything
 * here is public, days are plain text and uploads are looked up in one query, so the Local API's access
 * checks, field hooks and population would only copy each record several times.
 */
import type { Answer } from '@aangan/contract/calls.ts';
import { type FileFacts, type Files, fileFacts } from '@aangan/contract/entities.ts';
import { refusals } from '@aangan/contract/messages.ts';
import type { CollectionSlug, PayloadRequest, SelectType, Sort, Where } from 'payload';
import type { z } from 'zod';
import { hasTrash } from '../../trash.ts';
import type { ApiContext } from '../context.ts';
import { withPreviewed } from '../previews/with-previewed.ts';
import { notFound } from '../requests/refused.ts';
import { type Id, idOf, type PathOf, type Row } from './stored.ts';

export type Query = {
  collection: CollectionSlug;
  where: Where;
  sort?: Sort;
  limit?: number;
  /** The fields that are needed; all of them when left out. */
  fields?: readonly string[];
  /** Also what staff have deleted, and could restore. */
  withTrash?: boolean;
};

const inChunksOf = 500;

/** With a request, what its transaction sees; with a preview, its record in the place of the published one. */
export type ReadContext = Pick<ApiContext, 'payload' | 'preview'> & {
  req?: Partial<PayloadRequest>;
};

/** The records that a query finds, uploads as ids. */
export const findRows = async (context: ReadContext, query: Query): Promise<Row[]> => {
  const { preview } = context;
  if (preview?.collection !== query.collection) return findStored(context, query);
  const isOther = { id: { not_equals: preview.row.id } };
  const others = await findStored(context, { ...query, where: { and: [query.where, isOther] } });
  return withPreviewed(others, preview.row, query);
};

const findStored = async (context: ReadContext, query: Query): Promise<Row[]> => {
  const { collection, where, sort, limit = 0, fields, withTrash = false } = query;
  const isFiltered = !withTrash && hasTrash(context.payload, collection);
  const select: SelectType | undefined =
    fields && Object.fromEntries(fields.map((field) => [field, true as const]));
  const { docs } = await context.payload.db.find<Row>({
    collection,
    where: isFiltered ? { and: [where, { deletedAt: { exists: false } }] } : where,
    sort,
    limit,
    pagination: false,
    select,
    req: context.req,
  });
  return docs;
};

/** The published records of a school, for collections that have drafts. */
export const publishedIn = (school: Id, more: Where = {}): Where => ({
  and: [{ school: { equals: school } }, { _status: { equals: 'published' } }, more],
});

type KnownFile = { path: string; facts: FileFacts };

const toKnownFile = (row: Row): KnownFile => ({
  path: String(row.path),
  facts: {
    type: String(row.type),
    bytes: Number(row.bytes),
    ...(row.width && row.height ? { width: Number(row.width), height: Number(row.height) } : {}),
    ...(row.alt ? { alt: String(row.alt) } : {}),
    ...(row.preview ? { preview: String(row.preview) } : {}),
  },
});

/** The files of some uploads, 500 a query: SQLite takes no more than 32,766 values in one, and a large school has more. */
const loadFiles = async (context: ApiContext, ids: Set<Id>): Promise<Map<string, KnownFile>> => {
  const all = [...ids];
  const known = new Map<string, KnownFile>();
  for (let from = 0; from < all.length; from += inChunksOf) {
    const rows = await findRows(context, {
      collection: 'media',
      where: { id: { in: all.slice(from, from + inChunksOf) } },
      fields: ['path', 'type', 'bytes', 'width', 'height', 'alt', 'preview'],
    });
    for (const row of rows) {
      const file = toKnownFile(row);
      if (fileFacts.safeParse(file.facts).success) known.set(String(row.id), file);
      else context.report({ code: 'file-does-not-fit', collection: 'media', id: row.id });
    }
  }
  return known;
};

type To = (row: Row, pathOf: PathOf) => unknown;

export type Shown<T> = { data: T[]; files: Files };

/**
 * Maps records and checks each against the schema. One that does not fit is reported with its id and left out, so that one
 * bad record never takes a page down. Mapped twice: first to learn which files are named, then with their paths.
 */
export const show = async <T>(
  context: ApiContext,
  collection: string,
  rows: Row[],
  to: To,
  schema: z.ZodType<T>,
): Promise<Shown<T>> => {
  const wanted = new Set<Id>();
  const collect: PathOf = (upload) => {
    const id = idOf(upload);
    if (id !== null) wanted.add(id);
    return null;
  };
  for (const row of rows) to(row, collect);
  const known = await loadFiles(context, wanted);

  const files: Files = {};
  const data: T[] = [];
  for (const row of rows) {
    const named: KnownFile[] = [];
    const mapped = to(row, (upload) => {
      const file = known.get(String(idOf(upload)));
      if (file) named.push(file);
      return file?.path ?? null;
    });
    const checked = schema.safeParse(mapped);
    if (checked.success) {
      data.push(checked.data);
      for (const { path, facts } of named) files[path] = facts;
    } else {
      const wrong = checked.error.issues.map((issue) => issue.path.join('.')).slice(0, 5);
      context.report({ code: 'record-does-not-fit', collection, id: row.id, fields: wrong });
    }
  }
  return { data, files };
};

/** A call's answer from a query. */
export const list = async <T>(
  context: ApiContext,
  query: Query,
  to: To,
  schema: z.ZodType<T>,
): Promise<Answer<T[]>> =>
  show(context, query.collection, await findRows(context, query), to, schema);

/** The one record that a query finds, or a refusal. */
export const only = <T>({ data, files }: Answer<T[]>): Answer<T> => {
  const [first] = data;
  if (first === undefined) throw notFound(refusals.unknownRecord);
  return { data: first, files };
};
