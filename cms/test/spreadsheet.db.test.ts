/** Letters as a spreadsheet: of one's own school, for those who may read them, and without a formula that runs. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Role } from '../src/access/roles.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { createPlace, createSample, type Place } from './sample-records.ts';
import { openTestCms } from './test-cms.ts';

const cms = await openTestCms();
const tokens = new Map<Role, string>();
let ownSchool: number;
let otherSchool: unknown;

const addLetter = (place: Place, name: string, more: object = {}) =>
  cms.payload.create({
    collection: 'enquiries',
    data: {
      name,
      subject: 'Admission',
      phone: '98120 34567',
      email: 'a@example.in',
      message: 'Two lines,\nand a "quote"',
      fingerprint: name,
      school: place.school as number,
      receivedAt: '2026-08-14T20:00:00.000Z',
      ...more,
    } as never,
  });

before(async () => {
  const own = await createPlace(cms.payload, 'AAAA');
  const other = await createPlace(cms.payload, 'BBBB');
  for (const role of ['operator', 'office', 'editor'] as const)
    tokens.set(role, await makeSignedIn(cms.payload, role, own.school));
  await addLetter(own, '=HYPERLINK("http://evil.example")');
  await addLetter(own, 'सुनीता देवी', { status: 'answered' });
  await addLetter(own, '＝1+1');
  await addLetter(other, 'Elsewhere');
  ownSchool = own.school;
  otherSchool = other.school;
});
after(() => cms.close());

const sheet = (role: Role | undefined, query = '') =>
  askRest('GET', `/enquiries/spreadsheet${query}`, { token: role && tokens.get(role) });

test('the office gets the letters of its school, formulas as text, in any script', async () => {
  const { status, headers, text } = await sheet('office');
  assert.equal(status, 200);
  assert.match(headers.get('content-disposition') ?? '', /enquiries\.csv/);
  assert.match(headers.get('content-type') ?? '', /^text\/csv/);
  assert.match(text, /"Received","Status","Name","Phone"/);
  assert.match(text, /"15 Aug 2026, 1:30\sam","new","'=HYPERLINK\(""http/i);
  assert.match(text, /"'＝1\+1"/);
  assert.match(text, /"answered","सुनीता देवी"/);
  assert.doesNotMatch(text, /Elsewhere/);
});

test('of one status, if that is asked for', async () => {
  const { text } = await sheet('office', '?status=answered');
  assert.match(text, /सुनीता/);
  assert.doesNotMatch(text, /HYPERLINK/);
});

test('nobody else gets any', async () => {
  assert.equal((await sheet('editor')).status, 403);
  assert.equal((await sheet(undefined)).status, 403);
});

test('an operator sees of which school each is, and gets those of the school that is open', async () => {
  const { text } = await sheet('operator');
  assert.match(text, /^\uFEFF?"School","Received"/);
  assert.match(text, /Elsewhere/);
  assert.match(text, /HYPERLINK/);
  const { text: open } = await askRest('GET', '/enquiries/spreadsheet', {
    token: tokens.get('operator'),
    cookie: `payload-tenant=${otherSchool}`,
  });
  assert.match(open, /Elsewhere/);
  assert.doesNotMatch(open, /HYPERLINK/);
  const { text: own } = await askRest('GET', '/enquiries/spreadsheet', {
    token: tokens.get('office'),
    cookie: `payload-tenant=${otherSchool}`,
  });
  assert.doesNotMatch(own, /Elsewhere/);
});

test('promise 12.13: privacy requests with the day by which each is answered, which nobody changes', async () => {
  const token = tokens.get('office');
  const { id } = await createSample(cms.payload, 'privacy-requests', {
    school: ownSchool,
  } as Place);
  const { dueOn } = await cms.payload.findByID({ collection: 'privacy-requests', id });
  for (const role of ['office', 'operator'] as const) {
    const change = { dueOn: '2099-12-31', receivedAt: '2099-12-01T00:00:00.000Z', note: role };
    const path = `/privacy-requests/${id}`;
    const { status } = await askRest('PATCH', path, { token: tokens.get(role), body: change });
    assert.equal(status, 200);
    const kept = await cms.payload.findByID({ collection: 'privacy-requests', id });
    assert.deepEqual([kept.dueOn, kept.note], [dueOn, role]);
  }
  const { text } = await askRest('GET', '/privacy-requests/spreadsheet', { token });
  assert.match(text, /"Received","Status","Answer by","Name"/);
  assert.match(text, new RegExp(`"new","${dueOn}","Parent"`));
  const { status } = await askRest('GET', '/privacy-requests/spreadsheet', {
    token: tokens.get('editor'),
  });
  assert.equal(status, 403);
});
