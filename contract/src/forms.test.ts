import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkForm,
  enquiryForm,
  type FieldErrors,
  formTypes,
  guestBookForm,
  howKnowOptions,
  privacyForm,
  privacyRequestOptions,
  rateOptions,
  relationOptions,
  tcForm,
} from './forms.ts';
import { messages, notAnOption, tooLong } from './messages.ts';

const enquiry = {
  name: 'Meera Devi',
  phone: '98120 00000',
  email: 'meera@example.in',
  subject: 'Admission to Class I',
  address: '12 Model Town, Hisar',
  message: 'When does the admission period begin?',
};
const guest = {
  name: 'Arjun',
  webAddress: 'none',
  email: 'not checked',
  profession: 'Farmer',
  rate: 'Very Good',
  howKnow: 'I am a parent',
  message: 'A good school.',
};
const privacy = {
  name: 'Meera Devi',
  phone: '98120 00000',
  email: 'meera@example.in',
  relation: 'Parent',
  studentName: 'Asha Rani',
  studentClass: 'V Lily',
  request: 'Erase my data',
  message: 'Please take down her photograph.',
};
const tc = { name: 'Asha Rani', admission: '1204' };

type Case = [string, Parameters<typeof checkForm>[0], Record<string, unknown>, FieldErrors];
const enquiryCase = (name: string, change: Record<string, unknown>, fields: FieldErrors): Case => [
  `promise 5.2, enquiry: ${name}`,
  enquiryForm,
  { ...enquiry, ...change },
  fields,
];
const guestCase = (name: string, change: Record<string, unknown>, fields: FieldErrors): Case => [
  `promise 5.3, guest book: ${name}`,
  guestBookForm,
  { ...guest, ...change },
  fields,
];
const privacyCase = (name: string, change: Record<string, unknown>, fields: FieldErrors): Case => [
  `promise 5.5, privacy request: ${name}`,
  privacyForm,
  { ...privacy, ...change },
  fields,
];
const tcCase = (name: string, change: Record<string, unknown>, fields: FieldErrors): Case => [
  `promise 5.1, TC: ${name}`,
  tcForm,
  { ...tc, ...change },
  fields,
];

const cases: Case[] = [
  enquiryCase('all six fields filled in', {}, {}),
  enquiryCase('no name', { name: '' }, { name: 'Name is required.' }),
  enquiryCase('a name of spaces only', { name: ' \t ' }, { name: 'Name is required.' }),
  enquiryCase('no email', { email: '' }, { email: 'Email is required.' }),
  ...[
    'meera',
    'meera@',
    '@example.in',
    'meera@example',
    'a b@example.in',
    'a@b..in',
    'a@@b.in',
  ].map((email) => enquiryCase(`email ${email}`, { email }, { email: 'Email is not valid.' })),
  ...['m@example.in', 'm.d+x@sub.example.co.in', ' padded@example.in ', 'मीरा@उदाहरण.भारत'].map(
    (email) => enquiryCase(`email ${email}`, { email }, {}),
  ),
  enquiryCase('no phone', { phone: '' }, { phone: 'Phone Number is required.' }),
  enquiryCase('a phone of any form', { phone: 'office, ext. 4' }, {}),
  enquiryCase('no subject', { subject: '' }, { subject: 'Subject is required.' }),
  enquiryCase('no address', { address: '' }, { address: 'Address is required.' }),
  enquiryCase('no message', { message: '' }, { message: 'Message is required.' }),
  enquiryCase('a field that is not text', { name: 7 }, { name: 'Name is required.' }),
  enquiryCase('a field that is absent', { name: undefined }, { name: 'Name is required.' }),
  enquiryCase('too long a message', { message: 'x'.repeat(5001) }, { message: tooLong(5000) }),
  enquiryCase('a Devanagari name', { name: 'मीरा देवी' }, {}),
  guestCase('all fields filled in', {}, {}),
  guestCase('no name', { name: '' }, { name: 'Name is required' }),
  guestCase('no email', { email: '' }, { email: 'Email is required' }),
  guestCase('an email in no form, presence only', { email: 'x' }, {}),
  guestCase('no profession', { profession: '' }, { profession: 'Profession is required' }),
  guestCase('no web address', { webAddress: '' }, { webAddress: 'webAddress is required' }),
  guestCase('no message', { message: '' }, { message: 'This Field is required' }),
  guestCase('no howKnow', { howKnow: '' }, { howKnow: 'This Field is required' }),
  guestCase('howKnow that is no option', { howKnow: 'x' }, { howKnow: notAnOption }),
  guestCase('rate is optional', { rate: '' }, {}),
  guestCase('rate may be absent', { rate: undefined }, {}),
  guestCase('rate that is no option', { rate: 'Superb' }, { rate: notAnOption }),
  ...rateOptions.map((rate) => guestCase(`rate ${rate}`, { rate }, {})),
  ...howKnowOptions.map((howKnow) => guestCase(`howKnow ${howKnow}`, { howKnow }, {})),
  privacyCase('all fields filled in', {}, {}),
  privacyCase('no name', { name: '' }, { name: 'Name is required.' }),
  privacyCase('no phone', { phone: ' ' }, { phone: 'Phone Number is required.' }),
  privacyCase('no email', { email: '' }, { email: 'Email is required.' }),
  privacyCase('email in no form', { email: 'meera@' }, { email: 'Email is not valid.' }),
  privacyCase('no relation', { relation: '' }, { relation: messages.privacy.relationRequired }),
  privacyCase('relation that is no option', { relation: 'x' }, { relation: notAnOption }),
  privacyCase('nothing asked', { request: '' }, { request: messages.privacy.requestRequired }),
  privacyCase('asked what is no option', { request: 'x' }, { request: notAnOption }),
  privacyCase('no message', { message: '' }, { message: 'Message is required.' }),
  privacyCase('no student', { studentName: '', studentClass: undefined }, {}),
  privacyCase('a Devanagari student', { name: 'मीरा', studentName: 'आशा रानी' }, {}),
  privacyCase('too long a class', { studentClass: 'x'.repeat(51) }, { studentClass: tooLong(50) }),
  ...relationOptions.map((relation) => privacyCase(`relation ${relation}`, { relation }, {})),
  ...privacyRequestOptions.map((request) => privacyCase(`asked: ${request}`, { request }, {})),
  tcCase('both filled in', {}, {}),
  tcCase('no admission number', { admission: '' }, { admission: 'Please fill in all fields' }),
  tcCase('no name', { name: '  ' }, { name: 'Please fill in all fields' }),
];
for (const [name, form, values, fields] of cases)
  test(name, () => {
    const checked = checkForm(form, values);
    assert.deepEqual(checked.ok ? {} : checked.fields, fields);
  });

