/** Annual reports: begun from the records, edited, published, and read with what the records of the session say. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { AnnualReport } from '@aangan/contract/annual-report.ts';
import type { Disclosure } from '@aangan/contract/disclosure.ts';
import { lastEnded } from '../src/annual-report/session.ts';
import { today } from '../src/fields/day-field.ts';
import { addConsent, prose } from './api-content.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { createPlace, type Place } from './sample-records.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let place: Place;
let head: string;
let editor: string;
let office: string;

const published = { _status: 'published' } as const;
const sessionYear = '2024-2025';

const reports = async (): Promise<AnnualReport[]> => {
  const response = await api.get('/api/annualReport/NJMS');
  assert.equal(response.status, 200);
  return (await response.json()).data;
};
type Stored = {
  id: number;
  signedBy: string;
  _status: string;
  blocks: Record<string, unknown>[];
};
/** As the form of the back office sends a new one. */
const begin = (token: string, body: object = {}) =>
  askRest('POST', '/annual-reports?draft=true', {
    token,
    body: { sessionYear, blocks: 0, school: place.school, _status: 'draft', ...body },
  });
const headingsOf = (blocks: readonly object[]) =>
  blocks.map((block) => {
    const { heading, of } = block as { heading?: string; of?: string };
    return heading ?? of;
  });

before(async () => {
  api = await openTestApi();
  place = await createPlace(api.payload, 'NJMS');
  await makeSignedIn(api.payload, 'operator', undefined);
  head = await makeSignedIn(api.payload, 'head', place.school);
  editor = await makeSignedIn(api.payload, 'editor', place.school);
  office = await makeSignedIn(api.payload, 'office', place.school);
  const { school } = place;
  await api.payload.update({
    collection: 'schools',
    id: school,
    data: { disclosure: { principal: { name: 'Asha Rani' }, campusArea: 60703 } },
  });
  for (const [index, designation] of ['PGT (Physics)', 'TGT', 'PRT'].entries())
    await api.add('faculty', {
      school,
      name: `Teacher ${index}`,
      designation,
      qualification: 'M.A., B.Ed.',
      order: index,
    });
  const cells = (...values: string[]) => ({ cells: values.map((value) => ({ value })) });
  for (const [path, rows] of [
    ['/SchoolStrength', [cells('I', '30', '31')]],
    ['/FeeStructure', [cells('Tuition', '3000', '4000')]],
  ] as const)
    await api.add('pages', {
      school,
      path,
      summary: 'Figures.',
      blocks: [
        {
          blockType: 'table',
          unit: 'none',
          columns: ['Row', 'A', 'B'].map((label) => ({ label })),
          rows,
        },
      ],
    });
  await api.add('board-results', { school, class: 'X', sessionYear, registered: 70, passed: 69 });
  for (const [name, marks] of [
    ['Bhumika Chahal', 98.4],
    ['Never Asked', 97],
  ] as const)
    await api.add('toppers', { school, name, division: marks, class: 'X', sessionYear });
  await addConsent(api, school, { name: 'Bhumika Chahal' });
  for (const [title, date] of [
    ['Gold in karate', '2024-10-05'],
    ['Of another year', '2025-04-01'],
  ] as const)
    await api.add('documents', { school, category: 'Achievement', title, date });
  await api.add('events', { school, title: 'Annual Day', date: '2024-12-14', category: 'Events' });
  await api.add('committees', {
    school,
    kind: 'SMC',
    from: '2024-04-01',
    until: '2027-03-31',
    members: [{ name: 'Lucian Barwa', office: 'Chairperson', who: 'Manager' }],
  });
});
after(() => api.close());

