/**
 * Every collection of the back office, in the order of its menu. A new one is added at the end, where its group has it last:
 * Payload numbers indexes of the same fields by this order, and one in between would take the name of another's.
 */
import type { CollectionConfig } from 'payload';
import type { Slug } from '../access/rights.ts';
import { withPortraits } from '../consent/remember-portraits.ts';
import { undoPublishingEndpoint } from '../endpoints/undo-publishing.ts';
import { websiteBar } from '../fields/website-bar.ts';
import { checkShapes } from '../hooks/check-shapes.ts';
import { guardContent } from '../hooks/guard-content.ts';
import { guardRestore, keepUnchangeable } from '../hooks/guard-restore.ts';
import { keepPublished, readTrashing } from '../hooks/guard-trash.ts';
import { keepLive, readChangedFields } from '../hooks/keep-live.ts';
import { keepOneLine } from '../hooks/keep-one-line.ts';
import { withActivity } from '../hooks/record-activity.ts';
import { previewEndpoint } from '../preview/endpoint.ts';
import { seeOnWebsite } from '../website/see-on-website.ts';
import { activity } from './activity.ts';
import { annualReports } from './annual-reports.ts';
import { boardResults } from './board-results.ts';
import { certificates } from './certificates.ts';
import { changes } from './changes.ts';
import { clippings } from './clippings.ts';
import { committees } from './committees.ts';
import { consents } from './consents.ts';
import { documents } from './documents.ts';
import { enquiries } from './enquiries.ts';
import { events } from './events.ts';
import { faculty } from './faculty.ts';
import { galleries } from './galleries.ts';
import { guestBook } from './guest-book.ts';
import { highlights } from './highlights.ts';
import { media } from './media.ts';
import { messages } from './messages.ts';
import { news } from './news.ts';
import { notifications } from './notifications.ts';
import { pages } from './pages.ts';
import { panoramas } from './panoramas.ts';
import { privacyRequests } from './privacy-requests.ts';
import { privateFiles } from './private-files.ts';
import { registrations } from './registrations.ts';
import { schools } from './schools.ts';
import { signatures } from './signatures.ts';
import { staff } from './staff.ts';
import { students } from './students.ts';
import { toppers } from './toppers.ts';
import { transferCertificates } from './transfer-certificates.ts';
import { videos } from './videos.ts';
import { voices } from './voices.ts';

const bySlug = {
  news,
  documents,
  events,
  galleries,
  videos,
  pages,
  messages,
  notifications,
  highlights,
  registrations,
  toppers,
  faculty,
  voices,
  clippings,
  panoramas,
  enquiries,
  'guest-book': guestBook,
  'transfer-certificates': transferCertificates,
  students,
  'private-files': privateFiles,
  media,
  schools,
  staff,
  changes,
  certificates,
  'board-results': boardResults,
  committees,
  signatures,
  consents,
  'privacy-requests': privacyRequests,
  'annual-reports': annualReports,
  activity,
} satisfies Record<Slug, CollectionConfig>;

/** What staff delete can be restored for a while. Not files: a picture that must go is gone at once. */
const withoutTrash: Slug[] = [
  'media',
  'private-files',
  'schools',
  'staff',
  'changes',
  'activity',
  'signatures',
];
const withTrash = (collection: CollectionConfig): CollectionConfig =>
  (withoutTrash as string[]).includes(collection.slug)
    ? collection
    : {
        ...collection,
        trash: true,
        hooks: {
          ...collection.hooks,
          beforeOperation: [readTrashing, ...(collection.hooks?.beforeOperation ?? [])],
          beforeChange: [...(collection.hooks?.beforeChange ?? []), keepPublished],
        },
      };

/** Payload's API tab is for programmers. */
const withoutApiTab = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, hideAPIURL: true },
});

/** Accounts have a guard of their own, and nobody writes changes and activity. */
const unguarded: Slug[] = ['staff', 'changes', 'activity'];
const withContentGuard = (collection: CollectionConfig): CollectionConfig => {
  if ((unguarded as string[]).includes(collection.slug)) return collection;
  const { hooks } = collection;
  return {
    ...collection,
    hooks: { ...hooks, beforeChange: [guardContent, ...(hooks?.beforeChange ?? [])] },
  };
};

