/** What of the stored records visitors get to see, in which order, and how the website learns of changes. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { refusals } from '@aangan/contract/messages.ts';
import { pageBlock } from '@aangan/contract/page-blocks.ts';
import { addConsent, addRecords, addSchools, type Content } from './api-content.ts';
import { createSample } from './sample-records.ts';
import { openTestApi, startOfTests, type TestApi } from './test-api.ts';

let api: TestApi;
let content: Content;

before(async () => {
  api = await openTestApi();
  content = await addSchools(api);
  await addRecords(api, content);
});
after(() => api.close());

const blockKinds: string[] = pageBlock.options.map(({ shape }) => shape.kind.value);

const data = async (path: string) => {
  const response = await api.get(path);
  assert.equal(response.status, 200, path);
  return (await response.json()).data;
};

describe('what visitors may see', () => {
  test('a book list that was uploaded stands before one on another website', async () => {
    const { school: id, paper } = content;
    const linkOf = async () => (await data('/api/school/NJMS')).links.booklist;
    const change = (links: object) =>
      api.payload.update({ collection: 'schools', id, data: { links } as never });
    await change({ booklist: 'https://books.example.org/list.pdf' });
    assert.equal(await linkOf(), 'https://books.example.org/list.pdf');
    await change({ booklistFile: paper.id });
    const link = await linkOf();
    assert.match(link, /^\/api\/image\/[0-9a-f]{16}\.pdf$/);
    assert.equal((await api.get(link)).headers.get('content-type'), 'application/pdf');
    await change({ booklistFile: null, booklist: null });
    assert.equal(await linkOf(), null);
  });

  test('promise 2.20: the profile tells whom to ask about personal data, or that nobody is named', async () => {
    const contactOf = async () => (await data('/api/school/NJMS')).grievanceContact;
    const change = (grievanceContact: object) =>
      api.payload.update({
        collection: 'schools',
        id: content.school,
        data: { grievanceContact } as never,
      });
    const nobody = { name: null, designation: null, email: null, phone: null };
    assert.deepEqual(await contactOf(), nobody);
    const named = {
      name: 'आशा रानी',
      designation: 'Manager',
      email: 'p@a.example',
      phone: '98765 43210',
    };
    await change(named);
    assert.deepEqual(await contactOf(), named);
    await change({ name: '', designation: '', email: null, phone: '' });
    assert.deepEqual(await contactOf(), nobody);
  });

  test('drafts and other schools’ records are not among it, nor a change not yet published', async () => {
    const { school, other } = content;
    await api.add('news', {
      school,
      title: 'Draft',
      description: 'x',
      fromDate: '2025-08-16',
      _status: 'draft',
    });
    await api.add('news', {
      school: other,
      title: 'Elsewhere',
      description: 'x',
      fromDate: '2025-08-16',
    });
    const [{ _id }] = await data('/api/news/all/NJMS');
    await api.payload.update({
      collection: 'news',
      id: Number(_id),
      data: { title: 'Not yet' } as never,
      draft: true,
    });
    const titles = (await data('/api/news/all/NJMS')).map(({ title }: { title: string }) => title);
    assert.deepEqual(titles, ['Result']);
    assert.deepEqual(
      (await data('/api/news/all/SVNK')).map(({ title }: { title: string }) => title),
      ['Elsewhere'],
    );
  });

  test('one record that does not fit is left out and reported, and the others stand', async () => {
    const { id } = await api.add('videos', {
      school: content.school,
      title: 'Broken',
      date: '2025-08-16',
      videoUrl: 'https://video.example.org/2',
    });
    await api.payload.db.updateOne({
      collection: 'videos',
      id,
      data: { videoUrl: 'no address', _status: 'published' },
    });
    api.lines.length = 0;
    const titles = (await data('/api/video/all/NJMS')).map(({ title }: { title: string }) => title);
    assert.deepEqual(titles, ['March past']);
    const problem = api.lines.find(({ kind }) => kind === 'problem');
    assert.deepEqual(problem, {
      kind: 'problem',
      code: 'record-does-not-fit',
      collection: 'videos',
      id,
      fields: ['videoUrl'],
    });
  });

  test('a page has every kind of block', async () => {
    const page = await data('/api/page/NJMS?path=/AboutUs');
    assert.deepEqual(
      page.blocks.map(({ kind }: { kind: string }) => kind).toSorted(),
      blockKinds.toSorted(),
    );
    assert.equal(page.blocks[0].html, '<p><strong>Founded in 1976</strong></p>');
    assert.deepEqual(page.blocks[2].rows, [['Admission', '3000']]);
    assert.equal(page.blocks.at(-1).sections[0].blocks.length, blockKinds.length - 1);
  });

  test('a message is HTML with its text escaped', async () => {
    const [message] = await data('/api/principalMessage/NJMS');
    assert.equal(message.message, '<p><strong>Dear &lt;parents&gt;</strong></p>');
  });
});

describe('orders', () => {
  const days = ['2024-01-01', '2025-08-14', '2023-05-05', '2025-08-15'];

  test('events and galleries: newest first, twelve at home, all in All', async () => {
    const { other: school, otherPhoto: photo } = content;
    for (let day = 10; day < 25; day++) {
      const date = `2025-07-${day}`;
      await api.add('events', { school, title: date, date, category: 'Events' });
      await api.add('galleries', {
        school,
        title: date,
        date,
        attachments: [photo.id],
        category: 'PhotoGallery',
      });
    }
    for (const kind of ['events', 'gallery']) {
      const newest = await data(`/api/${kind}/SVNK`);
      assert.deepEqual(
        newest.map(({ date }: { date: string }) => date),
        Array.from({ length: 12 }, (_, index) => `2025-07-${24 - index}`),
      );
      assert.equal((await data(`/api/${kind}/All/SVNK`)).length, 15);
    }
  });

  test('documents newest first, circulars only of that category', async () => {
    const { other: school, otherPaper: paper } = content;
    for (const [index, date] of days.entries())
      await api.add('documents', {
        school,
        date,
        title: date,
        category: index % 2 ? 'Circular' : 'Syllabus',
        attachments: [paper.id],
      });
    const dates = async (path: string) =>
      (await data(path)).map(({ date }: { date: string }) => date);
    assert.deepEqual(await dates('/api/documents/SVNK'), days.toSorted().reverse());
    assert.deepEqual(await dates('/api/circular/all/SVNK'), ['2025-08-15', '2025-08-14']);
  });

  test('toppers by marks, faculty and panoramas by order', async () => {
    const { other: school, otherPhoto: photo } = content;
    for (const division of [88, 99.2, 100, 9.5]) {
      await addConsent(api, school, { name: `T${division}` });
      await api.add('toppers', {
        school,
        name: `T${division}`,
        division,
        class: 'X',
        sessionYear: '2024-2025',
      });
    }
    for (const order of [10, 2, 1]) {
      await api.add('faculty', { school, name: `F${order}`, designation: 'PGT', order });
      await api.add('panoramas', { school, place: `P${order}`, image: photo.id, order });
    }
    const marks = (await data('/api/topper/SVNK')).map(
      ({ division }: { division: number }) => division,
    );
    assert.deepEqual(marks, [100, 99.2, 88, 9.5]);
    for (const path of ['/api/faculty/all/SVNK', '/api/tour/SVNK'])
      assert.deepEqual(
        (await data(path)).map(({ order }: { order: number }) => order),
        [1, 2, 10],
      );
  });

  test('an album keeps the order of its photos', async () => {
    const { school, photo, voice, paper } = content;
    const uploads = [paper, photo, voice];
    const { id } = await api.payload.db.create({
      collection: 'galleries',
      data: {
        school,
        title: 'Ordered',
        date: '2020-01-01',
        category: 'PhotoGallery',
        attachments: uploads.map((upload) => upload.id),
        _status: 'published',
      },
    });
    const album = await data(`/api/subGallery?id=${id}&school=NJMS`);
    assert.deepEqual(
      album.attachments,
      uploads.map((upload) => upload.path),
    );
  });
});

describe('subGallery', () => {
  test('an album of another school, a draft and nonsense are not found', async () => {
    const [{ _id: id }] = await data('/api/gallery/All/NJMS');
    const draft = await api.add('galleries', {
      school: content.school,
      title: 'Draft',
      date: '2025-01-01',
      attachments: [content.photo.id],
      category: 'PhotoGallery',
      _status: 'draft',
    });
    const ids = [
      `${id}&school=SVNK`,
      `${draft.id}`,
      '0',
      '-1',
      '1e3',
      '1.5',
      '999999999',
      '9'.repeat(99),
      '%00',
      'abc',
      'NaN',
      '1;drop',
    ];
    for (const written of ids) {
      const response = await api.get(`/api/subGallery?id=${written}`);
      assert.equal(response.status, 404, written);
      assert.deepEqual(await response.json(), { error: { message: refusals.unknownRecord } });
    }
    assert.equal((await api.get(`/api/subGallery?id=${id}&school=ABCD`)).status, 404);
  });

  for (const search of [
    '',
    '?id=',
    `?id=${'9'.repeat(101)}`,
    '?id=1&id=2',
    '?id=1&school=x',
    '?id[]=1',
  ])
    test(`"${search.slice(0, 20)}" is not a question`, async () => {
      const response = await api.get(`/api/subGallery${search}`);
      assert.equal(response.status, 422);
      const { error } = await response.json();
      assert.equal(error.message, refusals.badFields);
      assert.equal(Object.keys(error.fields).length, 1);
    });
});

describe('birthdays', () => {
  const children: [name: string, day: number, month: number][] = [
    ['New Year', 1, 1],
    ['Last of the year', 31, 12],
    ['End of February', 28, 2],
    ['Leap day', 29, 2],
    ['March', 1, 3],
  ];
  const cases: [moment: string, names: string[]][] = [
    ['2025-12-31T18:29:59Z', ['Last of the year']],
    ['2025-12-31T18:30:00Z', ['New Year']],
    ['2025-02-28T12:00:00+05:30', ['End of February', 'Leap day']],
    ['2024-02-28T12:00:00+05:30', ['End of February']],
    ['2024-02-29T00:00:00+05:30', ['Leap day']],
    ['2025-03-01T00:00:00+05:30', ['March']],
    ['2025-06-15T12:00:00+05:30', []],
  ];
  before(async () => {
    const school = content.other;
    for (const [name, birthDay, birthMonth] of children) {
      const { id: student } = await api.add('students', {
        school,
        name,
        class: 'V',
        section: 'Rose',
        birthDay,
        birthMonth,
      });
      await addConsent(api, school, { student });
    }
    const shy = { school, name: 'Shy', class: 'V', section: 'Rose', showBirthday: false };
    const { id: student } = await api.add('students', { ...shy, birthDay: 1, birthMonth: 1 });
    await addConsent(api, school, { student });
    const left = { ...shy, name: 'Left', showBirthday: true, leftOn: '2024-03-31' };
    const { id: leaver } = await api.add('students', { ...left, birthDay: 1, birthMonth: 1 });
    await addConsent(api, school, { student: leaver });
  });
  after(() => {
    api.time.now = startOfTests;
  });

  for (const [moment, names] of cases)
    test(`at ${moment}: ${names.join(' and ') || 'nobody'}`, async () => {
      api.time.now = Date.parse(moment);
      const children = await data('/api/birthdays/SVNK');
      assert.deepEqual(
        children.map(({ name }: { name: string }) => name),
        names,
      );
      for (const child of children) {
        assert.equal(child.class, 'V Rose');
        assert.deepEqual(Object.keys(child).sort(), ['_id', 'attachments', 'class', 'name']);
      }
    });
});

describe('schools and changes', () => {
  test('hostnames lead to schools', async () => {
    assert.deepEqual(await data('/api/schools'), [
      { code: 'NJMS', hostnames: ['njms.example.in'] },
      { code: 'SVNK', hostnames: ['svnk.example.in'] },
    ]);
  });

  test('a reader learns of each published change once, and of no draft', async () => {
    const { last, reset, changes } = await data('/api/changes');
    assert.deepEqual([reset, changes], [false, []]);
    assert.ok(last > 0);
    assert.deepEqual(await data(`/api/changes?since=${last}`), { last, reset: false, changes: [] });
    const draft = { school: content.school, description: 'Soon', _status: 'draft' };
    await api.add('highlights', draft);
    assert.deepEqual((await data(`/api/changes?since=${last}`)).changes, []);
    await api.add('highlights', { school: content.other, description: 'Now' });
    const next = await data(`/api/changes?since=${last}`);
    assert.deepEqual(next.changes, [
      { sequence: next.last, school: 'SVNK', collection: 'highlights' },
    ]);
    assert.ok(next.last > last);
  });

  test('a reader learns which file was taken down', async () => {
    const { last } = await data('/api/changes');
    const { payload } = api;
    const place = { school: content.school, picture: 0, audio: 0, privateFile: 0 };
    const { id } = await createSample(payload, 'media', place);
    const { path } = await payload.findByID({ collection: 'media', id });
    await payload.delete({ collection: 'media', id });
    const { changes } = await data(`/api/changes?since=${last}`);
    assert.ok(changes.length > 0);
    for (const change of changes) assert.equal(change.file, path);
  });

  test('a reader from another time begins anew; a long feed comes in parts', async () => {
    const { last } = await data('/api/changes');
    assert.equal((await data(`/api/changes?since=${last + 1}`)).reset, true);
    assert.equal((await data('/api/changes?since=999999999999')).reset, true);
    for (let row = 0; row < 1100; row++)
      await api.payload.db.create({
        collection: 'changes',
        data: { school: 'NJMS', collection: 'news' },
      });
    const part = await data(`/api/changes?since=${last}`);
    assert.equal(part.changes.length, 1000);
    assert.equal(part.last, part.changes.at(-1).sequence);
    const rest = await data(`/api/changes?since=${part.last}`);
    assert.equal(rest.changes.length, 100);
    await api.payload.db.deleteMany({
      collection: 'changes',
      where: { id: { less_than: part.last } },
    });
    assert.equal((await data(`/api/changes?since=${last}`)).reset, true);
    assert.equal((await data(`/api/changes?since=${part.last - 1}`)).reset, false);
  });

  for (const since of ['-1', '1.5', 'x', '1e400', '9007199254740993', '1&since=2'])
    test(`since=${since} is not a number`, async () => {
      const response = await api.get(`/api/changes?since=${since}`);
      assert.equal(response.status, 422);
      assert.deepEqual(Object.keys((await response.json()).error.fields), ['since']);
    });
});
