/** Who did what is written down with the change itself, and a letter says who settled it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TypedUser } from 'payload';
import { createPlace, createSample, type Place } from './sample-records.ts';
import { openTestCms } from './test-cms.ts';

const cms = await openTestCms();
let place: Place;
let user: TypedUser;
before(async () => {
  place = await createPlace(cms.payload, 'AAAA');
  const account = await cms.payload.create({
    collection: 'staff',
    data: {
      name: 'Asha Rani',
      email: 'asha@a.example',
      password: 'a long pass phrase',
      role: 'head',
      tenants: [{ tenant: place.school as number }],
    },
  });
  user = { ...account, collection: 'staff' } as TypedUser;
});
after(() => cms.close());

const log = async () => {
  const { docs } = await cms.payload.find({ collection: 'activity', sort: 'id', depth: 0 });
  return docs.map(({ who, did, kind, title, school }) => [who, did, kind, title, school]);
};

test('adding, publishing, taking down and deleting stand there in their order, by name', async () => {
  const { payload } = cms;
  const by = { user, overrideAccess: false } as const;
  const { id } = await payload.create({
    collection: 'news',
    data: {
      title: 'Annual Day',
      description: 'x',
      fromDate: '2026-08-15',
      school: place.school as number,
      _status: 'draft',
    },
    draft: true,
    ...by,
  });
  const set = (_status: 'draft' | 'published') =>
    payload.update({ collection: 'news', id, data: { _status }, ...by });
  await set('published');
  await set('draft');
  await payload.delete({ collection: 'news', id, ...by });
  const row = (did: string) => ['Asha Rani', did, 'News item', 'Annual Day', place.school];
  assert.deepEqual(await log(), [
    row('drafted'),
    row('published'),
    row('unpublished'),
    row('deleted'),
  ]);
});

test('what nobody signed in did is not written down, nor what was rolled back', async () => {
  const before = await log();
  await createSample(cms.payload, 'news', place);
  const wrong = cms.payload.create({
    collection: 'news',
    data: { title: 'x', school: place.school as number, _status: 'published' } as never,
    user,
    overrideAccess: false,
  });
  await assert.rejects(wrong);
  assert.deepEqual(await log(), before);
});

test('a letter that is settled says by whom and when; put back among the new ones it says nothing', async () => {
  const { id } = await createSample(cms.payload, 'enquiries', place);
  const set = (status: 'new' | 'answered') =>
    cms.payload.update({
      collection: 'enquiries',
      id,
      data: { status },
      user,
      overrideAccess: false,
    });
  const answered = await set('answered');
  assert.equal(answered.settledBy, 'Asha Rani');
  assert.ok(answered.settledAt);
  const again = await set('new');
  assert.equal(again.settledBy, null);
  assert.equal(again.settledAt, null);
});
