/** A page of a school folder as visitors see it: what it takes from records is filled in, as the API does it. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Row } from '@aangan/cms/src/api/records/stored.ts';
import { toBlocks } from '@aangan/cms/src/api/records/to-block.ts';
import type { SchoolRecords } from '@aangan/cms/src/disclosure/records.ts';
import { pageSchema, schoolSchema } from '@aangan/cms/src/import/page-schemas.ts';
import { type RecordFile, recordSchemas } from '@aangan/cms/src/import/record-schemas.ts';
import { FileReference } from '@aangan/cms/src/import/values.ts';
import type { PageBlock } from '@aangan/contract/page-blocks.ts';
import { parse } from 'yaml';

const folders = new URL('./', import.meta.url);
const readYaml = (path: string): unknown => parse(readFileSync(new URL(path, folders), 'utf8'));

/** The records of a file, as they are on a day of import. */
export const recordsOf = (code: string, file: RecordFile, day: string): Row[] => {
  const schemas = recordSchemas(day);
  const list = readYaml(`${code}/records/${file}.yaml`) as unknown[];
  return list.map((row, index) => ({ ...(schemas[file].parse(row) as object), id: index + 1 }));
};

const pageOf = (code: string, name: string): Row => ({
  ...pageSchema.parse(readYaml(`${code}/pages/${name}.yaml`)),
  id: name,
  path: `/${name}`,
});

/** What the folder's pages are filled from, on a day of import. */
export const readRecords = (code: string, day: string): SchoolRecords => ({
  today: day,
  school: { id: code, ...schoolSchema.parse(readYaml(`${code}/school.yaml`)) },
  faculty: recordsOf(code, 'faculty', day),
  pages: new Map(
    readdirSync(new URL(`${code}/pages/`, folders))
      .map((file) => file.replace(/\.yaml$/, ''))
      .map((name) => [`/${name}`, pageOf(code, name)]),
  ),
  draftPages: new Map(),
  certificates: recordsOf(code, 'certificates', day),
  results: recordsOf(code, 'board-results', day),
  committees: recordsOf(code, 'committees', day),
  signatures: [],
  reports: recordsOf(code, 'annual-reports', day).map((row) => ({ ...row, _status: 'published' })),
});

const pathOf = (file: unknown): string | null => (file instanceof FileReference ? file.path : null);

/** The blocks of a page, but for running text. */
export const shownBlocks = (records: SchoolRecords, name: string): PageBlock[] =>
  toBlocks(records.pages.get(`/${name}`)?.blocks, pathOf, records) as PageBlock[];