const withShapeCheck = (collection: CollectionConfig): CollectionConfig => {
  const { hooks } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [checkShapes, keepOneLine, ...(hooks?.beforeOperation ?? [])],
    },
  };
};

/** What Payload does with versions and drafts, as staff expect it. */
const withVersionGuards = (collection: CollectionConfig): CollectionConfig => {
  const { hooks, versions } = collection;
  if (!versions) return collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [guardRestore, readChangedFields, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [keepUnchangeable, keepLive, ...(hooks?.beforeChange ?? [])],
    },
  };
};

const isContent = ({ slug, versions }: CollectionConfig): boolean =>
  versions !== undefined || slug === 'schools';

/** Whatever visitors see has above its form the ways to where they see it, in the place of Payload's one button. */
const withWebsiteBar = (collection: CollectionConfig): CollectionConfig => {
  if (!isContent(collection)) return collection;
  const { admin, fields, slug } = collection;
  const edit = {
    ...admin?.components?.edit,
    PreviewButton: '/admin/on-website/no-button.tsx#NoButton',
  };
  return {
    ...collection,
    fields: [websiteBar, ...fields],
    admin: {
      ...admin,
      preview: seeOnWebsite(slug),
      components: { ...admin?.components, edit },
    },
  };
};

/** Whatever may be a draft, or wait for its moment, can be seen on the website before, and taken back right after it was published. */
const withPreviewAndUndo = (collection: CollectionConfig): CollectionConfig =>
  collection.versions
    ? {
        ...collection,
        endpoints: [
          ...(collection.endpoints || []),
          previewEndpoint(collection.slug),
          undoPublishingEndpoint(collection.slug),
        ],
      }
    : collection;

/** Earlier versions in the words of the form. */
const withReadableVersions = (collection: CollectionConfig): CollectionConfig => {
  const { admin, versions } = collection;
  if (!versions) return collection;
  const views = {
    ...admin?.components?.views,
    edit: {
      ...admin?.components?.views?.edit,
      versions: { Component: '/admin/versions/versions-view.tsx#VersionsView' },
      version: { Component: '/admin/versions/version-view.tsx#VersionView' },
    },
  } as NonNullable<NonNullable<CollectionConfig['admin']>['components']>['views'];
  return { ...collection, admin: { ...admin, components: { ...admin?.components, views } } };
};

/** What was deleted by mistake comes back from where it was. */
const withUndoneDeletion = (collection: CollectionConfig): CollectionConfig => {
  const { admin, trash } = collection;
  if (!trash) return collection;
  const beforeListTable = [
    ...(admin?.components?.beforeListTable ?? []),
    '/admin/undo/deleted-lately.tsx#DeletedLately',
  ];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, beforeListTable } },
  };
};

/** Whoever comes from the check of the disclosure stands at the field, and finds back. */
const withWayFromCheck = (collection: CollectionConfig): CollectionConfig => {
  if (!isContent(collection)) return collection;
  const { admin } = collection;
  const edit = {
    ...admin?.components?.edit,
    beforeDocumentControls: [
      ...(admin?.components?.edit?.beforeDocumentControls ?? []),
      '/admin/open-at-field.tsx#OpenAtField',
      '/admin/disclosure/way-back.tsx#WayBack',
    ],
  };
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } };
};

/** What was refused stays marked beside its field. */
const withKeptRefusals = (collection: CollectionConfig): CollectionConfig => {
  const { admin } = collection;
  const edit = {
    ...admin?.components?.edit,
    beforeDocumentControls: [
      ...(admin?.components?.edit?.beforeDocumentControls ?? []),
      '/admin/refusals/keep-refusals.tsx#KeepRefusals',
    ],
  };
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } };
};

export const allCollections: CollectionConfig[] = Object.values(bySlug)
  .map(withoutApiTab)
  .map(withTrash)
  .map(withVersionGuards)
  .map(withShapeCheck)
  .map(withContentGuard)
  .map(withPortraits)
  .map(withActivity)
  .map(withWebsiteBar)
  .map(withPreviewAndUndo)
  .map(withReadableVersions)
  .map(withUndoneDeletion)
  .map(withWayFromCheck)
  .map(withKeptRefusals);
/** Those whose records belong to one school each. */
export const schoolSlugs = (Object.keys(bySlug) as Slug[]).filter(
  (slug) => slug !== 'schools' && !unguarded.includes(slug),
);
