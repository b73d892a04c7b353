import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phoneLinks } from './phone.ts';

const numbers: [string, string | undefined][] = [
  ['98120 34567', '919812034567'],
  ['09812034567', '919812034567'],
  ['+91 98120-34567', '919812034567'],
  ['919812034567', '919812034567'],
  ['0091 9812034567', '919812034567'],
  ['९८१२०३४५६७', '919812034567'],
  ['(01662) 234567', '911662234567'],
  ['+44 20 7946 0958', '442079460958'],
  ['12345', undefined],
  ['call me', undefined],
  ['', undefined],
  ['98120 34567 or 68', undefined],
  ['javascript:alert(1)', undefined],
];
for (const [typed, number] of numbers)
  test(`${JSON.stringify(typed)} is ${number ?? 'no number that can be called'}`, () =>
    assert.deepEqual(
      phoneLinks(typed),
      number && { call: `tel:+${number}`, whatsApp: `https://wa.me/${number}` },
    ));
