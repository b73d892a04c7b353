/** A school folder as it lies on disk: its YAML files, parsed, and what is wrong with them as files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Document,
  isCollection,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
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
  /** Of each file that is described, by its path. */
  descriptions: Map<string, Description>;
};

/**
 * Alt text or title. Of a file that was exported also the name in its address, so that links to it go on leading to it; and of a private one,
 * that it is as it was kept.
 */
export type Description = {
  description: string;
  address?: string | undefined;
  prepared?: boolean | undefined;
};

const words = z.string().trim().min(1);
const described = z.union([
  words.transform((description): Description => ({ description })),
  z.strictObject({
    description: words,
    address: z
      .string()
      .regex(/^[0-9a-f]{16}\.[a-z0-9]{3,4}$/)
      .optional(),
    prepared: z.boolean().optional(),
  }),
]);

/** Where something is opened that is never closed, the parser notices it at the end; whoever mends it looks for the beginning. */
const lineOf = (error: YAMLError, document: Document.Parsed, lines: LineCounter): number => {
  let begin = error.pos[0];
  if (error.code === 'MISSING_CHAR' || error.code === 'BAD_INDENT')
    visit(document, {
      Node: (_, node) => {
        const isOpened = isCollection(node)
          ? node.flow
          : isScalar(node) && /^QUOTE/.test(node.type ?? '');
        const [start = 0, , end = 0] = node.range ?? [];
        // The innermost comes last.
        if (isOpened && start < error.pos[0] && end >= error.pos[0]) begin = start;
      },
    });
  return lines.linePos(begin).line;
};

const descriptionFiles = ['pictures.yaml', 'portraits.yaml', 'documents.yaml', 'private.yaml'];

export const readFolder = (folder: string, problems: Problem[]): RawFolder => {
  const read = (file: string): unknown => {
    const lineCounter = new LineCounter();
    const document = parseDocument(readFileSync(join(folder, file), 'utf8'), { lineCounter });
    for (const error of document.errors)
      problems.push({
        file,
        record: `line ${lineOf(error, document, lineCounter)}`,
        message: error.message.split('\n')[0]?.replace(/ at line .*$/, '') ?? 'cannot be read',
      });
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

  const descriptions = new Map<string, Description>();
  for (const file of descriptionFiles) {
    if (!existsSync(join(folder, file))) continue;
    const content = read(file);
    const parsed = z.record(z.string(), z.unknown()).safeParse(content ?? {});
    if (!parsed.success) {
      problems.push({ file, message: 'must be a map of path: description' });
      continue;
    }
    for (const [path, text] of Object.entries(parsed.data)) {
      const given = described.safeParse(text);
      if (!given.success)
        problems.push({ file, record: path, message: 'must have a description in words' });
      else if (!existsSync(join(folder, path)))
        problems.push({ file, record: path, message: 'there is no such file' });
      else descriptions.set(path, given.data);
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
