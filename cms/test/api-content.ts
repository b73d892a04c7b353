/** Two small schools for the api's tests: Nalanda with something of everything, Svadhyaya with hardly anything. */
import { collections } from '@aangan/contract/collections.ts';
import { purposes } from '../src/consent/purposes.ts';
import { samples } from './sample-records.ts';
import type { Data, TestApi, TestFile } from './test-api.ts';

/** A picture of one colour, really encoded. */
export const picture = async (
  width: number,
  height: number,
  name = 'photo.jpg',
): Promise<TestFile> => {
  const { default: sharp } = await import('sharp');
  const background = { r: width % 256, g: height % 256, b: name.length * 7 };
  const data = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, type: 'image/jpeg', data };
};

/** A PDF of one empty page; what is noted in it makes its bytes differ from another's. */
export const pdf = (note: string, name = 'paper.pdf'): TestFile => {
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\n',
  ];
  let text = `%PDF-1.4\n% ${note}\n`;
  const offsets = objects.map((object) => {
    const offset = text.length;
    text += object;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return { name, type: 'application/pdf', data: Buffer.from(text) };
};

/** A little silence as an MP3 file: a hundred empty frames of 128 kbit/s at 44.1 kHz. */
export const silence = (name = 'voice.mp3'): TestFile => {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  return {
    name,
    type: 'audio/mpeg',
    data: Buffer.concat(Array.from({ length: 100 }, () => frame)),
  };
};

/** Rich text of one paragraph, as the editor stores it. */
export const prose = (words: string): Data => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        children: [
          {
            type: 'text',
            text: words,
            format: 1,
            mode: 'normal',
            style: '',
            detail: 0,
            version: 1,
          },
        ],
      },
    ],
  },
});

const profile = (code: string, name: string): Data => ({
  code,
  name,
  motto: 'विद्या ददाति विनयम्',
  tagline: 'An English-medium school in Hisar',
  founded: 1976,
  affiliationNumber: '530001',
  colours: { brand: '#7a1f2b', accent: '#e8a317' },
  address: { street: 'Model Town', city: 'Hisar', state: 'Haryana', pin: '125001' },
  phones: [{ number: '+91 1662 000000' }],
  emails: [{ email: 'office@example.in' }],
  officeHours: 'Monday to Saturday, 8:30 AM to 2:00 PM',
  mapEmbed: 'https://maps.example.org/embed',
  links: { board: 'https://www.cbse.example.org/' },
  home: { about: 'Welcome.', slides: [], recentActivities: [] },
  hostnames: [{ hostname: `${code.toLowerCase()}.example.in` }],
});

export type Content = {
  school: number;
  other: number;
  photo: Data & { id: number };
  paper: Data & { id: number };
  voice: Data & { id: number };
  /** Of the other school: a record may only show files of its own. */
  otherPhoto: Data & { id: number };
  otherPaper: Data & { id: number };
};

/** Makes both schools and the files that records show. */
export const addSchools = async ({ add }: TestApi): Promise<Content> => {
  const { id: school } = await add('schools', profile('NJMS', 'Nalanda'));
  const { id: other } = await add('schools', profile('SVNK', 'Svadhyaya'));
  return {
    school,
    other,
    photo: await add('media', { school, alt: 'The courtyard' }, await picture(1800, 1200)),
    paper: await add('media', { school, alt: 'Circular 12 – सूचना' }, pdf('circular')),
    voice: await add('media', { school, alt: 'A voice' }, silence()),
    otherPhoto: await add('media', { school: other, alt: 'A gate' }, await picture(400, 300)),
    otherPaper: await add('media', { school: other, alt: 'A circular' }, pdf('other')),
  };
};

