/** How long each kind is kept: gone just after its time and not before, counted, once, and whatever happens on the way. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { CollectionBeforeDeleteHook, CollectionSlug, Where } from 'payload';
import type { Slug } from '../src/access/rights.ts';
import { type Rule, rules } from '../src/retention/table.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { createPlace, createSample, type Place } from './sample-records.ts';
import { openTestCms } from './test-cms.ts';

const cms = await openTestCms();
const { payload } = cms;
const { openMediaFile, openPrivateFile } = await import('../src/media/files.ts');
const { applyRetention, countDue } = await import('../src/retention/apply.ts');
const { keepRetention, runRetention } = await import('../src/retention/nightly.ts');

const india = (text: string) => `${text}:00+05:30`;
const iso = (text: string) => new Date(india(text)).toISOString();
const now = Date.parse(india('2026-11-16T02:30'));
const nextNight = now + 24 * 3600_000;

let own: Place;
let other: Place;
before(async () => {
  own = await createPlace(payload, 'AAAA');
  other = await createPlace(payload, 'BBBB');
  // The very first account becomes an operator, whatever it asks for.
  await makeSignedIn(payload, 'operator', own.school);
});
after(() => cms.close());

const emptied: Slug[] = [
  'enquiries',
  'guest-book',
  'privacy-requests',
  'highlights',
  'students',
  'activity',
];
beforeEach(async () => {
  for (const collection of emptied) await payload.db.deleteMany({ collection, where: {} });
  await payload.kv.clear();
});

/** A record as it was stored at some other time; no operation may write these fields. */
const add = async (slug: Slug, fields: object, place = own): Promise<number> => {
  const { id } = await createSample(payload, slug, place);
  await payload.db.updateOne({ collection: slug, id, data: { ...fields }, returning: false });
  return id;
};
const addMany = async (count: number, slug: Slug, fields: object): Promise<void> => {
  for (let made = 0; made < count; made += 1) await add(slug, fields);
};
const idsOf = async (collection: Slug, where: Where = {}): Promise<number[]> => {
  const { docs } = await payload.db.find<{ id: number }>({
    collection,
    where,
    pagination: false,
    limit: 0,
    sort: 'id',
  });
  return docs.map(({ id }) => id);
};
const unexpected = (_: Slug, error: unknown) => {
  throw error;
};
const apply = (at = now) => applyRetention(payload, at, unexpected);
const report = (problem: Record<string, unknown>) => assert.fail(JSON.stringify(problem));
const run = (at = now) => runRetention({ payload, dataDir: cms.dataDir, now: at, report });
const logged = async () => {
  const { docs } = await payload.find({
    collection: 'activity',
    where: { did: { equals: 'expired' } },
    sort: 'id',
    depth: 0,
  });
  return docs;
};
const countsIn = (counts: Awaited<ReturnType<typeof countDue>> | undefined) =>
  (counts ?? [])
    .filter(({ count }) => count > 0)
    .map(({ school, rule, count }) => [school, rule.kind, count]);

const old = { receivedAt: iso('2025-11-16T02:29') };