describe('a new report', () => {
  let made: Stored;

  test('is filled from the records, as a draft that nobody else sees', async () => {
    const answer = await begin(editor);
    assert.equal(answer.status, 201, answer.text);
    made = answer.body.doc as Stored;
    assert.equal(made.signedBy, 'Asha Rani, Principal');
    assert.deepEqual(headingsOf(made.blocks), [
      'The year in short',
      'results',
      'toppers',
      'achievements',
      'Events of the session',
      'Staff and their qualifications',
      'School Management Committee',
      'Fees',
      'Campus and equipment',
    ]);
    assert.doesNotMatch(answer.text, /Bhumika|Never Asked/);
    assert.deepEqual(await reports(), []);
  });

  test('of a session that has one is refused, in the trash, too', async () => {
    const again = await begin(head);
    assert.equal(again.status, 400);
    assert.match(again.text, /There is a report of this session already/);
    const trash = (deletedAt: string | null) =>
      api.payload.update({
        collection: 'annual-reports',
        id: made.id,
        data: { deletedAt } as never,
        trash: true,
        draft: true,
      });
    await trash('2025-08-15T00:00:00.000Z');
    assert.match((await begin(head)).text, /The report of this session is in the trash/);
    await trash(null);
  });

  test('needs a session, and is read before it is published', async () => {
    for (const wrong of ['2024-2026', '', 'last year']) {
      const answer = await begin(head, { sessionYear: wrong });
      assert.equal(answer.status, 400, wrong);
      assert.match(answer.text, /two years in a row/);
    }
    const answer = await askRest('POST', '/annual-reports', {
      token: head,
      body: { sessionYear: '2020-2021', blocks: 0, school: place.school, ...published },
    });
    assert.equal(answer.status, 400);
    assert.match(answer.text, /Please save it as a draft first/);
    assert.match((await begin(head, { sessionYear: '2020-21' })).text, /"sessionYear":"2020-2021"/);
    assert.equal((await begin(office, { sessionYear: '2019-2020' })).status, 403);
  });

  test('edited and published, it is on the website with the records of its session', async () => {
    const { last } = (await (await api.get('/api/changes')).json()).data;
    const [first, ...rest] = made.blocks;
    const answer = await askRest('PATCH', `/annual-reports/${made.id}`, {
      token: head,
      body: {
        deletedAt: null,
        words: prose('A good year.'),
        blocks: [{ ...first, heading: 'Our year' }, ...rest],
        sessionYear: '1999-2000',
        ...published,
      },
    });
    assert.equal(answer.status, 200, answer.text);
    const [report] = await reports();
    assert.ok(report);
    assert.equal(report.sessionYear, sessionYear, 'a session stays as it is');
    assert.equal(report.words, '<p><strong>A good year.</strong></p>');
    assert.deepEqual(headingsOf(report.blocks), [
      'Our year',
      'Board results',
      'Toppers',
      'Achievements',
      'Events of the session',
      'Staff and their qualifications',
      'School Management Committee',
      'Fees',
      'Campus and equipment',
    ]);
    const blockOf = (heading: string) =>
      report.blocks.find((block) => block.heading === heading) as Record<string, unknown>;
    assert.deepEqual(blockOf('Board results').rows, [['X', '70', '69', '98.57']]);
    assert.deepEqual(blockOf('Toppers').rows, [['Bhumika Chahal', 'X', '', '98.4']]);
    assert.deepEqual(blockOf('Achievements').items, ['5 October 2024: Gold in karate.']);
    const { changes } = (await (await api.get(`/api/changes?since=${last}`)).json()).data;
    assert.deepEqual(
      changes.map(({ collection }: { collection: string }) => collection),
      ['annual-reports'],
    );
  });

  test('keeps what was written down, and follows the records of its session', async () => {
    const { school } = place;
    await api.payload.delete({
      collection: 'faculty',
      where: { school: { equals: school } },
      trash: true,
    });
    const { docs } = await api.payload.find({ collection: 'board-results', limit: 1 });
    await api.payload.update({
      collection: 'board-results',
      id: Number(docs[0]?.id),
      data: { passed: 70, ...published },
    });
    const text = JSON.stringify(await reports());
    assert.match(text, /\["PGT","1","M\.A\. 1, B\.Ed\. 1"\]/);
    assert.match(text, /\["X","70","70","100"\]/);
  });

  test('stands in the disclosure, newest session first, and who did what is known', async () => {
    const rows = async () => {
      const { sections } = (await (await api.get('/api/disclosure/NJMS')).json())
        .data as Disclosure;
      return sections
        .flatMap((section) => section.rows)
        .filter(({ id }) => id === 'added-annual-report')
        .map(({ value, page }) => [value, page]);
    };
    assert.deepEqual(await rows(), [['Session 2024-2025', '/AnnualReport']]);
    await api.add('annual-reports', {
      school: place.school,
      sessionYear: '2025-2026',
      blocks: [{ blockType: 'prose', text: prose('Short.') }],
    });
    assert.deepEqual(await rows(), [['Session 2025-2026', '/AnnualReport']]);
    assert.deepEqual(
      (await reports()).map((report) => report.sessionYear),
      ['2025-2026', '2024-2025'],
    );
    const { docs } = await api.payload.find({
      collection: 'activity',
      where: { collection: { equals: 'annual-reports' } },
      sort: 'id',
    });
    assert.deepEqual(
      docs.slice(0, 1).map(({ who, did, title }) => [who, did, title]),
      [['editor', 'drafted', sessionYear]],
    );
  });
});

test('a new form asks for the session that ended last, or for the one in its address', async () => {
  const { fields } = api.payload.collections['annual-reports'].config;
  const field = fields.find((one) => 'name' in one && one.name === 'sessionYear');
  const { defaultValue } = field as unknown as {
    defaultValue: (of: { req: { query: Record<string, string> } }) => string;
  };
  assert.equal(defaultValue({ req: { query: {} } }), lastEnded(today()));
  assert.equal(defaultValue({ req: { query: { session: '2023-24' } } }), '2023-2024');
});
