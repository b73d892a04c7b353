/** What the home of the back office shows to a member of staff: of each role only what it may read. */
import type { DocumentCategory } from '@aangan/contract/entities.ts';
import type { CollectionSlug, PayloadRequest, TypedUser, Where } from 'payload';
import { may, type Operation, type Slug, slugs } from '../../access/rights.ts';
import { isMember } from '../../access/roles.ts';
import { loadSchoolRecords } from '../../api/records/school-records.ts';
import { findNotShown } from '../../consent/not-shown.ts';
import { readLastBackup } from '../../data-folder/last-backup.ts';
import { checkDisclosure } from '../../disclosure/check.ts';
import { checkAddress, signingPage } from '../../disclosure/mend.ts';
import { loadAwaiting, waitsWords } from '../../disclosure/signing.ts';
import { today as todayOf } from '../../fields/day-field.ts';
import { type Deed, deeds } from '../../hooks/record-activity.ts';
import { formatDay } from '../../indian-time.ts';
import { lastDue } from '../../jobs/last-due.ts';
import { inEnglish } from '../../languages/in-english.ts';
import { findDeadLinks } from '../../links/dead-links.ts';
import { formOfKind, paperKinds } from '../../papers/kinds.ts';
import { settings } from '../../settings.ts';
import { websiteOrigin } from '../../website/origin.ts';
import { websitePath } from '../../website/website-path.ts';
import { schoolNow } from '../school-now.ts';
import { type BackupNote, toBackupNote } from './backup-note.ts';
import { loadSchools, type SchoolRow } from './load-schools.ts';
import { toRemovedNote } from './removed-note.ts';

type Id = number | string;
type Row = Record<string, unknown> & { id: Id };

export type Waiting = { what: string; count: number; href: string; due?: string };
export type Entry = { title: string; detail: string; href: string; at: string };
export type Action = { label: string; href: string; hint: string };
export type Home = {
  name: string;
  school: { name: string; website: string | undefined } | undefined;
  /** Those to choose from, while none is chosen. */
  schools: SchoolRow[];
  waiting: Waiting[];
  actions: Action[];
  drafts: Entry[];
  soon: Entry[];
  latest: (Entry & { website: string | undefined })[];
  /** For the operator alone. */
  backup: BackupNote | undefined;
  /** For those who may read who did what. */
  removed: { words: string; href: string } | undefined;
};

const day = 24 * 3600_000;
/** How far ahead it is told that something appears or disappears. */
const soonWithin = 3 * day;
const mostEntries = 6;

const listOf = (slug: string, where = '') => `/admin/collections/${slug}${where}`;
const recordOf = (slug: string, id: Id) => `/admin/collections/${slug}/${id}`;

type Daily = { slug: Slug; label: string; hint: string; href?: string };
const daily = (kind: DocumentCategory): Daily => {
  const { singular: label, hint = '' } = paperKinds[kind];
  return { slug: 'documents', label, hint, href: formOfKind(kind) };
};

/** What is done every day, in the order of how often. */
const dailyActions: Daily[] = [
  daily('Circular'),
  { slug: 'news', label: 'News', hint: 'A short notice with a day' },
  { slug: 'galleries', label: 'Photos', hint: 'An album for the gallery' },
  { slug: 'events', label: 'Event', hint: 'For the calendar' },
  { slug: 'notifications', label: 'Pop-up notice', hint: 'Opens on the home page' },
  daily('Homework'),
  daily('Datesheet'),
  {
    slug: 'transfer-certificates',
    label: 'Transfer certificate',
    hint: 'Found by number and name',
  },
  { slug: 'students', label: 'Student', hint: 'For birthdays' },
  { slug: 'consents', label: 'Consent', hint: 'What parents have agreed to' },
];

const newestFirst = <T extends { at: string }>(entries: T[]): T[] =>
  entries.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, mostEntries);

const backupNote = (now: number): BackupNote => {
  const { dataDir, backupDir, backupEveryMinutes } = settings;
  const scheduled = backupDir ? { everyMinutes: backupEveryMinutes } : undefined;
  return toBackupNote(readLastBackup(dataDir), scheduled, now);
};