/** A minute too old, and a minute short of it: for each kind where it is kept, and the fields that tell its age. */
const cases: Record<Rule['kind'], { slug: Slug; name: string; gone: object; kept: object }[]> = {
  // Their records stay: they have a test of their own.
  leavers: [],
  trash: [
    {
      slug: 'highlights',
      name: 'what staff deleted',
      gone: { deletedAt: iso('2026-10-17T02:29') },
      kept: { deletedAt: iso('2026-10-17T02:31') },
    },
    {
      slug: 'enquiries',
      name: 'a letter that staff deleted',
      gone: { deletedAt: iso('2026-10-17T02:29'), receivedAt: iso('2026-10-01T00:00') },
      kept: { deletedAt: iso('2026-10-17T02:31'), receivedAt: iso('2026-10-01T00:00') },
    },
  ],
  'set-aside': [
    ...(['enquiries', 'guest-book'] as const).map((slug) => ({
      slug,
      name: `${slug} set aside on arrival`,
      gone: { status: 'spam', receivedAt: iso('2026-10-17T02:29') },
      kept: { status: 'spam', receivedAt: iso('2026-10-17T02:31') },
    })),
    {
      slug: 'enquiries',
      name: 'a letter that staff set aside',
      gone: {
        status: 'spam',
        settledAt: iso('2026-10-17T02:29'),
        receivedAt: iso('2026-01-01T00:00'),
      },
      kept: {
        status: 'spam',
        settledAt: iso('2026-10-17T02:31'),
        receivedAt: iso('2026-01-01T00:00'),
      },
    },
  ],
  enquiries: [
    {
      slug: 'enquiries',
      name: 'a letter',
      gone: old,
      kept: { receivedAt: iso('2025-11-16T02:31') },
    },
    {
      slug: 'enquiries',
      name: 'an answered letter, also in the trash',
      gone: { ...old, status: 'answered', deletedAt: iso('2026-11-15T00:00') },
      kept: {
        receivedAt: iso('2025-11-16T02:31'),
        status: 'answered',
        deletedAt: iso('2026-11-15T00:00'),
      },
    },
  ],
  'guest-book': [
    {
      slug: 'guest-book',
      name: 'a guest book entry',
      gone: old,
      kept: { receivedAt: iso('2025-11-16T02:31') },
    },
  ],
  'privacy-requests': [
    {
      slug: 'privacy-requests',
      name: 'an answered privacy request',
      gone: { ...old, status: 'answered' },
      kept: { receivedAt: iso('2025-11-16T02:31'), status: 'answered' },
    },
    {
      slug: 'privacy-requests',
      name: 'one that is still open stays',
      gone: { ...old, status: 'answered' },
      kept: { ...old, status: 'new' },
    },
  ],
  activity: [
    {
      slug: 'activity',
      name: 'a line of the log',
      gone: { createdAt: iso('2025-11-16T02:29') },
      kept: { createdAt: iso('2025-11-16T02:31') },
    },
    {
      slug: 'activity',
      name: 'a line of no school',
      gone: { createdAt: iso('2025-11-16T02:29'), school: null },
      kept: { createdAt: iso('2025-11-16T02:31'), school: null },
    },
  ],
};

describe('just before and just after', () => {
  for (const { kind } of rules)
    for (const { slug, name, gone, kept } of cases[kind])
      test(`${kind}: ${name}`, async () => {
        await add(slug, gone);
        const young = await add(slug, kept);
        const due = await countDue(payload, now);
        const counts = await apply();
        const school = 'school' in gone ? undefined : 'AAAA';
        assert.deepEqual(countsIn(counts), [[school, kind, 1]]);
        assert.deepEqual(countsIn(due), countsIn(counts), 'as a dry run says');
        assert.deepEqual(await idsOf(slug), [young]);
      });
});

test('leavers: the photograph goes a year after the day, the record stays, and a picture that something else shows stays with it', async () => {
  const addStudent = async (name: string, leftOn: string | null) => {
    const photo = (await createSample(payload, 'media', own)).id;
    const id = await add('students', { name, photo, leftOn });
    return { id, photo };
  };
  const gone = await addStudent('Asha Rani', '2025-11-15');
  const kept = await addStudent('Bina Rani', '2025-11-16');
  const here = await addStudent('Chitra Rani', null);
  const cleared = await addStudent('Esha Rani', '');
  const trashed = await addStudent('Fiza Rani', '2020-03-31');
  const deletedAt = new Date(now).toISOString();
  await payload.db.updateOne({
    collection: 'students',
    id: trashed.id,
    data: { deletedAt },
    returning: false,
  });
  const inAlbum = await addStudent('Gita Rani', '2020-03-31');
  await add('galleries', { attachments: [inAlbum.photo] });
  const topper = await addStudent('Devi Rani', '2020-03-31');
  await add('toppers', { name: 'Devi Rani', attachments: topper.photo });
  const { path } = await payload.findByID({ collection: 'media', id: gone.photo });
  const due = await countDue(payload, now);
  const counts = await apply();
  assert.deepEqual(countsIn(counts), [['AAAA', 'leavers', 4]]);
  assert.deepEqual(countsIn(due), countsIn(counts), 'as a dry run says');
  const left = await idsOf('media');
  for (const [{ id, photo }, isOnRoll, isThere] of [
    [gone, false, false],
    [kept, true, true],
    [here, true, true],
    [cleared, true, true],
    [trashed, false, false],
    [inAlbum, false, true],
    [topper, false, true],
  ] as const) {
    const student = await payload.findByID({ collection: 'students', id, depth: 0, trash: true });
    assert.deepEqual(
      [student.photo ?? null, left.includes(photo)],
      [isOnRoll ? photo : null, isThere],
    );
  }
  assert.equal(await openMediaFile({ path, type: 'image/webp' }), undefined);
  assert.deepEqual(countsIn(await apply()), [], 'nothing is left to do');
});

