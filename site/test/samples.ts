/** A valid answer to every call, for any school: each text carries the school's code, so that a stray one is seen. */
import type { AnnualReport } from '@aangan/contract/annual-report.ts';
import type { AnswerOf, CallName } from '@aangan/contract/calls.ts';
import type { School } from '@aangan/contract/school.ts';
import { todayInKolkata } from '../src/rules/day.ts';

export const today = todayInKolkata(Date.now());
export const year = today.slice(0, 4);
export const picture = `${'a1'.repeat(16)}.webp`;
export const pdf = `${'b2'.repeat(16)}.pdf`;
export const audio = `${'c3'.repeat(16)}.mp3`;

/** What a list, an album or a page is; the others are not read for a page. */
export type Content = {
  [N in Exclude<
    CallName,
    'tc' | 'form' | 'visits' | 'image' | 'changes' | 'schools' | 'preview'
  >]: AnswerOf<N>;
};

export const schoolName = (code: string) => `${code} Vidyalaya & Sons`;

const schoolOf = (code: string): School => ({
  code,
  name: schoolName(code),
  motto: `${code} motto`,
  tagline: `${code} tagline`,
  founded: 1975,
  affiliationNumber: '530001',
  colours: { brand: '#7a1f2b', accent: '#f2a71b' },
  crest: picture,
  sharePicture: picture,
  address: { street: `${code} Road`, city: 'Hisar', state: 'Haryana', pin: '125001' },
  phones: ['+91 1662 000000'],
  emails: [`office@${code.toLowerCase()}.example.in`],
  officeHours: '8 AM to 2 PM',
  mapEmbed: 'https://maps.example.in/embed?q=hisar',
  links: {
    board: 'https://www.cbse.gov.in',
    booklist: 'https://files.example.in/books.pdf',
    mandatoryDisclosure: 'https://files.example.in/disclosure.pdf',
    feePayment: 'https://fees.example.in',
    alumni: 'https://alumni.example.in',
    parentPortal: 'https://portal.example.in',
    facebook: 'https://facebook.example.in',
    instagram: null,
    youtube: null,
    x: null,
    playStore: 'https://play.example.in',
    appStore: null,
  },
  tcSample: pdf,
  home: {
    slides: Array.from({ length: 10 }, (_, index) => ({
      picture,
      title: `${code} slide ${index + 1}`,
      text: '',
    })),
    about: `${code} about us.`,
    recentActivities: [1, 2, 3].map((number) => ({
      picture,
      title: `${code} activity ${number}`,
      text: '',
    })),
  },
});

const messageCategories = ['Principal', 'Manager', 'HeadBoy', 'HeadGirl'] as const;
const documentCategories = [
  'Achievement',
  'Homework',
  'Circular',
  'Datesheet',
  'Syllabus',
] as const;

const reportOf = (sessionYear: string, code: string): AnnualReport => ({
  _id: sessionYear,
  sessionYear,
  words: '',
  signedBy: '',
  blocks: [
    { kind: 'prose', heading: 'The year in short', html: `<p>${code} in ${sessionYear}</p>` },
    { kind: 'list', heading: 'Events', ordered: false, items: ['Annual Day'] },
    {
      kind: 'table',
      heading: 'Staff',
      unit: 'none',
      columns: ['Post', 'Number'],
      rows: [['PGT', '11']],
    },
  ],
});

const disclosureOf = (code: string): Content['disclosure'] => {
  const row = { page: null, documents: [], table: null, changed: `${today}T06:00:00.000Z` };
  return {
    school: `${code} School`,
    sections: [
      {
        id: 'A',
        title: 'General information',
        rows: [
          { ...row, id: 'name', label: 'Name of the school', value: `${code} School` },
          { ...row, id: 'schoolCode', label: 'School code', value: null },
        ],
      },
      {
        id: 'B',
        title: 'Documents and information',
        rows: [
          {
            ...row,
            id: 'fire',
            label: 'Fire safety certificate',
            value: 'On file',
            page: '/FireSafetyCertificate',
            documents: [
              {
                title: `${code} fire safety certificate`,
                file: pdf,
                number: 'FS/1',
                issuedBy: 'Fire Station Officer',
                issuedOn: null,
                validFrom: null,
                validUntil: today,
                text: 'The school is safe.',
                details: [],
                signatures: [{ as: 'Principal', name: 'Asha Rani', signedOn: today }],
              },
            ],
          },
        ],
      },
      {
        id: 'C',
        title: 'Results and academics',
        rows: [
          {
            ...row,
            id: 'resultsX',
            label: 'Results of the last three years, Class X',
            value: 'One session',
            table: { columns: ['Session', 'Registered'], rows: [['2024-2025', '70']] },
          },
        ],
      },
    ],
  };
};

