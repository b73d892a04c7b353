/**
 * The only list of pages. The website's router, menu, footer, breadcrumbs, titles, Site Map page and sitemap.xml read it, the
 * back office, which names pages as the menu does, and the tests. Adding a page is one row here, and a component in
 * `site/src/pages/` only if no kind fits.
 */
import type { DocumentCategory, MessageCategory, TopperClass } from './entities.ts';

/** The menu, in order; also the groups of crumbs. */
export const menus = [
  'School',
  'Prospectus',
  'Public Disclosure',
  'Gallery',
  'Messages',
  'Achievements',
  'Contact Us',
] as const;
export type Menu = (typeof menus)[number];

/** The groups of the Site Map page (promise 2.19). */
export const siteMapGroups = [
  'School',
  'Prospectus',
  'Gallery',
  'Messages',
  'Achievements',
  'Office Bearers',
  'Contact Us',
] as const;
export type SiteMapGroup = (typeof siteMapGroups)[number];

/** What draws a page. Each kind has one entry in `pages/kinds.ts`. */
export type PageKind =
  | { kind: 'home' }
  | { kind: 'content' }
  | { kind: 'disclosure' }
  | { kind: 'mandatory-disclosure' }
  | { kind: 'annual-report' }
  | { kind: 'news' }
  | { kind: 'events' }
  | { kind: 'gallery' }
  | { kind: 'sub-gallery' }
  | { kind: 'videos' }
  | { kind: 'voices' }
  | { kind: 'clippings' }
  | { kind: 'toppers'; class: TopperClass }
  | { kind: 'achievements' }
  | { kind: 'documents'; category: DocumentCategory }
  | { kind: 'staff' }
  | { kind: 'message'; category: MessageCategory }
  | { kind: 'tc' }
  | { kind: 'mail-us' }
  | { kind: 'guest-book' }
  | { kind: 'privacy' }
  | { kind: 'tour' }
  | { kind: 'site-map' };

export type Route = {
  path: string;
  /** The page's name: its heading, its crumb and the first half of its browser title. */
  title: string;
  /** Where the menu has it; null keeps it out of the menu. */
  menu: Menu | null;
  /** Shorter words for the menu, where the title is long. */
  menuTitle?: string;
  siteMap: SiteMapGroup | null;
  page: PageKind;
};

const content = { kind: 'content' } as const;
const disclosure = { kind: 'disclosure' } as const;

const school = (path: string, title: string, more: Partial<Route> = {}): Route => ({
  path,
  title,
  menu: 'School',
  siteMap: 'School',
  page: content,
  ...more,
});
const prospectus = (path: string, title: string, more: Partial<Route> = {}): Route => ({
  path,
  title,
  menu: 'Prospectus',
  siteMap: 'Prospectus',
  page: content,
  ...more,
});
const disclosed = (path: string, title: string): Route => ({
  path,
  title,
  menu: 'Public Disclosure',
  siteMap: 'School',
  page: disclosure,
});
const listed = (path: string, title: string, category: DocumentCategory): Route =>
  prospectus(path, title, { page: { kind: 'documents', category } });
const gallery = (path: string, title: string, page: PageKind): Route => ({
  path,
  title,
  menu: 'Gallery',
  siteMap: 'Gallery',
  page,
});
const message = (path: string, title: string, category: MessageCategory): Route => ({
  path,
  title,
  menu: 'Messages',
  siteMap: 'Messages',
  page: { kind: 'message', category },
});
const achievement = (path: string, title: string, page: PageKind): Route => ({
  path,
  title,
  menu: 'Achievements',
  siteMap: 'Achievements',
  page,
});
const contact = (path: string, title: string, page: PageKind): Route => ({
  path,
  title,
  menu: 'Contact Us',
  siteMap: 'Contact Us',
  page,
});

