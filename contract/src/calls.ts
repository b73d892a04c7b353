/**
 * The calls of promise 7 as data. The cms serves this table, the website's client is made from it, and
 * the API document is printed from it.
 */
import { z } from 'zod';
import * as mini from 'zod/mini';
import { annualReport } from './annual-report.ts';
import type { Collection } from './collections.ts';
import { collections } from './collections.ts';
import { disclosure } from './disclosure.ts';
import { emptyPagesRead } from './empty-pages.ts';
import * as entity from './entities.ts';
import { formTypes, tcForm } from './forms.ts';
import { page } from './page-blocks.ts';
import { pictureWidths } from './picture-widths.ts';
import { type Challenge, challenge, proofPayload } from './proof.ts';
import { school, schoolAddress, schoolCode } from './school.ts';
import { visitsReport } from './visits.ts';

type Schema = z.ZodType | mini.ZodMiniType;

export type Call = {
  method: 'GET' | 'POST';
  /** `{name}` is a path parameter; `{path}` takes the rest of the path, slashes included. */
  path: string;
  summary: string;
  params: Record<string, Schema>;
  query: Record<string, Schema>;
  payload: Schema | null;
  /** What stands in `data`; null where the answer is a file. */
  answer: Schema | null;
  /** Promise 7.1 marks it so: a token and a school code are sent when the browser has them, and nothing depends on them. */
  auth: boolean;
  /** The content that the answer is made of; a change in one of these makes it stale. */
  reads: readonly Collection[];
  /** Private calls are for the website's server: the website does not pass them on. */
  open: boolean;
};

const inSchool = { school: schoolCode };

const read = <A extends Schema>(
  path: string,
  summary: string,
  answer: A,
  reads: readonly Collection[],
  more: Partial<Pick<Call, 'params' | 'query' | 'auth' | 'open'>> = {},
) => ({
  params: inSchool as Record<string, Schema>,
  query: {} as Record<string, Schema>,
  auth: false,
  open: true,
  ...more,
  method: 'GET' as const,
  path,
  summary,
  payload: null,
  answer,
  reads,
});

/** Which names are those of children, and from when their parents' consent is needed: what may be shown of the records changes with it. */
const namesOfChildren = ['schools', 'students', 'faculty'] as const satisfies readonly Collection[];

/** What figures and certificates are taken from, wherever they stand. */
const factsOfSchool = [
  'schools',
  'pages',
  'faculty',
  'certificates',
  'board-results',
  'committees',
] as const satisfies Collection[];

/** With a challenge: it was kept aside, and stands among the new once it is sent again with the proof. */
const submitted = mini.object({
  received: mini.literal(true),
  challenge: mini.optional(challenge),
});

export const change = z.object({
  sequence: z.number().int(),
  school: schoolCode,
  collection: z.enum(collections),
  /** A public file that was deleted or replaced: whoever keeps a copy, in whatever width, throws it away. */
  file: entity.filePath.optional(),
});
export type Change = z.infer<typeof change>;

