import assert from 'node:assert/strict';
import { test } from 'node:test';
import { menuRoutes, menus, routeOf, routes, siteMapGroups } from './routes.ts';

/** The routes of promise 2.1. */
const specText = `
Main: / (home), /ErpSoftware, /Events, /Gallery, /News, /PrincipalMessage, /SubGallery (query id), /Tc, /VideoGallery, /MailUs.
School: /AboutUs, /SchoolInformation, /Aims, /OurPhilosophy, /CampusInformation, /SchoolStrength, /Infrastructure, /OurPrinciples, /ManagingCommittee, /SchoolCabinet, /StaffList.
Prospectus and academics: /Syllabus, /Circular, /Datesheet, /HomeWork, /Career, /FeeStructure, /JuniorWing, /SeniorWing, /SpecialFeatures, /Academics, /AdmissionWithdrawals, /Discipline, /EvaluationScholarships, /AcademicCalendar, /KidsCorner.
Public disclosure: /GeneralInformation, /AffiliationCertificate, /RegistrationCertificate, /Noc, /RecognitionCertificate, /BuildingSafetyCertificate, /FireSafetyCertificate, /SchoolFeeStructure, /Smc, /PTAMembers, /TeachingStaff, /ResultAnalysis, /AffiliationSelfDeclaration, /SchoolInfrastructure, /HealthSanitationCertificate, /SchoolLeavingCertificate, /Minority.
Gallery and messages: /MediaGallery, /VoiceSMS, /VirtualTour, /ManagerMessage, /PrincipalMessage, /HeadGirlMessage, /HeadBoyMessage.
Achievements: /OurAchievements, /TopperX, /TopperXII.
Other: /GuestBook, /SiteMap, /PortalHelp.
`;
const specPaths = [...new Set(specText.match(/\/\w*/g))].sort();

test('promise 2.1: the table has these routes, each once', () => {
  const paths = routes.map(({ path }) => path);
  assert.deepEqual(
    specPaths.filter((path) => !paths.includes(path)),
    [],
  );
  assert.equal(new Set(paths.map((path) => path.toLowerCase())).size, paths.length);
});

test('promise 1: every page has a title of its own', () => {
  assert.equal(new Set(routes.map(({ title }) => title)).size, routes.length);
  assert.ok(routes.every(({ title }) => title.trim() !== ''));
});

test('promise 10.2: titles that are spelled out', () => {
  assert.equal(routeOf('/')?.title, 'Home');
  assert.equal(routeOf('/ManagingCommittee')?.title, 'School Managment');
});

test('every page but Home and an album stands in the menu, under a menu that there is', () => {
  assert.deepEqual(
    routes.filter(({ menu }) => menu === null).map(({ path }) => path),
    ['/', '/SubGallery'],
  );
  for (const menu of menus) assert.ok(menuRoutes(menu).length > 0, menu);
});

test('promise 2.19: the seven groups of the Site Map, each with pages, and every page but an album in one', () => {
  assert.deepEqual(
    [...siteMapGroups],
    ['School', 'Prospectus', 'Gallery', 'Messages', 'Achievements', 'Office Bearers', 'Contact Us'],
  );
  for (const group of siteMapGroups) assert.ok(routes.some(({ siteMap }) => siteMap === group));
  assert.deepEqual(
    routes.filter(({ siteMap }) => siteMap === null).map(({ path }) => path),
    ['/SubGallery'],
  );
});

const spellings: [string, string | undefined][] = [
  ['/', '/'],
  ['/News', '/News'],
  ['/news', '/News'],
  ['/NEWS/', '/News'],
  ['/News//', '/News'],
  ['/ptamembers', '/PTAMembers'],
  ['/New', undefined],
  ['/News/2026', undefined],
  ['//News', undefined],
  ['//', '/'],
  ['/constructor', undefined],
  ['', undefined],
];
for (const [path, route] of spellings)
  test(`promise 10.1: ${JSON.stringify(path)} is ${route ?? 'no page'}`, () =>
    assert.equal(routeOf(path)?.path, route));
