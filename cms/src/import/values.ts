/** What stands in a record for something that is made only when it is written: a file, running text. */
import { z } from 'zod';
import type { Kind } from '../media/kinds.ts';
import { readDay, readSession } from './days.ts';

/** A file of the folder, by its path. */
export class FileReference {
  readonly path: string;
  readonly kinds: readonly Kind[];
  readonly isPrivate: boolean;

  constructor(path: string, kinds: readonly Kind[], isPrivate: boolean) {
    this.path = path;
    this.kinds = kinds;
    this.isPrivate = isPrivate;
  }
}

/** Markdown that becomes rich text. */
export class Markdown {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A student of the folder's roll, by its key. */
export class StudentReference {
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }
}

export const line = z.string('must be text (put it in quotes)').min(1, 'must not be empty');
/** Text that may be left out. */
export const optionalLine = z.string('must be text (put it in quotes)').default('');

const filePath = z
  .string('must be the path of a file')
  .regex(/^[\w-]+(\/[\w.-]+)+$/, 'must be a path within the folder, such as pictures/event-1.webp')
  .refine((path) => !path.split('/').includes('..'), 'must not leave the folder');

export const file = (...kinds: Kind[]) =>
  filePath
    .refine(
      (path) => !path.startsWith('private/'),
      'is in private/, which is never shown on the website',
    )
    .transform((path) => new FileReference(path, kinds, false));

export const privateFile = filePath
  .refine((path) => path.startsWith('private/'), 'must be a file in private/')
  .transform((path) => new FileReference(path, ['pdf', 'picture'], true));

export const optionalFile = (...kinds: Kind[]) =>
  file(...kinds)
    .nullish()
    .transform((value) => value ?? null);
export const files = (...kinds: Kind[]) =>
  z.array(file(...kinds), 'must be a list of files').default([]);

/** What the editor itself keeps. */
const editorState = z.looseObject({
  root: z.looseObject({
    type: z.literal('root'),
    children: z.array(z.looseObject({ type: z.string() })),
  }),
});
const notRunningText =
  'must be Markdown, or `editor:` with what the editor of the back office keeps, as an export writes it';

/** Markdown; or, where Markdown cannot say it (a line that ends within a paragraph), the editor's own form. */
export const markdown = z.unknown().transform((given, context) => {
  if (typeof given === 'object' && given !== null) {
    const state = z.strictObject({ editor: editorState }).safeParse(given);
    if (state.success) return state.data.editor;
    context.addIssue({ code: 'custom', message: notRunningText });
    return z.NEVER;
  }
  const text = line.safeParse(given);
  if (text.success) return new Markdown(text.data);
  for (const { message } of text.error.issues) context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

export const moment = z.iso.datetime({
  offset: true,
  error: 'must be a moment such as 2026-08-15T09:30:00+05:30',
});

/**
 * What an exported record had in its installation: its number, by which visitors link to an album, and the moments after which lists
 * are ordered. The import keeps it (keep-stored.ts).
 */
export const stored = z
  .strictObject({
    id: z.int().positive().optional(),
    createdAt: moment.optional(),
    updatedAt: moment.optional(),
    deletedAt: moment.optional(),
  })
  .optional();
export type Stored = NonNullable<z.output<typeof stored>>;

const readWith = (read: (text: string) => string | undefined, problem: string) =>
  z.string(problem).transform((text, context) => {
    const value = read(text.trim());
    if (value === undefined) {
      context.addIssue({ code: 'custom', message: `${problem}; it is '${text}'` });
      return z.NEVER;
    }
    return value;
  });

export const dayOn = (today: string) =>
  readWith(
    (text) => readDay(text, today),
    "must be a day such as 2025-08-15, 'today -3d', 'last 08-15', 'next 01-26 +1y' or 'last 08-15, -7d'",
  );

export const sessionOn = (today: string) =>
  readWith(
    (text) => readSession(text, today),
    "must be a session such as 2024-2025, 'session 0' or 'results 0'",
  );
