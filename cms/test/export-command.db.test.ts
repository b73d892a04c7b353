/** `npm run export` as an operator runs it: one school and nothing of another, whole or not at all, and a clear sentence when it cannot. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Place } from '../src/backup/database/database.ts';
import { startOn } from './backup-place.ts';
import { fixtureFolder } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';
import { answersOf, filesBelow, runExport, runImport } from './two-installations.ts';

const server = process.env.TEST_DATABASE_URL;
const outside = mkdtempSync(join(tmpdir(), 'aangan-export-'));
const within = (name: string): string => join(outside, name);
let cms: TestCms;
let place: Place;

/** The school of the fixture as another one of the same name, each of whose words is marked. */
const otherSchool = (): string => {
  const folder = within('other-school');
  cpSync(fixtureFolder, folder, { recursive: true });
  for (const name of readdirSync(join(folder, 'records'))) {
    const path = join(folder, 'records', name);
    const marked = readFileSync(path, 'utf8').replace(/(title|name): /g, '$1: OTHER ');
    writeFileSync(path, marked.replaceAll('OTHER "', '"OTHER ').replaceAll("OTHER '", "'OTHER "));
  }
  const profile = readFileSync(join(folder, 'school.yaml'), 'utf8');
  writeFileSync(
    join(folder, 'school.yaml'),
    profile.replace('code: TEST', 'code: TWIN').replace('[test.example]', '[twin.example]'),
  );
  return folder;
};

const importHere = async (folder: string): Promise<void> => {
  const { importSchool } = await import('../src/import/import-school.ts');
  await importSchool(cms.payload, folder, { update: false, say: () => {} });
};

before(async () => {
  cms = await openTestCms();
  place = { dataDir: cms.dataDir, databaseUrl: process.env.DATABASE_URL || undefined };
  await importHere(otherSchool());
  await importHere(fixtureFolder);
});
after(async () => {
  await cms.close();
  if (mounted.status === 0) spawnSync('umount', ['--lazy', disk]);
  rmSync(outside, { recursive: true, force: true });
});

const folder = within('export');

test('promise 12.17: of two schools of one name the one that is named is exported, and nothing of the other', async () => {
  const { code, error } = await runExport(place, 'TEST', folder, '--private');
  assert.equal(code, 0, error);
  const files = filesBelow(folder);
  assert.ok(files.size > 20);
  for (const [path, { text }] of files) assert.ok(!/OTHER|TWIN/.test(text), path);
  assert.match(files.get('school.yaml')?.text ?? '', /code: TEST/);
});

test('promise 12.17: a folder that is not empty, that lies in the data, or that cannot be made is refused; so is a school that is not there', async () => {
  const before = filesBelow(folder);
  const refused: [string[], RegExp, number][] = [
    [['TEST', folder], /is not empty: choose another folder/, 1],
    [['TEST', join(place.dataDir, 'out')], /lies in the data folder \(DATA_DIR\) itself/, 1],
    [['TEST', join(fixtureFolder, 'school.yaml')], /is there, and is no folder\./, 1],
    [['TEST', '/dev/null/out'], /(cannot be read or written \(ENOTDIR\)|is no folder)\.$/, 1],
    [
      ['NONE', within('none')],
      /^There is no school NONE here; there are TEST \(Test Public School\), TWIN \(Test Public School\)\.$/,
      1,
    ],
    [['TEST', within('none'), '--privat'], /^Unknown option '--privat'/, 2],
  ];
  for (const [args, words, exit] of refused) {
    const { code, error } = await runExport(place, ...args);
    assert.equal(code, exit, error);
    assert.match(error.trim(), words);
  }
  assert.deepEqual(filesBelow(folder), before);
  assert.deepEqual(readdirSync(outside).sort(), ['disk', 'export', 'other-school']);
});

test('promise 12.17: what would be written is told, and nothing is', async () => {
  const { code, out } = await runExport(place, 'TEST', within('none'), '--dry-run');
  assert.equal(code, 0);
  assert.match(
    out,
    /^Would write 1 pages, \d+ kinds of records, \d+ files \([\d.]+ MB\) to .*none\. Nothing was written\.$/m,
  );
  assert.ok(!existsSync(within('none')));
});