/** The content of a school. `page` is the words of any static page, but for its path. */
export const contentOf = (code: string): Content => {
  const titled = (title: string) => ({
    _id: `${code}-${title}`,
    title: `${code} ${title}`,
    description: `${code} ${title} told`,
  });
  const event = {
    ...titled('sports day'),
    date: today,
    time: '9 AM',
    venue: 'Ground',
    images: [picture],
    attachments: [pdf],
    category: 'Events' as const,
  };
  const album = {
    ...titled('album'),
    _id: `${code}-1`,
    date: today,
    url: 'https://photos.example.in/all.zip',
    attachments: [picture],
    category: 'PhotoGallery' as const,
  };
  const canvas = { ...album, ...titled('canvas'), category: 'Activity' as const };
  const documents = documentCategories.map((category) => ({
    ...titled(category),
    category,
    date: today,
    attachments: [category === 'Achievement' ? picture : pdf],
  }));
  return {
    news: [{ ...titled('results'), image: pdf, fromDate: today }],
    events: [event],
    allEvents: [event, { ...event, ...titled('holiday'), category: 'AcademicCalender' }],
    galleries: [album, canvas],
    allGalleries: [album, canvas],
    emptyPages: { paths: [] },
    toppers: (['X', 'XII'] as const).map((topperClass) => ({
      _id: topperClass,
      name: `${code} topper ${topperClass}`,
      stream: 'Science',
      division: 98.5,
      class: topperClass,
      sessionYear: `${Number(year) - 1}-${year}`,
      attachments: picture,
    })),
    messages: messageCategories.map((category) => ({
      _id: category,
      name: `${code} ${category}`,
      designation: category,
      message: `<p>${code} words of ${category}</p><script>alert(1)</script>`,
      category,
      attachments: picture,
    })),
    certificates: [
      {
        _id: '1',
        kind: 'fire',
        title: `${code} fire safety certificate`,
        file: pdf,
        number: 'FS/1',
        issuedBy: 'Fire Station Officer',
        issuedOn: today,
        validFrom: today,
        validUntil: today,
        text: 'The school is safe.',
        details: [],
      },
    ],
    boardResults: [
      {
        _id: '1',
        class: 'X',
        sessionYear: `${Number(year) - 1}-${year}`,
        registered: 70,
        passed: 69,
        from90: null,
        from75: null,
        from60: null,
        below60: null,
        remarks: '',
      },
    ],
    committees: [
      {
        _id: '1',
        kind: 'SMC',
        from: today,
        until: today,
        members: [{ name: `${code} member`, office: 'Chairperson', who: 'Manager' }],
      },
    ],
    annualReports: [
      reportOf('2024-2025', code),
      {
        ...reportOf('2025-2026', code),
        words: `<p>${code} <strong>words</strong> of the Principal</p>`,
        signedBy: `${code} Principal`,
      },
    ],
    disclosure: disclosureOf(code),
    circulars: documents.filter(({ category }) => category === 'Circular'),
    notifications: [
      {
        ...titled('notice'),
        image: [picture],
        url: 'https://notice.example.in',
        urlTitle: 'Read it',
        attachments: pdf,
      },
    ],
    highlights: [{ _id: 'h', description: `${code} highlight`, attachments: null }],
    birthdays: [{ _id: 'b', name: `${code} child`, class: 'V', attachments: null }],
    registrations: [{ _id: 'r', title: `${code} registration`, attachments: picture }],
    videos: [
      {
        ...titled('film'),
        date: today,
        videoUrl: 'https://video.example.in/1',
        attachments: picture,
      },
    ],
    subGallery: album,
    faculty: [
      {
        _id: 'f',
        name: `${code} teacher`,
        designation: 'PGT',
        qualification: 'M.Sc.',
        attachments: picture,
        order: 1,
      },
    ],
    documents,
    school: schoolOf(code),
    page: {
      path: '/',
      summary: `${code} summary`,
      picture: null,
      blocks: [{ kind: 'prose', html: `<p>${code} words</p>` }],
    },
    voices: [
      {
        ...titled('notice read out'),
        voiceOf: 'Principal',
        recordedOn: today,
        sentOn: today,
        audio,
      },
    ],
    clippings: [
      {
        _id: 'c',
        image: picture,
        title: `${code} in the news`,
        newspaper: 'Daily',
        publishedOn: today,
      },
    ],
    panoramas: [{ _id: 'p', place: `${code} ground`, image: picture, order: 1 }],
  };
};
