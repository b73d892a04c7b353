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

/** The paths of the portraits of those who have one of these names, as the transaction of a request sees them. */
export const pathsOfPortraits = async (
  req: PayloadRequest,
  school: Id,
  names: readonly string[],
): Promise<string[]> => {
  const find = async (collection: CollectionSlug, where: Where, fields: string[]) => {
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
  const inSchool: Where = { school: { equals: school } };
  const rows = {} as Record<keyof PortraitRows, Row[]>;
  for (const slug of Object.keys(portraitFields) as (keyof PortraitRows)[])
    rows[slug] = await find(
      slug,
      { and: [inSchool, portraitWhere[slug] ?? {}] },
      portraitFields[slug],
    );
  const wanted = new Set(names.map(nameKey));
  const media = portraitsIn(rows)
    .filter(({ name }) => wanted.has(nameKey(name)))
    .map((one) => one.media);
  if (media.length === 0) return [];
  const files = await find('media', { id: { in: media } }, ['path']);
  return files.map(({ path }) => text(path));
};
