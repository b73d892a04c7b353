/** A school folder becomes a school: once, completely, or not at all. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { fixtureFolder } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

const schoolYaml = readFileSync(join(fixtureFolder, 'school.yaml'), 'utf8');
let cms: TestCms;
before(async () => {
  cms = await openTestCms();
});
after(() => cms.close());

const importFolder = async (folder: string, update = false): Promise<string[]> => {
  const { importSchool } = await import('../src/import/import-school.ts');
  const lines: string[] = [];
  await importSchool(cms.payload, folder, { update, say: (line) => lines.push(line) });
  return lines;
};

const counts = async (): Promise<Record<string, number>> => {
  const { slugs } = await import('../src/access/rights.ts');
  const pairs = await Promise.all(
    slugs.map(
      async (slug) => [slug, (await cms.payload.count({ collection: slug })).totalDocs] as const,
    ),
  );
  return Object.fromEntries(pairs);
};

/** A copy of the fixture with some files replaced. */
const folderWith = (name: string, files: Record<string, string>): string => {
  const folder = join(cms.dataDir, name);
  cpSync(fixtureFolder, folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

const problemsOf = async (folder: string): Promise<readonly string[]> => {
  try {
    await importFolder(folder);
  } catch (error) {
    return (error as { details: readonly string[] }).details;
  }
  return [];
};

test('everything wrong is named at once, by file, record and field, and nothing is written', async () => {
  const before = await counts();
  const folder = folderWith('bad', {
    'records/news.yaml': `
- { key: a, title: '', description: Text, fromDate: today, color: red }
- { key: a, title: Twice, description: Text, fromDate: yesterday }
- { key: Bad Key, title: T, description: Text, fromDate: 2026-02-30 }
- { key: no-file, title: T, description: Text, fromDate: today, image: pictures/missing.webp }
- { key: no-alt, title: T, description: Text, fromDate: today, image: pictures/new.png }
- { key: hidden, title: T, description: Text, fromDate: today, image: private/tc-1.pdf }
- { key: active, title: T, description: Text, fromDate: today, image: documents/active.pdf }
`,
    'records/transfer-certificates.yaml':
      '- { key: active, admission: A-9, name: N, file: private/active.pdf }',
    'records/voices.yaml': `
- { key: wrong-kind, title: T, voiceOf: P, recordedOn: today, sentOn: today, audio: documents/circular.pdf }
`,
    'documents/active.pdf': '%PDF-1.7\n1 0 obj << /S /JavaScript /JS (app.beep) >> endobj\n%%EOF\n',
    'private/active.pdf': '%PDF-1.7\n1 0 obj << /S /Launch /F (a.exe) >> endobj\n%%EOF\n',
    'records/toppers.yaml': `- { key: t, name: N, division: -1, class: XI, sessionYear: 2025 }`,
    'records/students.yaml': `- { key: s, name: N, class: V, section: A, birthDay: 31, birthMonth: 4 }`,
    'records/documents.yaml': `- { key: empty, category: Circular, title: T, description: '', date: today, attachments: [] }`,
    'records/recipes.yaml': '[]',
    'pages/AboutUs.yaml': `
summary: A page
blocks:
  - { kind: poem, text: x }
  - { kind: table, columns: [Class, Lily], rows: [[I, 20], [II]] }
  - { kind: table, unit: rupees, columns: [Fee, Amount], rows: [[Tuition, 300], [Lab, Rs 40 or so]] }
  - kind: accordion
    sections: [{ title: T, blocks: [{ kind: figure, file: pictures/missing.webp }] }]
  - { kind: table, columns: [Class, Lily], rows: [${'[I, 20], '.repeat(201)}] }
  - { kind: table, columns: [${'Class, '.repeat(21)}], rows: [] }
`,
    'documents.yaml':
      "documents/circular.pdf: ''\nvoice/holiday.mp3: Holiday\ndocuments/gone.pdf: Gone\n",
    'records/videos.yaml': '- { key: v, title: [unclosed',
  });
  cpSync(join(folder, 'pictures/portrait.png'), join(folder, 'pictures/new.png'));
  const problems = await problemsOf(folder);
  const expected = [
    /^records\/news\.yaml: a: title: must not be empty$/,
    /^records\/news\.yaml: a: .*color/,
    /^records\/news\.yaml: a: key: is used twice/,
    /^records\/news\.yaml: a: fromDate: must be a day .*'yesterday'/,
    /^records\/news\.yaml: Bad Key: key: must be small letters/,
    /^records\/news\.yaml: Bad Key: fromDate: must be a day .*'2026-02-30'/,
    /^records\/news\.yaml: no-file: image: pictures\/missing\.webp does not exist$/,
    /^records\/news\.yaml: no-alt: image: pictures\/new\.png has no description/,
    /^records\/news\.yaml: hidden: image: is in private\//,
    /^records\/news\.yaml: active: image: documents\/active\.pdf cannot be taken: This PDF holds a program/,
    /^records\/transfer-certificates\.yaml: active: file: private\/active\.pdf cannot be taken: This PDF holds/,
    /^records\/voices\.yaml: wrong-kind: audio: documents\/circular\.pdf must be a audio, but it is a pdf$/,
    /^records\/toppers\.yaml: t: division: /,
    /^records\/toppers\.yaml: t: class: /,
    /^records\/toppers\.yaml: t: sessionYear: /,
    /^records\/students\.yaml: s: birthDay: is no day of that month$/,
    /^records\/documents\.yaml: empty: attachments: must have a file, or the record a description$/,
    /^records\/recipes\.yaml: there are no records of this name/,
    /^pages\/AboutUs\.yaml: blocks\[1\]\.kind: must be one of .*'poem'$/,
    /^pages\/AboutUs\.yaml: blocks\[2\]\.rows\[2\]: has 1 cells, but there are 2 columns$/,
    /^pages\/AboutUs\.yaml: blocks\[3\]\.rows\[2\]\[2\]: This is not a figure\./,
    /^pages\/AboutUs\.yaml: blocks\[5\]\.rows: A table holds at most 200 rows and 20 columns\.$/,
    /^pages\/AboutUs\.yaml: blocks\[6\]\.columns: A table holds at most 200 rows and 20 columns\.$/,
    /^documents\.yaml: documents\/circular\.pdf: must have a description/,
    /^documents\.yaml: documents\/gone\.pdf: there is no such file$/,
    /^records\/videos\.yaml: line 1: /,
  ];
  for (const line of expected)
    assert.ok(
      problems.some((problem) => line.test(problem)),
      `${line} in\n${problems.join('\n')}`,
    );
  assert.deepEqual(await counts(), before);
});

test('what only the writing would have refused is found before: files, lengths, pages, missing fields', async () => {
  const before = await counts();
  const folder = folderWith('unwritable', {
    'school.yaml': schoolYaml.replace(/^tagline: .*$/m, ''),
    'records/news.yaml': `
- { key: long, title: ${'x'.repeat(201)}, description: Text, fromDate: today }
- { key: bare, title: T, fromDate: today, description: }
- { key: cut, title: T, description: Text, fromDate: today, image: pictures/cut.png }
- { key: huge, title: T, description: Text, fromDate: today, image: pictures/huge.png }
`,
    'records/highlights.yaml': `- key: a\n  description: "Admissions\n- key: b\n  description: open\n`,
    'records/transfer-certificates.yaml':
      '- { key: scan, admission: A-9, name: N, file: private/scan.webp }',
    'pages/aboutus.yaml': 'summary: Twice\nblocks: []\n',
    'pages/Canteen.yaml': 'summary: No route\nblocks: []\n',
    'pages/Aims.yaml': `summary: ${'s'.repeat(301)}\nblocks: [{ kind: list, heading: ${'h'.repeat(201)}, items: [a] }]\n`,
    'pictures.yaml': `${readFileSync(join(fixtureFolder, 'pictures.yaml'), 'utf8')}
pictures/cut.png: Cut off
pictures/huge.png: Too large
`,
  });
  const whole = readFileSync(join(folder, 'pictures/portrait.png'));
  writeFileSync(join(folder, 'pictures/cut.png'), whole.subarray(0, whole.length * 0.6));
  const huge = { width: 13_000, height: 10_000, channels: 3 as const, background: '#fff' };
  const png = await sharp({ create: huge, limitInputPixels: false }).png().toBuffer();
  writeFileSync(join(folder, 'pictures/huge.png'), png);
  writeFileSync(join(folder, 'private/scan.webp'), await sharp(whole).webp().toBuffer());
  const problems = await problemsOf(folder);
  const expected = [
    /^school\.yaml: tagline: is missing$/,
    /^records\/news\.yaml: long: title: .*200/,
    /^records\/news\.yaml: bare: description: is empty$/,
    /^records\/news\.yaml: cut: image: pictures\/cut\.png cannot be taken: The picture cannot be read/,
    /^records\/news\.yaml: huge: image: pictures\/huge\.png cannot be taken: .*13000 × 10000 pixels/,
    /^records\/highlights\.yaml: line 2: Missing closing/,
    /^records\/transfer-certificates\.yaml: scan: file: private\/scan\.webp cannot be taken: .*WebP/,
    /^pages\/aboutus\.yaml: is the same page as pages\/AboutUs\.yaml$/,
    /^pages\/Canteen\.yaml: is no page of the website/,
    /^pages\/Aims\.yaml: summary: .*300/,
    /^pages\/Aims\.yaml: blocks\[1\]\.heading: .*200/,
  ];
  for (const line of expected)
    assert.ok(
      problems.some((problem) => line.test(problem)),
      `${line} in\n${problems.join('\n')}`,
    );
  assert.equal(problems.length, expected.length, problems.join('\n'));
  assert.deepEqual(await counts(), before);
});

test('a check says what the folder holds, and writes nothing', async () => {
  const before = await counts();
  const { checkSchool } = await import('../src/import/import-school.ts');
  assert.match(
    await checkSchool(cms.payload, fixtureFolder),
    /^TEST, .*: nothing is wrong with 1 pages, \d+ records and \d+ files\. Nothing was imported\.$/,
  );
  assert.deepEqual(await counts(), before);
});

test('a folder is imported as it is', async () => {
  await importFolder(fixtureFolder);
  const { payload } = cms;
  const { docs: schools } = await payload.find({ collection: 'schools' });
  const school = schools[0];
  assert.equal(school?.code, 'TEST');
  assert.equal(school?.importKey, 'finished');
  assert.equal(school?.home?.slides?.length, 1);
  assert.ok(typeof school?.crest === 'object' && school.crest?.alt === 'Portrait of a student');
  const page = (await payload.find({ collection: 'pages', depth: 0 })).docs[0];
  assert.equal(page?.path, '/AboutUs');
  assert.deepEqual(
    page?.blocks?.map(({ blockType }) => blockType),
    ['prose', 'facts', 'table', 'figure', 'photos', 'document', 'people', 'list', 'accordion'],
  );
  const prose = JSON.stringify(page?.blocks?.[0]);
  for (const part of [
    '"tag":"h3"',
    '"listType":"bullet"',
    '"url":"https://test.example"',
    '"format":1',
    '"format":2',
  ])
    assert.ok(prose.includes(part), part);
  const { docs } = await payload.find({
    collection: 'news',
    where: { _status: { equals: 'published' } },
  });
  assert.equal(docs.length, 2);
});

test('a school begins with what stands on its letterhead and a paragraph of welcome', async () => {
  const folder = join(cms.dataDir, 'smallest');
  mkdirSync(folder);
  const smallest = `
code: WXYZ
name: Vidya Niketan
motto: विद्या ददाति विनयम्
tagline: A school for Classes I to XII in Rewari
founded: 1994
affiliationNumber: "531897"
colours: { brand: "#0f5257", accent: "#ef6f53" }
address: { street: Jhajjar Road, city: Rewari, state: Haryana, pin: "123401" }
phones: [01274-555-0110]
emails: [office@wxyz.example]
officeHours: Monday to Saturday, 8:00 AM to 2:00 PM
home: { about: Our school stands by the bus stand. }
`;
  writeFileSync(join(folder, 'school.yaml'), smallest);
  await importFolder(folder);
  const { docs } = await cms.payload.find({
    collection: 'schools',
    where: { code: { equals: 'WXYZ' } },
  });
  assert.equal(docs[0]?.links?.board, 'https://www.cbse.gov.in');
  assert.equal(docs[0]?.mapEmbed, '');
  assert.deepEqual(docs[0]?.home.slides, []);
});

test('a second import changes nothing', async () => {
  const before = await counts();
  await importFolder(fixtureFolder);
  assert.deepEqual(await counts(), before);
});

test('what a clerk has changed stays, unless told to update', async () => {
  const { payload } = cms;
  const find = async () =>
    (
      await payload.find({
        collection: 'news',
        where: { importKey: { equals: 'annual-day' } },
        depth: 0,
      })
    ).docs[0];
  const id = (await find())?.id;
  assert.ok(id);
  await payload.update({
    collection: 'news',
    id,
    data: { title: 'The clerk’s words', _status: 'published' },
  });
  await importFolder(fixtureFolder);
  assert.equal((await find())?.title, 'The clerk’s words');
  const mediaBefore = await payload.find({ collection: 'media', sort: 'id', pagination: false });
  const before = await counts();
  await importFolder(fixtureFolder, true);
  assert.equal((await find())?.title, 'Annual Day');
  const mediaAfter = await payload.find({ collection: 'media', sort: 'id', pagination: false });
  assert.deepEqual(
    mediaAfter.docs.map(({ path }) => path),
    mediaBefore.docs.map(({ path }) => path),
    'same bytes, same files',
  );
  assert.deepEqual({ ...(await counts()), changes: 0 }, { ...before, changes: 0 });
});

test('a hostname leads to one school', async () => {
  const folder = folderWith('same-host', {
    'school.yaml': schoolYaml
      .replace(/^code: .*$/m, 'code: ELSE')
      .replace(/^motto: .*$/m, `motto: ${'m'.repeat(201)}`)
      .replace(/^hostnames: .*$/m, 'hostnames: [b.example, www.test.example, b.example]'),
  });
  assert.deepEqual(await problemsOf(folder), [
    'school.yaml: motto: This value must be shorter than the max length of 200 characters.',
    'school.yaml: hostnames[2]: www.test.example leads to Test Public School already. A name leads to one school only.',
    'school.yaml: hostnames[3]: b.example stands here twice.',
  ]);
});

test('what is missing is added', async () => {
  const news = readFileSync(join(fixtureFolder, 'records/news.yaml'), 'utf8');
  const folder = folderWith('more', {
    'records/news.yaml': `${news}- { key: third, title: Third, description: Text, fromDate: today }\n`,
  });
  const before = await counts();
  const lines = await importFolder(folder);
  assert.equal((await counts()).news, Number(before.news) + 1);
  assert.ok(lines.includes('TEST: news: 1 written, 2 left as they are'), lines.join('\n'));
});
