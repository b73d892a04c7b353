/** The changes feed: a row for each change that visitors can see, in the same transaction, in order. */
import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { after, before, test } from 'node:test';
import { type Collection, collections } from '@aangan/contract/collections.ts';
import { createPlace, createSample, type Place, samples } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
let place: Place;

before(async () => {
  cms = await openTestCms();
  place = await createPlace(cms.payload, 'NEWS');
});
after(() => cms.close());

type Row = { id: number; school: string; collection: string; file?: string | null };
const rows = async (): Promise<Row[]> => {
  const { docs } = await cms.payload.find({
    collection: 'changes',
    pagination: false,
    sort: 'id',
  });
  return docs;
};

/** The collections named in the rows that some work adds. */
const added = async (work: () => Promise<unknown>): Promise<string[]> => {
  const before = (await rows()).length;
  await work();
  return (await rows()).slice(before).map(({ collection }) => collection);
};

const draft = {
  title: 'Draft',
  description: 'Text',
  fromDate: '2026-01-02',
  _status: 'draft' as const,
};

for (const collection of collections)
  test(`${collection}: creating, changing and deleting each add a row`, async () => {
    let id = 0;
    const create = async () => {
      ({ id } = await createSample(cms.payload, collection, place));
    };
    assert.deepEqual(await added(create), [collection]);
    const one = { collection, id, depth: 0 } as {
      collection: Collection;
      id: number;
      depth: number;
    };
    assert.deepEqual(await added(() => cms.payload.update({ ...one, data: {} })), [collection]);
    assert.deepEqual(await added(() => cms.payload.delete(one)), [collection]);
  });

test('a draft adds nothing until it is published', async () => {
  const { payload } = cms;
  let id = 0;
  const create = async () => {
    ({ id } = await payload.create({
      collection: 'news',
      data: { ...draft, school: place.school },
      draft: true,
    }));
  };
  assert.deepEqual(await added(create), []);
  const save =
    (data: object, more: object = {}) =>
    () =>
      payload.update({ collection: 'news', id, data, ...more });
  assert.deepEqual(await added(save({ title: 'Draft 2' }, { draft: true })), []);
  assert.deepEqual(await added(save({ _status: 'published' })), ['news']);
  assert.deepEqual(
    await added(save({ title: 'Draft 3' }, { draft: true })),
    [],
    'a draft over what is published',
  );
  assert.deepEqual(
    await added(save({ _status: 'draft' })),
    ['news'],
    'unpublishing, with a newer draft there',
  );
  assert.deepEqual(await added(save({ title: 'Draft 4' }, { draft: true })), []);
  assert.deepEqual(
    await added(() => payload.delete({ collection: 'news', id })),
    [],
    'nobody saw it',
  );
});

test('restoring an earlier version adds a row', async () => {
  const { payload } = cms;
  const { id } = await createSample(payload, 'news', place);
  await payload.update({ collection: 'news', id, data: { title: 'Second', _status: 'published' } });
  const { docs } = await payload.findVersions({
    collection: 'news',
    where: { parent: { equals: id } },
    sort: 'createdAt',
  });
  const oldest = docs[0]?.id;
  assert.ok(oldest);
  assert.deepEqual(await added(() => payload.restoreVersion({ collection: 'news', id: oldest })), [
    'news',
  ]);
  assert.equal((await payload.findByID({ collection: 'news', id })).title, 'News');
});

test('a file that changes touches all content of its school, a new one nothing', async () => {
  let id = 0;
  const create = async () => {
    ({ id } = await createSample(cms.payload, 'media', place));
  };
  assert.deepEqual(await added(create), []);
  const rename = () => cms.payload.update({ collection: 'media', id, data: { alt: 'New words' } });
  assert.deepEqual(await added(rename), [...collections]);
  assert.deepEqual(await added(() => cms.payload.delete({ collection: 'media', id })), [
    ...collections,
  ]);
});

test('a file that is deleted or replaced is named, so that no copy of it is given out', async () => {
  const { payload } = cms;
  const gone = async (change: () => Promise<unknown>) => {
    const before = (await rows()).length;
    await change();
    return [...new Set((await rows()).slice(before).map(({ file }) => file ?? undefined))];
  };
  const { id } = await createSample(payload, 'media', place);
  const pathOf = async () => (await payload.findByID({ collection: 'media', id })).path;
  const first = await pathOf();
  const rename = () => payload.update({ collection: 'media', id, data: { alt: 'Other words' } });
  assert.deepEqual(await gone(rename), [undefined]);
  const { file } = samples.media(place);
  assert.ok(file && first);
  const replace = () => payload.update({ collection: 'media', id, data: {}, file });
  assert.deepEqual(await gone(replace), [first]);
  const second = await pathOf();
  assert.notEqual(second, first);
  // Whatever fields the request asks for.
  const remove = () => payload.delete({ collection: 'media', id, select: { alt: true } });
  assert.deepEqual(await gone(remove), [second]);
});