test('what nobody deleted stays, however old: certificates, their files, students, content', async () => {
  const long = { createdAt: iso('1999-01-01T00:00'), updatedAt: iso('1999-01-01T00:00') };
  const kept: [Slug, number][] = [];
  for (const slug of ['transfer-certificates', 'students', 'news', 'media'] as const)
    kept.push([slug, await add(slug, long)]);
  await payload.db.updateOne({ collection: 'private-files', id: own.privateFile, data: long });
  kept.push(['private-files', own.privateFile]);
  assert.deepEqual(countsIn(await apply()), []);
  for (const [slug, id] of kept) assert.ok((await idsOf(slug)).includes(id), slug);
  const file = await payload.findByID({ collection: 'private-files', id: own.privateFile });
  assert.ok(await openPrivateFile(file));
});

test('what goes from the trash takes its versions with it', async () => {
  const id = await add('highlights', {});
  const versions = async () =>
    (await payload.countVersions({ collection: 'highlights', where: { parent: { equals: id } } }))
      .totalDocs;
  assert.ok((await versions()) > 0);
  const before = (await idsOf('changes')).length;
  await payload.update({
    collection: 'highlights',
    id,
    data: { deletedAt: iso('2026-10-01T00:00') },
  });
  await apply();
  assert.deepEqual([await idsOf('highlights'), await versions()], [[], 0]);
  assert.equal(
    (await idsOf('changes')).length,
    before + 2,
    'the website is told, as of any deletion',
  );
});

test('each school keeps its letters as long as it says, within bounds', async () => {
  const choose = (retention: object) =>
    payload.update({ collection: 'schools', id: other.school, data: { retention } });
  await assert.rejects(choose({ enquiryMonths: 11 }), /invalid: .*Enquiries, in months/);
  await assert.rejects(choose({ setAsideDays: 0.5 }), /invalid: .*Letters set aside, in days/);
  await choose({ enquiryMonths: 18, setAsideDays: 60 });
  const aside = { status: 'spam', receivedAt: iso('2026-09-30T00:00') };
  for (const place of [own, other]) {
    await add('enquiries', old, place);
    await add('enquiries', aside, place);
  }
  assert.deepEqual(countsIn(await apply()), [
    ['AAAA', 'set-aside', 1],
    ['AAAA', 'enquiries', 1],
  ]);
  assert.deepEqual(countsIn(await apply(Date.parse(india('2027-05-16T02:30')))), [
    ['BBBB', 'set-aside', 1],
    ['BBBB', 'enquiries', 1],
  ]);
  await choose({ enquiryMonths: null, setAsideDays: null });
});

test('the log counts what went, of each school and kind, as nobody’s deed and without a name', async () => {
  await addMany(7, 'enquiries', old);
  await add('guest-book', old, other);
  const token = await makeSignedIn(payload, 'head', own.school);
  const answered = (await idsOf('enquiries'))[0] as number;
  const { status } = await askRest('PATCH', `/enquiries/${answered}`, {
    token,
    body: { status: 'answered' },
  });
  assert.equal(status, 200);
  await run();
  const rows = await logged();
  assert.deepEqual(
    rows.map(({ school, who, kind, title, count }) => [school, who, kind, title, count]),
    [
      [own.school, 'Aangan, by itself', 'Enquiries', '7 enquiries, after 12 months', 7],
      [
        other.school,
        'Aangan, by itself',
        'Guest book entries',
        '1 guest book entry, after 12 months',
        1,
      ],
    ],
  );
  assert.equal(rows[0]?.createdAt, new Date(now).toISOString());
  const seen = await askRest('GET', '/activity', { token });
  const lines = seen.body.docs as { did: string; kind: string; title: string | null }[];
  assert.deepEqual(
    lines.map(({ did, kind, title }) => [did, kind, title]),
    [
      ['expired', 'Enquiries', '7 enquiries, after 12 months'],
      ['changed', 'Enquiry', null],
    ],
    'who wrote the letter is forgotten, and of another school nothing is told',
  );
});

