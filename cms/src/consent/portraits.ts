/** The files that show one child, or let one be heard, and nobody else: where they stand, and of whom they are. */
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { type Id, idOf, type Row, rowsOf, text } from '../api/records/stored.ts';
import { nameKey } from '../name-key.ts';
import { nameFinder } from './names-in-text.ts';
import type { Purpose } from './purposes.ts';
import { portrayalOf, portrayalsIn } from './remembered.ts';

/** The page on which everybody is a student. */
export const cabinetPath = '/SchoolCabinet';

export const isMessageOfStudent = ({ category }: Row): boolean =>
  category === 'HeadBoy' || category === 'HeadGirl';

export type Portrait = {
  media: Id;
  /** Of whom it is; of several, all must agree. */
  names: readonly string[];
  purpose: Purpose;
  /** One who is on the roll goes by the record. */
  student?: Id | undefined;
};
/** Finds the names of children in running text. */
type NamesIn = (words: string) => readonly string[];
type Source = {
  /** The fields that say of whom, and hold the file. */
  fields: string[];
  where?: Where;
  /** Whether the names stand in running text, among which those of children are found. */
  hasText?: boolean;
  portraits: (row: Row, namesIn: NamesIn) => Portrait[];
};

const portrait = (
  uploads: unknown,
  names: readonly string[],
  purpose: Purpose = 'photograph',
  student?: Id,
): Portrait[] =>
  [uploads].flat().flatMap((upload) => {
    const media = idOf(upload);
    return media === null || names.length === 0 ? [] : [{ media, names, purpose, student }];
  });

const inBlocks = (blocks: unknown): Portrait[] =>
  rowsOf(blocks).flatMap((block) => [
    ...rowsOf(block.people).flatMap(({ name, photo }) => portrait(photo, [text(name)])),
    ...rowsOf(block.sections).flatMap((section) => inBlocks(section.blocks)),
  ]);

const sources = {
  students: {
    fields: ['name', 'photo'],
    portraits: ({ id, name, photo }) => portrait(photo, [text(name)], 'photograph', id),
  },
  toppers: {
    fields: ['name', 'attachments'],
    portraits: ({ name, attachments }) => portrait(attachments, [text(name)]),
  },
  messages: {
    fields: ['category', 'name', 'attachments'],
    portraits: (row) =>
      isMessageOfStudent(row) ? portrait(row.attachments, [text(row.name)]) : [],
  },
  pages: {
    fields: ['path', 'blocks'],
    where: { path: { equals: cabinetPath } },
    portraits: ({ path, blocks }) => (path === cabinetPath ? inBlocks(blocks) : []),
  },
  documents: {
    fields: ['category', 'title', 'description', 'attachments'],
    where: { category: { equals: 'Achievement' } },
    hasText: true,
    portraits: ({ category, title, description, attachments }, namesIn) =>
      category === 'Achievement'
        ? portrait(attachments, namesIn(`${text(title)}. ${text(description)}`))
        : [],
  },
  voices: {
    fields: ['voiceOf', 'audio'],
    hasText: true,
    portraits: ({ voiceOf, audio }, namesIn) => portrait(audio, namesIn(text(voiceOf)), 'voice'),
  },
} satisfies Partial<Record<CollectionSlug, Source>>;

export type PortraitSlug = keyof typeof sources;
export const portraitSlugs = Object.keys(sources) as PortraitSlug[];
export const hasPortraits = (slug: string): slug is PortraitSlug => slug in sources;
const sourceOf = (slug: PortraitSlug): Source => sources[slug];

export const hasNamesInText = (slug: PortraitSlug): boolean => sourceOf(slug).hasText === true;

/** What to read of a collection, in whatever state: a picture does not become anybody's by being a draft, or in the trash. */
export const portraitQuery = (slug: PortraitSlug, school: Id) => {
  const { fields, where = {} } = sourceOf(slug);
  return { collection: slug, where: { and: [{ school: { equals: school } }, where] }, fields };
};

export const portraitsIn = (
  slug: PortraitSlug,
  rows: readonly Row[],
  namesIn: NamesIn,
): Portrait[] => rows.flatMap((row) => sourceOf(slug).portraits(row, namesIn));

const inChunksOf = 500;

/** The paths of the files of those who have one of these names, as the transaction of a request sees them. */
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
  const wanted = new Set(names.map(nameKey));
  const namesIn = nameFinder(names);
  const media = new Set<string>();
  for (const slug of portraitSlugs) {
    const { collection, where, fields } = portraitQuery(slug, school);
    const rows = await find(collection, where, fields);
    for (const one of portraitsIn(slug, rows, namesIn))
      if (one.names.some((name) => wanted.has(nameKey(name)))) media.add(String(one.media));
  }
  const portrayals = new Set([...wanted].filter(Boolean).map(portrayalOf));
  // All that a school keeps of children, and not by their names: of a whole sheet of them the database would not take the question.
  const kept = await find(
    'media',
    { and: [{ school: { equals: school } }, { portrays: { exists: true } }] },
    ['path', 'portrays'],
  );
  const files = kept.filter(
    ({ id, portrays }) =>
      media.has(String(id)) || portrayalsIn(text(portrays)).some((one) => portrayals.has(one)),
  );
  const known = new Set(kept.map(({ id }) => String(id)));
  const named = [...media].filter((id) => !known.has(id));
  for (let from = 0; from < named.length; from += inChunksOf)
    files.push(
      ...(await find('media', { id: { in: named.slice(from, from + inChunksOf) } }, ['path'])),
    );
  return files.map(({ path }) => text(path));
};
