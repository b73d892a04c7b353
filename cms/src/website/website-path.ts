/** Where on the website a record of the back office is seen. */
import type { CertificateKind } from '@aangan/contract/entities.ts';
import { type PageKind, routes } from '@aangan/contract/routes.ts';
import type { Slug } from '../access/rights.ts';
import { certificatePages } from '../disclosure/form.ts';

type Doc = Readonly<Record<string, unknown>>;

const pathOf = (fits: (page: PageKind) => boolean): string | undefined =>
  routes.find(({ page }) => fits(page))?.path;
const ofKind = (kind: PageKind['kind']) => () => pathOf((page) => page.kind === kind);
const home = () => '/';

/** Null for what no visitor sees. */
const paths: Record<Slug, ((doc: Doc) => string | undefined) | null> = {
  schools: home,
  notifications: home,
  highlights: home,
  registrations: home,
  news: ofKind('news'),
  videos: ofKind('videos'),
  voices: ofKind('voices'),
  clippings: ofKind('clippings'),
  panoramas: ofKind('tour'),
  faculty: ofKind('staff'),
  events: ({ category }) => (category === 'Events' ? ofKind('events')() : '/'),
  galleries: ({ category, id }) => (category === 'Activity' ? '/' : `/SubGallery?id=${id}`),
  pages: ({ path }) => (typeof path === 'string' ? path : undefined),
  toppers: (doc) => pathOf((page) => page.kind === 'toppers' && page.class === doc.class),
  messages: ({ category }) =>
    pathOf((page) => page.kind === 'message' && page.category === category),
  documents: ({ category }) =>
    category === 'Achievement'
      ? ofKind('achievements')()
      : pathOf((page) => page.kind === 'documents' && page.category === category),
  certificates: ({ kind }) => certificatePages[kind as CertificateKind] ?? '/MandatoryDisclosure',
  'board-results': () => '/ResultAnalysis',
  committees: ({ kind }) => (kind === 'SMC' ? '/Smc' : '/PTAMembers'),
  'annual-reports': ({ sessionYear }) =>
    typeof sessionYear === 'string' ? `/AnnualReport?session=${sessionYear}` : undefined,
  signatures: null,
  enquiries: null,
  'guest-book': null,
  'privacy-requests': null,
  'transfer-certificates': null,
  students: null,
  consents: null,
  'private-files': null,
  media: null,
  staff: null,
  changes: null,
  activity: null,
};

/** The path of the page that shows a record; undefined for what no visitor sees. */
export const websitePath = (collection: string, doc: Doc): string | undefined =>
  paths[collection as Slug]?.(doc);
