/**
 * Mandatory public disclosure as the Board lists it (CBSE, Appendix IX, revised January 2026), for whoever collects it: five sections of
 * rows. Which rows there are, and what each is taken from, is told by the cms; a school adds rows and documents of its own.
 */
import { z } from 'zod';
import { day, filePath, labelledValues } from './entities.ts';

export const disclosureSections = ['A', 'B', 'C', 'D', 'E'] as const;
/** Who confirms a document; Chairman or Secretary may stand for the Manager. */
export const signers = ['Manager', 'Principal'] as const;

/** A confirmation of the very file that is shown: one for another file does not stand here. */
export const signature = z.object({
  as: z.enum(signers),
  name: z.string(),
  signedOn: day,
});

export const disclosedDocument = z.object({
  title: z.string(),
  file: filePath,
  number: z.string(),
  issuedBy: z.string(),
  issuedOn: day.nullable(),
  validFrom: day.nullable(),
  /** Null where it holds for good. */
  validUntil: day.nullable(),
  text: z.string(),
  details: labelledValues,
  signatures: z.array(signature),
});

export const disclosedTable = z.object({
  columns: z.array(z.string()).min(1),
  rows: z.array(z.array(z.string())),
});

export const disclosureRow = z.object({
  /** The same in every school and year; what a school adds has `added-` before it. */
  id: z.string(),
  label: z.string(),
  /** Null where nothing is known yet. */
  value: z.string().nullable(),
  /** The page of the website that tells more. */
  page: z.string().startsWith('/').nullable(),
  documents: z.array(disclosedDocument),
  table: disclosedTable.nullable(),
  /** When what it is taken from was last changed. */
  changed: z.iso.datetime().nullable(),
});

export const disclosure = z.object({
  school: z.string(),
  sections: z.array(
    z.object({
      id: z.enum(disclosureSections),
      title: z.string(),
      rows: z.array(disclosureRow),
    }),
  ),
});

/** Whether a document holds no longer; its last day is one on which it does. */
export const hasLapsed = ({ validUntil }: { validUntil: string | null }, today: string): boolean =>
  validUntil !== null && validUntil < today;

export type Signer = (typeof signers)[number];
export type DisclosedDocument = z.infer<typeof disclosedDocument>;
export type DisclosureRow = z.infer<typeof disclosureRow>;
export type DisclosureSection = (typeof disclosureSections)[number];
export type Disclosure = z.infer<typeof disclosure>;
