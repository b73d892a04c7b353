/** A school folder as it lies on disk: its YAML files, parsed, and what is wrong with them as files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';

/** One thing that is wrong: file, record (or nothing), field (or nothing), and what. */
export type Problem = { file: string; record?: string; field?: string; message: string };

export const problemLine = ({ file, record, field, message }: Problem): string =>
  [file, record, field, message].filter(Boolean).join(': ');

export type RawFolder = {
  folder: string;
  school: unknown;
  /** By file name, such as `pages/AboutUs.yaml`. */
  pages: Map<string, unknown>;
  records: Map<string, unknown>;
  /** Alt text or title of each public file, by its path. */
  descriptions: Map<string, string>;
};

const descriptionFiles = ['pictures.yaml', 'portraits.yaml', 'documents.yaml'];

export const readFolder = (folder: string, problems: Problem[]): RawFolder => {
  const read = (file: string): unknown => {
    const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
    for (const error of document.errors) {
      const line = error.linePos?.[0].line;
      problems.push({
        file,
        record: line === undefined ? undefined : `line ${line}`,
        message: error.message.split('\n')[0]?.replace(/ at line .*$/, '') ?? 'cannot be read',
      });
    }
    return document.errors.length > 0 ? undefined : document.toJS();
  };

  const yamlIn = (subfolder: string): Map<string, unknown> => {
    const path = join(folder, subfolder);
    if (!existsSync(path)) return new Map();
    const files = readdirSync(path)
      .filter((name) => name.endsWith('.yaml'))
      .sort();
    return new Map(files.map((name) => [`${subfolder}/${name}`, read(`${subfolder}/${name}`)]));
  };

  const hasProfile = existsSync(join(folder, 'school.yaml'));
  if (!hasProfile) problems.push({ file: 'school.yaml', message: 'is missing' });

  const descriptions = new Map<string, string>();
  for (const file of descriptionFiles) {
    if (!existsSync(join(folder, file))) continue;
    const content = read(file);
    const parsed = z.record(z.string(), z.unknown()).safeParse(content ?? {});
    if (!parsed.success) {
      problems.push({ file, message: 'must be a map of path: description' });
      continue;
    }
    for (const [path, text] of Object.entries(parsed.data)) {
      if (typeof text !== 'string' || text.trim() === '')
        problems.push({ file, record: path, message: 'must have a description in words' });
      else if (!existsSync(join(folder, path)))
        problems.push({ file, record: path, message: 'there is no such file' });
      else descriptions.set(path, text.trim());
    }
  }

  return {
    folder,
    school: hasProfile ? read('school.yaml') : undefined,
    pages: yamlIn('pages'),
    records: yamlIn('records'),
    descriptions,
  };
};