test('a run that has been is not due again until the next night, unless it is asked for', async () => {
  assert.deepEqual(countsIn(await run()), []);
  await add('enquiries', old);
  assert.equal(await run(nextNight - 60_000), undefined);
  assert.equal((await idsOf('enquiries')).length, 1);
  assert.deepEqual(countsIn(await run(nextNight)), [['AAAA', 'enquiries', 1]]);
  await add('enquiries', old);
  const given = { payload, dataDir: cms.dataDir, now: nextNight, report };
  assert.deepEqual(countsIn(await runRetention({ ...given, isAsked: true })), [
    ['AAAA', 'enquiries', 1],
  ]);
  assert.equal((await logged()).length, 2, 'nothing is told of a run that deleted nothing');
});

test('of two at once one does it, and it is counted once', async () => {
  await addMany(12, 'enquiries', old);
  const outcomes = await Promise.all([run(), run(), run()]);
  assert.equal(outcomes.filter((counts) => counts === undefined).length, 2);
  assert.deepEqual(await idsOf('enquiries'), []);
  assert.deepEqual(
    (await logged()).map(({ count }) => count),
    [12],
  );
});

/** While work is done, a hook of the enquiries decides which of them cannot be deleted. */
const withHook = async (hook: CollectionBeforeDeleteHook, work: () => Promise<void>) => {
  const { hooks } = payload.collections['enquiries' as CollectionSlug].config;
  hooks.beforeDelete.push(hook);
  try {
    await work();
  } finally {
    hooks.beforeDelete.splice(hooks.beforeDelete.indexOf(hook), 1);
  }
};

for (const [what, code] of [
  ['a database that goes away', 'ECONNRESET'],
  ['a disk that is full', 'ENOSPC'],
] as const)
  test(`${what}: what is gone is counted, and the next run does the rest`, async () => {
    await addMany(12, 'enquiries', old);
    let deleted = 0;
    const fail: CollectionBeforeDeleteHook = () => {
      deleted += 1;
      if (deleted > 7) throw Object.assign(new Error('gone'), { code });
    };
    await withHook(fail, () => assert.rejects(run(), { code }));
    const left = await idsOf('enquiries');
    assert.ok(left.length > 0 && left.length < 12, `${left.length} are left`);
    const sum = async () => (await logged()).reduce((all, { count }) => all + (count ?? 0), 0);
    assert.equal(await sum(), 12 - left.length);
    assert.deepEqual(countsIn(await run(now + 900_000)), [['AAAA', 'enquiries', left.length]]);
    assert.deepEqual([await idsOf('enquiries'), await sum()], [[], 12]);
  });

test('one record that cannot be deleted keeps no other, and is told of without its words', async () => {
  await addMany(7, 'enquiries', old);
  const stuck = (await idsOf('enquiries'))[1] as number;
  const problems: Record<string, unknown>[] = [];
  const refuse: CollectionBeforeDeleteHook = ({ id }) => {
    if (id === stuck) throw new Error('It is needed.');
  };
  await withHook(refuse, async () => {
    const counts = await runRetention({
      payload,
      dataDir: cms.dataDir,
      now,
      report: (problem) => problems.push(problem),
    });
    assert.deepEqual(countsIn(counts), [['AAAA', 'enquiries', 6]]);
  });
  assert.deepEqual(await idsOf('enquiries'), [stuck]);
  assert.deepEqual(
    problems.map(({ code, collection }) => [code, collection]),
    [['retention-record-left', 'enquiries']],
  );
  assert.deepEqual(
    (await logged()).map(({ count }) => count),
    [6],
  );
});

test('as long as the process runs it is looked for; a run that failed is tried again, and one line tells what went', async () => {
  await addMany(3, 'enquiries', old);
  const lines: Record<string, unknown>[] = [];
  const push = (line: Record<string, unknown>) => void lines.push(line);
  let failures = 0;
  const failOnce: CollectionBeforeDeleteHook = () => {
    failures += 1;
    if (failures === 1) throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  };
  await withHook(failOnce, async () => {
    const stop = keepRetention(
      { payload, dataDir: cms.dataDir, report: push, write: push },
      { first: 1, every: 20 },
    );
    try {
      while (lines.length < 2) await new Promise((done) => setTimeout(done, 20));
    } finally {
      stop();
    }
  });
  assert.equal(lines[0]?.code, 'retention-failed');
  assert.deepEqual(lines.slice(1), [
    { kind: 'retention', removed: [{ school: 'AAAA', kind: 'enquiries', count: 3 }] },
  ]);
});