test('a row names the school by its code', async () => {
  await createSample(cms.payload, 'highlights', place);
  assert.equal((await rows()).at(-1)?.school, 'NEWS');
});

test('a change that is rolled back leaves no row', async () => {
  const { inTransaction } = await import('../src/database/in-transaction.ts');
  const outside = AsyncLocalStorage.snapshot();
  const rolledBack = async () => {
    await assert.rejects(
      inTransaction(cms.payload, async (req) => {
        await createSample(cms.payload, 'news', place, { req });
        const inside = await cms.payload.count({ collection: 'changes', req });
        assert.equal(
          inside.totalDocs,
          (await outside(rows)).length + 1,
          'the row is in the transaction, and only there',
        );
        throw new Error('changed my mind');
      }),
      /changed my mind/,
    );
  };
  assert.deepEqual(await added(rolledBack), []);
});

test('many changes at once get numbers that become visible in order', async () => {
  const seen: number[] = [];
  let watching = true;
  const before = await rows();
  const watch = async () => {
    let last = before.at(-1)?.id ?? 0;
    while (watching) {
      const { docs } = await cms.payload.find({
        collection: 'changes',
        where: { id: { greater_than: last } },
        sort: 'id',
        pagination: false,
      });
      seen.push(...docs.map(({ id }) => id));
      last = seen.at(-1) ?? last;
      // SQLite answers at once: without a pause nothing else would ever get a turn.
      await new Promise((done) => setTimeout(done, 1));
    }
  };
  const watcher = watch();
  await Promise.all(
    Array.from({ length: 30 }, () => createSample(cms.payload, 'highlights', place)),
  );
  await new Promise((done) => setTimeout(done, 200));
  watching = false;
  await watcher;
  const all = (await rows()).slice(before.length).map(({ id }) => id);
  assert.equal(all.length, 30);
  assert.deepEqual(seen, all, 'who follows the feed misses nothing');
});

test('a commit that fails is not reported as done', async () => {
  const { inTransaction } = await import('../src/database/in-transaction.ts');
  const { payload } = cms;
  if (payload.db.name !== 'sqlite') return;
  await assert.rejects(
    inTransaction(payload, async (req) => {
      await createSample(payload, 'highlights', place, { req });
      const session = payload.db.sessions?.[String(await req.transactionID)] as unknown as {
        db: never;
      };
      // Ends the transaction behind Payload's back, so that its COMMIT has nothing to commit.
      await payload.db.execute({ db: session.db, raw: 'ROLLBACK' });
    }),
  );
});

test('a request for some fields only hides nothing from the feed', async () => {
  const { payload } = cms;
  for (const collection of collections) {
    if (collection === 'schools') continue;
    const { id } = await createSample(payload, collection, place);
    const one = { collection, id, depth: 0, select: { createdAt: true } } as never;
    const change = () => payload.update({ ...(one as object), data: {} } as never);
    assert.deepEqual(await added(change), [collection]);
    assert.deepEqual(await added(() => payload.delete(one)), [collection]);
  }
});

test('a record that is moved to another school is gone from the first', async () => {
  const { payload } = cms;
  const other = await createPlace(payload, 'MOVE');
  const news = await payload.create({
    collection: 'news',
    data: { ...draft, _status: 'published', school: place.school },
  });
  const student = await createSample(payload, 'students', place);
  const before = (await rows()).length;
  for (const { collection, id } of [
    { collection: 'news', id: news.id },
    { collection: 'students', id: student.id },
  ] as const)
    await payload.update({ collection, id, data: { school: other.school } });
  assert.deepEqual(
    (await rows())
      .slice(before)
      .map(({ school, collection }) => `${school} ${collection}`)
      .sort(),
    ['MOVE news', 'MOVE students', 'NEWS news', 'NEWS students'],
  );
});

test('the school’s profile and its records are saved at the same moments, and nobody waits for another in vain', async () => {
  const { payload } = cms;
  const students = await Promise.all(
    Array.from({ length: 4 }, () => createSample(payload, 'students', place)),
  );
  // Written down as somebody's deed: the log names the school, too.
  const context = { doneBy: 'The clerk' };
  const saves = Array.from({ length: 25 }, () => [
    payload.update({
      collection: 'schools',
      id: place.school,
      data: { motto: 'Learn' },
      context: { ...context },
    }),
    ...students.map(({ id }) =>
      payload.update({
        collection: 'students',
        id,
        data: { section: 'Lily' },
        context: { ...context },
      }),
    ),
  ]);
  const outcomes = await Promise.allSettled(saves.flat());
  assert.deepEqual(
    outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])),
    [],
  );
});
