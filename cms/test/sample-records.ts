/** The least that each collection takes, for tests that go through all of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenRoutes } from '@aangan/contract/routes.ts';
import type { Payload } from 'payload';
import type { Slug } from '../src/access/rights.ts';

export const fixtureFolder = join(import.meta.dirname, 'fixtures/school');

export type TestFile = { data: Buffer; name: string; mimetype: string; size: number };

export const fixtureFile = (path: string, mimetype: string): TestFile => {
  const data = readFileSync(join(fixtureFolder, path));
  return { data, name: path.split('/').at(-1) as string, mimetype, size: data.length };
};

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        direction: 'ltr',
        format: '',
        indent: 0,
        version: 1,
        textFormat: 0,
        children: [
          { type: 'text', text, format: 0, mode: 'normal', style: '', detail: 0, version: 1 },
        ],
      },
    ],
  },
});

let count = 0;
const next = (): number => {
  count += 1;
  return count;
};
/** A different word each time, where a field must be unique. */
const fresh = () => `x${next()}`;

/** Each a page of the website, from the last on: tests that name one take it from the front. */
const pathsLeft = writtenRoutes.map(({ path }) => path);
const nextPath = (): string => {
  const path = pathsLeft.pop();
  if (!path) throw new Error('More sample pages than the website has.');
  return path;
};

const letters = (number: number): string =>
  [0, 1, 2, 3]
    .map((place) => String.fromCharCode(65 + (Math.floor(number / 26 ** place) % 26)))
    .join('');

/** A school has one report of each. */
const session = (number: number): string => `${1000 + number}-${1001 + number}`;

export type Place = { school: number; picture: number; audio: number; privateFile: number };
type Sample = { data: Record<string, unknown>; file?: TestFile };

const published = { _status: 'published' };

export const schoolProfile = (code: string) => ({
  code,
  name: `School ${code}`,
  motto: 'Learn',
  tagline: 'A school for tests',
  founded: 1990,
  affiliationNumber: '530000',
  colours: { brand: '#7a1f2b', accent: '#f2a900' },
  address: { street: '1 Test Road', city: 'Hisar', state: 'Haryana', pin: '125001' },
  phones: [{ number: '01662-000000' }],
  emails: [{ email: 'office@test.example' }],
  officeHours: '8 AM to 2 PM',
  mapEmbed: 'https://maps.example/embed',
  links: { board: 'https://www.cbse.gov.in' },
  home: { slides: [], about: 'About us', recentActivities: [] },
});

