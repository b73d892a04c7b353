import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Kept } from '@aangan/contract/privacy.ts';
import { grievanceContactOf, keptInWords } from './privacy.ts';

const school = { phones: ['01662-1', '01662-2'], emails: ['office@a.in', 'b@a.in'] };
const nothing = { name: null, designation: null, email: null, phone: null };
const ofSchool = { email: 'office@a.in', phone: '01662-1' };

test('promise 2.20: a school that has said nothing names its Principal, at its first address and phone', () => {
  const expected = { who: 'The Principal', ...ofSchool };
  assert.deepEqual(grievanceContactOf(school), expected, 'a provider that knows nothing of it');
  assert.deepEqual(grievanceContactOf({ ...school, grievanceContact: nothing }), expected);
  const unknown = grievanceContactOf({ phones: [], emails: [] });
  assert.deepEqual(unknown, { who: 'The Principal', email: undefined, phone: undefined });
});

test('promise 2.20: what a school has said stands, and only the rest falls back', () => {
  const contactOf = (given: Partial<typeof nothing> | Record<string, string>) =>
    grievanceContactOf({ ...school, grievanceContact: { ...nothing, ...given } });
  assert.deepEqual(contactOf({ name: 'आशा रानी' }), { who: 'आशा रानी', ...ofSchool });
  assert.deepEqual(contactOf({ designation: 'Manager', phone: '99' }), {
    ...ofSchool,
    who: 'Manager',
    phone: '99',
  });
  assert.deepEqual(contactOf({ name: 'Asha', designation: 'Manager', email: 'p@a.in' }), {
    ...ofSchool,
    who: 'Asha, Manager',
    email: 'p@a.in',
  });
});

const times: [Kept, string][] = [
  [{ months: 12 }, '12 months'],
  [{ months: 1 }, 'one month'],
  [{ days: 30 }, '30 days'],
  ['while listed', 'until the school takes the child off the list'],
  ['while agreed', 'as long as the parents agree'],
  ['as proof', 'as long as the school must be able to show it'],
  ['as the law asks', 'as long as the law asks the school to keep them'],
];
for (const [kept, words] of times)
  test(`${JSON.stringify(kept)} is '${words}'`, () => assert.equal(keptInWords(kept), words));
