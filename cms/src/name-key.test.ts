import assert from 'node:assert/strict';
import { test } from 'node:test';
import { admissionKey, nameKey } from './name-key.ts';

const same: [string, string][] = [
  ['Asha Rani', '  asha   RANI '],
  ['R.K. Sharma', 'R K Sharma'],
  ['R. K. Sharma', 'RK SHARMA'],
  ["D'Souza", 'D’Souza'],
  ['Anne-Marie', 'Anne‑Marie'],
  ['Anne Marie', 'Anne\u00a0Marie'],
  ['José', 'Jose\u0301'],
  ['Ａｓｈａ', 'Asha'],
  ['As\u200bha\ufeff', 'Asha'],
  ['Straße', 'STRASSE'],
  ['फ़ातिमा', 'फ\u093cातिमा'],
  ['ज़ैनब', '\u095bैनब'],
  ['क\u094d\u200dषमा', 'क\u094dषमा'],
];

for (const [one, other] of same)
  test(`"${one}" and "${other}" are the same name`, () => {
    assert.equal(nameKey(one), nameKey(other));
    assert.notEqual(nameKey(one), '');
  });

const different: [string, string][] = [
  ['Asha', 'Usha'],
  ['Jose', 'José'],
  ['कमल', 'कमला'],
  ['राम', 'रमा'],
  ['Ram 2', 'Ram 3'],
];

for (const [one, other] of different)
  test(`"${one}" and "${other}" are two names`, () => {
    assert.notEqual(nameKey(one), nameKey(other));
  });

test('a name of signs only has no key', () => {
  for (const name of ['', ' . ', '--', '\u0000', '\u200d']) assert.equal(nameKey(name), '');
});

test('an admission number is the same with other separators and digits', () => {
  assert.equal(admissionKey('NJ/2019-045'), admissionKey('nj 2019 045'));
  assert.equal(admissionKey('२०१९/०४५'), '2019045');
  assert.notEqual(admissionKey('2019/045'), admissionKey('2019/45'));
});