test('promise 12.17: an export that is cut off leaves no folder of that name, and the next one takes its place', async () => {
  const target = within('cut');
  const { child, ended } = startOn(place, 'export/main.ts', ['TEST', target, '--private']);
  while (!existsSync(`${target}.unfinished`)) {
    assert.equal(child.exitCode, null, 'it ended before it was cut off');
    await new Promise((done) => setTimeout(done, 1));
  }
  child.kill('SIGKILL');
  await ended;
  assert.ok(!existsSync(target));
  mkdirSync(target);
  const { code, error } = await runExport(place, 'TEST', target, '--private');
  assert.equal(code, 0, error);
  assert.ok(!existsSync(`${target}.unfinished`));
  assert.deepEqual([...filesBelow(target).keys()], [...filesBelow(folder).keys()]);
});

test('promise 12.17: imported where it came from, nothing is doubled', async () => {
  const total = async () => {
    const counts: Record<string, number> = {};
    for (const slug of [
      'media',
      'private-files',
      'pages',
      'news',
      'galleries',
      'students',
    ] as const)
      counts[slug] = (await cms.payload.count({ collection: slug })).totalDocs;
    return counts;
  };
  const school = (
    await cms.payload.find({ collection: 'schools', where: { code: { equals: 'TEST' } } })
  ).docs[0]?.id as number;
  const data = { school, title: 'Made here', description: 'x', fromDate: '2026-01-01' };
  await cms.payload.create({
    collection: 'news',
    data: { ...data, _status: 'published' } as never,
  });
  const target = within('back');
  assert.equal((await runExport(place, 'TEST', target, '--private')).code, 0);
  assert.match(readFileSync(join(target, 'records/news.yaml'), 'utf8'), /key: made-here-\d+/);
  const before = await total();
  await importHere(target);
  assert.deepEqual(await total(), before);
});

test('promise 12.17: beside another school the files keep their addresses, and records get numbers of their own', async () => {
  const name = `copy_${randomBytes(6).toString('hex')}`;
  const elsewhere: Place = {
    dataDir: within(name),
    databaseUrl: server ? `${server}/${name}` : undefined,
  };
  assert.equal((await runImport(elsewhere, within('other-school'))).code, 0);
  const { code, error } = await runImport(elsewhere, folder);
  assert.equal(code, 0, error);
  const [here, there] = [await answersOf(place, 'TEST'), await answersOf(elsewhere, 'TEST')];
  const withoutNumbers = (text: string | undefined) => text?.replace(/"_id":"\d+"/g, '');
  assert.deepEqual([...there.files.keys()].sort(), [...here.files.keys()].sort());
  for (const [call, answer] of here.calls)
    if (!call.includes('subGallery') && !call.includes('/news/'))
      assert.equal(withoutNumbers(there.calls.get(call)), withoutNumbers(answer), call);
});

test('promise 12.17: a signature for another file than the one in the folder is refused, and nothing is imported', async () => {
  const forged = within('forged');
  cpSync(folder, forged, { recursive: true });
  writeFileSync(
    join(forged, 'records/certificates.yaml'),
    `- { key: fire, kind: fire, title: Fire, file: documents/circular.pdf, issuedBy: City, text: x, signatures: [{ as: Manager, name: Somebody, signedAt: 2026-01-01T00:00:00Z, fingerprint: ${'a'.repeat(64)} }] }\n`,
  );
  await assert.rejects(importHere(forged), ({ details }: { details: string[] }) =>
    details.some((line) =>
      /fire: signatures\[1\]\.fingerprint: is not that of documents\/circular\.pdf: Somebody has signed another file/.test(
        line,
      ),
    ),
  );
});

const disk = within('disk');
mkdirSync(disk);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]);
const skip = mounted.status !== 0 && 'no small disk can be mounted here';
test('promise 12.17: on a full disk it ends with one sentence, and leaves nothing behind', {
  skip,
}, async () => {
  const { code, error } = await runExport(place, 'TEST', join(disk, 'out'), '--private');
  assert.equal(code, 1);
  assert.match(error.trim(), /^The disk is full: .* Nothing was left behind\.$/);
  assert.deepEqual(readdirSync(disk), []);
});