/** Makes a sample for a school; files that it names belong to the same school. */
export const samples: Record<Slug, (place: Place) => Sample> = {
  schools: () => ({ data: schoolProfile(letters(next())) }),
  staff: ({ school }) => ({
    data: {
      name: 'Clerk',
      email: `${fresh()}@test.example`,
      password: 'long-enough-1',
      role: 'editor',
      tenants: [{ tenant: school }],
    },
  }),
  media: ({ school }) => ({
    data: { alt: 'A portrait', school },
    file: fixtureFile('pictures/portrait.png', 'image/png'),
  }),
  'private-files': ({ school }) => ({
    data: { title: 'TC', school },
    file: fixtureFile('private/tc-1.pdf', 'application/pdf'),
  }),
  'transfer-certificates': ({ school, privateFile }) => ({
    data: { admission: 'A-1', name: 'Ravi Kumar', file: privateFile, school },
  }),
  students: ({ school }) => ({
    data: { name: 'Om', class: 'V', section: 'Lily', birthDay: 1, birthMonth: 2, school },
  }),
  consents: ({ school }) => ({
    data: {
      name: 'Asha',
      purposes: { naming: { given: true } },
      givenBy: 'Sunita Devi',
      relation: 'Mother',
      givenOn: '2026-04-01',
      until: '2099-03-31',
      how: 'Paper',
      school,
    },
  }),
  pages: ({ school }) => ({
    data: {
      path: nextPath(),
      summary: 'A page',
      blocks: [{ blockType: 'prose', text: paragraph('Words') }],
      school,
      ...published,
    },
  }),
  certificates: ({ school, picture }) => ({
    data: {
      kind: 'fire',
      title: 'Fire safety certificate',
      file: picture,
      issuedBy: 'Fire Station Officer',
      validUntil: '2099-01-02',
      text: 'The school is safe.',
      school,
      ...published,
    },
  }),
  'board-results': ({ school }) => ({
    data: {
      class: 'X',
      sessionYear: '2024-2025',
      registered: 70,
      passed: 69,
      school,
      ...published,
    },
  }),
  committees: ({ school }) => ({
    data: {
      kind: 'SMC',
      from: '2026-04-01',
      until: '2099-03-31',
      members: [{ name: 'Asha Rani', office: 'Member', who: 'Parent' }],
      school,
      ...published,
    },
  }),
  'annual-reports': ({ school }) => ({
    data: {
      sessionYear: session(next()),
      words: paragraph('A good year'),
      blocks: [{ blockType: 'prose', heading: 'The year', text: paragraph('Words') }],
      school,
      ...published,
    },
  }),
  signatures: ({ school }) => ({
    data: {
      as: 'Principal',
      name: 'Asha Rani',
      path: 'none.pdf',
      fingerprint: '0',
      school,
    },
  }),
  news: ({ school, picture }) => ({
    data: {
      title: 'News',
      description: 'Text',
      fromDate: '2026-01-02',
      image: picture,
      school,
      ...published,
    },
  }),
  events: ({ school }) => ({
    data: { title: 'Event', date: '2026-01-02', category: 'Events', school, ...published },
  }),
  galleries: ({ school, picture }) => ({
    data: {
      title: 'Album',
      date: '2026-01-02',
      category: 'PhotoGallery',
      attachments: [picture],
      school,
      ...published,
    },
  }),
  toppers: ({ school }) => ({
    data: {
      name: 'Asha',
      class: 'X',
      division: 97.4,
      sessionYear: '2025-2026',
      school,
      ...published,
    },
  }),
  messages: ({ school }) => ({
    data: {
      name: 'Asha',
      category: 'Principal',
      message: paragraph('Welcome'),
      school,
      ...published,
    },
  }),
  notifications: ({ school }) => ({ data: { title: 'Notice', school, ...published } }),
  highlights: ({ school }) => ({ data: { description: 'Welcome', school, ...published } }),
  registrations: ({ school }) => ({ data: { title: 'Register', school, ...published } }),
  videos: ({ school }) => ({
    data: {
      title: 'Film',
      date: '2026-01-02',
      videoUrl: 'https://video.example/1',
      school,
      ...published,
    },
  }),
  documents: ({ school }) => ({
    data: {
      category: 'Circular',
      title: 'Circular',
      date: '2026-01-02',
      description: 'School is closed tomorrow.',
      school,
      ...published,
    },
  }),
  faculty: ({ school }) => ({
    data: { name: 'Asha', designation: 'PGT', order: 1, school, ...published },
  }),
  voices: ({ school, audio }) => ({
    data: {
      title: 'Holiday',
      voiceOf: 'Principal',
      recordedOn: '2026-01-02',
      sentOn: '2026-01-03',
      audio,
      school,
      ...published,
    },
  }),
  clippings: ({ school, picture }) => ({
    data: { image: picture, newspaper: 'Times', publishedOn: '2026-01-02', school, ...published },
  }),
  panoramas: ({ school, picture }) => ({
    data: { place: 'Ground', image: picture, order: 1, school, ...published },
  }),
  enquiries: ({ school }) => ({
    data: {
      name: 'Parent',
      phone: '1',
      email: 'p@test.example',
      subject: 'S',
      address: 'A',
      message: 'M',
      fingerprint: fresh(),
      school,
    },
  }),
  'guest-book': ({ school }) => ({
    data: { name: 'Guest', email: 'g@test.example', message: 'M', fingerprint: fresh(), school },
  }),
  'privacy-requests': ({ school }) => ({
    data: {
      name: 'Parent',
      phone: '1',
      email: 'p@test.example',
      relation: 'Parent',
      request: 'See my data',
      message: 'M',
      fingerprint: fresh(),
      school,
    },
  }),
  changes: () => ({ data: { school: 'AAAA', collection: 'news' } }),
  activity: ({ school }) => ({
    data: { who: 'W', did: 'added', kind: 'News item', collection: 'news', record: '1', school },
  }),
};

/** Creates a sample, with nobody's rights checked unless `more` says so. */
export const createSample = async (
  payload: Payload,
  slug: Slug,
  place: Place,
  more: Record<string, unknown> = {},
): Promise<{ id: number }> => {
  // One function for all collections: the types cannot know which sample belongs to which slug.
  const made = await payload.create({
    collection: slug,
    ...samples[slug](place),
    depth: 0,
    ...more,
  } as never);
  return made as unknown as { id: number };
};

/** A school with the files that other samples name. */
export const createPlace = async (payload: Payload, code: string): Promise<Place> => {
  const { id: school } = await payload.create({
    collection: 'schools',
    data: schoolProfile(code) as never,
    depth: 0,
  });
  const place: Place = { school, picture: 0, audio: 0, privateFile: 0 };
  place.picture = (await createSample(payload, 'media', place)).id;
  place.privateFile = (await createSample(payload, 'private-files', place)).id;
  const audio = await payload.create({
    collection: 'media',
    data: { alt: 'A recording', school },
    file: fixtureFile('voice/holiday.mp3', 'audio/mpeg'),
    depth: 0,
  });
  place.audio = audio.id;
  return place;
};
