import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trapField } from '@aangan/contract/forms.ts';
import { fingerprints, looksLikeSpam, storable } from './submission.ts';

const hour = 60 * 60 * 1000;
const now = 480_000 * hour + 59 * 60 * 1000;
const submission = {
  school: 'NJMS',
  type: 'Admission',
  values: { name: 'Asha', message: 'Hello' },
};

test('the same submission is recognised a minute later, also over the full hour', () => {
  const first = fingerprints(submission, now);
  const reordered = { ...submission, values: { message: 'Hello', name: 'Asha' } };
  assert.equal(fingerprints(reordered, now + 30_000).present, first.present);
  assert.equal(fingerprints(submission, now + 2 * 60_000).before, first.present);
  const tomorrow = fingerprints(submission, now + 24 * hour);
  assert.ok(![tomorrow.present, tomorrow.before].includes(first.present));
});

test('another school, type, field or value is another submission', () => {
  const { present } = fingerprints(submission, now);
  const others = [
    { ...submission, school: 'SVNK' },
    { ...submission, type: 'GuestBook' },
    { ...submission, values: { name: 'Asha', message: 'Hello!' } },
    { ...submission, values: { name: 'Hello', message: 'Asha' } },
  ];
  for (const other of others) assert.notEqual(fingerprints(other, now).present, present);
});

const spam: [
  what: string,
  body: Record<string, unknown>,
  values: Record<string, string>,
  boolean,
][] = [
  ['a plain message', {}, { message: 'When do admissions open?' }, false],
  ['an empty trap', { [trapField]: '' }, { message: 'Hello' }, false],
  ['a filled trap', { [trapField]: 'x' }, { message: 'Hello' }, true],
  ['a trap filled with an object', { [trapField]: {} }, { message: 'Hello' }, true],
  ['two links', {}, { message: 'see https://a.in and www.b.in' }, false],
  ['three links', {}, { message: 'http://a http://b [url=c]' }, true],
  ['a web address of one’s own', {}, { webAddress: 'https://a.in', message: 'Hello' }, false],
];

for (const [what, body, values, expected] of spam)
  test(`${what} ${expected ? 'looks' : 'does not look'} like spam`, () => {
    assert.equal(looksLikeSpam(body, values), expected);
  });

test('text is kept exactly but for what no database holds', () => {
  assert.equal(storable('नमस्ते 👩‍👧‍👦\r\n\t“ok”'), 'नमस्ते 👩‍👧‍👦\r\n\t“ok”');
  assert.equal(storable('a\u0000b\ud800c'), 'ab\ufffdc');
});
