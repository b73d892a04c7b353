/**
 * Who may do what: the one table that every access function reads and a test enumerates. What does not stand here is
 * denied. Head, editor and office have these rights within their own school only.
 */
import { type Role, roles } from './roles.ts';

export const operations = ['create', 'read', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

export type Rights = Record<Role, readonly Operation[]>;

const all: readonly Operation[] = operations;
const none: readonly Operation[] = [];

/** What the website shows. */
const content: Rights = { operator: all, head: all, editor: all, office: none };
/** What concerns a child or a parent by name. */
const personal: Rights = { operator: all, head: all, editor: none, office: all };
/** What visitors send: it arrives through the website, and nobody writes it by hand. */
const received: Rights = {
  operator: ['read', 'update', 'delete'],
  head: ['read', 'update', 'delete'],
  editor: none,
  office: ['read', 'update', 'delete'],
};

export const rights = {
  schools: { operator: all, head: ['read', 'update'], editor: ['read'], office: ['read'] },
  /** Editor and office: their own account alone. */
  staff: { operator: all, head: all, editor: ['read', 'update'], office: ['read', 'update'] },
  /** The office adds students' photographs. */
  media: { operator: all, head: all, editor: all, office: ['create', 'read'] },
  'private-files': personal,
  'transfer-certificates': personal,
  students: personal,
  consents: personal,
  pages: content,
  news: content,
  events: content,
  galleries: content,
  toppers: content,
  messages: content,
  notifications: content,
  highlights: content,
  registrations: content,
  videos: content,
  documents: content,
  faculty: content,
  voices: content,
  clippings: content,
  panoramas: content,
  certificates: content,
  'board-results': content,
  committees: content,
  'annual-reports': content,
  enquiries: received,
  'guest-book': received,
  'privacy-requests': received,
  /** Written by the hook alone. */
  changes: { operator: ['read'], head: none, editor: none, office: none },
  /** Written by signing alone. */
  signatures: { operator: ['read'], head: ['read'], editor: ['read'], office: none },
  activity: { operator: ['read'], head: ['read'], editor: none, office: none },
} as const satisfies Record<string, Rights>;

export type Slug = keyof typeof rights;
export const slugs = Object.keys(rights) as Slug[];

/** The roles that each role may give to others: those who make accounts, and none above themselves. */
const givenBy: Record<Role, readonly Role[]> = {
  operator: roles,
  head: ['head', 'editor', 'office'],
  editor: [],
  office: [],
};

export const rolesToGive = (role: Role): readonly Role[] => givenBy[role];
export const mayGive = (role: Role, given: Role): boolean => givenBy[role].includes(given);

export const may = (role: Role, operation: Operation, slug: Slug): boolean =>
  (rights[slug][role] as readonly Operation[]).includes(operation);
