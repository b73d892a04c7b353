/** The home page as the server makes it (promise 2.2): its parts in their order, and what each holds. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { linksOf, type Pages, startPages, wordsOf } from './page-words.ts';
import { pdf, picture } from './samples.ts';

let pages: Pages;
let full: string;
let bare: string;
before(async () => {
  pages = await startPages();
  const { allEvents } = pages.provider.of('NJMS');
  const day = allEvents.find(({ category }) => category === 'Events');
  assert.ok(day);
  for (let number = 1; number <= 14; number += 1)
    allEvents.push({
      ...day,
      _id: `old-${number}`,
      title: `NJMS walk ${number}.`,
      date: `2019-01-${String(number).padStart(2, '0')}`,
    });
  full = (await pages.open('/')).text;
  bare = (await pages.open('/', 'SVNK')).text;
});
after(() => pages?.stop());

/** A part of the page, from where it begins to where the next one does. */
const parts: [name: string, start: RegExp][] = [
  ['notices', /<dialog id="notices"/],
  ['highlights', /<section class="highlights"/],
  ['registration', /<section class="registration"/],
  ['slides', /aria-label="Pictures of the school"/],
  ['about us', /<h2>About us</],
  ['news', /<h2>Latest News</],
  ['calendar', /<h2>Event calendar</],
  ['principal', /<section class="home-principal"/],
  ['canvas', /<h2>Creative canvas</],
  ['events', /<h2>Events</],
  ['recent activities', /<h2>Recent activities</],
  ['toppers X', /aria-label="Class X toppers"/],
  ['toppers XII', /aria-label="Class XII toppers"/],
  ['birthdays', /<h2>Today’s birthdays</],
  ['gallery', /<h2>Photo gallery</],
  ['footer', /<footer/],
];
const part = (html: string, name: string): string => {
  const index = parts.findIndex(([one]) => one === name);
  const [start, end] = [parts[index]?.[1], parts[index + 1]?.[1]];
  assert.ok(start && end, name);
  return html.slice(html.search(start), html.search(end));
};

test('promise 2.2: the parts stand in their order', () => {
  const places = parts.map(([name, start]) => [full.search(start), name] as const);
  assert.ok(places.every(([place]) => place > 0));
  assert.deepEqual(
    places.toSorted(([a], [b]) => a - b).map(([, name]) => name),
    parts.map(([name]) => name),
  );
});

test('promise 2.2: a notice has title, picture, description, its link by name, and an Attachment button', () => {
  const html = part(full, 'notices');
  assert.match(wordsOf(html), /NJMS notice NJMS notice told/);
  assert.match(html, new RegExp(`<img[^>]*src="/api/image/${picture}`));
  assert.deepEqual(
    linksOf(html).map(({ href, words, newTab }) => [href, words.split(' (')[0], newTab]),
    [
      ['https://notice.example.in', 'Read it', true],
      [`/api/image/${pdf}`, 'Attachment', true],
    ],
  );
});

test('promise 2.2: a notice without picture, link and attachment has the default picture, and no buttons', () => {
  const html = part(bare, 'notices');
  assert.match(html, /<img[^>]*src="\/defaults\/notification\.webp"/);
  assert.deepEqual(linksOf(html), []);
});

test('promise 2.2: without notifications there is no popup', async () => {
  const other = await startPages();
  try {
    other.provider.mood = 'empty';
    assert.doesNotMatch((await other.open('/')).text, /<dialog|notice-popup/);
  } finally {
    await other.stop();
  }
});

test('promise 2.2: highlights, or their default text, beside Career and Online Fee Payment', () => {
  assert.match(wordsOf(part(full, 'highlights')), /NJMS highlight/);
  assert.match(wordsOf(part(bare, 'highlights')), /Stay tuned for latest updates/);
  for (const html of [full, bare])
    assert.deepEqual(
      linksOf(part(html, 'highlights')).map(({ href, newTab }) => [href, newTab]),
      [
        ['/Career', false],
        ['https://fees.example.in', true],
      ],
    );
});