export const calls = {
  news: read('/api/news/all/{school}', 'All news', z.array(entity.news), ['news']),
  events: read('/api/events/{school}', 'The newest 12 events', z.array(entity.event), ['events']),
  allEvents: read('/api/events/All/{school}', 'All events', z.array(entity.event), ['events']),
  galleries: read('/api/gallery/{school}', 'The newest 12 gallery items', z.array(entity.gallery), [
    'galleries',
  ]),
  allGalleries: read('/api/gallery/All/{school}', 'All gallery items', z.array(entity.gallery), [
    'galleries',
  ]),
  toppers: read(
    '/api/topper/{school}',
    'Toppers of classes X and XII',
    z.array(entity.topper),
    ['toppers', ...namesOfChildren],
    { auth: true },
  ),
  messages: read(
    '/api/principalMessage/{school}',
    'Messages of principal, manager, head boy and head girl',
    z.array(entity.message),
    ['messages', ...namesOfChildren],
    { auth: true },
  ),
  circulars: read(
    '/api/circular/all/{school}',
    'All circulars',
    z.array(entity.documentRecord),
    ['documents', ...namesOfChildren],
    { auth: true },
  ),
  notifications: read(
    '/api/notification/{school}',
    'Notifications of the home page',
    z.array(entity.notification),
    ['notifications'],
    { auth: true },
  ),
  highlights: read(
    '/api/highlight/{school}',
    'Highlights of the home page',
    z.array(entity.highlight),
    ['highlights'],
  ),
  birthdays: read(
    '/api/birthdays/{school}',
    'Whose birthday is today, in Asia/Kolkata',
    z.array(entity.birthday),
    ['students'],
  ),
  registrations: read(
    '/api/onlineRegistration/{school}',
    'The registration banner',
    z.array(entity.onlineRegistration),
    ['registrations'],
    { auth: true },
  ),
  videos: read('/api/video/all/{school}', 'All videos', z.array(entity.video), ['videos'], {
    auth: true,
  }),
  subGallery: read(
    '/api/subGallery',
    'One gallery item with its photos',
    entity.gallery,
    ['galleries'],
    {
      params: {},
      query: { id: z.string().min(1).max(100), school: schoolCode.optional() },
    },
  ),
  faculty: read(
    '/api/faculty/all/{school}',
    'The staff, by order',
    z.array(entity.faculty),
    ['faculty'],
    { auth: true },
  ),
  documents: read(
    '/api/documents/{school}',
    'Achievements, homework, circulars, datesheets and syllabi',
    z.array(entity.documentRecord),
    ['documents', ...namesOfChildren],
  ),
  school: read('/api/school/{school}', 'The school’s profile', school, ['schools']),
  page: read('/api/page/{school}', 'One static page', page, factsOfSchool, {
    query: { path: z.string().startsWith('/').max(100) },
  }),
  voices: read('/api/voice/{school}', 'Voice messages', z.array(entity.voice), [
    'voices',
    ...namesOfChildren,
  ]),
  clippings: read('/api/media/{school}', 'Newspaper clippings', z.array(entity.clipping), [
    'clippings',
  ]),
  panoramas: read(
    '/api/tour/{school}',
    'The places of the virtual tour',
    z.array(entity.panorama),
    ['panoramas'],
  ),
  certificates: read(
    '/api/certificate/{school}',
    'The papers that the school shows',
    z.array(entity.certificate),
    ['certificates'],
  ),
  boardResults: read(
    '/api/boardResult/{school}',
    'Results of the board examinations',
    z.array(entity.boardResult),
    ['board-results'],
  ),
  committees: read(
    '/api/committee/{school}',
    'School Management Committee and Parent-Teacher Association',
    z.array(entity.committee),
    ['committees'],
  ),
  disclosure: read(
    '/api/disclosure/{school}',
    'Mandatory public disclosure, as the Board lists it',
    disclosure,
    [...factsOfSchool, 'annual-reports'],
  ),
  annualReports: read(
    '/api/annualReport/{school}',
    'Annual reports, the newest session first',
    z.array(annualReport),
    ['annual-reports', 'board-results', 'toppers', 'documents', ...namesOfChildren],
  ),
  emptyPages: read(
    '/api/emptyPages/{school}',
    'Pages that have nothing on them yet',
    z.object({ paths: z.array(z.string()) }),
    emptyPagesRead,
    { open: false },
  ),
  schools: read(
    '/api/schools',
    'Which hostname leads to which school',
    z.array(schoolAddress),
    ['schools'],
    { params: {}, open: false },
  ),
  changes: read(
    '/api/changes',
    'What was published since a sequence number; reset when that number is too old to tell',
    z.object({ last: z.number().int(), reset: z.boolean(), changes: z.array(change) }),
    [],
    { params: {}, query: { since: z.coerce.number().int().min(0).optional() }, open: false },
  ),
  preview: read(
    '/api/preview/{school}',
    'Until when the preview link works whose token is sent along, and of which content it is',
    z.object({
      collection: z.enum(collections),
      until: z.iso.datetime(),
      /** Everybody sees it already, just as it is. */
      isPublic: z.boolean(),
    }),
    [],
    { open: false },
  ),
  tc: {
    method: 'POST' as const,
    path: '/api/tc/{school}',
    summary: 'Transfer certificate lookup: a file path that dies after ten minutes',
    params: inSchool as Record<string, Schema>,
    query: {} as Record<string, Schema>,
    payload: mini.extend(tcForm, proofPayload),
    answer: entity.filePath,
    auth: true,
    reads: [],
    open: true,
  },
  form: {
    method: 'POST' as const,
    path: '/api/form/{school}/{type}',
    summary:
      'An enquiry (Admission), a guest book entry (GuestBook) or a request about personal data (Privacy); payload by type',
    params: { school: schoolCode, type: z.enum(formTypes as [string, ...string[]]) } as Record<
      string,
      Schema
    >,
    query: {} as Record<string, Schema>,
    payload: null,
    answer: submitted,
    auth: false,
    reads: [],
    open: true,
  },
  visits: {
    method: 'POST' as const,
    path: '/api/visits',
    summary: 'How many pages a process of the website has shown of each school on a day so far',
    params: {} as Record<string, Schema>,
    query: {} as Record<string, Schema>,
    payload: visitsReport,
    answer: z.object({ received: z.literal(true) }),
    auth: false,
    reads: [],
    open: false,
  },
  image: {
    method: 'GET' as const,
    path: '/api/image/{path}',
    summary:
      'A public file, or an issued transfer certificate; pictures in a width of 160, 320, 640, 960 or 1600',
    params: { path: entity.filePath } as Record<string, Schema>,
    query: { w: z.enum(pictureWidths.map(String)).optional() } as Record<string, Schema>,
    payload: null,
    answer: null,
    auth: false,
    reads: [],
    open: true,
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
/** What stands in `data` of a call's answer. */
export type AnswerOf<N extends CallName> = (typeof calls)[N]['answer'] extends infer A
  ? A extends Schema
    ? z.output<A>
    : never
  : never;

/** The calls that answer with a list of entities. */
export type ListCall = {
  [N in CallName]: (typeof calls)[N]['answer'] extends z.ZodArray ? N : never;
}[CallName];

/** The entity in which a collection's records are listed; null where no call lists them. */
export const entityOf = (collection: Collection): z.ZodObject | null => {
  for (const { answer, reads } of Object.values(calls) as Call[]) {
    const [own, ...others] = reads;
    const isAlone = others.every((other) => (namesOfChildren as readonly string[]).includes(other));
    if (own === collection && isAlone && answer instanceof z.ZodArray)
      return answer.element as z.ZodObject;
  }
  return null;
};

/**
 * Every answer: the data, and the facts of each file path that stands in it. `validUntil` is the next moment at which the
 * same call is answered otherwise, without anybody changing anything, because something is shown from or until then.
 */
export type Answer<T> = { data: T; files?: entity.Files; validUntil?: string };
/** Every refusal. With a challenge: the same again with the proof will be heard. */
export type Refusal = {
  error: { message: string; fields?: Record<string, string>; challenge?: Challenge };
};

export const answerSchema = (data: Schema) =>
  z.object({
    data: data as z.ZodType,
    files: z.record(z.string(), entity.fileFacts).optional(),
    validUntil: z.iso.datetime().optional(),
  });

/** A call's address with its parameters filled in, escaped. */
export const addressOf = (
  call: Pick<Call, 'path'>,
  params: Record<string, string> = {},
  query: Record<string, string | number | undefined> = {},
): string => {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`addressOf ${call.path}: no ${name} given`);
    return name === 'path'
      ? value.split('/').map(encodeURIComponent).join('/')
      : encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
};
