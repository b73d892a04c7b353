/** What becomes of a record in which a person is named, when that person's data is erased: the one table. */
import { keptFor } from '@aangan/contract/privacy.ts';
import type { Slug } from '../access/rights.ts';
import { type Row, text } from '../api/records/stored.ts';
import { isMessageOfStudent } from '../consent/portraits.ts';
import { concernsChildren } from '../consent/shown-with-consent.ts';
import { inWords } from '../retention/table.ts';
import { hasName, isName } from './name-in-words.ts';

export type Way =
  /** The record is deleted for good, with its files. */
  | 'delete'
  /** The name is taken out of its words, and rows of the person out of its lists. */
  | 'words'
  /** The same, and it leaves the website until somebody has looked at its pictures. */
  | 'unpublish'
  /** It stays, and the paper says why. */
  | 'keep'
  /** It is not about a student: somebody has to look. */
  | 'look';

type Handled = { way: Way; why: string };
type Rule = Handled | ((row: Row, name: string) => Handled);

export const deleted: Handled = { way: 'delete', why: 'It is about this person alone.' };
const words: Handled = {
  way: 'words',
  why: 'It is about others, too: “a student” stands instead.',
};
/** Without the name, nothing would keep its pictures from being shown. */
const withheld: Handled = {
  way: 'unpublish',
  why: 'Its pictures may show this person: “a student” stands instead of the name, and it is a draft until somebody has looked.',
};
const look: Handled = {
  way: 'look',
  why: 'It is about the school’s staff or a committee. Please look whether it is the same person.',
};

const another: Handled = {
  way: 'look',
  why: 'It names this person, and may be somebody else’s. Please look at it.',
};
/** Of this person alone if it is called so, and nothing more. */
const ofPerson: Rule = (row, name) => (isName(row.name, name) ? deleted : another);

const rules: Partial<Record<Slug, Rule>> = {
  students: ofPerson,
  consents: ofPerson,
  enquiries: ofPerson,
  'guest-book': ofPerson,
  'private-files': another,
  voices: (row, name) => (hasName(text(row.voiceOf), name) ? deleted : words),
  toppers: (row, name) => (isName(row.name, name) ? deleted : words),
  messages: (row, name) => {
    if (!isName(row.name, name)) return words;
    return isMessageOfStudent(row) ? deleted : look;
  },
  documents: (row) => (concernsChildren('documents', row) ? withheld : words),
  'transfer-certificates': {
    way: 'keep',
    why: 'The law makes a school keep the transfer certificates that it has issued. It is found only with the admission number and the full name.',
  },
  'privacy-requests': {
    way: 'keep',
    why: `It shows that the request was answered, and is deleted ${inWords(keptFor.privacyRequests)} after it came.`,
  },
  schools: look,
  faculty: look,
  certificates: look,
  committees: look,
};

/** Where nobody is looked for: accounts and signatures are the staff’s, and the log forgets by itself. */
export const notSearched: readonly Slug[] = ['staff', 'changes', 'signatures', 'activity'];

export const handle = (slug: Slug, row: Row, name: string): Handled => {
  const rule = rules[slug] ?? words;
  return typeof rule === 'function' ? rule(row, name) : rule;
};
