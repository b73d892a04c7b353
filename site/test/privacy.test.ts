/** The privacy notice: for a school that has named somebody, and for one that has said nothing. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answeredWithinDays, type KeptKind, keptFor } from '@aangan/contract/privacy.ts';
import { routes } from '@aangan/contract/routes.ts';
import { keptInWords } from '../src/rules/privacy.ts';
import { linksOf, mainOf, type Pages, startPages, wordsOf } from './page-words.ts';

let pages: Pages;
before(async () => {
  pages = await startPages();
  pages.provider.of('NJMS').school.grievanceContact = {
    name: 'सुनीता Devi & Co.',
    designation: 'Grievance Officer',
    email: 'privacy@njms.example.in',
    phone: '+91 1662 000009',
  };
  pages.provider.of('SVNK').school.retention = {
    enquiryMonths: 18,
    guestBookMonths: null,
    setAsideDays: 7,
  };
});
after(() => pages?.stop());

const open = async (school: 'NJMS' | 'SVNK' = 'NJMS') => {
  const { status, text } = await pages.open('/Privacy', school);
  assert.equal(status, 200);
  return mainOf(text);
};
const hrefsOf = (html: string) => linksOf(html).map(({ href }) => href);

test('promise 2.20: the notice names whom the school has named, or its Principal', async () => {
  const named = await open();
  assert.match(wordsOf(named), /Whom to ask सुनीता Devi & Co\., Grievance Officer NJMS Vidyalaya/);
  assert.ok(hrefsOf(named).includes('mailto:privacy@njms.example.in'));
  assert.ok(hrefsOf(named).includes('tel:+911662000009'));
  const unnamed = await open('SVNK');
  assert.match(wordsOf(unnamed), /Whom to ask The Principal SVNK Vidyalaya & Sons, SVNK Road/);
  assert.ok(hrefsOf(unnamed).includes('mailto:office@svnk.example.in'));
  assert.ok(hrefsOf(unnamed).includes('tel:+911662000000'));
  assert.doesNotMatch(wordsOf(unnamed), /null|undefined|NJMS/);
});

/** How the notice says each time of the table. */
const times: Record<KeptKind, (time: string) => string> = {
  students: (time) => `List of students .*?without the year.*?Kept ${time}\\.`,
  leaversPhotographs: (time) => `Photograph of a student who has left .*?Deleted ${time} after`,
  shownChildren: (time) => `Photographs, names and voices .*?Shown ${time}\\.`,
  consents: (time) => `What parents have agreed to .*?Kept ${time}\\.`,
  transferCertificates: (time) => `Transfer certificates .*?Kept ${time}\\.`,
  enquiries: (time) => `Messages from the Mail Us page .*?Kept for ${time}\\.`,
  guestBook: (time) => `Guest book .*?Kept for ${time}\\.`,
  privacyRequests: (time) => `Requests from this page .*?Kept for ${time}, and until it is`,
  setAside: (time) => `look like advertising .*?Kept for ${time}\\.`,
  changeLog: (time) => `Log of changes .*?Kept for ${time}\\.`,
};
for (const [kind, pattern] of Object.entries(times) as [KeptKind, (time: string) => string][])
  test(`promise 2.20: it says what is kept, and for how long: ${kind}`, async () => {
    // Of the cards alone: each is named once.
    const [cards = ''] = wordsOf(await open()).match(/What we keep.*?What we do not do/s) ?? [];
    assert.match(cards, new RegExp(pattern(keptInWords(keptFor[kind])), 's'));
  });

test('promise 2.20: where a school has chosen another time, the notice says that', async () => {
  const words = wordsOf(await open('SVNK'));
  assert.match(words, /Messages from the Mail Us page .*?Kept for 18 months\./);
  assert.match(words, /Guest book .*?Kept for 12 months\./);
  assert.match(words, /look like advertising .*?Kept for 7 days\./);
});

test('promise 2.20: consent of parents, its withdrawal, the answer’s time, and the Board', async () => {
  const html = await open();
  const words = wordsOf(html);
  assert.match(words, /Children under 18 .*for a parent or lawful guardian to decide/);
  assert.match(words, /withdraw your consent at any time, as easily as you gave it/);
  assert.match(words, new RegExp(`answer within ${answeredWithinDays} days`));
  assert.match(
    words,
    /the person named here first.*complain to the Data Protection Board of India/,
  );
  assert.match(words, /no name, no network address, nothing that you have typed/);
  // Who has scripts off comes back to the form, not to the top.
  assert.match(html, /<form[^>]*action="\/Privacy#request"/);
  assert.match(html, /<h2 id="request">/);
});

test('promise 2.20: the footer of every page and every form lead to it', async () => {
  for (const { path } of routes.filter(({ page }) => page.kind !== 'sub-gallery')) {
    const { text } = await pages.open(path);
    const footer = text.slice(text.indexOf('<footer class="site-footer"'));
    assert.ok(hrefsOf(footer).includes('/Privacy'), path);
    const [form] = text.match(/<form class="public-form.*?<\/form>/s) ?? [];
    if (form && path !== '/Privacy') assert.ok(hrefsOf(form).includes('/Privacy'), path);
  }
});