test('promise 5.5: the two option lists of a privacy request, to the letter', () => {
  assert.deepEqual(
    [...relationOptions],
    ['Parent', 'Guardian', 'I am the student', 'I am a former student', 'Other'],
  );
  assert.deepEqual(
    [...privacyRequestOptions],
    ['See my data', 'Correct my data', 'Erase my data', 'Withdraw a consent'],
  );
});

test('promise 5.3: the two option lists, to the letter', () => {
  assert.deepEqual([...rateOptions], ['Excellent', 'Very Good', 'Good', 'Average', 'Poor']);
  assert.deepEqual(
    [...howKnowOptions],
    [
      'Referred by a friend',
      'I am a student',
      'I am a parent',
      'I am an ex-student',
      'Through search engines',
    ],
  );
});

test('an empty form names every required field and no other', () => {
  const wrong = (form: Parameters<typeof checkForm>[0]) => {
    const checked = checkForm(form, {});
    return checked.ok ? [] : Object.keys(checked.fields).sort();
  };
  assert.deepEqual(wrong(enquiryForm), Object.keys(enquiry).sort());
  assert.deepEqual(
    wrong(guestBookForm),
    Object.keys(guest)
      .filter((field) => field !== 'rate')
      .sort(),
  );
  assert.deepEqual(
    wrong(privacyForm),
    Object.keys(privacy)
      .filter((field) => !field.startsWith('student'))
      .sort(),
  );
  assert.deepEqual(wrong(tcForm), Object.keys(tc).sort());
});

test('values come back trimmed, and nothing undeclared with them', () => {
  const checked = checkForm(tcForm, { name: ' Asha Rani ', admission: ' 1204', extra: 'x' });
  assert.deepEqual(checked, { ok: true, values: tc });
});

test('every field of one line comes back as one line, and a message with its lines', () => {
  const dirty = (text: string) => `${text}\r\nBcc: x\v\u202Ey\u0000`;
  const several = ['address', 'message'];
  for (const [form, sample] of [
    [enquiryForm, enquiry],
    [guestBookForm, guest],
    [privacyForm, privacy],
    [tcForm, tc],
  ] as const)
    for (const [field, text] of Object.entries(sample)) {
      if (field === 'rate') continue;
      const checked = checkForm<Record<string, string>>(form as never, {
        ...sample,
        [field]: dirty(text),
      });
      // A choice or an address of mail that is none any more is refused.
      const isRefused =
        ['howKnow', 'relation', 'request'].includes(field) ||
        (field === 'email' && form !== guestBookForm);
      assert.equal(checked.ok, !isRefused, field);
      if (checked.ok && !several.includes(field))
        assert.equal(checked.values[field], `${text} Bcc: x y`, field);
      if (checked.ok && several.includes(field))
        assert.match(checked.values[field] ?? '', /\r\nBcc/, field);
    }
});

test('what is not a form at all is refused, not thrown at', () => {
  for (const values of [null, undefined, 'text', 7, []])
    assert.equal(checkForm(enquiryForm, values).ok, false);
});

test('promise 7: the form types', () =>
  assert.deepEqual(formTypes, ['Admission', 'GuestBook', 'Privacy']));
