/** What each page shows of its records (promises 2.3 to 2.19), with and without what is optional; no JavaScript runs here. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { routes, siteMapGroups } from '@aangan/contract/routes.ts';
import { formatDay, monthName, yearOf } from '../src/rules/day.ts';
import { filtersOf, linksOf, mainOf, type Pages, startPages, wordsOf } from './page-words.ts';
import { audio, pdf, picture } from './samples.ts';

let pages: Pages;
/** The day of every sample record. */
let day: string;
before(async () => {
  pages = await startPages();
  day = pages.provider.of('NJMS').news[0]?.fromDate ?? '';
});
after(() => pages?.stop());

const open = async (path: string, school?: 'NJMS' | 'SVNK') =>
  mainOf((await pages.open(path, school)).text);
const shows = (html: string, ...parts: (string | RegExp)[]) => {
  for (const part of parts)
    assert.match(wordsOf(html), typeof part === 'string' ? new RegExp(RegExp.escape(part)) : part);
};
const linked = (html: string, words: string) => {
  const found = linksOf(html).find((link) => link.words.startsWith(words));
  assert.ok(found, `there is a link "${words}"`);
  return found;
};
const hasPicture = (html: string, path: string) =>
  assert.match(html, new RegExp(`<img[^>]*src="${RegExp.escape(path)}`));

test('promise 2.3: an event has picture, date, title, description, venue, time and attachment', async () => {
  const html = await open('/Events');
  shows(html, 'Total Count: 1', formatDay(day), 'NJMS sports day told', 'Ground', '9 AM');
  hasPicture(html, `/api/image/${picture}`);
  const { href, newTab } = linked(html, 'View Attachment');
  assert.deepEqual([href, newTab], [`/api/image/${pdf}`, true]);
  assert.deepEqual(filtersOf(html), {
    year: ['All', String(yearOf(day))],
    month: ['All', monthName(day)],
    q: [],
  });
  assert.match(html, new RegExp(`<option selected="">${yearOf(day)}</option>`));
});

test('promise 2.3: an event without picture and attachment has the placeholder, and no link', async () => {
  const html = await open('/Events', 'SVNK');
  hasPicture(html, '/defaults/event.webp');
  assert.doesNotMatch(html, /View Attachment/);
});

test('promise 2.4: a gallery card has cover, title, description, day, month, photo count and its links', async () => {
  const html = await open('/Gallery');
  shows(html, 'Total Categories: 1', 'NJMS album told', '1 photo');
  shows(html, new RegExp(`\\b${Number(day.slice(8))} ${monthName(day)}\\b`));
  hasPicture(html, `/api/image/${picture}`);
  assert.deepEqual(Object.keys(filtersOf(html)), ['year', 'month', 'q']);
  const more = linked(html, 'View More');
  assert.deepEqual([more.href, more.newTab], ['/SubGallery?id=NJMS-1', true]);
  assert.equal(linked(html, 'Download Photos').href, 'https://photos.example.in/all.zip');
});

test('promise 2.4: an album without download address and photos has the default cover, and no such link', async () => {
  const html = await open('/Gallery', 'SVNK');
  hasPicture(html, '/defaults/gallery.webp');
  assert.doesNotMatch(html, /Download Photos/);
});

test('promise 2.5: an album has the way back, its date twice, its photos and their number', async () => {
  const html = await open('/SubGallery?id=NJMS-1');
  assert.equal(linked(html, 'Gallery').href, '/Gallery');
  shows(html, `Event date ${formatDay(day)} Updated on ${formatDay(day)} Total photos 1`);
  shows(html, 'NJMS album', 'NJMS album told');
  assert.equal(linked(html, 'Download Photos').href, 'https://photos.example.in/all.zip');
  assert.match(html, new RegExp(`<a href="/api/image/${picture}\\?w=1600"[^>]*data-enlarge`));
  assert.doesNotMatch(await open('/SubGallery?id=SVNK-1', 'SVNK'), /Download Photos/);
});

