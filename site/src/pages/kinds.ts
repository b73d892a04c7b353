/** Every kind of page and what draws it. A kind of the route table without an entry is a compile error. */
import type { PageKind } from '@aangan/contract/routes.ts';
import { achievementsPage } from './achievements.tsx';
import { annualReportPage } from './annual-report.tsx';
import { clippingsPage } from './clippings.tsx';
import { contentPage } from './content.tsx';
import { disclosurePage } from './disclosure.tsx';
import { documentsPage } from './documents.tsx';
import { eventsPage } from './events.tsx';
import { galleryPage } from './gallery.tsx';
import { guestBookPage } from './guest-book.tsx';
import { homePage } from './home.tsx';
import { mailUsPage } from './mail-us.tsx';
import { mandatoryDisclosurePage } from './mandatory-disclosure.tsx';
import { messagePage } from './message.tsx';
import { newsPage } from './news.tsx';
import type { PageDefinition } from './page.ts';
import { privacyPage } from './privacy.tsx';
import { siteMapPage } from './site-map.tsx';
import { staffPage } from './staff.tsx';
import { subGalleryPage } from './sub-gallery.tsx';
import { tcPage } from './tc.tsx';
import { toppersPage } from './toppers.tsx';
import { tourPage } from './tour.tsx';
import { videosPage } from './videos.tsx';
import { voicesPage } from './voices.tsx';

export const pageKinds: { [K in PageKind['kind']]: PageDefinition<K> } = {
  home: homePage,
  content: contentPage,
  disclosure: disclosurePage,
  'mandatory-disclosure': mandatoryDisclosurePage,
  'annual-report': annualReportPage,
  news: newsPage,
  events: eventsPage,
  gallery: galleryPage,
  'sub-gallery': subGalleryPage,
  videos: videosPage,
  voices: voicesPage,
  clippings: clippingsPage,
  toppers: toppersPage,
  achievements: achievementsPage,
  documents: documentsPage,
  staff: staffPage,
  message: messagePage,
  tc: tcPage,
  'mail-us': mailUsPage,
  'guest-book': guestBookPage,
  privacy: privacyPage,
  tour: tourPage,
  'site-map': siteMapPage,
};
