/** What a visitor sees of a school whose profile was never loaded: enough for every page to stand. */
import type { School } from '@aangan/contract/school.ts';

export const defaultSchool = (code: string): School => ({
  code,
  name: 'Our School',
  motto: '',
  tagline: 'A CBSE-affiliated, English-medium school',
  founded: 2000,
  affiliationNumber: '',
  colours: { brand: '#7a1f2b', accent: '#f2a71b' },
  crest: null,
  sharePicture: null,
  address: { street: 'School Road', city: 'Hisar', state: 'Haryana', pin: '125001' },
  phones: [],
  emails: [],
  officeHours: '',
  mapEmbed:
    'https://www.openstreetmap.org/export/embed.html?bbox=75.60,29.08,75.84,29.22&layer=mapnik',
  links: {
    board: 'https://www.cbse.gov.in',
    booklist: null,
    mandatoryDisclosure: null,
    feePayment: null,
    alumni: null,
    parentPortal: null,
    facebook: null,
    instagram: null,
    youtube: null,
    x: null,
    playStore: null,
    appStore: null,
  },
  tcSample: null,
  home: { slides: [], about: '', recentActivities: [] },
});
