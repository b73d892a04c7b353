/** The demo school's disclosure as it is imported, signed, and imported anew on later days: complete, in date, and signed as long as its papers stay. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, mock, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { askRest, makeSignedIn } from './rest.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

const demo = fileURLToPath(new URL('../../schools/njms', import.meta.url));
/** What the form is drawn from; the albums and the roll would only take time. */
const parts = [
  'school.yaml',
  'pictures.yaml',
  'portraits.yaml',
  'documents.yaml',
  'pages/SchoolStrength.yaml',
  'pages/FeeStructure.yaml',
  'pages/SchoolFeeStructure.yaml',
  'pages/AcademicCalendar.yaml',
  'records/certificates.yaml',
  'records/board-results.yaml',
  'records/committees.yaml',
  'records/faculty.yaml',
  'records/annual-reports.yaml',
];

let cms: TestCms;
let folder: string;
let school: number;
const password = 'a long pass phrase';

const goTo = (day: string) => mock.timers.setTime(Date.parse(`${day}T10:00:00+05:30`));

const importOn = async (day: string, update: boolean): Promise<void> => {
  const { importSchool } = await import('../src/import/import-school.ts');
  goTo(day);
  await importSchool(cms.payload, folder, { update, say: () => {} });
};

/** Rows that are not green on a day, with why. */
const findingsOn = async (day: string): Promise<string[]> => {
  const { loadSchoolRecords } = await import('../src/api/records/school-records.ts');
  const { checkDisclosure } = await import('../src/disclosure/check.ts');
  const { loadSigners } = await import('../src/disclosure/load-signers.ts');
  const accounts = await loadSigners(cms, school);
  return checkDisclosure(await loadSchoolRecords(cms, school), day, [], accounts)
    .filter(({ state }) => state !== 'green')
    .map(({ id, verdicts }) => `${id}: ${verdicts.map(({ reason }) => reason).join(', ')}`);
};

const certificates = async () =>
  (await cms.payload.find({ collection: 'certificates', pagination: false, sort: 'importKey' }))
    .docs;

/** Manager and Principal sign what is not signed yet. */
const signAll = async (): Promise<void> => {
  for (const email of ['manager@a.example', 'principal@a.example']) {
    const { body } = await askRest('POST', '/staff/login', { body: { email, password } });
    const token = String(body.token);
    for (const { id } of await certificates()) {
      const { status, text } = await askRest('POST', `/certificates/${id}/sign`, {
        token,
        body: {},
      });
      assert.ok(status === 200 || status === 409, text);
    }
  }
};

before(async () => {
  mock.timers.enable({ apis: ['Date'] });
  goTo('2028-02-29');
  cms = await openTestCms();
  folder = join(cms.dataDir, 'demo');
  for (const part of parts) {
    mkdirSync(join(folder, part, '..'), { recursive: true });
    cpSync(join(demo, part), join(folder, part));
  }
  for (const files of ['pictures', 'documents', 'voice'])
    symlinkSync(join(demo, files), join(folder, files));
  await importOn('2028-02-29', false);
  const { docs } = await cms.payload.find({ collection: 'schools' });
  school = Number(docs[0]?.id);
  // The first account ever made is the operator's.
  await makeSignedIn(cms.payload, 'operator', undefined);
  for (const as of ['Manager', 'Principal'] as const)
    await cms.payload.create({
      collection: 'staff',
      data: {
        name: as,
        email: `${as.toLowerCase()}@a.example`,
        password,
        role: 'head',
        signsAs: as,
        tenants: [{ tenant: school }],
      },
    });
});
after(async () => {
  mock.timers.reset();
  await cms.close();
});

test('imported on a 29 February, only the signatures are missing; with them every row is green', async () => {
  const before = await findingsOn('2028-02-29');
  assert.equal(before.length, 8);
  for (const finding of before)
    assert.match(
      finding,
      /^[\w-]+: Not signed by the Manager: Manager can sign, Not signed by the Principal: Principal can sign$/,
    );
  await signAll();
  assert.deepEqual(await findingsOn('2028-02-29'), []);
});

test('the paper that is kept is a PDF with a title and a language, and letters that can be copied', async () => {
  const { openMediaFile } = await import('../src/media/files.ts');
  const { buffer } = await import('node:stream/consumers');
  const fire = (await certificates()).find(({ kind }) => kind === 'fire');
  assert.ok(fire && typeof fire.file === 'object');
  assert.equal(fire.file.alt, 'Fire safety certificate');
  const file = await openMediaFile(fire.file);
  assert.ok(file);
  const text = (await buffer(file.read())).toString('latin1');
  assert.match(text, /^%PDF-1\.7/);
  assert.match(text, /\/Lang \(en-IN\)/);
  assert.match(text, /\/MarkInfo/);
  assert.match(text, /\/ToUnicode/);
});

test('imported anew the next day, nothing has changed, and every signature stands', async () => {
  const before = await certificates();
  await importOn('2028-03-01', true);
  assert.deepEqual(await findingsOn('2028-03-01'), []);
  const paths = (docs: typeof before) =>
    docs.map(({ file }) => typeof file === 'object' && file.path);
  assert.deepEqual(paths(await certificates()), paths(before));
});

test('imported anew without --update years later, it lapses like any school’s', async () => {
  await importOn('2031-03-31', false);
  const findings = await findingsOn('2031-03-31');
  assert.ok(findings.includes('fire: Lapsed on 2 June 2029'), findings.join('\n'));
});

test('imported anew with it, every paper is in date, and only those that are new want signatures', async () => {
  await importOn('2031-03-31', true);
  assert.deepEqual(
    (await findingsOn('2031-03-31')).map((finding) => finding.split(':')[0]).toSorted(),
    ['building', 'fire', 'health', 'self-declaration'],
  );
  await signAll();
  assert.deepEqual(await findingsOn('2031-03-31'), []);
  await importOn('2031-04-01', true);
  assert.deepEqual(await findingsOn('2031-04-01'), []);
});