test('promise 2.6: a news entry has day, month, title, description and attachment', async () => {
  const html = await open('/News');
  shows(html, 'Total Count: 1', 'NJMS results told', `${Number(day.slice(8))} ${monthName(day)}`);
  assert.equal(linked(html, 'View Attachment').href, `/api/image/${pdf}`);
  const { year, month, q } = filtersOf(html);
  assert.deepEqual(
    [year, month, q],
    [['All', String(yearOf(day))], ['All', String(Number(day.slice(5, 7)))], []],
  );
  assert.doesNotMatch(await open('/News', 'SVNK'), /View Attachment/);
});

for (const [path, category, opening] of [
  ['/PrincipalMessage', 'Principal', 'Dear parents and students,'],
  ['/ManagerMessage', 'Manager', 'Dear friends,'],
  ['/HeadBoyMessage', 'HeadBoy', 'Being Head Boy'],
  ['/HeadGirlMessage', 'HeadGirl', 'Every morning in assembly'],
] as const) {
  const number = category === 'Principal' ? '2.7' : '2.8';
  test(`promise ${number}: ${path} shows the first record of its category, or the default`, async () => {
    const html = await open(path);
    hasPicture(html, `/api/image/${picture}`);
    assert.match(html, new RegExp(`<p>NJMS words of ${category}</p>`));
    // The head boy's record has no designation: his category stands for it.
    shows(html, `NJMS ${category} ${category === 'HeadBoy' ? 'Head Boy' : category}`);
    assert.doesNotMatch(html, /the later words/);
    const without = await open(path, 'SVNK');
    hasPicture(without, '/defaults/message.webp');
    shows(without, opening);
  });
}

test('promise 2.9: the transfer certificate page has two fields, a button, an error line and a sample', async () => {
  const html = await open('/Tc');
  shows(html, 'Admission No.', 'Student Full Name', 'View Details');
  assert.match(html, /<p class="error-line" role="alert"><\/p>/);
  assert.match(html, new RegExp(`<object[^>]*data="/api/image/${pdf}" type="application/pdf"`));
});

test('promise 10.4: beside the form, and not in its error line, stands how to fill it in and whom to ask', async () => {
  const [hint = ''] = (await open('/Tc')).match(/<aside class="tc-hint">.*?<\/aside>/s) ?? [];
  assert.match(wordsOf(hint), /full name as in the school’s records.*\+91 1662 000000/);
  assert.deepEqual(
    linksOf(hint).map(({ href }) => href),
    ['tel:+911662000000', '/MailUs'],
  );
});

test('promise 2.10: a video has thumbnail or placeholder, title, date, and opens in a new tab', async () => {
  const html = await open('/VideoGallery');
  assert.deepEqual(Object.keys(filtersOf(html)), ['year']);
  hasPicture(html, `/api/image/${picture}`);
  const { href, words, newTab } = linked(html, 'NJMS film');
  assert.deepEqual([href, newTab], ['https://video.example.in/1', true]);
  assert.match(words, new RegExp(formatDay(day)));
  hasPicture(await open('/VideoGallery', 'SVNK'), '/defaults/video.webp');
});

test('promise 2.11: Mail Us has the address, the contact details and six fields', async () => {
  const html = await open('/MailUs');
  shows(html, 'NJMS Road, Hisar, Haryana 125001', '+91 1662 000000', 'office@njms.example.in');
  for (const name of ['name', 'phone', 'email', 'subject', 'address', 'message'])
    assert.match(html, new RegExp(`id="field-${name}"`), name);
  assert.ok(html.indexOf('</form>') < html.indexOf('<iframe'), 'the map is below the form');
});

test('promise 2.15: a voice message has its title, whose voice, both dates and the sound', async () => {
  const html = await open('/VoiceSMS');
  shows(html, 'NJMS notice read out', 'Voice of Principal');
  shows(html, `Recorded on ${formatDay(day)} Sent to parents ${formatDay(day)}`);
  assert.match(html, new RegExp(`<audio[^>]*src="/api/image/${audio}"`));
});

test('promise 2.15: a clipping has its picture, newspaper, date, and a title if it has one', async () => {
  const html = await open('/MediaGallery');
  hasPicture(html, `/api/image/${picture}`);
  shows(html, `NJMS in the news Daily ${formatDay(day)}`);
  const without = await open('/MediaGallery', 'SVNK');
  assert.doesNotMatch(without, /<h2/);
  shows(without, `Daily ${formatDay(day)}`);
});

