/** What of a school the import cannot take back, for people to read: letters and the log as tables, drafts and the trash as records. */
import type { CollectionSlug, Payload } from 'payload';
import { findRows } from '../api/records/read-records.ts';
import type { Id, Row } from '../api/records/stored.ts';
import { keyInFolder } from '../import/names-in-folder.ts';
import { toCsv } from '../inbox/csv.ts';
import { type LetterSlug, settledAs } from '../inbox/letters.ts';
import { hasTrash } from '../trash.ts';
import { type RecordWriter, toYaml } from './plan-folder.ts';
import { folderSlugs } from './read-school.ts';

type Texts = Map<string, string>;

/** By which a letter that comes twice is known. */
const notForReading = ['school', 'fingerprint', 'record'];

const toTable = async (
  payload: Payload,
  slug: LetterSlug | 'activity',
  school: Id,
): Promise<string | undefined> => {
  const rows = await findRows(
    { payload },
    { collection: slug, where: { school: { equals: school } }, sort: 'id', withTrash: true },
  );
  const names = payload.collections[slug].config.flattenedFields
    .map(({ name }) => name)
    .filter((name) => !notForReading.includes(name));
  const cells = (row: Row) => names.map((name) => String(row[name] ?? ''));
  return rows.length > 0 ? toCsv([names, ...rows.map(cells)]) : undefined;
};

/** The newest version of what was begun, or changed, and not published. */
const readDrafts = async (payload: Payload, slug: CollectionSlug, school: Id): Promise<Row[]> => {
  if (!payload.collections[slug].config.versions?.drafts) return [];
  const { docs } = await payload.find({
    collection: slug,
    where: { school: { equals: school } },
    draft: true,
    pagination: false,
    depth: 0,
    sort: 'id',
  });
  return (docs as unknown as Row[]).filter(({ _status }) => _status === 'draft');
};

const readTrash = async (payload: Payload, slug: CollectionSlug, school: Id): Promise<Row[]> =>
  hasTrash(payload, slug)
    ? findRows(
        { payload },
        {
          collection: slug,
          where: { and: [{ school: { equals: school } }, { deletedAt: { exists: true } }] },
          sort: 'id',
          withTrash: true,
        },
      )
    : [];

export const addPrivatePapers = async (
  payload: Payload,
  school: Id,
  texts: Texts,
  toRecord: RecordWriter,
): Promise<void> => {
  const add = (path: string, text: string | undefined) => {
    if (text !== undefined) texts.set(`private/${path}`, text);
  };
  for (const slug of Object.keys(settledAs) as LetterSlug[])
    add(`letters/${slug}.csv`, await toTable(payload, slug, school));
  add('log.csv', await toTable(payload, 'activity', school));
  for (const slug of folderSlugs()) {
    const { config } = payload.collections[slug];
    const toList = (rows: Row[]) =>
      rows.length > 0
        ? toYaml(rows.map((row) => ({ key: keyInFolder(config, row), ...toRecord(slug, row) })))
        : undefined;
    add(`drafts/${slug}.yaml`, toList(await readDrafts(payload, slug, school)));
    add(`trash/${slug}.yaml`, toList(await readTrash(payload, slug, school)));
  }
};
