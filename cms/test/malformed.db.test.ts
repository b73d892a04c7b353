/** What no form of ours sends, and a program or a stranger with an account might: it is refused, and is no fault of ours. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Where } from 'payload';
import { askRest, makeSignedIn } from './rest.ts';
import { createPlace, type Place } from './sample-records.ts';
import { openTestCms } from './test-cms.ts';

const cms = await openTestCms();
let place: Place;
let token: string;

before(async () => {
  place = await createPlace(cms.payload, 'AAAA');
  token = await makeSignedIn(cms.payload, 'operator', place.school);
});
after(() => cms.close());

const operators = (
  'equals not_equals in not_in exists greater_than less_than_equal like not_like contains near within ' +
  'intersects all nonsense or'
).split(' ');
const fields = {
  news: ['id', 'title', 'image', 'school', 'image.alt', '_status', 'date', 'nonsense', 'id.x', ''],
  pages: ['blocks', 'blocks.rows', 'path'],
  staff: ['email', 'tenants', 'tenants.tenant', 'sessions', 'role', 'password'],
};

test('conditions that no database could answer are refused', async () => {
  const asked = Object.entries(fields).flatMap(([slug, names]) =>
    names.flatMap((name) =>
      operators.flatMap((operator) =>
        ['x', '', '9e99', '%00', '2026-02-30', '__proto__'].map(
          (value) => `/${slug}?where[${name}][${operator}]=${value}`,
        ),
      ),
    ),
  );
  const options = [
    'page',
    'limit',
    'depth',
    'sort',
    'select',
    'populate',
    'joins',
    'where',
    'draft',
  ];
  for (const option of options)
    for (const value of ['1e20', '-1', 'x', '', 'NaN', 'Infinity', '1.5', '%00', '__proto__'])
      for (const path of ['/news', '/news/1', '/news/count', '/news/versions'])
        asked.push(`${path}?${option}=${value}`);
  asked.push('/media/file/x.png?prefix=x', '/media/file/x.png?prefix[]=x');
  const faults = [];
  for (const path of asked) {
    const { status } = await askRest('GET', path, { token });
    if (status >= 500) faults.push(`${status} ${path}`);
  }
  assert.deepEqual(faults, [], `${faults.length} of ${asked.length}`);
});

test('records that name each other are followed one step, however deep is asked for', async () => {
  const pictures: Where = {
    and: [{ school: { equals: place.school } }, { type: { like: 'image/' } }],
  };
  const { docs } = await cms.payload.find({ collection: 'media', where: pictures, depth: 0 });
  await cms.payload.update({
    collection: 'schools',
    id: place.school,
    data: { crest: docs[0]?.id },
  });
  const { status, body } = await askRest('GET', '/media?limit=1&depth=10', { token });
  assert.equal(status, 200);
  const [first] = (body as { docs: { school: { code: string; crest: unknown } }[] }).docs;
  assert.equal(first?.school.code, 'AAAA');
  assert.equal(typeof first?.school.crest, 'number');
});

test('values of a form that their field cannot hold are refused beside it, in drafts too', async () => {
  const values: unknown[] = [
    { value: 1 },
    { value: {} },
    [],
    [[]],
    {},
    'x',
    true,
    1e20,
    -1,
    1.5,
    '\u0000',
    { id: 'x' },
    { relationTo: 'media', value: 1 },
    [null],
    { $ne: 1 },
  ];
  const names = {
    news: [
      'image',
      'title',
      'school',
      'date',
      'description',
      'id',
      '_status',
      'createdAt',
      'showFrom',
    ],
    galleries: ['images', 'title', 'deletedAt'],
    pages: ['blocks', 'path', 'updatedAt'],
    staff: ['tenants', 'role', 'email', 'password'],
  };
  const faults = [];
  for (const [slug, own] of Object.entries(names))
    for (const name of own)
      for (const value of values)
        for (const draft of [false, true]) {
          const body = {
            title: 'x',
            name: 'x',
            school: place.school,
            _status: draft ? 'draft' : 'published',
            [name]: value,
          };
          const path = `/${slug}${draft ? '?draft=true' : ''}`;
          const { status } = await askRest('POST', path, { token, body });
          if (status >= 500) faults.push(`${status} ${path} ${name}: ${JSON.stringify(value)}`);
        }
  assert.deepEqual(faults, []);

  const { status, body } = await askRest('POST', '/news?draft=true', {
    token,
    body: { title: 'x', school: place.school, _status: 'draft', image: { value: 1 } },
  });
  assert.equal(status, 400);
  const [error] = body.errors as { data: { errors: { path: string; message: string }[] } }[];
  assert.deepEqual(
    error?.data.errors.map(({ path }) => path),
    ['image'],
  );
});

test('a record that is not there is called so', async () => {
  const { status, text } = await askRest('POST', '/news?draft=true', {
    token,
    body: { title: 'x', school: 2_000_000_000, _status: 'draft' },
  });
  assert.equal(status, 400, text);
});

test('what may be done with a record is told without its number, too: the window that takes several files asks so', async () => {
  const asking = await askRest('POST', '/media/access', { token, body: {} });
  assert.equal(asking.status, 200, asking.text);
  assert.equal(asking.body.create, true);
  assert.equal((await askRest('POST', '/media/access/x', { token, body: {} })).status, 404);
  assert.equal((await askRest('POST', '/media/access', { body: {} })).status, 403);
});
