/** The links of a school: found wherever they stand, asked once a day, and named until they are put right. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { LinkState } from '../src/links/check-link.ts';
import { createPlace, type Place } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
let place: Place;
let page: number;
let links: typeof import('../src/links/check-links.ts') &
  typeof import('../src/links/dead-links.ts') &
  typeof import('../src/links/daily.ts') &
  typeof import('../src/links/find-links.ts');

const day = 24 * 3600_000;
const monday = Date.parse('2026-11-16T09:00:00+05:30');
const film = 'https://films.school.in/inspection';
const inProse = 'https://board.school.in/rules';
const inDraft = 'https://draft.school.in/';

let answers: Record<string, LinkState> = {};
let asked: string[] = [];
const asking = {
  check: async (link: string) => {
    asked.push(link);
    return answers[link] ?? 'alive';
  },
  pauseMs: 0,
};

const prose = (url: string) => ({
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
            type: 'link',
            version: 3,
            format: '',
            indent: 0,
            direction: 'ltr',
            fields: { linkType: 'custom', newTab: false, url },
            children: [
              {
                type: 'text',
                version: 1,
                text: 'rules',
                format: 0,
                detail: 0,
                mode: 'normal',
                style: '',
              },
            ],
          },
        ],
      },
    ],
  },
});

before(async () => {
  cms = await openTestCms();
  links = {
    ...(await import('../src/links/check-links.ts')),
    ...(await import('../src/links/dead-links.ts')),
    ...(await import('../src/links/daily.ts')),
    ...(await import('../src/links/find-links.ts')),
  };
  place = await createPlace(cms.payload, 'LINK');
  await cms.payload.update({
    collection: 'schools',
    id: place.school,
    data: { disclosure: { inspectionVideo: film } } as never,
  });
  const add = async (path: string, url: string, status: 'draft' | 'published') =>
    (
      await cms.payload.create({
        collection: 'pages',
        data: {
          school: place.school,
          path,
          summary: 'Rules and regulations',
          blocks: [{ blockType: 'prose', text: prose(url) }],
          _status: status,
        } as never,
        draft: status === 'draft',
        depth: 0,
      })
    ).id;
  page = await add('/Discipline', inProse, 'published');
  await add('/Career', inDraft, 'draft');
});
after(() => cms.close());

const run = (now: number, isAsked = false) =>
  links.runLinks(
    {
      payload: cms.payload,
      dataDir: cms.dataDir,
      now,
      isAsked,
      report: (problem) => assert.fail(JSON.stringify(problem)),
    },
    asking,
  );
const dead = async (today: string) =>
  (await links.findDeadLinks(cms.payload, place.school, today)).map(({ url, reason }) => [
    url,
    reason,
  ]);

test('links are found in the profile and in prose, with the place where they stand, and not in drafts', async () => {
  const found = await links.findLinks(cms.payload, place.school);
  assert.deepEqual(found.get(film), [
    { label: 'Profile of the school', href: `/admin/collections/schools/${place.school}` },
  ]);
  assert.deepEqual(found.get(inProse), [
    { label: 'Page: /Discipline', href: `/admin/collections/pages/${page}` },
  ]);
  assert.equal(found.has(inDraft), false);
});

test('they are asked once a day; one that is gone is named at once, and not any more when it is put right', async () => {
  answers = { [film]: 'gone', [inProse]: 'nobody' };
  assert.deepEqual(await run(monday), { schools: 1, troubles: 2 });
  assert.equal(await run(monday + 3600_000), undefined);
  const since = 'The link leads nowhere, since 16 November 2026 or earlier';
  assert.deepEqual(await dead('2026-11-16'), [
    [film, since],
    [inProse, since],
  ]);
  // The next day the first one is there again, and the day of the other is still that of then.
  answers = { [inProse]: 'nobody' };
  assert.deepEqual(await run(monday + day), { schools: 1, troubles: 1 });
  assert.deepEqual(await dead('2026-11-17'), [[inProse, since]]);
  await cms.payload.update({
    collection: 'pages',
    id: page,
    data: {
      blocks: [{ blockType: 'prose', text: prose('https://board.school.in/new') }],
      _status: 'published',
    } as never,
  });
  assert.deepEqual(await dead('2026-11-17'), []);
});

test('one that does not answer is named on the third day', async () => {
  answers = { [film]: 'silent' };
  await run(monday + 2 * day);
  assert.deepEqual(await dead('2026-11-18'), []);
  await run(monday + 5 * day);
  assert.deepEqual(await dead('2026-11-21'), [
    [film, 'Nobody answers at the link, since 18 November 2026'],
  ]);
});

test('while nobody at all answers, what is known stays', async () => {
  const before = await links.loadChecked(cms.payload, place.school);
  const all = [...(await links.findLinks(cms.payload, place.school)).keys()];
  answers = Object.fromEntries(all.map((link) => [link, 'nobody']));
  const now = monday + 6 * day;
  await run(now);
  assert.deepEqual(await links.loadChecked(cms.payload, place.school), { ...before, triedAt: now });
});

test('a run that was cut off goes on with the schools that are left', async () => {
  const other = await createPlace(cms.payload, 'LINL');
  const now = monday + 7 * day;
  answers = {};
  await links.checkLinks(cms.payload, place.school, now, asking);
  asked = [];
  assert.deepEqual(await run(now + 60_000), { schools: 1, troubles: 0 });
  const ofOther = await links.findLinks(cms.payload, other.school);
  assert.deepEqual(asked.toSorted(), [...ofOther.keys()].toSorted());
});
