/** The pictures that show one child and nobody else: where they stand, and whom they show. */
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { type Id, idOf, type Row, rowsOf, text } from '../api/records/stored.ts';
import { nameKey } from '../name-key.ts';

/** The page on which everybody is a student. */
export const cabinetPath = '/SchoolCabinet';

export const isMessageOfStudent = ({ category }: Row): boolean =>
  category === 'HeadBoy' || category === 'HeadGirl';

export type Portrait = { media: Id; name: string; student?: Id };
/** Published records of a school that may have portraits. */
export type PortraitRows = Record<'students' | 'toppers' | 'messages' | 'pages', readonly Row[]>;

/** Where portraits stand, and which fields say whose. */
export const portraitFields: Record<keyof PortraitRows, string[]> = {
  students: ['name', 'photo'],
  toppers: ['name', 'attachments'],
  messages: ['category', 'name', 'attachments'],
  pages: ['blocks'],
};
export const portraitWhere: Partial<Record<keyof PortraitRows, Where>> = {
  pages: { path: { equals: cabinetPath } },
};

const portrait = (upload: unknown, name: unknown, student?: Id): Portrait[] => {
  const media = idOf(upload);
  return media === null ? [] : [{ media, name: text(name), student }];
};

const inBlocks = (blocks: unknown): Portrait[] =>
  rowsOf(blocks).flatMap((block) => [
    ...rowsOf(block.people).flatMap(({ name, photo }) => portrait(photo, name)),
    ...rowsOf(block.sections).flatMap((section) => inBlocks(section.blocks)),
  ]);

export const portraitsIn = ({ students, toppers, messages, pages }: PortraitRows): Portrait[] => [
  ...students.flatMap(({ id, name, photo }) => portrait(photo, name, id)),
  ...[...toppers, ...messages.filter(isMessageOfStudent)].flatMap(({ name, attachments }) =>
    portrait(attachments, name),
  ),
  ...pages.flatMap(({ blocks }) => inBlocks(blocks)),
];

type Find = (collection: CollectionSlug, where: Where, fields: string[]) => Promise<Row[]>;

/** Reads as the transaction of a request sees it. */
const finder =
  (req: PayloadRequest): Find =>
  async (collection, where, fields) => {
    const { docs } = await req.payload.db.find<Row>({
      collection,
      where,
      pagination: false,
      limit: 0,
      select: Object.fromEntries(fields.map((field) => [field, true as const])),
      req,
    });
    return docs;
  };

/** All portraits of a school, published or not. */
const findPortraits = async (req: PayloadRequest, school: Id): Promise<Portrait[]> => {
  const find = finder(req);
  const inSchool: Where = { school: { equals: school } };
  const rows = {} as Record<keyof PortraitRows, Row[]>;
  for (const slug of Object.keys(portraitFields) as (keyof PortraitRows)[])
    rows[slug] = await find(
      slug,
      { and: [inSchool, portraitWhere[slug] ?? {}] },
      portraitFields[slug],
    );
  return portraitsIn(rows);
};

/** The paths of the portraits of those who have one of these names. */
export const pathsOfPortraits = async (
  req: PayloadRequest,
  school: Id,
  names: readonly string[],
): Promise<string[]> => {
  const wanted = new Set(names.map(nameKey));
  const media = (await findPortraits(req, school))
    .filter(({ name }) => wanted.has(nameKey(name)))
    .map((one) => one.media);
  if (media.length === 0) return [];
  const files = await finder(req)('media', { id: { in: media } }, ['path']);
  return files.map(({ path }) => text(path));
};
