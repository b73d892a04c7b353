/**
 * The kinds of documents, each in its own words: one collection holds them, but a clerk who puts up a datesheet is asked for a datesheet.
 * Menu, home, list and form are drawn from this table.
 */
import { type DocumentCategory, documentCategories } from '@aangan/contract/entities.ts';

/** A field's words where the kind has its own. */
type Words = { label: string; description: string };
export const fieldsInOwnWords = ['title', 'date', 'description', 'attachments'] as const;
export type FieldInOwnWords = (typeof fieldsInOwnWords)[number];

export type PaperKind = {
  singular: string;
  plural: string;
  /** Below the heading of its list. */
  about: string;
  /** Said of it on the home; without this it has no button there. */
  hint?: string;
  fields: Record<FieldInOwnWords, Words>;
  /** Whether its form asks for a text. */
  hasText: boolean;
  /** What is said where there is nothing for parents to read; null where a title is enough. */
  nothingToRead: string | null;
};

const day = (description: string): Words => ({ label: 'Date', description });

/** In the order of the menu. */
export const paperKinds: Record<DocumentCategory, PaperKind> = {
  Circular: {
    singular: 'Circular',
    plural: 'Circulars',
    about:
      'What the school tells all parents, or those of a class: as a PDF, as photos of the paper, or as a few words.',
    hint: 'A PDF, photos of the paper, or a few words',
    fields: {
      title: {
        label: 'What it is about',
        description: 'Parents see this line in the list, such as Winter timings from 1 October.',
      },
      date: day('The day that stands on the circular.'),
      attachments: {
        label: 'The circular',
        description: 'A PDF, or photos of the paper. Leave it empty if you write the text below.',
      },
      description: {
        label: 'Text',
        description: 'Instead of a file. Where there is a file, parents open that.',
      },
    },
    hasText: true,
    nothingToRead:
      'There is nothing to read yet. Please add the PDF, photograph the paper, or write the text below.',
  },
  Homework: {
    singular: 'Homework',
    plural: 'Homework',
    about: 'Homework of a class, and of the holidays.',
    hint: 'Of a class',
    fields: {
      title: {
        label: 'Class and subject',
        description: 'Such as Class VI: holiday homework in Science.',
      },
      date: day('The day on which it is given.'),
      attachments: {
        label: 'The homework',
        description: 'A PDF, or photos of the page. Leave it empty if you write the text below.',
      },
      description: {
        label: 'Text',
        description:
          'Instead of a file, such as Learn poem 3. Where there is a file, parents open that.',
      },
    },
    hasText: true,
    nothingToRead:
      'There is no homework here yet. Please add the PDF, photograph the page, or write the text below.',
  },
  Datesheet: {
    singular: 'Datesheet',
    plural: 'Datesheets',
    about: 'Which paper is on which day of an examination.',
    hint: 'Of an examination',
    fields: {
      title: {
        label: 'Examination and classes',
        description: 'Such as Half-yearly examination, Classes VI to VIII.',
      },
      date: day('The day on which the datesheet is given out, not that of the first paper.'),
      attachments: { label: 'The datesheet', description: 'A PDF, or photos of the paper.' },
      description: { label: 'Text', description: 'Shown only where there is no file.' },
    },
    hasText: false,
    nothingToRead: 'Please add the PDF of the datesheet, or photograph the paper.',
  },
  Syllabus: {
    singular: 'Syllabus',
    plural: 'Syllabi',
    about: 'What a class learns in a session.',
    fields: {
      title: { label: 'Class and session', description: 'Such as Class IX, 2026-2027.' },
      date: day('The day on which it is given out.'),
      attachments: { label: 'The syllabus', description: 'A PDF, or photos of the pages.' },
      description: { label: 'Text', description: 'Shown only where there is no file.' },
    },
    hasText: false,
    nothingToRead: 'Please add the PDF of the syllabus, or photograph its pages.',
  },
  Achievement: {
    singular: 'Achievement',
    plural: 'Achievements',
    about: 'What students, teachers and the school have won, with a photo.',
    fields: {
      title: {
        label: 'What was won',
        description: 'Such as First in the zonal science quiz.',
      },
      date: day('The day on which it was won.'),
      attachments: {
        label: 'Photo',
        description: 'Of the winners or the prize. The first one is shown.',
      },
      description: {
        label: 'Text',
        description: 'Who won it, of which class, and against whom. Shown below the photo.',
      },
    },
    hasText: true,
    nothingToRead: null,
  },
};

/** As the menu has them. */
export const menuOfKinds = Object.keys(paperKinds) as DocumentCategory[];

export const isPaperKind = (value: unknown): value is DocumentCategory =>
  documentCategories.includes(value as DocumentCategory);

const folder = '/admin/collections/documents';
export const listOfKind = (kind: DocumentCategory): string =>
  `${folder}?where[category][equals]=${kind}`;
export const formOfKind = (kind: DocumentCategory): string => `${folder}/create?category=${kind}`;

/** The one kind that a list is filtered to, however deep Payload has put it into its question. */
export const kindAskedFor = (where: unknown): DocumentCategory | undefined => {
  if (typeof where !== 'object' || where === null) return undefined;
  const { category } = where as { category?: { equals?: unknown } };
  if (isPaperKind(category?.equals)) return category.equals;
  const conditions = Object.values(where).flat().map(kindAskedFor);
  return conditions.find((kind) => kind !== undefined);
};

type Content = { category?: unknown; attachments?: unknown; description?: unknown };

/** What is said of a document that parents could not read; undefined if they can. */
export const nothingToRead = ({
  category,
  attachments,
  description,
}: Content): string | undefined => {
  const words = isPaperKind(category) ? paperKinds[category].nothingToRead : null;
  const hasFile = Array.isArray(attachments) && attachments.length > 0;
  const hasText = typeof description === 'string' && description.trim() !== '';
  return hasFile || hasText || words === null ? undefined : words;
};