export const routes: readonly Route[] = [
  { path: '/', title: 'Home', menu: null, siteMap: 'School', page: { kind: 'home' } },

  { ...school('/AboutUs', 'About Us'), menuTitle: 'About School' },
  school('/SchoolInformation', 'School Information'),
  school('/Aims', 'Aims'),
  school('/OurPhilosophy', 'Our Philosophy'),
  school('/OurPrinciples', 'Our Principles'),
  school('/CampusInformation', 'Campus Information'),
  school('/SchoolStrength', 'School Strength'),
  school('/Infrastructure', 'Infrastructure'),
  school('/ManagingCommittee', 'School Managment', { siteMap: 'Office Bearers' }),
  school('/SchoolCabinet', 'School Cabinet', { siteMap: 'Office Bearers' }),
  school('/StaffList', 'Staff List', { siteMap: 'Office Bearers', page: { kind: 'staff' } }),
  school('/ErpSoftware', 'ERP Software'),

  prospectus('/Academics', 'Academics'),
  prospectus('/AdmissionWithdrawals', 'Admission & Withdrawals'),
  prospectus('/FeeStructure', 'Fee Structure'),
  prospectus('/JuniorWing', 'Junior Wing'),
  prospectus('/SeniorWing', 'Senior Wing'),
  prospectus('/SpecialFeatures', 'Special Features'),
  prospectus('/Discipline', 'Discipline'),
  prospectus('/EvaluationScholarships', 'Evaluation & Scholarships'),
  prospectus('/AcademicCalendar', 'Academic Calendar'),
  listed('/HomeWork', 'Home Work', 'Homework'),
  listed('/Circular', 'Circular', 'Circular'),
  listed('/Datesheet', 'Datesheet', 'Datesheet'),
  listed('/Syllabus', 'Syllabus', 'Syllabus'),
  prospectus('/KidsCorner', 'Kids Corner'),
  prospectus('/Career', 'Career'),

  {
    ...disclosed('/MandatoryDisclosure', 'Mandatory Public Disclosure'),
    menuTitle: 'The whole form',
    page: { kind: 'mandatory-disclosure' },
  },
  { ...disclosed('/AnnualReport', 'Annual Report'), page: { kind: 'annual-report' } },
  disclosed('/GeneralInformation', 'General Information'),
  disclosed('/AffiliationCertificate', 'Affiliation Certificate'),
  disclosed('/RegistrationCertificate', 'Registration Certificate'),
  disclosed('/Noc', 'No Objection Certificate (NOC)'),
  disclosed('/RecognitionCertificate', 'Recognition Certificate'),
  disclosed('/BuildingSafetyCertificate', 'Building Safety Certificate'),
  disclosed('/FireSafetyCertificate', 'Fire Safety Certificate'),
  disclosed('/AffiliationSelfDeclaration', 'Affiliation Self Declaration'),
  disclosed('/HealthSanitationCertificate', 'Health & Sanitation Certificate'),
  disclosed('/SchoolFeeStructure', 'School Fee Structure'),
  disclosed('/Smc', 'School Management Committee (SMC)'),
  disclosed('/PTAMembers', 'PTA Members'),
  disclosed('/ResultAnalysis', 'Result Analysis'),
  disclosed('/TeachingStaff', 'Teaching Staff'),
  disclosed('/SchoolInfrastructure', 'School Infrastructure'),
  disclosed('/SchoolLeavingCertificate', 'School Leaving Certificate'),
  disclosed('/Minority', 'Minority Certificate'),

  gallery('/Gallery', 'Photo Gallery', { kind: 'gallery' }),
  { ...gallery('/SubGallery', 'Photo Album', { kind: 'sub-gallery' }), menu: null, siteMap: null },
  gallery('/VideoGallery', 'Video Gallery', { kind: 'videos' }),
  gallery('/MediaGallery', 'Media Gallery', { kind: 'clippings' }),
  gallery('/VoiceSMS', 'Voice SMS', { kind: 'voices' }),
  gallery('/VirtualTour', 'Virtual Tour', { kind: 'tour' }),
  gallery('/Events', 'Events', { kind: 'events' }),
  gallery('/News', 'News', { kind: 'news' }),

  message('/PrincipalMessage', 'Principal Message', 'Principal'),
  message('/ManagerMessage', 'Manager Message', 'Manager'),
  message('/HeadBoyMessage', 'Head Boy Message', 'HeadBoy'),
  message('/HeadGirlMessage', 'Head Girl Message', 'HeadGirl'),

  achievement('/OurAchievements', 'Our Achievements', { kind: 'achievements' }),
  achievement('/TopperX', 'Topper X', { kind: 'toppers', class: 'X' }),
  achievement('/TopperXII', 'Topper XII', { kind: 'toppers', class: 'XII' }),

  contact('/MailUs', 'Mail Us', { kind: 'mail-us' }),
  contact('/Tc', 'Transfer Certificate', { kind: 'tc' }),
  contact('/GuestBook', 'Guest Book', { kind: 'guest-book' }),
  contact('/PortalHelp', 'Portal Help', content),
  contact('/Privacy', 'Privacy', { kind: 'privacy' }),
  contact('/SiteMap', 'Site Map', { kind: 'site-map' }),
];

const byLowerCase = new Map(routes.map((route) => [route.path.toLowerCase(), route]));

/** The route of a path, whatever its case and final slash; its own `path` has the right spelling. */
export const routeOf = (path: string): Route | undefined =>
  byLowerCase.get(path.toLowerCase().replace(/(.)\/+$/, '$1'));

const kindsWithPaper: readonly PageKind['kind'][] = [
  'disclosure',
  'mandatory-disclosure',
  'annual-report',
];
const paper = '.pdf';

/** Where a page stands as a PDF; undefined for one that does not. */
export const paperPathOf = ({ path, page }: Route): string | undefined =>
  kindsWithPaper.includes(page.kind) ? path + paper : undefined;

/** The route of a page's PDF. */
export const routeOfPaper = (path: string): Route | undefined => {
  if (!path.toLowerCase().endsWith(paper)) return undefined;
  const route = routeOf(path.slice(0, -paper.length));
  return route && paperPathOf(route) ? route : undefined;
};

/** Pages of which a school writes something in the back office, if only the sentence in the banner: all but the home page. */
export const writtenRoutes: readonly Route[] = routes.filter(({ page }) => page.kind !== 'home');

/** The routes of one menu, in order. */
export const menuRoutes = (menu: Menu): readonly Route[] =>
  routes.filter((route) => route.menu === menu);
