/** The weekly letter, sent through a real mail server: to heads, once, and again when it could not be sent. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type MailBox, openMailBox } from './mail-box.ts';
import { createPlace, type Place } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let box: MailBox;
let cms: TestCms;
let place: Place;
let other: Place;
let problems: Record<string, unknown>[] = [];

const hour = 3600_000;
/** Half past nine on a Monday. */
const monday = Date.parse('2026-11-16T09:30:00+05:30');

before(async () => {
  box = await openMailBox();
  process.env.SMTP_URL = box.url;
  process.env.MAIL_FROM = 'Aangan <office@school.example>';
  cms = await openTestCms();
  place = await createPlace(cms.payload, 'MAIL');
  other = await createPlace(cms.payload, 'MAIM');
  const add = (data: { email: string; role: string; tenants?: object[]; disabled?: boolean }) =>
    cms.payload.create({
      collection: 'staff',
      data: { name: 'Asha', password: 'a long password of hers', ...data } as never,
    });
  const tenants = [{ tenant: place.school }];
  await add({ email: 'operator@host.example', role: 'operator' });
  for (const role of ['head', 'editor', 'office'])
    await add({ email: `${role}@school.example`, role, tenants });
  await add({ email: 'gone@school.example', role: 'head', tenants, disabled: true });
  await add({ email: 'head@other.example', role: 'head', tenants: [{ tenant: other.school }] });
});
after(async () => {
  await cms.close();
  await box.close();
});

const run = async (now: number) => {
  const { runWeekly } = await import('../src/mail/weekly.ts');
  problems = [];
  return runWeekly({
    payload: cms.payload,
    dataDir: cms.dataDir,
    now,
    adminUrl: 'https://office.school.example',
    report: (problem) => problems.push(problem),
  });
};

test('a letter that cannot be sent now is tried again, and one that is refused for good is not', async () => {
  box.refuse('450 Later');
  await assert.rejects(run(monday), /2 letters could not be sent yet/);
  assert.deepEqual(
    problems.map(({ code }) => code),
    ['letter-not-sent', 'letter-not-sent'],
  );
  assert.doesNotMatch(JSON.stringify(problems), /@/);
  box.refuse('535 Wrong password', 'MAIL FROM');
  await assert.rejects(run(monday), /2 letters could not be sent yet/);
  box.refuse('550 Nobody of that name');
  assert.equal(await run(monday + hour), 0);
  assert.equal(await run(monday + 2 * hour), undefined);
  assert.deepEqual(box.letters, []);
  box.refuse();
});

test('heads whose account is open get it, each the one of their school, once a week', async () => {
  const next = monday + 7 * 24 * hour;
  assert.equal(await run(next), 2);
  assert.equal(await run(next + hour), undefined);
  assert.equal(box.letters.length, 2);
  const [letter] = box.letters.filter(({ text }) => /School MAIL/.test(text));
  assert.ok(letter);
  assert.deepEqual(letter.to, ['head@school.example']);
  assert.match(letter.text, /^From: Aangan <office@school\.example>$/m);
  assert.match(letter.text, /Must be put right:/);
  assert.match(letter.text, /Fire safety certificate: There is no such document yet/);
  assert.match(letter.text, /https:\/\/office\.school\.example\/admin\/disclosure/);
  assert.doesNotMatch(letter.text, /<script|Content-Type: text\/html/);
});

test('the fault of one school does not keep the others from their letters, whichever comes first', async () => {
  const schools = [
    { id: place.school, head: 'head@school.example' },
    { id: other.school, head: 'head@other.example' },
  ];
  for (const [index, { id, head }] of schools.entries()) {
    const week = monday + (index + 2) * 7 * 24 * hour;
    // What a broken disk or an older version may leave behind: no list, where one is read.
    const key = `links-of-${id}`;
    await cms.payload.kv.set(key, { triedAt: week, troubles: 'none' });
    box.letters.length = 0;
    await assert.rejects(run(week), /1 letters could not be sent yet/);
    assert.deepEqual(
      problems.map(({ code, school }) => [code, school]),
      [['letter-not-made', id]],
    );
    const healthy = schools.filter((one) => one.id !== id).map((one) => one.head);
    assert.deepEqual(
      box.letters.flatMap(({ to }) => to),
      healthy,
    );
    // Put right, the school gets its own, and nobody a second one.
    await cms.payload.kv.delete(key);
    assert.equal(await run(week + hour), 1);
    assert.deepEqual(
      box.letters.flatMap(({ to }) => to),
      [...healthy, head],
    );
  }
});
