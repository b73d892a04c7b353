import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextField } from 'payload';
import { digitsField, phoneField } from './text-fields.ts';

const verdict = ({ validate }: TextField, value: unknown): unknown =>
  (validate as (value: unknown) => unknown)(value);

const udise = digitsField({ name: 'udise', label: 'UDISE code', digits: 11, refusal: 'No.' });
const kept = (value: string): unknown =>
  udise.hooks?.beforeValidate?.map((hook) => (hook as (given: object) => unknown)({ value }))[0];

for (const written of ['06999900581', '06 99 990 0581', '0699-99-00581', '०६९९९९००५८१', '', null])
  test(`${JSON.stringify(written)} is taken for eleven digits, or nothing`, () =>
    assert.equal(verdict(udise, written), true));
for (const written of ['0699990058', '069999005811', 'NJMS', '0699990058O', 6999900581])
  test(`${JSON.stringify(written)} is refused`, () => assert.equal(verdict(udise, written), 'No.'));
test('it is kept as digits alone', () => assert.equal(kept('०६ 99-9900581'), '06999900581'));
test('one that must be there is asked for', () =>
  assert.equal(
    verdict(digitsField({ name: 'x', label: 'x', required: true, digits: 6, refusal: 'No.' }), ''),
    'No.',
  ));

const phone = phoneField({ name: 'number', label: 'Number' });
for (const written of [
  '01662-555-010',
  '98765 43210',
  '+91 98765 43210',
  '(01662) 555010',
  '1800 180 1111',
  '01662-555010 ext. 12',
  '०१६६२-५५५०१०',
])
  test(`${written} is a phone number`, () => assert.equal(verdict(phone, written), true));
for (const written of [
  'office',
  '98765 43210 (Mr Rao)',
  '12345',
  '98765432109876543',
  'office@a.in',
])
  test(`${written} is none`, () => assert.match(String(verdict(phone, written)), /STD code/));
for (const written of ['01662-555010/11', '01662-555010, 01662-555011'])
  test(`${written} is more than one`, () =>
    assert.match(String(verdict(phone, written)), /one number here/));