test('promise 2.2: ten slides, the registration, about us and three recent activities', () => {
  assert.equal(part(full, 'slides').match(/class="hero-slide"/g)?.length, 10);
  assert.match(wordsOf(part(full, 'registration')), /NJMS registration/);
  assert.match(wordsOf(part(full, 'about us')), /NJMS about us\./);
  assert.equal(part(full, 'recent activities').match(/class="activity-tile"/g)?.length, 3);
});

test('promise 2.2: the latest news, the principal with Read More, and the calendar with its months', () => {
  assert.match(wordsOf(part(full, 'news')), /NJMS results/);
  const principal = part(full, 'principal');
  assert.match(wordsOf(principal), /NJMS words of Principal.*NJMS Principal/);
  assert.deepEqual(
    linksOf(principal).map(({ href, words }) => [href, words.startsWith('Read More')]),
    [['/PrincipalMessage', true]],
  );
  assert.match(wordsOf(part(bare, 'principal')), /a place where a child is known by name/);
  const months = linksOf(part(full, 'calendar')).filter(({ href }) => href.includes('month='));
  assert.equal(months.length, 2);
  assert.match(wordsOf(part(full, 'calendar')), /NJMS sports day.*NJMS holiday/);
});

test('promise 2.2: the canvas has activities, the gallery has albums with View More, each no other', () => {
  const canvas = wordsOf(part(full, 'canvas'));
  const gallery = part(full, 'gallery');
  assert.match(canvas, /NJMS canvas/);
  assert.ok(linksOf(part(full, 'canvas')).every(({ href }) => href.startsWith('/SubGallery?id=')));
  assert.doesNotMatch(canvas, /NJMS album/);
  assert.doesNotMatch(wordsOf(gallery), /NJMS canvas/);
  assert.deepEqual(
    linksOf(gallery).map(({ href, words }) => [href, words]),
    [['/SubGallery?id=NJMS-1', 'View More of NJMS album']],
  );
});

test('promise 2.2: events of their category, toppers of each class, today’s birthdays', () => {
  const events = wordsOf(part(full, 'events'));
  assert.match(events, /NJMS sports day/);
  assert.doesNotMatch(events, /NJMS holiday/);
  // The newest twelve, the newest first.
  assert.deepEqual(
    [...events.matchAll(/NJMS (sports day|walk \d+\.)/g)].map(([, title]) => title),
    ['sports day', ...Array.from({ length: 11 }, (_, index) => `walk ${14 - index}.`)],
  );
  assert.match(wordsOf(part(full, 'toppers X')), /NJMS topper X Science Marks 98\.5/);
  assert.match(wordsOf(part(full, 'toppers XII')), /NJMS topper XII Science Marks 98\.5/);
  assert.match(wordsOf(part(full, 'birthdays')), /NJMS child Class V/);
});

for (const [label, autoplay, speed, shows] of [
  ['Pictures of the school', 3000, 2000, 'hero'],
  ['Creative canvas', 2000, 1000, 'two'],
  ['Events', 2000, 1000, 'three'],
  ['Recent activities', 2000, 1000, 'three'],
  ['Class X toppers', 2000, 1000, 'two'],
  ['Class XII toppers', 2000, 1000, 'two'],
  ['Today’s birthdays', 2000, 1000, 'two'],
  ['Photo gallery', 2000, 1000, 'four'],
] as const)
  test(`promise 9.1: the slider "${label}" waits ${autoplay} ms, moves in ${speed} ms, and shows ${shows}`, () => {
    const [tag = ''] = full.match(new RegExp(`<section[^>]*aria-label="${label}"[^>]*>`)) ?? [];
    assert.match(tag, new RegExp(`class="slider slider-${shows}"`));
    assert.match(tag, new RegExp(`data-autoplay="${autoplay}" data-speed="${speed}"`));
  });