for (const topperClass of ['X', 'XII'])
  test(`promise 2.15: a topper of class ${topperClass} has photo or default, name, stream and Marks`, async () => {
    const html = await open(`/Topper${topperClass}`);
    assert.deepEqual(Object.keys(filtersOf(html)), ['year', 'q']);
    shows(html, 'Session', 'Search by name', `NJMS topper ${topperClass} Science Marks 98.5`);
    hasPicture(html, `/api/image/${picture}`);
    hasPicture(await open(`/Topper${topperClass}`, 'SVNK'), '/defaults/person.webp');
    const none = await open(`/Topper${topperClass}?q=nobody`);
    shows(none, 'No data available for the selected session year.');
  });

test('promise 2.15: an achievement has its photo to enlarge, date, title and description', async () => {
  const html = await open('/OurAchievements');
  assert.deepEqual(Object.keys(filtersOf(html)), ['year', 'month', 'q']);
  shows(html, 'Total Count: 1', `${formatDay(day)} NJMS Achievement NJMS Achievement told`);
  assert.match(html, new RegExp(`<a href="/api/image/${picture}\\?w=1600"[^>]*data-enlarge`));
});

for (const [path, category] of [
  ['/HomeWork', 'Homework'],
  ['/Circular', 'Circular'],
  ['/Datesheet', 'Datesheet'],
  ['/Syllabus', 'Syllabus'],
] as const)
  test(`promise 2.17: ${path} has a year, and links with icon, title and date in a new tab`, async () => {
    const html = await open(path);
    assert.deepEqual(filtersOf(html), { year: ['All', String(yearOf(day))] });
    assert.match(html, /<option selected="">All<\/option>/);
    const [only, ...others] = linksOf(html).filter(({ href }) => href !== '/');
    assert.deepEqual([only?.href, only?.newTab], [`/api/image/${pdf}`, true]);
    assert.match(only?.words ?? '', new RegExp(`^NJMS ${category} ${formatDay(day)}`));
    assert.match(html, /<a [^>]*class="document"[^>]*><svg/);
    assert.deepEqual(others, []);
  });

test('promise 2.17: a circular without a file shows its text, one with a file leads to that', async () => {
  shows(await open('/Circular', 'SVNK'), /SVNK Circular .* told/);
  assert.doesNotMatch(wordsOf(await open('/Circular')), /told/);
});

test('promise 2.18: the staff stand by order, each with photo or default, designation and qualification', async () => {
  shows(await open('/StaffList'), 'NJMS teacher PGT M.Sc. NJMS later PGT M.Sc.');
  hasPicture(await open('/StaffList', 'SVNK'), '/defaults/person.webp');
});

test('promise 2.19: the Site Map has every page under its group', async () => {
  const html = await open('/SiteMap');
  const sections = html.match(/<section>.*?<\/section>/gs) ?? [];
  assert.deepEqual(
    sections.map((section) => [
      wordsOf(section.match(/<h2>.*?<\/h2>/)?.[0] ?? ''),
      linksOf(section).map(({ href }) => href),
    ]),
    siteMapGroups.map((group) => [
      group,
      routes.filter(({ siteMap }) => siteMap === group).map(({ path }) => path),
    ]),
  );
});

test('promise 2.19: the tour shows the panorama of the place that was chosen, and no other', async () => {
  for (const [query, place] of [
    ['', 'NJMS ground'],
    ['?place=lab', 'NJMS lab'],
    ['?place=nowhere', 'NJMS ground'],
  ]) {
    const html = await open(`/VirtualTour${query}`);
    const places = linksOf(html).filter(({ href }) => href.startsWith('/VirtualTour?place='));
    assert.deepEqual(
      places.map(({ words }) => words),
      ['NJMS ground', 'NJMS lab'],
    );
    const figures = html.match(/<figure.*?<\/figure>/gs) ?? [];
    assert.deepEqual(figures.map(wordsOf), [`Look around in 360° ${place}`]);
  }
});