/** The whole of a page: each kind of block once, and all but itself in an accordion. */
const blocks = ({ photo, paper }: Content): Data[] => {
  const plain: Data[] = [
    { blockType: 'prose', heading: 'History', text: prose('Founded in 1976') },
    { blockType: 'facts', rows: [{ label: 'Campus', value: '15 acres' }] },
    {
      blockType: 'table',
      unit: 'rupees',
      columns: [{ label: 'Fee' }, { label: 'Amount' }],
      rows: [{ cells: [{ value: 'Admission' }, { value: '3000' }] }],
      columnTotal: 'Total',
    },
    { blockType: 'figure', file: photo.id, caption: 'The gate' },
    { blockType: 'photos', photos: [{ file: photo.id }] },
    { blockType: 'document', title: 'NOC', file: paper.id, text: 'Issued in 1980.' },
    { blockType: 'people', people: [{ name: 'Asha', role: 'Manager', photo: photo.id }] },
    { blockType: 'list', ordered: true, items: [{ text: 'One' }, { text: 'Two' }] },
    {
      blockType: 'busRoutes',
      routes: [{ name: 'Route 1', stops: [{ place: 'Bus stand', time: '7:10 AM' }] }],
    },
  ];
  return [...plain, { blockType: 'accordion', sections: [{ title: 'Labs', blocks: plain }] }];
};

/** A family's consent, for everything unless `purposes` says otherwise. */
export const addConsent = (
  { add }: Pick<TestApi, 'add'>,
  school: number,
  whose: { name: string } | { student: number },
  more: Data = {},
) =>
  add('consents', {
    school,
    ...whose,
    purposes: Object.fromEntries(purposes.map((purpose) => [purpose, { given: true }])),
    givenBy: 'Sunita Devi',
    relation: 'Mother',
    givenOn: '2020-04-01',
    until: null,
    how: 'Paper',
    ...more,
  });

/** One published record of every kind, in Nalanda. */
export const addRecords = async (api: TestApi, content: Content): Promise<void> => {
  const { add, payload } = api;
  const { school, photo, paper, voice } = content;
  const date = '2025-08-15';
  await add('news', {
    school,
    title: 'Result',
    description: 'Out now',
    fromDate: date,
    image: photo.id,
  });
  await add('events', {
    school,
    title: 'Annual Day',
    description: '',
    date,
    time: '10 AM',
    venue: 'Hall',
    images: [photo.id],
    attachments: [paper.id],
    category: 'Events',
  });
  await add('galleries', {
    school,
    title: 'Sports',
    date,
    attachments: [photo.id],
    category: 'Activity',
  });
  await add('toppers', {
    school,
    name: 'Ritu',
    stream: 'Science',
    division: 97.5,
    class: 'XII',
    sessionYear: '2024-2025',
    attachments: photo.id,
  });
  await add('messages', {
    school,
    name: 'Dr. Rao',
    designation: 'Principal',
    message: prose('Dear <parents>'),
    category: 'Principal',
    attachments: photo.id,
  });
  const { id: student } = await add('students', {
    school,
    name: 'Anil',
    class: 'V',
    section: 'Rose',
    birthDay: 15,
    birthMonth: 8,
  });
  await addConsent(api, school, { student });
  await addConsent(api, school, { name: 'Ritu' });
  await add('notifications', {
    school,
    title: 'Holiday',
    description: 'Closed',
    image: [photo.id],
  });
  await add('highlights', { school, description: 'Admissions open', attachments: paper.id });
  await add('registrations', { school, title: 'Register', attachments: photo.id });
  await add('videos', {
    school,
    title: 'March past',
    date,
    videoUrl: 'https://video.example.org/1',
  });
  await add('documents', {
    school,
    category: 'Circular',
    title: 'Fee',
    date,
    attachments: [paper.id],
  });
  await add('faculty', {
    school,
    name: 'Mohan',
    designation: 'PGT',
    qualification: 'M.Sc.',
    order: 1,
  });
  await add('voices', {
    school,
    title: 'Exams',
    voiceOf: 'Principal',
    recordedOn: date,
    sentOn: date,
    audio: voice.id,
  });
  await add('clippings', { school, image: photo.id, newspaper: 'Dainik', publishedOn: date });
  await add('panoramas', { school, place: 'Main ground', image: photo.id, order: 1 });
  await add('pages', { school, path: '/AboutUs', summary: 'Who we are', blocks: blocks(content) });

  // What has nothing to it that a test asks for: the least that it takes.
  const place = { school, picture: photo.id, audio: voice.id, privateFile: 0 };
  for (const slug of collections) {
    const { totalDocs } = await payload.count({ collection: slug });
    if (totalDocs === 0) await add(slug, samples[slug](place).data);
  }
};