export const loadHome = async (req: PayloadRequest, now = Date.now()): Promise<Home> => {
  const { payload, user } = req;
  if (!isMember(user)) throw new Error('Nobody is signed in.');
  const can = (operation: Operation, slug: Slug) => may(user.role, operation, slug);
  const asMember = { user: user as TypedUser, overrideAccess: false, depth: 0 } as const;
  const schoolId = schoolNow(req, user);
  const inSchool: Where = schoolId === undefined ? {} : { school: { equals: schoolId } };
  const school =
    schoolId === undefined
      ? undefined
      : await payload.findByID({
          collection: 'schools',
          id: schoolId,
          disableErrors: true,
          ...asMember,
        });
  const origin = school ? websiteOrigin(school) : undefined;
  const schools = school || user.role !== 'operator' ? [] : await loadSchools(payload, now);
  const titleOf = (slug: string, row: Row) => {
    const { useAsTitle } = payload.collections[slug as CollectionSlug].config.admin;
    return String(row[useAsTitle ?? 'id'] ?? '') || 'Without a title';
  };

  const count = async (slug: CollectionSlug, where: Where): Promise<number> =>
    (await payload.count({ collection: slug, where: { and: [inSchool, where] }, ...asMember }))
      .totalDocs;

  const readable = slugs.filter((slug) => can('read', slug));
  const configOf = (slug: string) => payload.collections[slug as CollectionSlug].config;
  const withDrafts = readable.filter((slug) => configOf(slug).versions?.drafts);
  const timed = withDrafts.filter((slug) =>
    configOf(slug).flattenedFields.some(({ name }) => name === 'showFrom'),
  );

  const disclosure = async (): Promise<Waiting[]> => {
    if (schoolId === undefined || !can('update', 'certificates')) return [];
    const day = todayOf(new Date(now));
    const deadLinks = await findDeadLinks(payload, schoolId, day);
    const rows = checkDisclosure(await loadSchoolRecords(req, schoolId), day, deadLinks);
    const open = rows.filter(({ state }) => state !== 'green').length;
    const what =
      open === 1 ? 'row of the disclosure to see to' : 'rows of the disclosure to see to';
    const dead = deadLinks.length;
    const waiting = [{ what, count: open, href: checkAddress }];
    if (dead > 0)
      waiting.push({
        what: dead === 1 ? 'link that leads nowhere' : 'links that lead nowhere',
        count: dead,
        href: '/admin/disclosure#disclosure-links',
      });
    return waiting;
  };

  /** Of the very few who sign. */
  const toSign = async (): Promise<Waiting[]> => {
    const count = (await loadAwaiting(req))?.documents.length ?? 0;
    return count > 0 ? [{ what: waitsWords(count), count, href: signingPage }] : [];
  };

  const consents = async (): Promise<Waiting[]> => {
    if (schoolId === undefined || !can('read', 'consents')) return [];
    const missing = await findNotShown(req, schoolId, todayOf(new Date(now)));
    const children = new Set(missing.flatMap(({ lacking }) => lacking.map(({ name }) => name)));
    const what =
      children.size === 1
        ? 'student named on the website without consent'
        : 'students named on the website without consent';
    return [{ what, count: children.size, href: listOf('consents') }];
  };

  const letters = async (): Promise<Waiting[]> => {
    const isNew: Where = { status: { equals: 'new' } };
    const query = '?where[status][equals]=new';
    const kinds = [
      { slug: 'enquiries', what: 'new enquiries' },
      { slug: 'guest-book', what: 'new guest book entries' },
    ] as const;
    return Promise.all(
      kinds
        .filter(({ slug }) => can('read', slug))
        .map(async ({ slug, what }) => ({
          what,
          count: await count(slug, isNew),
          href: listOf(slug, query),
        })),
    );
  };

  /** Counted apart from other letters: each has a day by which the law wants it answered. */
  const privacyRequests = async (): Promise<Waiting[]> => {
    const slug = 'privacy-requests';
    if (!can('read', slug)) return [];
    const { docs, totalDocs } = await payload.find({
      collection: slug,
      where: { and: [inSchool, { status: { equals: 'new' } }] },
      sort: 'dueOn',
      limit: 1,
      ...asMember,
    });
    const [first] = docs;
    const isOver = first !== undefined && first.dueOn < todayOf(new Date(now));
    return [
      {
        what: totalDocs === 1 ? 'open privacy request' : 'open privacy requests',
        count: totalDocs,
        href: listOf(slug, '?where[status][equals]=new&sort=dueOn'),
        ...(first && {
          due: `${totalDocs === 1 ? '' : 'the first '}${isOver ? 'was due on' : 'due on'} ${formatDay(first.dueOn)}`,
        }),
      },
    ];
  };

  const draftsOf = async (slug: Slug): Promise<Entry[]> => {
    const { docs } = await payload.findVersions({
      collection: slug as 'news',
      where: {
        and: [
          { latest: { equals: true } },
          { 'version._status': { equals: 'draft' } },
          ...(schoolId === undefined ? [] : [{ 'version.school': { equals: schoolId } }]),
        ],
      },
      sort: '-updatedAt',
      limit: mostEntries,
      ...asMember,
    });
    return docs.map(({ parent, version, updatedAt }) => ({
      title: titleOf(slug, version as unknown as Row),
      detail: inEnglish(configOf(slug).labels.singular),
      href: recordOf(slug, parent as Id),
      at: updatedAt,
    }));
  };

  /** What appears or disappears by itself in the next days. */
  const soonOf = async (slug: Slug): Promise<Entry[]> => {
    const from = new Date(now).toISOString();
    const until = new Date(now + soonWithin).toISOString();
    const within = { greater_than: from, less_than: until };
    const { docs } = await payload.find({
      collection: slug as 'news',
      where: {
        and: [
          inSchool,
          { _status: { equals: 'published' } },
          { or: [{ showFrom: within }, { showUntil: within }] },
        ],
      },
      limit: mostEntries,
      ...asMember,
    });
    return docs.map((row) => {
      const { showFrom, showUntil } = row;
      const isStart = Boolean(showFrom && showFrom > from);
      return {
        title: titleOf(slug, row as unknown as Row),
        detail: isStart ? 'appears' : 'disappears',
        href: recordOf(slug, row.id),
        at: String(isStart ? showFrom : showUntil),
      };
    });
  };

  const latest = async (): Promise<Home['latest']> => {
    // Without the member's own rights, who may not read the log as such: of what they may read, they may know who changed it.
    // Of the accounts most may read their own alone, and nothing of who changed the others.
    const known = readable.filter((slug) => slug !== 'staff' || can('create', slug));
    const { docs } = await payload.find({
      collection: 'activity',
      where: {
        // What the nightly run did has a line of its own.
        and: [inSchool, { collection: { in: known } }, { did: { not_equals: 'expired' } }],
      },
      sort: '-id',
      limit: mostEntries,
      depth: 0,
    });
    const isThere = async (slug: string, id: string) =>
      (await payload.findByID({
        collection: slug as 'news',
        id,
        disableErrors: true,
        ...asMember,
      })) as unknown as Row | null;
    return Promise.all(
      docs.map(async ({ who, did, kind, title, collection, record, createdAt }) => {
        const row = did === 'deleted' || !record ? null : await isThere(collection, record);
        const path = row && websitePath(collection, row);
        return {
          title: title || kind,
          detail: `${who} · ${kind} · ${deeds[did as Deed].toLowerCase()}`,
          href: row ? recordOf(collection, record) : '',
          at: createdAt,
          website:
            origin && path && (row._status ?? 'published') === 'published'
              ? origin + path
              : undefined,
        };
      }),
    );
  };

  const removed = async (): Promise<Home['removed']> => {
    if (!can('read', 'activity')) return undefined;
    const isExpired: Where = { did: { equals: 'expired' } };
    const lastNight: Where = {
      createdAt: { greater_than_equal: new Date(lastDue(now, 'retention')).toISOString() },
    };
    const { docs } = await payload.find({
      collection: 'activity',
      where: { and: [inSchool, isExpired, lastNight] },
      pagination: false,
      ...asMember,
    });
    const words = toRemovedNote(docs);
    return words ? { words, href: listOf('activity', '?where[did][equals]=expired') } : undefined;
  };

  const [waiting, asked, unsigned, disclosed, withoutConsent, drafts, soon, changed, gone] =
    await Promise.all([
      letters(),
      privacyRequests(),
      toSign(),
      disclosure(),
      consents(),
      Promise.all(withDrafts.map(draftsOf)),
      Promise.all(timed.map(soonOf)),
      latest(),
      removed(),
    ]);
  return {
    name: (user as unknown as { name?: string }).name ?? '',
    school: school ? { name: school.name, website: origin } : undefined,
    schools,
    waiting: [...waiting, ...asked, ...unsigned, ...disclosed, ...withoutConsent],
    actions: dailyActions
      .filter(({ slug }) => can('create', slug))
      .map(({ slug, label, hint, href }) => ({
        label,
        hint,
        href: href ?? `${listOf(slug)}/create`,
      })),
    drafts: newestFirst(drafts.flat()),
    soon: soon
      .flat()
      .toSorted((a, b) => (a.at < b.at ? -1 : 1))
      .slice(0, mostEntries),
    latest: changed,
    backup: user.role === 'operator' ? backupNote(now) : undefined,
    removed: gone,
  };
};
